import type { MarkKind } from "./claims.ts";
import type { Figure } from "./figures.ts";

/** One bar of a slide: what it stands for, how long it is, and the words at its end. */
export interface Bar {
  name: string;
  value: number;
  said: string;
  /** The one that matters is drawn darker. */
  strong: boolean;
}

/** The one picture of a slide, as data. */
export type Picture =
  | { kind: "figure"; figure: Extract<Figure, { kind: "map" | "bridge" }> }
  | { kind: "bars"; bars: Bar[] }
  | { kind: "numbers"; items: { value: string; label: string }[] }
  /** Somebody's words; `by` is empty where nobody has to sign them. */
  | { kind: "quote"; text: string; by: string }
  /** A text of several lines is a list. */
  | { kind: "cards"; items: { title: string; text: string }[] };

/** One slide: a sentence that claims something, at most 40 words under it, one picture. */
export interface Slide {
  id: string;
  kicker: string;
  headline: string;
  body: string[];
  picture: Picture | null;
}

/** A slide with what it rests on, a line each. */
export interface NotedSlide extends Slide {
  notes: { kind: MarkKind; text: string }[];
}
