import { A_YEAR, isSpan } from "../../../text/spans.ts";
import { asNamedTime } from "./figure_readings.ts";
import { asHundredths } from "./scales.ts";
import { type Figure, isPoints } from "./figures.ts";
import { isResultOf, type Quantity } from "./formula.ts";
import { isResult, isSame } from "./rounding.ts";
import { NUMBERS } from "./words.ts";

/** "The 38 between 62 and 100", "from 62 to 100". */
const DIFFERENCE = new RegExp(
  `${NUMBERS.sourceOf("difference")}|(?<!\\p{L})(?:from|von|van|da|de)\\s(?:\\p{L}+\\s)?` +
    "\\p{Sc}?\\d[\\d.,]*(?:\\s?[%\\p{Sc}])?\\s(?:\\p{L}+\\s)?(?:to|auf|bis|à|a|naar|para|hasta|até)(?!\\p{L})",
  "iu",
);

interface Beside {
  text: string;
  /** The numbers of the same text that are known by themselves or as results. */
  known: readonly Figure[];
}

/** True for a number that two known ones beside it give: "the 38 between 62 and 100", "£79 a month is £948 a year". */
export function followsInSentence(figure: Figure, { text, known }: Beside): boolean {
  const ends = [...text.matchAll(/[.!?。;](?:\s|$)/gu)].map((stop) => stop.index);
  const from = ends.findLast((end) => end < figure.index) ?? 0;
  const to = ends.find((end) => end >= figure.end) ?? text.length;
  const beside = known.filter((each) => each !== figure && each.index >= from && each.end <= to);
  const sentence = text.slice(from, to);
  return isConverted(figure, beside) || isDifference(figure, beside, sentence) ||
    isChange(figure, beside, text) ||
    isFold(figure, beside, text) ||
    isTotal(figure, beside, sentence);
}

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
    beside.some((one) =>
      beside.some((other) =>
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

function comesTo(figure: Figure, value: number, { unit }: Figure): boolean {
  const result: Quantity = { kind: "number", value, unit };
  const stated: Quantity = {
    kind: "number",
    value: figure.value,
    unit: isPoints(figure) ? { kind: "percent" } : figure.unit,
  };
  return isResultOf({ quantity: stated, approximation: figure.approximation }, result);
}
