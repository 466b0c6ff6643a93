import { isUnspaced } from "../../../text/sentences.ts";
import type { Figure } from "./figure.ts";
import { timesNamedIn } from "./figures.ts";
import { OF_SOMETHING } from "./free_numbers.ts";
import { NUMBERS, PARTS, TIMES } from "./words.ts";

/** "Between 4 and 6 hours": the first of two numbers that are joined has the unit of the second. */
export function withUnitOf(next: Figure | undefined, figure: Figure, text: string): Figure {
  const isJoined = next !== undefined && figure.unit.kind === "plain" && figure.noun === "" &&
    JOINED.test(text.slice(figure.end, next.index));
  return isJoined ? { ...figure, unit: next.unit, per: next.per } : figure;
}

const JOINED = new RegExp(
  `^\\s?(?:${NUMBERS.sourceOf("and", "or", "span_to")}|[-–—])\\s?$`,
  "iu",
);

const NOON = 12;

/** "18 Uhr" where "um sechs" was said. */
export function asTwelveHours(figure: Figure, text: string): Figure[] {
  const isClock = figure.unit.kind === "plain" && figure.value > NOON && figure.value < 2 * NOON &&
    CLOCK.test(text.slice(figure.end));
  return isClock ? [{ ...figure, value: figure.value - NOON, noun: "" }] : [];
}

const CLOCK = new RegExp(`^\\s?(?:${TIMES.sourceOf("o_clock")}|h(?!\\p{L}))`, "iu");

/** "Show them the 71" of 71%: a number that is called by itself alone may be one of per cent. */
export function asPercent(figure: Figure, text: string): Figure[] {
  const { unit, noun, isDigits, index, end } = figure;
  const isAlone = unit.kind === "plain" && isDigits && noun === "" && NAMED.test(text.slice(0, index)) &&
    !OF_SOMETHING.test(text.slice(end));
  return isAlone ? [{ ...figure, unit: { kind: "percent" } }] : [];
}

const NAMED = new RegExp(`${PARTS.sourceOf("the")}\\s$`, "iu");

/** "An hour and a half instead of eleven": a number alone has the unit of time that its text names. */
export function asNamedTime(figure: Figure, text: string): Figure[] {
  if (figure.unit.kind !== "plain" || figure.noun !== "" || figure.per !== null || isUnspaced(text)) {
    return [];
  }
  return [...timesNamedIn(text)].map((unit) => ({ ...figure, unit: { kind: "time", unit } }));
}
