import type { Figure } from "./figure.ts";
import { NUMBERS } from "./words.ts";

const MOST_OF_OURS = 12;
/** Things of the strategy itself, which it counts as it goes along. */
const BEHIND = new RegExp(`^\\s?(?:[\\p{L}-]+\\s){0,1}${NUMBERS.sourceOf("ours")}`, "iu");
/** "The two sides": what was named before is counted, not claimed. */
const DETERMINED = new RegExp(`${NUMBERS.sourceOf("named_before")}\\s$`, "iu");
const MOST_DETERMINED = 3;
/** "Day 2", "Schritt 3", "第2段階": a place in an order of ours. */
const LABEL = new RegExp(`(?:${NUMBERS.sourceOf("numbered")}|#)\\s?$`, "iu");
const MOST_LABEL = 31;

/** True for a small number that counts the strategy's own things: "three steps", "the two sides". */
export function isCountOfOurs({ value, upTo, isDigits, index, end }: Figure, text: string): boolean {
  if (upTo !== null || !Number.isInteger(value)) return false;
  if (value <= MOST_OF_OURS && BEHIND.test(text.slice(end, end + 40))) return true;
  return !isDigits && value <= MOST_DETERMINED && isDetermined({ index }, text);
}

/** "Two doors: the shop and the archive": what is counted is named right behind. */
const NAMED_BEHIND = /^\s(?:\p{L}+\s?){1,3}:\s([^:;.!?]+)[.!?]?$/u;
const LIST = new RegExp(`,\\s|\\s${NUMBERS.sourceOf("and", "or")}\\s`, "iu");
const MOST_LISTED = 5;

/** True for the number of things that a list right behind it names. */
export function isListed({ value, unit, isDigits, end }: Figure, text: string): boolean {
  const list = NAMED_BEHIND.exec(text.slice(end))?.[1];
  return list !== undefined && unit.kind === "plain" && !isDigits && value > 1 && value <= MOST_LISTED &&
    list.split(LIST).length === value;
}

/** True for a number of things that were named before: "the nine", "ces deux". */
export function isDetermined({ index }: Pick<Figure, "index">, text: string): boolean {
  return DETERMINED.test(text.slice(Math.max(0, index - 12), index));
}

/** The plan that every founder gets covers thirty days. */
const OUR_DAYS = 30;

/** True for the thirty days that a plan of ours covers. */
export function isOurSpan({ value, unit }: Figure): boolean {
  return value === OUR_DAYS && unit.kind === "time" && unit.unit === "day";
}

/** True for the number of a day, step or stage. */
export function isLabel({ value, upTo, index }: Figure, text: string): boolean {
  return (upTo ?? value) <= MOST_LABEL && Number.isInteger(value) &&
    LABEL.test(text.slice(Math.max(0, index - 12), index));
}
