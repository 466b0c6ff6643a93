import type { Amount } from "../../text/amounts.ts";
import { wordPattern } from "../../text/amount_words.ts";
import { hasCue, type Language, lexiconsOf, phrasesPattern } from "../../text/lexicon.ts";
import { rateBehind } from "../numbers/rates.ts";
import { clauseAt, isOfBefore, type SentenceNumbers, standingOf } from "../numbers/sentence_numbers.ts";
import { hasUnit, unitPattern } from "../numbers/time_units.ts";
import { isFirstPerson, opensWith, withoutJoiner } from "../passages/items.ts";
import type { FoundOrAsked } from "./found_or_asked.ts";
import { HOURS_WORDS } from "./words.ts";

const HOURS_OF_FULL_DAY = 8;
const HOURS_OF_WEEK = 7 * 24;

/** The hours a week that a sentence gives; days count where they were called full. */
export function hoursIn(numbers: SentenceNumbers): FoundOrAsked<number> | null {
  const { sentence, amounts } = numbers;
  const { languages, text } = sentence;
  const hour = unitPattern("hour", languages);
  const day = unitPattern("day", languages);
  const usable = amounts.filter((amount) =>
    (amount.kind === "number" || amount.isFraction) && standingOf(sentence, amount) !== "refused" &&
    !isOfBefore(sentence, amount)
  );
  for (const amount of usable) {
    const wrong = takenBackFor(amount, numbers);
    const unitAt = wrong?.end ?? amount.end;
    const tail = text.slice(unitAt, unitAt + 40);
    const unit = hour.exec(tail);
    if (unit !== null && !amount.isFraction) {
      return hoursOf({ amount, unitEnd: unitAt + unit[0].length, numbers });
    }
    const days = day.exec(tail);
    const isLater = usable.some((other) => other.index > amount.index && isSaidAgain(other, numbers));
    if (days === null || isLater) continue;
    const rate = rateBehind(text, amount.end + days[0].length, languages);
    if (rate.per !== "week" && !hasUnit(text, "week", languages)) continue;
    return daysOf({ amount, numbers });
  }
  return null;
}

/** "5 hours a week, no, call it 6": the number that a bare one took the place of, and with it the unit. */
function takenBackFor({ index, end }: Amount, { sentence, amounts }: SentenceNumbers): Amount | null {
  const before = amounts.findLast((other) => other.end <= index);
  const isBare = /^\s*(?:[,.;:!)–—-]|$)/u.test(sentence.text.slice(end));
  return isBare && before !== undefined && clauseAt(sentence, before.index)?.standing === "withdrawn"
    ? before
    : null;
}

/** "Two evenings a week, say three hours": the hours say the same again. */
function isSaidAgain({ index, end }: Amount, { sentence: { text, languages } }: SentenceNumbers): boolean {
  const approx = phrasesPattern(lexiconsOf(languages).flatMap(({ phrases }) => phrases.approx));
  return unitPattern("hour", languages).test(text.slice(end, end + 40)) &&
    new RegExp(`(?:${approx})\\s*$`, "iu").test(text.slice(Math.max(0, index - 24), index));
}

function hoursOf(
  { amount: first, unitEnd, numbers }: { amount: Amount; unitEnd: number; numbers: SentenceNumbers },
): FoundOrAsked<number> {
  const { sentence } = numbers;
  const { languages, text: quote } = sentence;
  const total = totalIn(numbers);
  const amount = total ?? first;
  const ask = (question: string) => ({ value: null, quote, from: numbers, question });
  // A total that the founder has added up says whose hours are meant.
  if (total === null && isOfSomebody(amount, numbers)) {
    return ask("Whose hours should the plan count, and how many a week?");
  }
  const { per } = rateBehind(quote, total === null ? unitEnd : endWithUnit(total, numbers), languages);
  const clause = clauseAt(sentence, amount.index);
  const from = total === null || clause === null ? 0 : amount.index + sentence.from - clause.from;
  const words = clause?.text.slice(from) ?? "";
  const isWeek = per === "week" ||
    (per === null && !hasUnit(words, "month", languages) && !hasUnit(words, "day", languages)) ||
    hasUnit(words, "week", languages);
  if (amount.upTo !== null) return ask(`${amount.text} hours: which number should the plan keep to a week?`);
  if (!isWeek) return ask("How many hours is that in a week?");
  return amount.value <= HOURS_OF_WEEK
    ? { value: amount.value, quote, from: numbers, question: null }
    : ask("How many hours a week do you have for this?");
}

/** Where an amount ends, with the word for hours behind it: "48 hours". */
function endWithUnit({ end }: Amount, { sentence: { text, languages } }: SentenceNumbers): number {
  return end + (unitPattern("hour", languages).exec(text.slice(end, end + 40))?.[0].length ?? 0);
}

/** "Faruk 5 hours, me 3": the founder's own hours stand in a clause behind it. */
function isOfSomebody({ index }: Amount, { sentence, amounts }: SentenceNumbers): boolean {
  const own = clauseAt(sentence, index);
  const isMine = (text: string) =>
    hasCue(text, sentence.languages, "me", "solo") || isFirstPerson(text, sentence.languages);
  if (own === null) return false;
  const others = amounts.filter((other) => !other.isArticle && other.kind === "number").flatMap((other) =>
    other.index === index ? [] : clauseAt(sentence, other.index) ?? []
  ).filter((clause) => clause !== own);
  return isMine(own.text)
    ? others.some(({ text }) => isSomebodys(text, sentence.languages))
    : others.some(({ text }) => isMine(text));
}

/** "Lupe in the office does 6", "mi hermana tres": a number of somebody else's. */
function isSomebodys(text: string, languages: readonly Language[]): boolean {
  const words = withoutJoiner(text, languages);
  return opensWith(words, languages, "own") || /^\p{Lu}\p{Ll}{2,}\s(?:\p{Ll}|\d)/u.test(words) &&
      !opensWith(words, languages, "pronouns", "articles", "adverbs", "prepositions", "vague");
}

/** "… so 16", "total 13", "reken op 5": what the founder has added up themselves. */
const ADDED_UP = new RegExp(
  `${HOURS_WORDS.sourceOf("adds_up")}(?:\\s${HOURS_WORDS.sourceOf("to")})?[\\s:]+$`,
  "iu",
);

/** "3 hrs say. Fridays are gone now, so call it 2 hrs": a sentence of its own settles on the number that stands. */
export function settles({ sentence: { text, from }, amounts }: SentenceNumbers): boolean {
  const [only, ...others] = amounts.filter(({ kind, isArticle }) => kind === "number" && !isArticle);
  return from > 0 && only !== undefined && others.length === 0 &&
    ADDED_UP.test(text.slice(Math.max(0, only.index - 28), only.index));
}

function totalIn({ sentence, amounts }: SentenceNumbers): Amount | null {
  const { text } = sentence;
  const [first, ...others] = amounts.filter(({ kind, isArticle }) => kind === "number" && !isArticle);
  if (first === undefined || others.length < 2) return null;
  // "8 hours, me 5 and Livio 3".
  if (others.reduce((sum, { value }) => sum + value, 0) === first.value) return first;
  return others.find((amount) =>
    amount.upTo === null && standingOf(sentence, amount) !== "refused" && !isOfBefore(sentence, amount) &&
    ADDED_UP.test(text.slice(Math.max(0, amount.index - 28), amount.index))
  ) ?? null;
}

function daysOf({ amount, numbers }: { amount: Amount; numbers: SentenceNumbers }): FoundOrAsked<number> {
  const { text, languages } = numbers.sentence;
  const isFull = wordPattern("full_days", languages).test(text) && !amount.isFraction && amount.upTo === null;
  return isFull
    ? { value: amount.value * HOURS_OF_FULL_DAY, quote: text, from: numbers, question: null }
    : { value: null, quote: text, from: numbers, question: "How many hours a week is that?" };
}
