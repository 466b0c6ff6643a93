import type { Figure } from "./figure.ts";
import { isPoints } from "./figures.ts";
import { type Leaf, placeOf } from "./leaf.ts";
import { NUMBERS, PARTS } from "./words.ts";
import { isCountOfOurs, isDetermined, isLabel, isListed, isOurSpan } from "./own_counts.ts";
import { isOneOfThem, isPartOf } from "./ratios.ts";

/** "Half of your buyers", where no share was said: a share in words is checked where it is a share of something. */
export const OF_SOMETHING = new RegExp(
  `^\\s?(?:${PARTS.sourceOf("of", "of_the", "genitive", "of_one_thing", "share_of")}|${
    PARTS.patternOf("the_whole", ["en"]).source
  })(?:\\s|(?<=['’]))`,
  "iu",
);

/** "Half of the jobs", "metà dei lavori": of many it is a share; "half your answer" is a manner of speaking. */
export const OF_MANY = new RegExp(`^\\s${PARTS.sourceOf("of_the", "genitive")}\\s`, "iu");

/** "La mitad llega", "die Hälfte kommt": with its article it is a half of all. */
const HALF_OF_ALL = new RegExp(`${NUMBERS.sourceOf("half_of_all")}$`, "iu");
const LONGEST_ARTICLE = 4;

/** True for a share of all there is, which no size and no half of a thought can be. */
export function isOfAll({ index, end }: Figure, text: string): boolean {
  return HALF_OF_ALL.test(text.slice(Math.max(0, index - LONGEST_ARTICLE), end));
}

/** "Fell by a quarter", "cresceu um terço": what something changed by is a share of it. */
const CHANGED_BY = new RegExp(`${NUMBERS.sourceOf("rises", "falls")}\\s(?:\\p{L}{1,4}\\s){0,2}$`, "iu");

/** True for the quarter by which something fell. */
export function isChangedBy({ index }: Figure, text: string): boolean {
  return CHANGED_BY.test(text.slice(0, index));
}

/** "Nearly half came" tells a share, "about half a page" a size. */
const A = new RegExp(`^\\s${PARTS.sourceOf("a")}`, "iu");

interface Beside {
  leaf: Leaf;
  next: Figure | undefined;
  before: Figure | undefined;
}

/** Numbers that claim nothing: "one", "the two sides", "three steps", "day 2", and what a test or a threshold sets. */
export function isFree(figure: Figure, text: string, { leaf, next, before }: Beside): boolean {
  const { value, unit, isDigits, isFraction, end } = figure;
  if (isFraction) {
    const isShare = isOfAll(figure, text) ||
      OF_SOMETHING.test(text.slice(end)) || isChangedBy(figure, text) ||
      figure.approximation !== null && !A.test(text.slice(end));
    return !isShare && !/[\p{Script=Han}]/u.test(figure.text);
  }
  if (isOneOfThem(figure, next, text)) return true;
  const isRatio = isPartOf(figure, next, text) || before !== undefined && isPartOf(before, figure, text);
  if (isRatio) return false;
  if (isTarget(leaf, figure, text)) return true;
  if (unit.kind === "money" || unit.kind === "percent") return false;
  if (!isDigits && value <= 1) return !isOnlyOne(figure, { text, next, before });
  if (isOurSpan(figure)) return true;
  if (isPoints(figure) && BY.test(text.slice(0, figure.index))) return false;
  return unit.kind === "plain" &&
    (isCountOfOurs(figure, text) || isListed(figure, text) || isLabel(figure, text));
}

/** "By ten points" something grew; "ten points" are a list of ours. */
const BY = new RegExp(`${NUMBERS.sourceOf("by")}\\s$`, "iu");

/** "Of 312 only one": beside a number of all there are it is counted, and no manner of speaking. */
function isOnlyOne(
  { value, index, end }: Figure,
  { text, next, before }: Pick<Beside, "next" | "before"> & { text: string },
): boolean {
  const isAlone = ONLY.test(text.slice(0, index)) || ONLY_BEHIND.test(text.slice(end));
  return value === 1 && isAlone &&
    [before, next].some((other) => other?.unit.kind === "plain" && other.isDigits && other.value > 1);
}

const ONLY = new RegExp(`${NUMBERS.sourceOf("only")}\\s$`, "iu");
const ONLY_BEHIND = new RegExp(`^(?:[一-龯]{0,2}|\\s)${PARTS.sourceOf("single")}`, "iu");

/** What a plan may set itself: a threshold or a test is a proposal and no claim. */
const TARGETS = new Set([
  "done_when",
  "stop_when",
  "test",
  "rhythm",
  "measure",
  "metric",
  "look_for",
  "signal",
  "enter_when",
]);
const MOST_IN_TARGET = 100;
/**
 * What is done and watched for may take as long, and as few, as it is planned to: "for five minutes", "ring two of them".
 * "The nine who left" are told of, not planned.
 */
const PLANNED = new Set([
  "step",
  "will",
  "fix",
  "when",
  "sign",
  "save",
  "what",
  "show",
  "avoid",
  "follows",
  "doubt",
]);
const MOST_PLANNED = 12;

/** What ends or opens a step of the plan: "fewer than five of ten" is set there, not counted. */
const THRESHOLDS = new Set(["stop_when", "enter_when", "done_when"]);

/** True for a place whose numbers the plan sets itself. */
export function isThreshold(leaf: Leaf): boolean {
  return THRESHOLDS.has(placeOf(leaf));
}

function isTarget(leaf: Leaf, figure: Figure, text: string): boolean {
  const { value, unit, upTo } = figure;
  if (value > MOST_IN_TARGET) return false;
  const place = placeOf(leaf);
  if (TARGETS.has(place) && unit.kind !== "money") return true;
  if (!PLANNED.has(place)) return false;
  const isFew = unit.kind === "plain" && upTo === null && value <= MOST_PLANNED && Number.isInteger(value);
  return unit.kind === "time" || isFew && figure.noun !== "" && !isDetermined(figure, text);
}
