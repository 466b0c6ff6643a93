import type { Figure } from "../../agents/domain/figures.ts";

export type Picture =
  | { kind: "figure"; figure: Figure }
  | { kind: "numbers"; items: { value: string; label: string }[] }
  | { kind: "quote"; text: string; by: string }
  | { kind: "cards"; items: { title: string; text: string }[] };

/** One slide: a sentence that claims something, at most 40 words under it, one picture. */
export interface Slide {
  id: string;
  kicker: string;
  headline: string;
  /** At most `BODY_WORDS` words in all. */
  body: string[];
  picture: Picture | null;
  /** May be left out where the foundation has nothing for it. */
  optional: boolean;
}

export const BODY_WORDS = 40;
export const SLIDES = { least: 12, most: 15 };
