import type { Mark } from "./claims.ts";
import type { SectionId } from "./anchors.ts";

/** One of the thirty days' entries (craft, section 6). */
export interface CalendarEntry {
  /** Stable over re-makes of the same calendar. */
  uid: string;
  /** ISO date: 2026-11-23. */
  date: string;
  channel: string;
  format: string;
  pillar: string;
  section: SectionId;
  stage: string;
  segment: string;
  /** At most 14 words; no hook twice. */
  hook: string;
  message: string;
  draft: string;
  proof: string;
  visual: string;
  call_to_action: string;
  minutes: number;
  owner: string;
  metric: string;
  cultural_moment: string;
  /** Left open for what happens. */
  open: boolean;
  marks: Mark[];
}
