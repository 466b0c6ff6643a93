import type { MarkKind } from "./claims.ts";
import type { Figure } from "./figures.ts";

/** The one picture of a slide, as data. */
export type Picture =
  | { kind: "figure"; figure: Figure }
  | { kind: "numbers"; items: { value: string; label: string }[] }
  | { kind: "quote"; text: string; by: string }
  | {
    kind: "cards";
    items: { title: string; text: string }[];
    /** Steps are numbered in their order. */
    form?: "steps";
  };

/** One slide: a sentence that claims something, at most 40 words under it, one picture. */
export interface Slide {
  id: string;
  kicker: string;
  headline: string;
  body: string[];
  picture: Picture | null;
  /** May be left out where the foundation has nothing for it. */
  optional: boolean;
}

/** A slide with what it rests on, a line each. */
export interface NotedSlide extends Slide {
  notes: { kind: MarkKind; text: string }[];
}
