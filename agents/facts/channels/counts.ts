import { GRAMMAR } from "../../text/grammar_words.ts";
import { amountWords, wordPattern } from "../../text/amount_words.ts";
import type { Amount } from "../../text/amounts.ts";
import { FUNCTION_WORDS, hasCue, type Language, phrasesPattern, withoutCues } from "../../text/lexicon.ts";
import { isTotal } from "./names.ts";
import { isTimeSpan } from "../numbers/counted.ts";
import { nounPhraseAt } from "../names/noun_phrases.ts";
import type { Segment } from "../numbers/segments.ts";
import { numbersOf } from "../numbers/sentence_numbers.ts";
import { stemList } from "../numbers/stated_numbers.ts";
import type { Statements } from "../statements/statement.ts";
import { wordsOfNumbers } from "../numbers/per_bases.ts";
import { CHANNELS, NUMBER_WORDS } from "../words.ts";

/** The field whose answer tells where customers came from. */
export const CHANNELS_FIELD = "channels.current";

/** The number of customers in a segment: not money, not the whole, not an audience, not a time. */
export function countOf(segment: Segment): Amount | null {
  const { numbers, amounts, clause } = segment;
  const { sentence } = numbers;
  if (wordPattern("exists", sentence.languages, "start").test(clause)) return null;
  if (["question", "withdrawn", "refuted", "past"].includes(segment.standing)) return null;
  if (hasCue(segment.text, sentence.languages, "dont_know", "cost")) return null;
  return amounts.find((amount) =>
    amount.kind !== "money" && !amount.isPosition && !isInBrackets(sentence.text, amount) &&
    !isTotal(sentence.text, amount, sentence.languages) &&
    !isPartOfCount(amount, segment) && !OF_THEM.test(sentence.text.slice(amount.end)) &&
    !OF_TEN.test(sentence.text.slice(amount.end)) &&
    !isTimeSpan(amount, numbers) &&
    !(segment.isHeader && amount === amounts.at(-1)) &&
    !KNOWN_NUMBER.test(sentence.text.slice(Math.max(0, amount.index - 6), amount.index))
  ) ?? null;
}

/** "Les syndics, 31, dont six d'un coup": some of those that were counted right before. */
function isPartOfCount({ index }: Amount, { numbers: { sentence, amounts } }: Segment): boolean {
  return wordPattern("part_of", sentence.languages, "end").test(sentence.text.slice(0, index).trimEnd()) &&
    amounts.some((other) => other.end < index && !other.isArticle);
}

/** "6 su 10" is a share, of how many nobody said. */
const OF_TEN = new RegExp(
  `^\\s(?:${NUMBER_WORDS.sourceOf("odds", "odds_of")}\\s(?:10|100|(?:${
    phrasesPattern(wordsOfNumbers(10, 100))
  }))|${CHANNELS.sourceOf("of_each")}\\s\\S+)(?!\\d)`,
  "iu",
);

/** "Three of them" counts again what was named. */
const OF_THEM = new RegExp(`^\\s${CHANNELS.sourceOf("of_those")}`, "iu");

/** A number alone in brackets is the channel's; beside words it is an audience. */
function isInBrackets(text: string, { index, end }: Amount): boolean {
  if (/\(\s*$/.test(text.slice(0, index)) && /^\s*\)/.test(text.slice(end))) return false;
  return text.lastIndexOf("(", index) > text.lastIndexOf(")", index);
}

/** "The 540 are worth more" speaks of a number that was said before. */
const KNOWN_NUMBER = new RegExp(`${GRAMMAR.sourceOf("the_many")}\\s$`, "iu");

/** "the church, about 30 families", "14 jobs since May": behind the number one plain noun and when that was. */
export function countsNoun({ numbers: { sentence }, to }: Segment, count: Amount): boolean {
  const { languages } = sentence;
  const behind = sentence.text.slice(count.end, to);
  const noun = /^\s(\p{Ll}+)(?!\p{L})/u.exec(behind)?.[1];
  if (noun === undefined) return false;
  const rest = behind.slice(noun.length + 1);
  if (!/[\p{L}\p{N}]/u.test(rest)) return true;
  return !hasCue(noun, languages, ...FUNCTION_WORDS) && saysOnlyWhen(rest, languages);
}

/** "Since January", "last year". */
function saysOnlyWhen(text: string, languages: readonly Language[]): boolean {
  const last = new RegExp(wordPattern("last", languages).source, "giu");
  const rest = withoutCues(
    text.replace(last, " "),
    languages,
    "calendar_words",
    "time_words",
    ...FUNCTION_WORDS,
  );
  return rest !== text && !/\p{L}/u.test(rest);
}

/** The number of all customers that the counts are parts of, or null. */
export function wholeOf(segments: Segment[]): number | null {
  for (const { numbers: { sentence }, amounts, isHeader } of segments) {
    const total = amounts.find((amount) => isTotal(sentence.text, amount, sentence.languages)) ??
      (isHeader ? amounts.at(-1) : undefined);
    if (total !== undefined && total.kind === "number") return total.value;
  }
  return null;
}

/** "The letter was 400 pieces" counts pieces: a noun behind the number must be one for customers. */
export function countsCustomers(
  { numbers: { sentence }, to }: Segment,
  { count, customers }: { count: Amount; customers: Set<string> },
): boolean {
  if (count.kind === "percent") return true;
  const noun = nounPhraseAt(sentence.text.slice(0, to), count.end, sentence.languages, 1);
  return noun === null || saysOnlyWhen(noun.text, sentence.languages) ||
    stemList(noun.text).some((stem) => customers.has(stem)) ||
    /^[\p{Script=Han}]{1,2}$/u.test(noun.text);
}

/** Stems of what the founder's customers are called: what was counted elsewhere, and the plain words for them. */
export function customerWords(said: Statements, now: Date): Set<string> {
  const counted = numbersOf(
    said,
    now,
    "goal.twelve_months",
    "company.stage_region",
    "growth.numbers",
    CHANNELS_FIELD,
  );
  const nouns = counted.flatMap(({ sentence, amounts }) =>
    amounts.filter(({ kind }) => kind === "number").flatMap((amount) => {
      const isOwn = sentence.answer.field !== CHANNELS_FIELD ||
        isTotal(sentence.text, amount, sentence.languages);
      const noun = isOwn ? nounPhraseAt(sentence.text, amount.end, sentence.languages, 2) : null;
      return noun === null ? [] : stemList(noun.text);
    })
  );
  return new Set([...nouns, ...amountWords("customers", said.languages).flatMap((word) => stemList(word))]);
}
