import type { Approximation } from "./rounding.ts";

export type TimeUnit = "minute" | "hour" | "day" | "night" | "week" | "month" | "quarter" | "year";

/** What a number counts, as far as it can be told in any language. */
export type Unit =
  | { kind: "plain" }
  | { kind: "percent" }
  | { kind: "money"; currency: string | null }
  | { kind: "time"; unit: TimeUnit };

/** A number in a text, in digits or words, with its unit and rate. */
export interface Figure {
  value: number;
  /** The high end of a range, else null. */
  upTo: number | null;
  unit: Unit;
  /** "month", "week", "visit": what it is paid or counted by, in English; null where no rate stands behind it. */
  per: string | null;
  /** "about", "over", "nearly" or null. */
  approximation: Approximation | null;
  /** The exact stretch. */
  text: string;
  index: number;
  end: number;
  /** True for digits, false for words. */
  isDigits: boolean;
  isFraction: boolean;
  /** The word right behind it that is neither grammar nor a unit, or "". */
  noun: string;
}

/** A number with its unit, or a day. */
export type Quantity = { kind: "number"; value: number; unit: Unit } | { kind: "day"; iso: string };
