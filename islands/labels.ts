import type { ScreenWords } from "../routes/words/words.ts";

type FoundationWords = ScreenWords["foundation"];

/** What a phase is called; one that has no name of its own is under way. */
export function phaseLabel(phase: string, { phases, otherPhase }: FoundationWords): string {
  return new Map<string, string>(Object.entries(phases)).get(phase) ?? otherPhase;
}

export const ANCHOR_NAMES = ["truth", "expression", "attention", "evolution"] as const;
export type AnchorName = typeof ANCHOR_NAMES[number];

/** The sections of each anchor, in reading order. */
export const ANCHOR_SECTIONS = {
  truth: ["market_analysis", "cultural_opportunities", "consumer_insights", "strategic_synthesis"],
  expression: ["brand_identity", "voice_guidelines", "visual_direction", "strategic_messaging"],
  attention: ["channel_strategy", "content_approach", "audience_connection", "launch_tactics"],
  evolution: ["customer_journey", "growth_strategy", "retention_approach", "evolution_milestones"],
} as const;
export type SectionId = typeof ANCHOR_SECTIONS[AnchorName][number];

/** `Nov 21, 2026` in English, `21. Nov. 2026` in German. UTC, so that server and browser agree. */
export function shortDate(iso: string, locale: string): string {
  return new Date(iso).toLocaleDateString(locale, {
    month: "short",
    day: "numeric",
    year: "numeric",
    timeZone: "UTC",
  });
}
