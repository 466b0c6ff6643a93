import { isSameWord } from "../../../text/stems.ts";
import type { Figure } from "./figure.ts";
import { isPoints } from "./figures.ts";
import { timeIn } from "./formula.ts";
import type { KnownFigure } from "./known_figures.ts";
import { isMeasure, measureDifferently } from "./measures.ts";
import { isRoundingOf, isSame } from "./rounding.ts";

/** The numbers that are the same as this one, or that it rounds, in a unit that goes with it. */
export function sameFigures(figure: Figure, value: number, known: readonly KnownFigure[]): KnownFigure[] {
  return known.filter((each) =>
    isSameUnit(figure, each) && (each.isCited || !isSmallCount(figure, each)) &&
    [each.value, each.upTo].some((other) => {
      if (other === null) return false;
      const exact = figure.unit.kind === "time" && each.unit.kind === "time"
        ? timeIn(other, each.unit.unit, figure.unit.unit)
        : other;
      if (exact === null) return false;
      return isSame(value, exact) ||
        figure.approximation !== null && isRoundingOf(value, exact, figure.approximation);
    })
  );
}

const MOST_SMALL = 12;
/** From here on hardly two numbers of one founder are the same. */
const UNMISTAKEN = 100_000;

/** "Nine" of something: a cited sentence, the length of a list of facts, or a fact that counts the same can carry it. */
function isSmallCount({ unit, value, noun }: Figure, known: KnownFigure): boolean {
  return unit.kind === "plain" && value <= MOST_SMALL && Number.isInteger(value) &&
    known.noun !== "counted" &&
    (noun === "" || !isSameWord(noun.toLowerCase(), known.noun.toLowerCase()));
}

/** £79 is no 79 clinics, and 38% no 38 buyers; a bare number beside no noun may be either. */
function isSameUnit(
  { value, unit, noun }: Figure,
  { unit: other, noun: otherNoun, times, per, isCited }: KnownFigure,
): boolean {
  // So many points are no length of a list.
  if (otherNoun === "counted" && isPoints({ noun })) return false;
  if (unit.kind === "money" && other.kind === "money") {
    return unit.currency === null || other.currency === null || unit.currency === other.currency;
  }
  if (unit.kind === "time" && other.kind === "time") return timeIn(1, other.unit, unit.unit) !== null;
  if (unit.kind === other.kind) {
    return !measureDifferently(noun, otherNoun) && (isCited || !isMeasure(noun) || isMeasure(otherNoun));
  }
  if (unit.kind === "percent" || other.kind === "percent") return unit.kind === "plain" && isPoints({ noun });
  // "The 350" is the money that is cited, and no money of any fact; "the million" is no other.
  if (unit.kind === "plain") return noun === "" && other.kind === "money" && (isCited || value >= UNMISTAKEN);
  if (other.kind !== "plain" || otherNoun !== "") return false;
  // "Seven, in the season eight hours": the unit stands elsewhere in the sentence.
  // What comes twelve times a month is no twelve years of anybody's.
  // "I was 12" is told as twelve years.
  const isAge = isCited && unit.kind === "time" && unit.unit === "year" && per === null;
  return unit.kind === "money" || isAge || (isCited || per === null) && times.has(unit.unit);
}
