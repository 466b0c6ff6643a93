import type { Figure, Quantity } from "./figure.ts";
import { isConstant } from "./constants.ts";
import { percentsOf, RESTS, sharesOf, totalsOf } from "./derived_shares.ts";
import { type Given, givenIn } from "./given.ts";
import { asNamedTime, asPercent, asTwelveHours, withUnitOf } from "./figure_readings.ts";
import { isChangedBy, isFree, isOfAll, isThreshold, OF_MANY } from "./free_numbers.ts";
import { citedSentences, type Ground } from "./ground.ts";
import { inside } from "./inside.ts";
import type { KnownFigure } from "./known_figures.ts";
import { sameFigures } from "./same_figures.ts";
import { isKnown } from "./known_number.ts";
import { idsOf, type Leaf } from "./leaf.ts";
import { isHypothetical } from "./multiples.ts";
import { isAfterOneIn, isOneIn, isShareOfOne } from "./one_in.ts";
import { isOfRhythm } from "./rates.ts";
import { isSaidTogether, type Pair, ratiosIn } from "./ratios.ts";
import { isSame } from "./rounding.ts";
import { asHundredths, inScale, namesHundredths } from "./scales.ts";
import { isShareBeside, sharesShown } from "./shown_shares.ts";
import type { Sum } from "./sum.ts";
import { NUMBERS } from "./words.ts";

/** A text with its numbers and sums, and what these may rest on. */
export interface CountedText {
  text: string;
  leaf: Leaf;
  ground: Ground;
  known: readonly KnownFigure[];
  figures: readonly Figure[];
  sums: readonly Sum[];
  /** What the leaf's own formula is made of and comes to, step by step. */
  ofFormula: readonly Quantity[];
  /** The same, with what the sums of the text come to. */
  results: readonly Quantity[];
}

/** The numbers of a text that no cited sentence, no fact and no sum carries. */
export function unbackedIn(counted: CountedText): Figure[] {
  const { text, figures, sums, known } = counted;
  const cited = givenIn(citedSentences(idsOf(counted.leaf), counted.ground), counted.ground);
  const isRest = RESTS.test(text);
  const ofCited = [
    ...(isRest ? percentsOf({ cited }) : []),
    ...sharesOf({ cited, told: figures.filter((each) => each.value > 1 && isOfCited(each, cited)) }),
  ];
  const sharesBeside = (at: number) => [
    ...sharesShown(at, { figures, sums, results: counted.ofFormula }),
    ...ofCited,
  ];
  const pairs = Map.groupBy(
    ratiosIn(figures, text).filter(([part, whole]) =>
      !isOneIn(part, text) && !isOneIn(whole, text) && !(isAfterOneIn(whole, text) && isResultOf(whole, sums))
    ),
    (pair) => areThousands(pair, known) || isSaidTogether(pair, { ...counted, sharesBeside }),
  );
  const isIn = (figure: Figure, some: Pair[] = []) => some.some((pair) => pair.includes(figure));
  return figures.filter((figure, at) => {
    if (isResultOf(figure, sums)) return false;
    if (isIn(figure, pairs.get(false))) return !isThreshold(counted.leaf);
    return !isIn(figure, pairs.get(true)) &&
      !isBacked(figure, at, { ...counted, ratios: pairs.get(true) ?? [], sharesBeside });
  });
}

/** True for a number that a cited sentence has, or that all of one come to. */
function isOfCited({ value }: Figure, cited: Given["cited"]): boolean {
  return [...cited.flat(), ...totalsOf(cited)].some((each) => isSame(each.value, value));
}

function isResultOf({ index }: Figure, sums: readonly Sum[]): boolean {
  return sums.some(({ result }) => inside(index, [result]));
}

interface Beside extends CountedText {
  /** The parts and wholes that the text tells. */
  ratios: readonly Pair[];
  /** The shares that the text shows around a place. */
  sharesBeside: (at: number) => readonly number[];
}

function isBacked(figure: Figure, at: number, counted: Beside): boolean {
  const { text, leaf, ground, figures, sums, known, results } = counted;
  const sentences = citedSentences(idsOf(leaf), ground);
  const ownSums = sums.filter(({ operands }) => inside(figure.index, [operands]));
  const operands = figures.filter(({ index }) => ownSums.some((sum) => inside(index, [sum.operands])));
  const isOperand = operands.length > 0;
  if (isOperand && (isConstant(figure) || areThousands(operands, known) || isHalving(figure, known))) {
    return true;
  }
  const behind = figures[at + 1];
  if (
    isOfRhythm(figure, sentences) || isFree(figure, text, { leaf, next: behind, before: figures[at - 1] })
  ) {
    return true;
  }
  const isOne = behind !== undefined && figure.value === 1;
  if (isOne && (isOneIn(behind, text) || isAfterOneIn(behind, text) && isResultOf(behind, sums))) return true;
  const cited = known.filter((each) => each.isCited);
  if (isOneIn(figure, text) && sameFigures(figure, figure.value, cited).length === 0) {
    return isHypothetical(leaf) ||
      isShareOfOne(figure, { text, leaf, ground, shown: counted.sharesBeside(figure.index) });
  }
  // A share of all is too common to be carried by any fact: "half" is somewhere. A sum tells what it was made from.
  const isTotal = isTotalOf(figure, text, cited);
  const isShare = figure.isFraction &&
    (isOfAll(figure, text) || OF_MANY.test(text.slice(figure.end)) || isChangedBy(figure, text));
  // "Half of the clients: 70 of 116": what is told beside a share is what it is of.
  if (
    figure.isFraction && counted.ratios.length > 0 && sameFigures(figure, figure.value, cited).length === 0
  ) {
    return counted.ratios.some((pair) => isShareOfPair(figure, pair));
  }
  const carrying = isShare || isTotal || leaf.kind === "sum" ? cited : known;
  const knowledge = { known: carrying, results, ground, leaf, isOperand };
  const readings = [
    figure,
    withUnitOf(behind, figure, text),
    ...asPercent(figure, text),
    ...asTwelveHours(figure, text),
    ...(isOfWholeMoney(figure, text, sums) ? [] : asHundredths(figure, text, ...sentences)),
    ...ownSums.flatMap(({ scale }) => inScale(figure, scale)),
  ];
  return readings.some((each) => isKnown(each, knowledge)) ||
    asNamedTime(figure, text).some((each) => isKnown(each, { ...knowledge, known: cited })) ||
    isShareBeside(figure, counted);
}

/** Points of a hundred that "half" may be off, and that "more than half" may lie beyond. */
const NEAR_SHARE = 2.5;
const BEYOND_SHARE = 15;

function isShareOfPair({ value, approximation }: Figure, [part, whole]: Pair): boolean {
  const share = (part.value / whole.value) * 100;
  if (approximation === "over") return share > value && share - value <= BEYOND_SHARE;
  if (approximation === "under") return share < value && value - share <= BEYOND_SHARE;
  return Math.abs(share - value) <= NEAR_SHARE;
}

/** "Both together brought 22", where what was brought is cited: no number of another fact is their total. */
function isTotalOf({ unit, index }: Figure, text: string, cited: readonly KnownFigure[]): boolean {
  const counts = cited.filter((each) => each.unit.kind === "plain");
  return unit.kind === "plain" && counts.length > 1 && TOTAL.test(text.slice(0, index));
}

const TOTAL = NUMBERS.patternOf("total");

/** "200 of 607" of £200k and £607k: what leaves the thousands away on both sides is the same share. */
function areThousands(operands: readonly Figure[], known: readonly KnownFigure[]): boolean {
  return operands.length === 2 &&
    operands.every(({ unit, value }) =>
      unit.kind === "plain" &&
      known.some((each) => each.isCited && each.unit.kind === "money" && isSame(each.value, value * 1000))
    );
}

/** "31 − 19 = 12 €" takes both for whole euros. */
function isOfWholeMoney({ index }: Figure, text: string, sums: readonly Sum[]): boolean {
  return sums.some(({ operands, result, stated }) =>
    inside(index, [operands]) && stated.kind === "number" && stated.unit.kind === "money" &&
    !namesHundredths(text.slice(result.index, result.end))
  );
}

/** "Half in advance" may be calculated as ÷ 2. */
function isHalving({ value, unit }: Figure, known: readonly KnownFigure[]): boolean {
  return value === 2 && unit.kind === "plain" &&
    known.some((each) => each.isCited && each.unit.kind === "percent" && each.value === 50);
}
