import { monthNumbersIn } from "../../../text/months.ts";
import type { Figure, Quantity, Unit } from "./figure.ts";
import { isPoints } from "./figures.ts";
import { isResultOf } from "./formula.ts";
import { citedSentences, type Ground } from "./ground.ts";
import { factTexts } from "./fact_words.ts";
import type { KnownFigure } from "./known_figures.ts";
import { sameFigures } from "./same_figures.ts";
import { idsOf, type Leaf } from "./leaf.ts";
import { dateTexts, hasToken } from "./loose_digits.ts";
import { isMeasure, measuredIn } from "./measures.ts";
import { isRatioOfCited, isShareOfCited, saidShares } from "./ratios.ts";
import { isSame } from "./rounding.ts";
import { NUMBERS } from "./words.ts";

/** What a number of a leaf may rest on. */
export interface Knowledge {
  known: readonly KnownFigure[];
  results: readonly Quantity[];
  ground: Ground;
  leaf: Leaf;
  /** True for a number of a formula or of the arithmetic in a sentence. */
  isOperand: boolean;
}

/** Arithmetic leaves units away: "(45 − 23) ÷ 13" takes 13 from the 13 months that are cited. */
function isBareOperand({ value, unit }: Figure, known: readonly KnownFigure[]): boolean {
  return unit.kind === "plain" &&
    known.some((each) =>
      each.isCited && [each.value, each.upTo].some((other) => other !== null && isSame(other, value))
    );
}

/** A unit of measure is a thousand of the next smaller one. */
const NEXT_UNIT = 1_000;

/** "1 400 ÷ 62" of 1.4 tonnes, "0,7 tonne" of 700 kilos: a cited measure in another unit of its kind. */
function isMeasuredOtherwise({ value, unit, noun }: Figure, { known, isOperand }: Knowledge): boolean {
  if (unit.kind !== "plain") return false;
  return known.some((each) => {
    if (!each.isCited || !isMeasure(each.noun)) return false;
    if (noun !== "" && isMeasure(noun)) {
      const there = measuredIn(each.value, each.noun, noun);
      return there !== null && isSame(value, there);
    }
    return isOperand &&
      [each.value * NEXT_UNIT, each.value / NEXT_UNIT].some((there) => isSame(value, there));
  });
}

/** True where a number stands in what is known, follows from a sum, or is the share, place or year that was said. */
export function isKnown(figure: Figure, { known, results, ground, leaf, isOperand }: Knowledge): boolean {
  const values = figure.upTo === null ? [figure.value] : [figure.value, figure.upTo];
  // "26 points" are per cent where shares were taken from each other, and places where places were counted.
  const units: Unit[] = isPoints(figure) ? [{ kind: "percent" }, figure.unit] : [figure.unit];
  const byResult = (value: number) =>
    results.some((result) =>
      units.some((unit) =>
        isResultOf(
          { quantity: { kind: "number", value, unit }, approximation: figure.approximation },
          result,
        )
      )
    );
  if (values.every((value) => sameFigures(figure, value, known).length > 0 || byResult(value))) return true;
  if (isYearNamed(figure, { ground, leaf })) return true;
  if (isOperand && isBareOperand(figure, known)) return true;
  if (isMeasuredOtherwise(figure, { known, results, ground, leaf, isOperand })) return true;
  if (isMonthsNamed(figure, { ground, leaf })) return true;
  const cited = citedSentences(idsOf(leaf), ground);
  // "15 ÷ 0.7" where seven of ten was said.
  const isShare = isOperand && figure.unit.kind === "plain" && figure.value < 1;
  if (isShare && saidShares(cited, ground).some((said) => isSame(said / 100, figure.value))) return true;
  if (isPlaceOfCited(figure, cited)) return true;
  return figure.isFraction && isShareOfCited(figure.value, cited, ground) ||
    figure.unit.kind === "percent" && isRatioOfCited(figure, cited, ground);
}

const PLACE_ENDINGS = NUMBERS.phrasesOf("place_endings").join("|");

/** "Thirteen months" where the thirteenth month is cited, "treize" of "treizième". */
function isPlaceOfCited({ text, isDigits, isFraction }: Figure, cited: readonly string[]): boolean {
  if (isDigits || isFraction || !/^\p{Script=Latin}{3,}$/u.test(text)) return false;
  const place = new RegExp(
    `(?<!\\p{L})${text.replace(/e$/u, "e?")}(?:${PLACE_ENDINGS})(?!\\p{L})`,
    "iu",
  );
  return cited.some((sentence) => place.test(sentence));
}

/** "The two dead months" of "jan n feb thats dead"; words cite nothing, and may speak of what was said anywhere. */
function isMonthsNamed(
  { value, unit }: Figure,
  { ground, leaf }: Pick<Knowledge, "ground" | "leaf">,
): boolean {
  if (unit.kind !== "time" || unit.unit !== "month" || value < 2) return false;
  const sentences = leaf.kind === "words" ? ground.said : citedSentences(idsOf(leaf), ground);
  return sentences.some((sentence) => new Set(monthNumbersIn(sentence)).size === value);
}

/** "In 2019 two pubs": a year before a word reads like a count. */
function isYearNamed({ text }: Figure, { ground, leaf }: Pick<Knowledge, "ground" | "leaf">): boolean {
  if (!/^(?:19|20)\d{2}$/.test(text)) return false;
  return [...citedSentences(idsOf(leaf), ground), ...factTexts(ground.facts), ...dateTexts(ground)]
    .some((known) => hasToken(known, text));
}
