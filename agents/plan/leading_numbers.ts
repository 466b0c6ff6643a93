import type { Facts, MeasureFact } from "../domain/facts.ts";
import { LANGUAGES, phrasesOf, phrasesPattern } from "../text/lexicon.ts";
import { ANY_SPAN, UNIT_OF } from "../text/rate_words.ts";
import { stemsOf } from "../text/stems.ts";
import { isCurrency, isPercent } from "./amounts.ts";
import { TIMES } from "./words.ts";

/**
 * The numbers that were said, each once and as it stands now: what was told as traction first, and in both money, then
 * counts, then shares and spans of time. A number that was corrected takes the place of the older one of its name.
 */
export function leadingNumbers({ traction, measured }: Pick<Facts, "traction" | "measured">): MeasureFact[] {
  const all = [...traction, ...measured].filter(({ name }) => !SPANS.test(name));
  const latest = all.map((fact) =>
    all.find((other) => other.state === "corrected" && isSame(fact, other)) ?? fact
  );
  return [...new Map(latest.map((fact) => [nameOf(fact), fact])).values()]
    .filter((fact, at, kept) => !kept.slice(0, at).some((before) => isOneCount(before, fact)))
    .toSorted((one, other) => weightOf(one) - weightOf(other));
}

/** "12 kitchens to 22 in a year" tells of a change: its first number alone would be the wrong one. */
const SPANS = new RegExp(`(?:${TIMES.sourceOf("to_number")}|→|->)\\s*\\p{Sc}?\\d`, "iu");

const UNITS_OF_TIME = new Set(["minute", "hour", "day", "week", "month", "quarter", "year"]);

function isSame(one: MeasureFact, other: MeasureFact): boolean {
  return nameOf(one) === nameOf(other) && one.unit === other.unit;
}

/** 170 "houses that come back" and 170 "houses that come back every year": one name says all the words of the other. */
function isOneCount(one: MeasureFact, other: MeasureFact): boolean {
  return one.value === other.value && one.unit === other.unit &&
    (isWithin(one.name, other.name) || isWithin(withoutTime(one.name), withoutTime(other.name)));
}

function isWithin(one: string, other: string): boolean {
  const [fewer, more] = [stemsOf(one), stemsOf(other)].toSorted((a, b) => a.size - b.size);
  return fewer !== undefined && more !== undefined && fewer.size > 0 && fewer.isSubsetOf(more);
}

/** "Cancelled in a whole year", "cancelled in the last twelve months": the time in which it was counted names nothing. */
function withoutTime(name: string): string {
  const bare = name.replace(TIME_BEHIND, "").trim();
  return bare === "" ? name : bare;
}

const TIME_BEHIND = new RegExp(
  `\\s(?:${
    phrasesPattern(phrasesOf(LANGUAGES, "prepositions"))
  })\\s(?:[^\\s]+\\s){0,4}(?:${ANY_SPAN})(?!\\p{L}).*$`,
  "iu",
);

function nameOf({ name }: MeasureFact): string {
  return name.trim().toLowerCase();
}

function weightOf({ unit }: MeasureFact): number {
  if (isCurrency(unit)) return 0;
  if (isPercent(unit)) return 2;
  return unit !== null && isTime(unit) ? 3 : 1;
}

/** A count names what it counts; "12 days" is how long something takes. */
function isTime(unit: string): boolean {
  return UNITS_OF_TIME.has(UNIT_OF.get(unit.toLowerCase()) ?? "");
}
