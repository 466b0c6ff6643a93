import type { FoundationAnchor } from "./anchors.ts";

/** Something that is other in a version than before. */
export interface VersionChange {
  /** The part that changed, as it is called for the founder: "Goal: by when". */
  label: string;
  /** What stood there; "" for nothing, null where it was not kept. */
  before: string | null;
  /** What stands there since; "" where it was struck out. */
  after: string;
  /** The turn that changed it, by its number among all turns; null where the journey does not hold it. */
  said: { turn: string; number: number } | null;
  /** The anchors that take it; none where that is not known. */
  anchors: FoundationAnchor[];
}

/** `underway` and `reviewing` are not over yet. */
export type VersionReason = "underway" | "finished" | "corrected" | "reviewing" | "reviewed";

/** A version of a strategy: why there is one, and what changed. */
export interface StrategyVersion {
  /** 1 as the interview left it, 2 after the first review; behind the point the founder's own changes since: "1.2". */
  number: string;
  /** ISO date; null where the day was not kept, or has not come. */
  on: string | null;
  why: VersionReason;
  changes: VersionChange[];
}
