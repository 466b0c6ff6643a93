import type { Figure } from "./figure.ts";
import { haveSameUnit } from "./implied_numbers.ts";
import { type Amount, type Given, isAmount } from "./given.ts";
import { measureDifferently } from "./measures.ts";
import { isResult } from "./rounding.ts";
import { NUMBERS } from "./words.ts";

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
function changesOf(given: Given): number[] {
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
      if (!haveSameUnit(one, other) || measureDifferently(one.noun, other.noun)) return false;
      const alike = new Set(
        named.filter((each) => haveSameUnit(each, one)).flatMap(({ value, upTo }) =>
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
