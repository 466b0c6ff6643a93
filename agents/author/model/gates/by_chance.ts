import { A_YEAR, isSpan, type Span } from "../../../text/spans.ts";
import type { Given } from "./given.ts";
import type { Figure, Unit } from "./figure.ts";
import { endsOf, isPoints } from "./figures.ts";
import { timeIn } from "./formula.ts";
import { isResult, isSame } from "./rounding.ts";
import { scaleOf } from "./scales.ts";

/** A number that a result may be made from. */
interface Root {
  unit: Unit;
  /** The cited sentence that it stands in; -1 for one that only the text tells. */
  sentence: number;
  /** True where the text itself tells it, false where only a cited sentence does. */
  isTold: boolean;
}

/** A known number, or what some of these come to. */
interface Term {
  value: number;
  unit: Unit;
  per: string | null;
  from: readonly Root[];
  /** True for one number divided by another. */
  isQuotient?: boolean;
}

/** More numbers than this meet anything. */
const MOST_ROOTS = 14;

interface Nearness {
  isNear(term: Term): boolean;
  /** How often a number that nobody worked out may be met there: 0 to 1. */
  most: number;
}

/**
 * Numbers of the text alone, one of it with one that is cited, three of it in two steps, what one cited sentence divides: the
 * nearest is looked at first.
 */
const NEARNESS: readonly Nearness[] = [
  { isNear: ({ from }) => from.length <= 2 && from.every(({ isTold }) => isTold), most: 0.15 },
  { isNear: ({ from }) => from.length === 2 && from.some(({ isTold }) => isTold), most: 0.03 },
  { isNear: ({ from }) => from.length === 3 && from.every(({ isTold }) => isTold), most: 0.02 },
  { isNear: ({ from, isQuotient }) => isQuotient === true && isOneSentence(from), most: 0.02 },
];

function isOneSentence([one, other, ...more]: readonly Root[]): boolean {
  return more.length === 0 && one !== undefined && one.sentence !== -1 && one.sentence === other?.sentence;
}

/**
 * True for a number that those of its text, with one of the cited sentences beside, come to where few numbers of its size
 * would: what nobody worked out would hardly have met it. Units are carried along, as in a formula.
 */
export function isHardlyByChance(figure: Figure, { cited, told }: Given): boolean {
  if (figure.isFraction || figure.upTo !== null || figure.value <= 1) return false;
  const known = termsOf(cited, told);
  if (known.length > MOST_ROOTS) return false;
  const roots = known.flatMap(({ from }) => from);
  const singles = [...known, ...known.flatMap(converted)];
  const once = stepsOf(singles, singles).filter(({ from }) => isMeant(from, roots));
  const twice = stepsOf(once.filter(isOfText), singles.filter(isOfText));
  const results = [...known.flatMap(converted), ...once, ...twice].filter((result) =>
    goesWith(figure, result)
  );
  return NEARNESS.some(({ isNear, most }, at) => {
    const looked = results.filter((result) => NEARNESS.slice(0, at + 1).some((each) => each.isNear(result)));
    const met = looked.filter((result) => isNear(result) && isMet(figure, result.value, true));
    const isExact = met.some(({ value }) => isMet(figure, value, false));
    return met.length > 0 && chanceOf(figure, looked, isExact) <= most;
  });
}

/** True where a result is what is told, to its last digit: "98.9 lakh" of 9,888,000; or within what "about" allows. */
function isMet(figure: Figure, exact: number, isRound: boolean): boolean {
  const { value, approximation } = figure;
  const step = stepOf(figure);
  return isResult(value, exact, isRound ? approximation : null) ||
    step > 1 && isSame(Math.round(exact / step) * step, value);
}

function termsOf(cited: Given["cited"], told: readonly Figure[]): Term[] {
  const values = told.flatMap(endsOf).map(({ value }) => value);
  const placed = [
    ...told.map((each) => ({ each, sentence: -1 })),
    ...cited.flatMap((figures, sentence) => figures.map((each) => ({ each, sentence }))),
  ];
  const all = placed.filter(({ each: { isFraction, value } }) => !isFraction && value > 1).flatMap((
    { each, sentence },
  ) =>
    endsOf(each).map(({ value, unit, per }): Term => {
      const isTold = values.some((other) => isSame(other, value));
      return { value, unit, per, from: [{ unit, isTold, sentence }] };
    })
  );
  return [...new Map(all.map((term) => [`${term.value} ${JSON.stringify(term.unit)} ${term.per}`, term]))
    .values()];
}

function isOfText({ from }: Term): boolean {
  return from.every(({ isTold }) => isTold);
}

/** What the text tells is meant, and not another number of the same unit that is only cited. */
function isMeant(from: readonly Root[], roots: readonly Root[]): boolean {
  return from.every((one) =>
    one.isTold ||
    !roots.some((other) => other.isTold && !from.includes(other) && isSameUnit(one.unit, other.unit))
  );
}

const SPANS: readonly Span[] = ["day", "week", "month", "quarter", "year"];

/** The same by another span, and what a share leaves of a hundred. */
function converted(term: Term): Term[] {
  const { per, value, unit } = term;
  if (unit.kind === "percent") return value < 100 ? [{ ...term, value: 100 - value }] : [];
  if (per === null || !isSpan(per)) return [];
  return SPANS.filter((span) => span !== per).map((span) => ({
    ...term,
    per: span,
    value: value * A_YEAR[per] / A_YEAR[span],
  }));
}

const PLAIN: Unit = { kind: "plain" };
const PERCENT: Unit = { kind: "percent" };

/** What any two come to that have no number in common. */
function stepsOf(ones: readonly Term[], others: readonly Term[]): Term[] {
  return ones.flatMap((one) =>
    others.filter(({ from }) => !from.some((root) => one.from.includes(root))).flatMap((other) => {
      const from = [...one.from, ...other.from];
      return stepsFrom(one, other).filter(({ value }) => value > 0).map((step) => ({ ...step, from }));
    })
  );
}

type Step = Omit<Term, "from">;

function stepsFrom(one: Term, other: Term): Step[] {
  const { unit, per, value } = one;
  if (other.unit.kind === "percent") {
    if (unit.kind === "percent") return [{ unit, per, value: value - other.value }];
    const share = other.value / 100;
    return [share, 1 + share, 1 - share].map((times) => ({ unit, per, value: value * times }));
  }
  if (unit.kind === "percent") return [];
  return [
    ...areAlike(one, other) ? comparedWith(one, other) : [],
    ...other.unit.kind === "plain" && other.per === null
      ? [{ unit, per, value: value * other.value }, {
        unit,
        per,
        value: value / other.value,
        isQuotient: true,
      }]
      : [],
    ...other.unit.kind === "time" && other.per === null ? overTime(one, other.value, other.unit.unit) : [],
  ];
}

/** Sum, difference, share and change of two that count alike. */
function comparedWith({ unit, per, value }: Term, other: Term): Step[] {
  const rate = per ?? other.per;
  const share = value / other.value;
  return [
    { unit, per: rate, value: value + other.value },
    { unit, per: rate, value: value - other.value },
    { unit: PLAIN, per: null, value: share },
    ...share < 1 ? [{ unit: PERCENT, per: null, value: share * 100 }] : [],
    { unit: PERCENT, per: null, value: Math.abs(share - 1) * 100 },
  ];
}

/** A rate over a length of time, or an amount by it. */
function overTime(
  { unit, per, value }: Term,
  length: number,
  of: Span | "minute" | "hour" | "night",
): Step[] {
  if (per === null) return [{ unit, per: of, value: value / length }];
  const spans = isSpan(per) ? timeIn(length, of, per) : null;
  return spans === null ? [] : [{ unit, per: null, value: value * spans }];
}

function areAlike({ unit, per }: Term, other: Term): boolean {
  return (per === null || other.per === null || per === other.per) && isSameUnit(unit, other.unit);
}

function isSameUnit(one: Unit, other: Unit): boolean {
  if (one.kind === "time" && other.kind === "time") return one.unit === other.unit;
  if (one.kind === "money" && other.kind === "money") {
    return one.currency === null || other.currency === null || one.currency === other.currency;
  }
  return one.kind === other.kind;
}

/** True where what was worked out may be told with this number's unit and rate. */
function goesWith(figure: Figure, { unit, per }: Term): boolean {
  const own = isPoints(figure) ? PERCENT : figure.unit;
  const isUnit = isSameUnit(own, unit) || own.kind === "plain" && figure.noun === "" && unit.kind === "money";
  return isUnit && (figure.per === null || figure.per === per || per === null);
}

/** The share of numbers of this size, told as closely, that some results meet. */
function chanceOf(figure: Figure, results: readonly Term[], isExact: boolean): number {
  const { value, approximation } = figure;
  const step = stepOf(figure);
  const [from, to] = [value / 2, value * 2];
  const met = new Set(
    results.filter((each) => each.value >= from && each.value <= to)
      .map((each) => Math.round(each.value / step)),
  );
  const reach = approximation === null || isExact ? 1 : Math.max(1, (value * ABOUT) / step);
  return (met.size * reach) / ((to - from) / step);
}

/** How far "about" reaches in both directions together. */
const ABOUT = 0.12;

/** What the last digit that is told stands for: 0.1 for "2.8", 1 for "48" and for words, 10,000 for "98.9 lakh". */
function stepOf({ value, approximation, isDigits, text }: Figure): number {
  if (!isDigits) return 1;
  const scale = scaleOf(text, value);
  const printed = String(Math.round((value / scale) * 1e6) / 1e6);
  const decimals = /\.(\d+)$/.exec(printed)?.[1]?.length ?? 0;
  const noughts = approximation === null || decimals > 0 ? 0 : /0*$/.exec(printed)?.[0].length ?? 0;
  return scale * 10 ** (noughts - decimals);
}
