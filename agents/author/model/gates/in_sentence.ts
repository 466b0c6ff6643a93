import { A_YEAR, isSpan } from "../../../text/spans.ts";
import type { Figure, Quantity } from "./figure.ts";
import { isDerived } from "./derived.ts";
import { isDerivedShare } from "./derived_shares.ts";
import type { Given } from "./given.ts";
import { isHardlyByChance } from "./by_chance.ts";
import { asNamedTime } from "./figure_readings.ts";
import { haveSameUnit, isImplied } from "./implied_numbers.ts";
import { asHundredths } from "./scales.ts";
import { inside } from "./inside.ts";
import { isPoints, UNITS } from "./figures.ts";
import { isResultOf, timeIn } from "./formula.ts";
import type { KnownFigure } from "./known_figures.ts";
import { endsOf } from "./figures.ts";
import { isResult, isSame } from "./rounding.ts";
import { ratiosIn } from "./ratios.ts";
import { isToldSum } from "./told_sums.ts";
import { NUMBERS, PARTS } from "./words.ts";

/** "The 38 between 62 and 100", "from 62 to 100". */
const DIFFERENCE = new RegExp(
  `${NUMBERS.sourceOf("difference", "rises", "falls")}|${NUMBERS.sourceOf("span_from")}\\s(?:\\p{L}+\\s)?` +
    `\\p{Sc}?\\d[\\d.,]*(?:\\s?[%\\p{Sc}])?\\s(?:\\p{L}+\\s)?${NUMBERS.sourceOf("span_to")}`,
  "iu",
);

type Amount = Pick<Figure, "value" | "upTo" | "unit" | "per">;

/** What a number of a sentence may follow from. */
export interface Beside {
  text: string;
  /** The numbers of the same text that are known by themselves or as results. */
  known: readonly Figure[];
  /** The numbers of the sentences that are cited, and these. */
  cited: readonly KnownFigure[];
  citedTexts: readonly string[];
  /** The numbers of each cited sentence. */
  given: Given["cited"];
  /** Where the arithmetic of the text stands: what it is made from has to be said. */
  operands: readonly { index: number; end: number }[];
  /** What the cited sentences take back: "158, not 185". */
  denied: readonly number[];
  /** How many days lie between today and the days that the text names. */
  daysUntil: readonly number[];
}

/** True for a number that two known ones beside it give: "the 38 between 62 and 100", "£79 a month is £948 a year". */
export function followsInSentence(
  figure: Figure,
  { text, known, cited, citedTexts, given, operands, denied, daysUntil }: Beside,
): boolean {
  const ends = [...text.matchAll(/[.!?。;](?:\s|$)/gu)].map((stop) => stop.index);
  const from = ends.findLast((end) => end < figure.index) ?? 0;
  const to = ends.find((end) => end >= figure.end) ?? text.length;
  const beside = known.filter((each) => each !== figure && each.index >= from && each.end <= to);
  const sentence = text.slice(from, to);
  const isStanding = ({ value }: Amount) => !denied.includes(value);
  return isConverted(figure, beside) || isDifference(figure, beside, sentence) ||
    isChange(figure, beside, text) ||
    isFold(figure, beside, text) || isRatioTold(figure, beside, text) ||
    isTotal(figure, beside, sentence) || isTotalOfCited(figure, cited, sentence) ||
    isDifferenceOfCited(figure, { beside, cited, sentence }) ||
    isToldSum(figure, known, text) ||
    isRateOf(figure, beside, cited) || isShareBounded(figure, beside) ||
    !inside(figure.index, operands) && isImplied(figure, {
        text,
        beside,
        everywhere: known,
        cited,
        citedTexts,
        daysUntil,
        isDifference: DIFFERENCE.test(sentence),
      }) ||
    !inside(figure.index, operands) && isWorkedOut(figure, text, { sentence, cited: given, told: known }) ||
    !SHOWN.test(text) && !isOfPair(figure, known, text) &&
      isHardlyByChance(figure, {
        sentence,
        cited: given.map((figures) => figures.filter(isStanding)),
        told: known.filter(isStanding),
      });
}

/** Where arithmetic is shown it has to come out. */
const SHOWN = new RegExp(`[×÷=≈]|\\d\\s?[*/+]\\s?\\d|${NUMBERS.sourceOf("computed")}`, "iu");

/** "600のうち450", "600中450": in Japanese the whole stands before its part. */
const AMONG = new RegExp(
  `${PARTS.sourceOf("among")}|${PARTS.patternOf("out_of", ["ja"]).source}(?=\\d)`,
  "u",
);

/** "450 of the 600" makes one claim: both have to be said. */
function isOfPair(figure: Figure, known: readonly Figure[], text: string): boolean {
  const figures = [...known, figure].toSorted((one, other) => one.index - other.index);
  return ratiosIn(figures, text).some((pair) => pair.includes(figure)) || AMONG.test(text);
}

function isWorkedOut(figure: Figure, text: string, given: Given): boolean {
  return isDerived(figure, text, given) || isDerivedShare(figure, given);
}

/** Up to here a difference of two numbers is met by chance too often. */
const MOST_BY_CHANCE = 12;

/** "52 more than last year" of 300 and 248: both numbers are cited, or one of them stands beside it. */
function isDifferenceOfCited(
  figure: Figure,
  { beside, cited, sentence }: { beside: readonly Figure[]; cited: readonly Amount[]; sentence: string },
): boolean {
  if (!DIFFERENCE.test(sentence) || figure.isFraction || figure.unit.kind === "percent") return false;
  const isRare = figure.value > MOST_BY_CHANCE || figure.unit.kind === "money";
  return [...beside, ...cited].some((one) =>
    (isRare ? [...beside, ...cited] : beside).some((other) =>
      haveSameUnit(one, other) &&
      (isSame(one.value - other.value, figure.value) || isSame(other.value - one.value, figure.value)) &&
      (comesTo(figure, figure.value, one) || comesTo(figure, figure.value, other))
    )
  );
}

/** "Together 215" of what was told one behind the other: 130 and 85. */
function isTotalOfCited(figure: Figure, cited: readonly KnownFigure[], sentence: string): boolean {
  if (!TOTAL.test(sentence) || figure.isFraction) return false;
  const isLike = ({ unit, value, noun }: KnownFigure) =>
    value > 1 &&
    (unit.kind === figure.unit.kind || figure.unit.kind === "money" && unit.kind === "plain" && noun === "");
  const same = cited.filter(isLike).map(({ value }) => value);
  return same.some((_, from) =>
    same.some((_, to) =>
      to > from && isSame(same.slice(from, to + 1).reduce((sum, value) => sum + value, 0), figure.value)
    )
  );
}

/** "Two hours at 95 is €47.50 an hour": money by the length of time that stands beside it. */
function isRateOf(figure: Figure, beside: readonly Figure[], cited: readonly Amount[]): boolean {
  const per = UNITS.find((unit) => unit === figure.per);
  if (figure.unit.kind !== "money" || per === undefined) return false;
  const lengths = beside.flatMap(({ unit, value }) =>
    unit.kind === "time" ? timeIn(value, unit.unit, per) ?? [] : []
  );
  return lengths.some((length) =>
    length > 0 &&
    [...beside, ...cited].some((paid) =>
      paid.unit.kind === "money" && paid.value > figure.value &&
      isResult(figure.value, paid.value / length, figure.approximation)
    )
  );
}

/** "Of 312 two, not even 1%": a share of two numbers beside it, which the next whole per cent may bound. */
function isShareBounded(figure: Figure, beside: readonly Figure[]): boolean {
  if (figure.unit.kind !== "percent" || figure.isFraction || figure.approximation !== "under") return false;
  return beside.some((part) =>
    beside.some((whole) => {
      const share = (part.value / whole.value) * 100;
      const isPart = part.unit.kind === "plain" && whole.unit.kind === "plain" && part.value < whole.value;
      return isPart && share < figure.value && figure.value - share < 1;
    })
  );
}

/** "More than two for each: 60 against 25". */
function isRatioTold(figure: Figure, beside: readonly Figure[], text: string): boolean {
  return figure.unit.kind === "plain" && !figure.isDigits && figure.approximation === "over" &&
    beside.some((one, at) => {
      const other = beside[at + 1];
      return other !== undefined && other.value > 0 && AGAINST.test(text.slice(one.end, other.index)) &&
        isFoldOf(one.value / other.value, figure);
    });
}

const AGAINST = new RegExp(`^\\s${NUMBERS.sourceOf("against")}\\s$`, "iu");

/** "From 35 to 48 euros, 37% more": what the later of two numbers beside it, or of a range, is of the earlier one. */
function isChange(figure: Figure, beside: readonly Figure[], text: string): boolean {
  if (figure.unit.kind !== "percent" || figure.isFraction || !MORE_OR_LESS.test(text.slice(figure.end))) {
    return false;
  }
  const changes = beside.flatMap((one) => [
    ...(one.upTo === null ? [] : [one.upTo / one.value]),
    ...beside.filter(({ index, unit }) => index > one.index && unit.kind === one.unit.kind).map(({ value }) =>
      value / one.value
    ),
  ]);
  return changes.some((change) => isResult(figure.value, Math.abs(change - 1) * 100, figure.approximation));
}

const MORE_OR_LESS = new RegExp(`^\\s?${NUMBERS.sourceOf("more_or_less")}`, "iu");

/** "8 fois la casse": how many times the smaller of two numbers beside it goes into the larger. */
function isFold(figure: Figure, beside: readonly Figure[], text: string): boolean {
  return FOLD.test(text.slice(figure.end)) &&
    beside.flatMap(endsOf).some((one) =>
      beside.flatMap(endsOf).some((other) =>
        one.unit.kind === other.unit.kind && other.value > 0 && isFoldOf(one.value / other.value, figure)
      )
    );
}

/** "More than four times" where it is 4.6 times. */
function isFoldOf(exact: number, { value, approximation }: Figure): boolean {
  return Math.abs(exact - value) <= NEAR_FOLD * value ||
    approximation === "over" && exact > value && exact < value + 1;
}

const FOLD = new RegExp(`^[\\s-]?${NUMBERS.sourceOf("fold")}`, "iu");
const NEAR_FOLD = 0.08;

/** "86 and 31, 117 in all": the two or more known numbers before it that count the same. */
function isTotal(figure: Figure, beside: readonly Figure[], sentence: string): boolean {
  if (!TOTAL.test(sentence)) return false;
  const before = beside.filter(({ index, unit, isFraction }) =>
    index < figure.index && unit.kind === figure.unit.kind && !isFraction
  ).map(({ value }) => value);
  return before.some((_, from) =>
    before.length - from > 1 &&
    isSame(before.slice(from).reduce((sum, value) => sum + value, 0), figure.value)
  );
}

const TOTAL = NUMBERS.patternOf("total");

/** Rates of a year: "£79 a month is £948 a year" and "30 a year are 2.5 a month" need no more said. */
function timesAYear({ per }: Figure): number | null {
  return per !== null && isSpan(per) ? A_YEAR[per] : null;
}

function isConverted(figure: Figure, beside: readonly Figure[]): boolean {
  const own = timesAYear(figure);
  return own !== null && beside.some((other) => {
    const rate = timesAYear(other);
    return rate !== null && rate !== own && (other.unit.kind === figure.unit.kind || isBare(figure)) &&
      comesTo(figure, (other.value * rate) / own, other);
  });
}

/** "£30 a month is 360 a year": the sign may be left away the second time. */
function isBare({ unit, noun }: Figure): boolean {
  return unit.kind === "plain" && noun === "";
}

function isDifference(figure: Figure, known: readonly Figure[], sentence: string): boolean {
  if (!DIFFERENCE.test(sentence) || figure.isFraction) return false;
  const beside = known.flatMap((
    each,
  ) => [each, ...asHundredths(each, sentence), ...asNamedTime(each, sentence)]);
  const isOfRange = beside.some((range) =>
    range.upTo !== null && comesTo(figure, range.upTo - range.value, range)
  );
  return isOfRange ||
    beside.some((one) =>
      beside.some((other) =>
        one.unit.kind === other.unit.kind && one.value > other.value &&
        comesTo(figure, one.value - other.value, one)
      )
    );
}

function comesTo(figure: Figure, value: number, { unit }: Pick<Figure, "unit">): boolean {
  const result: Quantity = { kind: "number", value, unit };
  const stated: Quantity = {
    kind: "number",
    value: figure.value,
    unit: isPoints(figure) ? { kind: "percent" } : figure.unit,
  };
  return isResultOf({ quantity: stated, approximation: figure.approximation }, result);
}
