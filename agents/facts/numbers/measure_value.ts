import { GRAMMAR } from "../../text/grammar_words.ts";
import { wordPattern } from "../../text/amount_words.ts";
import type { Amount } from "../../text/amounts.ts";
import { hasCue } from "../../text/lexicon.ts";
import { isTotal } from "../channels/names.ts";
import { isTimeSpan, isTimeUnit } from "./counted.ts";
import type { Segment } from "./segments.ts";
import { isOfBefore, standingOf } from "./sentence_numbers.ts";
import { NUMBER_WORDS } from "../words.ts";

/** The number of an item that is its value: the first that is no time span, else "day 2.4" or "19 days" itself. */
export function valueOf(segment: Segment): Amount | null {
  const { numbers, amounts, standing } = segment;
  const { sentence } = numbers;
  if (["hedged", "past", "refuted", "withdrawn", "question"].includes(standing)) return null;
  if (standing === "negated" && hasCue(segment.text, sentence.languages, "dont_know")) return null;
  // "We measure two things:" announces, and "last year 40, now 71" measures what is now.
  if (segment.isHeader && segment.amounts.every(({ kind, value }) => kind === "number" && value < 10)) {
    return null;
  }
  const hasNow = wordPattern("now", sentence.languages).test(sentence.text);
  const usable = amounts.filter((amount) =>
    !(hasNow && isOfBefore(sentence, amount)) && standingOf(sentence, amount) === "stated" &&
    !amount.isFraction && amount.upTo === null &&
    !isAside(amount, segment)
  );
  return usable.find((amount) => !amount.isPosition && !isTimeSpan(amount, numbers)) ??
    usable.find((amount) => isTimeSpan(amount, numbers)) ?? usable[0] ?? null;
}

/** "The 71", "up from 6", "every 5 weeks", "of the twelve things", "zero idea": numbers that measure nothing here. */
function isAside(amount: Amount, { numbers, amounts }: Segment): boolean {
  const { text, languages } = numbers.sentence;
  const before = text.slice(Math.max(0, amount.index - 20), amount.index);
  const isOdds = IN_SO_MANY.test(text.slice(amount.end)) || SO_MANY_IN.test(before);
  const isWhole = isTotal(text, amount, languages) && amounts.some(({ index }) => index > amount.index);
  const goesTo = GOES_TO.exec(text.slice(amount.end))?.[1];
  const isBefore = goesTo !== undefined && ["number", "percent"].includes(amount.kind) &&
    !isTimeUnitBehind(text, amount.end);
  const isDuration = isTimeSpan(amount, numbers) && LASTING.test(before);
  // "And the 93% renewing" is a share like any other.
  const isNamedBefore = amount.kind !== "percent" && THE_ONE.test(before);
  return isWhole || isOdds || isBefore || isDuration || isNamedBefore || EVERY.test(before) ||
    wordPattern("instead", languages, "end").test(before.trimEnd()) ||
    (amount.value === 0 && !/\d/.test(amount.text));
}

/** "The 71" was told before. */
const THE_ONE = new RegExp(`(?:${GRAMMAR.patternOf("the", ["en"]).source})\\s$`, "iu");
const EVERY = new RegExp(
  `(?:${GRAMMAR.sourceOf("every")}|${NUMBER_WORDS.sourceOf("every_so_many")})\\s$`,
  "iu",
);

/** "3 in 4": odds of ten at most. */
const IN_SO_MANY = new RegExp(`^\\s${NUMBER_WORDS.sourceOf("odds")}\\s(?:\\d|10)(?!\\d)`, "iu");
const SO_MANY_IN = new RegExp(`\\d\\s${NUMBER_WORDS.sourceOf("odds")}\\s$`, "iu");

/** "Calls 140 to 11": the first number is how it was. */
const GOES_TO = new RegExp(
  `^(?:\\s${GRAMMAR.sourceOf("to")}\\s|\\p{Script=Han}{0,2}から)([\\d.,]+)`,
  "iu",
);

/** "Signed for three years", "seit zwei Jahren": how long, and no measure. */
const LASTING = new RegExp(`${NUMBER_WORDS.sourceOf("how_long")}\\s$`, "iu");

function isTimeUnitBehind(text: string, end: number): boolean {
  return isTimeUnit(/^\s(\p{L}+)/u.exec(text.slice(end))?.[1] ?? "");
}
