import { ANY_SPAN, SPAN_OF } from "../../../text/rate_words.ts";
import { A_YEAR, isSpan, type Span } from "../../../text/spans.ts";
import type { Figure } from "./figure.ts";
import { timesNamedIn } from "./figures.ts";
import { countAlike } from "./follows_from_told.ts";
import type { Ground } from "./ground.ts";
import { standingFigures } from "./known_figures.ts";
import { measureDifferently } from "./measures.ts";
import { isResult } from "./rounding.ts";
import { NUMBERS } from "./words.ts";

type Amount = Pick<Figure, "value" | "upTo" | "unit" | "per" | "noun" | "isFraction">;

/** What a number may be worked out from. */
export interface Given {
  /** The sentence that it stands in. */
  sentence: string;
  /** The numbers of each cited sentence. */
  cited: readonly (readonly Amount[])[];
  /** The known numbers of the text. */
  told: readonly Figure[];
}

/** The numbers of some sentences, sentence by sentence. */
export function givenIn(sentences: readonly string[], ground: Ground): Amount[][] {
  const prices = ground.facts.prices.map(({ amount }) => amount);
  const money = { kind: "money", currency: ground.home } as const;
  return sentences.map((sentence) =>
    standingFigures(sentence, ground).filter((figure) => !isYear(figure)).map((figure) => {
      const isPrice = figure.unit.kind === "plain" && prices.includes(figure.value);
      return withRate(isPrice ? { ...figure, unit: money, noun: "" } : figure, sentence);
    })
  );
}

/** "300 boats in a year" come each year. */
function withRate(figure: Figure, text: string): Figure {
  const span = IN_A_SPAN.exec(text.slice(figure.end))?.[1]?.toLowerCase() ?? "";
  return figure.per === null && span !== "" ? { ...figure, per: SPAN_OF.get(span) ?? null } : figure;
}

const IN_A_SPAN = new RegExp(
  `^(?:\\s\\p{L}+){0,2}\\s(?:in|em|en|dans)\\s(?:an?|one|een|één|eine[mr]|uma?|une?|una)\\s(${ANY_SPAN})(?!\\p{L})`,
  "iu",
);

/** Words of a difference or of a change: "missing", "fell by", "on top". */
const DIFFERENCE = new RegExp(NUMBERS.sourceOf("difference", "rises", "falls"), "iu");

/** "In 2021 two pubs": a year before a word reads like a count. */
function isYear({ text, unit }: Figure): boolean {
  return unit.kind === "plain" && /^(?:19|20)\d{2}$/.test(text.trim());
}

/** Of three numbers and more in one sentence the whole may be meant without being said. */
const LEAST_LISTED = 3;

/** What the counts of one sentence come to: 116 of "70 by word of mouth, 34 by caretakers, 12 from the net". */
export function totalsOf(cited: Given["cited"]): Amount[] {
  return cited.flatMap((figures): Amount[] => {
    const counts = figures.filter(({ unit, upTo, isFraction }) =>
      unit.kind === "plain" && upTo === null && !isFraction
    );
    const [first] = counts;
    if (first === undefined || counts.length < LEAST_LISTED) return [];
    return [{ ...first, noun: "", value: counts.reduce((sum, { value }) => sum + value, 0) }];
  });
}

/** The shares in per cent that two cited numbers give which count alike; where the text tells such numbers, one of these is meant. */
export function sharesOf({ cited, told }: Pick<Given, "cited" | "told">): number[] {
  return pairsOf({ cited, told }).map(([part, whole]) => (part / whole) * 100);
}

/** By how many per cent the smaller of such a pair grows to the larger, or the larger shrinks, as the words say. */
export function changesOf(given: Given): number[] {
  const [isRising, isFalling] = [RISES, FALLS].map((words) => words.test(given.sentence));
  return pairsOf(given).flatMap(([less, more]) => [
    ...(isRising === true ? [(more / less - 1) * 100] : []),
    ...(isFalling === true ? [(1 - less / more) * 100] : []),
  ]);
}

const RISES = NUMBERS.patternOf("rises");
const FALLS = NUMBERS.patternOf("falls");

/** Points of a hundred that "a third" may be off, and that "more than half" may lie beyond. */
const NEAR_SHARE = 2.5;
const EXACT_SHARE = 1.5;
const BEYOND_SHARE = 15;
/** Words for those that are left: "not", "the others", "miss". */
export const RESTS = new RegExp(NUMBERS.sourceOf("denials", "the_others"), "iu");

/** True for a share or a change in per cent, in digits or in words, that cited numbers give without being shown. */
export function isDerivedShare(figure: Figure, given: Given): boolean {
  if (figure.unit.kind !== "percent") return false;
  const { sentence } = given;
  const shares = sharesOf(given);
  const rests = RESTS.test(sentence) ? [...shares.map((share) => 100 - share), ...percentsOf(given)] : [];
  return [...shares, ...rests, ...changesOf(given)].some((share) =>
    figure.isFraction ? isNear(figure, share) : isResult(figure.value, share, figure.approximation)
  );
}

function isNear({ value, approximation }: Figure, share: number): boolean {
  if (approximation === "over") return share > value && share - value <= BEYOND_SHARE;
  if (approximation === "under") return share < value && value - share <= BEYOND_SHARE;
  return Math.abs(share - value) <= (approximation === "about" ? NEAR_SHARE : EXACT_SHARE);
}

/** The shares of a cited per cent and of what it leaves. */
export function percentsOf({ cited }: Pick<Given, "cited">): number[] {
  return cited.flat().filter(({ unit, isFraction }) => unit.kind === "percent" && !isFraction).flatMap((
    { value },
  ) => [value, 100 - value]);
}

/** What is left between two cited sums of money: "75 of 295" where 295 and 220 are cited. */
export function moneyDifferencesOf(cited: Given["cited"], text: string): number[] {
  if (!DIFFERENCE.test(text)) return [];
  const money = cited.flat().filter((each) => isMoney(each) || isBare(each)).map(({ value }) => value);
  return money.flatMap((one) => money.filter((other) => other < one).map((other) => one - other));
}

/** Of what one sentence lists each is a share of all, and not of the one beside it. */
function wholesOf(figures: readonly Amount[]): readonly Amount[] {
  const counts = figures.filter(({ unit, isFraction }) => unit.kind === "plain" && !isFraction);
  if (counts.length < LEAST_LISTED) return figures;
  const most = Math.max(...counts.map(({ value }) => value));
  return figures.filter((each) => !counts.includes(each) || each.value === most);
}

function pairsOf({ cited, told }: Pick<Given, "cited" | "told">): [less: number, more: number][] {
  const totals = totalsOf(cited);
  // What follows from the cited numbers may be the part: "3 less, 14%".
  const followed = told.filter(({ isDigits }) => isDigits);
  const given = [...cited.flat(), ...totals, ...followed].filter(isAmount);
  const wholes = [...cited.flatMap(wholesOf), ...totals];
  const values = new Set([...cited.flat(), ...totals].map(({ value }) => value));
  const named = told.filter(({ unit, isFraction }) => unit.kind !== "percent" && !isFraction);
  return given.flatMap((one) =>
    given.filter((other) => {
      if (one.value >= other.value || one.value <= 0) return false;
      if (!countAlike(one, other) || measureDifferently(one.noun, other.noun)) return false;
      const alike = new Set(
        named.filter((each) => countAlike(each, one)).flatMap(({ value, upTo }) =>
          upTo === null ? [value] : [value, upTo]
        ),
      );
      const meant = [one.value, other.value].filter((value) => alike.has(value)).length;
      if (meant === 2) return true;
      const isMeant = alike.size === 0 || meant === 1 && alike.intersection(values).size === 1;
      return isMeant && wholes.includes(other);
    }).map((other): [number, number] => [one.value, other.value])
  );
}

function isAmount({ unit, isFraction, upTo }: Amount): boolean {
  return unit.kind !== "percent" && !isFraction && upTo === null;
}

/** A smaller number of money is met by chance. */
const LEAST_MONEY = 10;
const LEAST_COUNT = 13;
/** A share of a count has to be a number of somebody. */
const LEAST_PART = 2;

const EACH = new RegExp(
  `^\\s?(?:\\p{L}+\\s){0,3}${NUMBERS.sourceOf("each")}|^\\s(?:an?|l[ae']?)\\s\\p{L}`,
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
