import { A_YEAR, isSpan, type Span } from "../../../text/spans.ts";
import { percentsOf } from "./derived_shares.ts";
import type { Figure } from "./figure.ts";
import { timesNamedIn } from "./figures.ts";
import { type Amount, type Given, isAmount, withRate } from "./given.ts";
import { isResult } from "./rounding.ts";
import { NUMBERS } from "./words.ts";

/** Words of a difference or of a change: "missing", "fell by", "on top". */
const DIFFERENCE = new RegExp(NUMBERS.sourceOf("difference", "rises", "falls"), "iu");

/** What is left between two cited sums of money: "75 of 295" where 295 and 220 are cited. */
export function moneyDifferencesOf(cited: Given["cited"], text: string): number[] {
  if (!DIFFERENCE.test(text)) return [];
  const money = cited.flat().filter((each) => isMoney(each) || isBare(each)).map(({ value }) => value);
  return money.flatMap((one) => money.filter((other) => other < one).map((other) => one - other));
}

/** A smaller number of money is met by chance. */
const LEAST_MONEY = 10;
const LEAST_COUNT = 13;
/** A share of a count has to be a number of somebody. */
const LEAST_PART = 2;

const EACH = new RegExp(
  `^\\s?(?:\\p{L}+\\s){0,3}${NUMBERS.sourceOf("each")}|^\\s${NUMBERS.sourceOf("apiece")}\\s?\\p{L}`,
  "iu",
);
const EVERY = NUMBERS.patternOf("every");

/**
 * True for a number that comes of the cited ones in one or two steps which its unit tells: a price times a count, money by
 * a count, a share of a whole, a rate of another span, what a difference comes to for so many or over a year.
 */
export function isDerived(figure: Figure, text: string, given: Given): boolean {
  if (figure.isFraction || figure.unit.kind === "percent") return false;
  const from = [...given.cited.flat(), ...given.told.map((each) => withRate(each, text))].filter(isAmount);
  const { unit, value } = figure;
  if (unit.kind === "money" || isBare(figure) && from.some(isMoney)) {
    return value >= LEAST_MONEY && isDerivedMoney(figure, text, { ...given, from });
  }
  if (isConverted(figure, text, from)) return true;
  if (unit.kind !== "plain") return false;
  return value >= LEAST_PART && isPartOfWhole(figure, given) || isQuotient(figure, text, { ...given, from });
}

function isBare({ unit, noun }: Amount): boolean {
  return unit.kind === "plain" && noun === "";
}

function isMoney({ unit }: Amount): boolean {
  return unit.kind === "money";
}

interface Numbers extends Given {
  from: readonly Amount[];
}

/** The counts that the text itself tells: what is multiplied or divided by stands there. */
function countsTold(told: readonly Figure[], unit: Figure["unit"]["kind"] = "plain"): number[] {
  return told.filter((each) =>
    each.unit.kind === unit && !each.isFraction && each.upTo === null && each.value > 1
  ).map(({ value }) => value);
}

function isDerivedMoney(figure: Figure, text: string, { sentence, cited, told, from }: Numbers): boolean {
  const money = from.filter((each) => (isMoney(each) || isBare(each)) && sameCurrency(each, figure));
  const differences = DIFFERENCE.test(sentence)
    ? money.flatMap((one) =>
      money.filter((other) => one.value > other.value).map((other) => ({
        value: one.value - other.value,
        per: one.per ?? other.per,
      }))
    )
    : [];
  const counts = [...countsTold(told), ...countsTold(told, "time")];
  // "Half of it is due at once" stands where it was said.
  const fractions = cited.flat().filter(({ isFraction }) => isFraction);
  const shares = cited.flat().filter(({ unit, isFraction }) => unit.kind === "percent" && !isFraction)
    .map(({ value }) => value / 100);
  const percents = [...told, ...fractions].filter(({ unit }) => unit.kind === "percent").map(({ value }) =>
    value / 100
  );
  const spans = spansOf(figure, text);
  const rhythms = spans.includes("year") && EVERY.test(text) ? rhythmsIn(from) : [];
  const results = [...money, ...differences].flatMap(({ value, per }) => [
    ...[...counts, ...rhythms, ...percents].map((count) => value * count),
    ...over(per, spans).flatMap((times) => [value * times, ...counts.map((count) => value * count * times)]),
    ...counts.map((count) => value / count),
  ]);
  // "If it comes later we take 40% more": what that makes of a price.
  const changed = money.flatMap(({ value }) =>
    shares.flatMap((share) => [value * share, value * (1 + share), value * (1 - share)])
  );
  return [...results, ...changed, ...ratesOf(figure, cited)].some((result) => comesTo(figure, result));
}

/** "Ten hours for 190" are 19 an hour: money by the length of time that its sentence has. */
function ratesOf({ per }: Figure, cited: Given["cited"]): number[] {
  return cited.flatMap((figures) =>
    figures.filter(({ unit, value }) => unit.kind === "time" && unit.unit === per && value > 1).flatMap((
      { value: length },
    ) => figures.filter((each) => isMoney(each) || isBare(each)).map(({ value }) => value / length))
  );
}

function sameCurrency({ unit }: Amount, { unit: other }: Figure): boolean {
  return unit.kind !== "money" || other.kind !== "money" || unit.currency === null ||
    other.currency === null || unit.currency === other.currency;
}

/** The span that a number is a rate of, else those that the text names. */
function spansOf({ per }: Figure, text: string): Span[] {
  return per !== null && isSpan(per) ? [per] : [...timesNamedIn(text)].filter(isSpan);
}

/** How often a rate goes into each of some other spans. */
function over(per: string | null, spans: readonly Span[]): number[] {
  if (per === null || !isSpan(per)) return [];
  return spans.filter((span) => span !== per).map((span) => A_YEAR[per] / A_YEAR[span]);
}

/** "Every six months" is twice a year. */
function rhythmsIn(from: readonly Amount[]): number[] {
  return from.flatMap(({ unit, value }) =>
    unit.kind === "time" && isSpan(unit.unit) && value > 1 && A_YEAR[unit.unit] / value > 1
      ? [A_YEAR[unit.unit] / value]
      : []
  );
}

/** "138 a month are some 1,650 a year", "300 in a year are 25 a month", "four hours a week, around 200 a year". */
function isConverted(figure: Figure, text: string, from: readonly Amount[]): boolean {
  const spans = spansOf(figure, text);
  return from.some(({ unit, value, per }) => {
    const isSameTime = unit.kind !== "time" || figure.unit.kind !== "time" || unit.unit === figure.unit.unit;
    const isAlike = unit.kind === figure.unit.kind && isSameTime || isBare(figure);
    return isAlike && over(per, spans).some((times) => comesTo(figure, value * times));
  });
}

/** "61% of 214 boats, some 130": a share of a whole, both of which the text tells. */
function isPartOfWhole(figure: Figure, { told }: Given): boolean {
  const wholes = countsTold(told).filter((value) => value > figure.value);
  const shares = percentsOf({ cited: [told] }).filter((share) => share !== 100);
  return wholes.some((whole) => shares.some((share) => comesTo(figure, (whole * share) / 100)));
}

/** "Six technicians for 231 labs: between 38 and 39 each". */
function isQuotient(figure: Figure, text: string, { told, from }: Numbers): boolean {
  const isEach = EACH.test(text.slice(figure.end));
  const isTelling = !Number.isInteger(figure.value) || figure.value >= LEAST_COUNT;
  if (!isEach && !isTelling) return false;
  const all = from.filter(({ unit }) => unit.kind === "plain").map(({ value }) => value);
  return countsTold(told).some((one) =>
    all.some((whole) => {
      const exact = whole / one;
      if (exact <= 1) return false;
      const isWithin = figure.upTo !== null && exact >= figure.value && exact <= figure.upTo;
      return isWithin || isEach && comesTo(figure, exact);
    })
  );
}

/** "At least 8,560" is no rounding of 8,640: what is rounded ends in noughts, or is hardly off. */
const MOST_DIGITS = 2;
const HARDLY = 0.005;

function comesTo({ value, approximation }: Figure, exact: number): boolean {
  const digits = String(value).replace(".", "").replace(/^0+|0+$/g, "").length;
  const isRound = digits <= MOST_DIGITS || Math.abs(value - exact) <= HARDLY * exact;
  return isResult(value, exact, isRound ? approximation : null);
}
