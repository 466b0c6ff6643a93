import { A_YEAR, isSpan } from "../../../text/spans.ts";
import type { Figure } from "./figure.ts";
import type { KnownFigure } from "./known_figures.ts";
import { isPartOf } from "./ratios.ts";
import { isResult, isSame } from "./rounding.ts";
import { NUMBERS } from "./words.ts";

/** Results that a text tells right behind the numbers they are of, without arithmetic, and that these do not give. */
export function wrongResults(
  text: string,
  figures: readonly Figure[],
  cited: readonly KnownFigure[],
): string[] {
  return figures.flatMap((first, at) => {
    const [second, third] = figures.slice(at + 1, at + 3);
    if (second === undefined) return [];
    const rates = wrongConversion(text, first, second);
    if (rates.length > 0) return rates;
    const ofRange = first.upTo === null
      ? []
      : wrongDifference(text, [first, { ...first, value: first.upTo }, second]);
    const ahead = second.upTo === null
      ? []
      : wrongDifference(text, [second, { ...second, value: second.upTo }, first]);
    if (third === undefined) return [...ofRange, ...ahead];
    const three: Three = [first, second, third];
    return [
      ...ofRange,
      ...ahead,
      ...wrongShare(text, three, cited),
      ...wrongDifference(text, three),
      ...wrongDifference(text, [second, third, first]),
    ];
  });
}

/** "300 boats a year are 30 a month": what stands between a rate and the same by another span. */
const IS = new RegExp(
  `^(?:\\s\\p{L}+){0,3}(?:\\s${NUMBERS.sourceOf("is", "comes_to")}(?:\\s\\p{L}+)?|\\s?=|,\\s${
    NUMBERS.sourceOf("that_is")
  })\\s$`,
  "iu",
);

function wrongConversion(text: string, one: Figure, other: Figure): string[] {
  const [from, to] = [one.per, other.per];
  if (from === null || to === null || from === to || !isSpan(from) || !isSpan(to)) return [];
  const isSameThing = one.unit.kind === other.unit.kind && other.noun === "" && one.upTo === null &&
    other.upTo === null;
  if (!isSameThing || !IS.test(text.slice(one.end, other.index))) return [];
  const exact = one.value * A_YEAR[from] / A_YEAR[to];
  if (isResult(other.value, exact, other.approximation ?? one.approximation)) return [];
  return [`${one.text.trim()} a ${from} are ${printed(exact)} a ${to}, not ${other.text.trim()}.`];
}

function printed(value: number): string {
  return new Intl.NumberFormat("en", { maximumFractionDigits: 1 }).format(value);
}

type Three = [Figure, Figure, Figure];

/** What stands between two numbers and their share: a sign, what they count, and a word for "that is". */
const THAT_IS = new RegExp(
  `^(?:\\s\\p{L}+){0,2}\\s?[,:(（–—]\\s?(?:${NUMBERS.sourceOf("that_is")}\\s)?(?:\\p{L}+\\s){0,2}$`,
  "iu",
);

/** "21 of 46 farms, so 54%". A share that was said itself may be of something else. */
function wrongShare(text: string, [part, whole, share]: Three, cited: readonly KnownFigure[]): string[] {
  const isPair = part.unit.kind === "plain" && whole.unit.kind === "plain" && isPartOf(part, whole, text);
  const isShare = share.unit.kind === "percent" && !share.isFraction &&
    THAT_IS.test(text.slice(whole.end, share.index));
  if (!isPair || !isShare) return [];
  if (cited.some(({ unit, value }) => unit.kind === "percent" && isSame(value, share.value))) return [];
  const exact = (part.value / whole.value) * 100;
  if (isResult(share.value, exact, share.approximation)) return [];
  return [`${part.text.trim()} of ${whole.text.trim()} is ${printed(exact)}%, not ${share.text.trim()}.`];
}

const FROM = new RegExp(`${NUMBERS.sourceOf("span_from")}\\s(?:\\p{L}+\\s)?$`, "iu");
const TO = new RegExp(`^\\s(?:\\p{L}+\\s)?${NUMBERS.sourceOf("span_to")}\\s(?:\\p{L}+\\s)?$`, "iu");
const MORE = new RegExp(`^(?:\\s\\p{L}+)?\\s${NUMBERS.sourceOf("more_or_less")}(?!\\p{L})`, "iu");

/** "From twelve to thirty: twenty more". */
function wrongDifference(text: string, [from, to, told]: Three): string[] {
  const isSpan = from.upTo === to.value ||
    FROM.test(text.slice(0, from.index)) && TO.test(text.slice(from.end, to.index));
  const between = told.index > to.index ? text.slice(to.end, told.index) : text.slice(told.end, from.index);
  const isTold = MORE.test(text.slice(told.end)) && !/[.!?。;]\s/u.test(between);
  const isCount = [from, to, told].every(({ unit, isFraction }) => unit.kind === "plain" && !isFraction);
  if (!isSpan || !isTold || !isCount || told.approximation !== null) return [];
  const exact = Math.abs(to.value - from.value);
  if (isSame(exact, told.value)) return [];
  return [`From ${from.value} to ${to.value} are ${exact}, not ${told.text.trim()}.`];
}
