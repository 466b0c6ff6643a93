import type { Figure } from "./figure.ts";
import { isResult, isSame } from "./rounding.ts";
import { NUMBERS } from "./words.ts";

/** True for a number that its sentence works out in words: a product behind its two numbers, a total before its parts. */
export function isToldSum(figure: Figure, known: readonly Figure[], text: string): boolean {
  if (figure.isFraction || figure.unit.kind === "percent") return false;
  return isProduct(figure, known, text) || isTotalAhead(figure, known, text) || isToldTwice(figure, known);
}

const COMES_TO = new RegExp(
  `^(?:\\s\\p{L}+){0,3},?\\s(?:${NUMBERS.sourceOf("is", "comes_to")})\\s(?:\\p{L}+\\s)?$`,
  "iu",
);

/** "Four days of four dogs is 16", "16 dogs at 45 pounds are 720 pounds". */
function isProduct(figure: Figure, known: readonly Figure[], text: string): boolean {
  const [one, other] = known.filter(({ end }) => end <= figure.index).slice(-2);
  if (one === undefined || other === undefined || one.value <= 1 || other.value <= 1) return false;
  const isMoney = [one, other].some(({ unit }) => unit.kind === "money");
  return isMoney === (figure.unit.kind === "money") && COMES_TO.test(text.slice(other.end, figure.index)) &&
    !SENTENCE_END.test(text.slice(one.end, figure.index)) &&
    isResult(figure.value, one.value * other.value, figure.approximation);
}

const SENTENCE_END = /[.!?。;]\s/u;

/** "Nine years with dogs, six in a salon and three in the van". */
function isTotalAhead(figure: Figure, known: readonly Figure[], text: string): boolean {
  const parts = known.filter(({ index, unit, noun, isFraction }) =>
    index >= figure.end && !isFraction && !SENTENCE_END.test(text.slice(figure.end, index)) &&
    (unit.kind === figure.unit.kind || unit.kind === "plain" && noun === "")
  );
  const sums = parts.map((_, at) => parts.slice(0, at + 1).reduce((sum, { value }) => sum + value, 0));
  return sums.some((sum, at) => at > 0 && isSame(sum, figure.value));
}

/** What was worked out once may be told again. */
function isToldTwice(figure: Figure, known: readonly Figure[]): boolean {
  return known.some(({ index, value, unit, noun }) =>
    index < figure.index && isSame(value, figure.value) && unit.kind === figure.unit.kind && noun === ""
  );
}
