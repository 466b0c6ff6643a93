import type { Money } from "../../domain/facts.ts";
import { wordPattern } from "../../text/amount_words.ts";
import type { Amount } from "../../text/amounts.ts";
import { rateBehind } from "../numbers/rates.ts";
import {
  clauseAt,
  homeOf,
  isOfBefore,
  type SentenceNumbers,
  standingOf,
} from "../numbers/sentence_numbers.ts";
import { hasUnit } from "../numbers/time_units.ts";
import type { ReaderSetting } from "../reader.ts";
import type { Statements } from "../statements/statement.ts";
import type { FoundOrAsked } from "./found_or_asked.ts";

const MONTHS = 12;

/** The money a month that a sentence gives; money a year where a twelfth of it is a whole amount. */
export function moneyIn(
  numbers: SentenceNumbers,
  said: Statements,
  { now }: ReaderSetting,
): FoundOrAsked<Money> | null {
  const { sentence } = numbers;
  const amounts = inOneCurrency(numbers);
  const sums = amounts.filter((amount) =>
    amount.kind === "money" && standingOf(sentence, amount) !== "refused" && !isOfBefore(sentence, amount)
  );
  const monthly = sums.find((amount) => periodOf(numbers, amount) === "month");
  const amount = monthly ?? sums[0];
  if (amount !== undefined) return moneyOf(amount, numbers);
  const none = noMoney(numbers);
  return none === null
    ? null
    : { value: { amount: 0, currency: homeOf(said, now) }, quote: none, from: numbers, question: null };
}

/** "£350 a month, no, make it 300": what takes the place of money is money. */
function inOneCurrency({ sentence, amounts }: SentenceNumbers): Amount[] {
  return amounts.map((amount, at) => {
    const wrong = amounts[at - 1];
    const isInItsPlace = wrong?.kind === "money" && amount.kind === "number" &&
      clauseAt(sentence, wrong.index)?.standing === "withdrawn";
    return isInItsPlace ? { ...amount, kind: "money", currency: wrong.currency } : amount;
  });
}

/** "De plata, doscientos mil al mes": a bare number is money where the word for it stands in its sentence. */
export function withBareMoney(sentences: SentenceNumbers[], home: string | null): SentenceNumbers[] {
  if (home === null) return sentences;
  return sentences.map((numbers, at) => {
    const { sentence, amounts } = numbers;
    const before = sentences[at - 1]?.sentence;
    const words = wordPattern("money_words", sentence.languages);
    // "Two hundred thousand. No, a hundred and fifty": the second takes the place of the first.
    const goesOn = before !== undefined && before.answer === sentence.answer && words.test(before.text) &&
      before.clauses.some(({ standing }) => standing === "withdrawn");
    const isMoney = (words.test(sentence.text) || goesOn) && noMoney(numbers) === null &&
      amounts.every(({ kind }) => kind === "number");
    if (!isMoney) return numbers;
    const bare = amounts.map((amount): Amount =>
      isBareSum(amount, numbers) ? { ...amount, kind: "money", currency: home } : amount
    );
    return { ...numbers, amounts: bare };
  });
}

/** Smaller numbers count hours and evenings. */
const LEAST_SUM = 10;

/** Nothing that it counts stands behind it: its clause ends there, or a month follows. */
function isBareSum(
  { isArticle, isPosition, value, end }: Amount,
  { sentence: { text, languages } }: SentenceNumbers,
): boolean {
  const ends = /^\s*(?:$|[\p{P}])/u.test(text.slice(end));
  const { per } = rateBehind(text, end, languages);
  return !isArticle && !isPosition && value >= LEAST_SUM && (ends || per === "month" || per === "year");
}

/** "No money", "zero budget", "cero euros". */
function noMoney({ sentence }: SentenceNumbers): string | null {
  const { languages } = sentence;
  return sentence.clauses.map(({ text }) => text).find((text) =>
    wordPattern("no_words", languages).test(text) && wordPattern("money_words", languages).test(text) &&
    text.length < 40
  ) ?? null;
}

/** "month", "year", "week" or another unit of time that the amount is given for; null where none is named. */
function periodOf(
  { sentence, amounts }: Pick<SentenceNumbers, "sentence" | "amounts">,
  { index, end }: Amount,
): string | null {
  const { text, languages, from } = sentence;
  const behind = rateBehind(text, end, languages).per;
  if (behind !== null) return behind;
  const clause = clauseAt(sentence, index);
  const wrong = amounts.findLast((other) => other.end <= index);
  // "600 a year, no, 720": a year, as the one that was taken back.
  if (wrong !== undefined && clauseAt(sentence, wrong.index)?.standing === "withdrawn") {
    return periodOf({ sentence, amounts: [] }, wrong);
  }
  const next = amounts.find((other) => other.index > end)?.index ?? text.length;
  const before = amounts.findLast((other) => other.end <= index)?.end ?? 0;
  const start = Math.max(before, (clause?.from ?? from) - from);
  const isJapanese = languages.length === 1 && languages[0] === "ja";
  const words = isJapanese
    ? text.slice(start, index)
    : text.slice(end, Math.min(next, (clause?.to ?? sentence.to) - from));
  return ["month", "year", "week", "quarter", "day"].find((unit) => hasUnit(words, unit, languages)) ?? null;
}

function moneyOf(amount: Amount, numbers: SentenceNumbers): FoundOrAsked<Money> {
  const { text } = numbers.sentence;
  const { value, currency, upTo } = amount;
  const found = { quote: text, from: numbers };
  if (upTo !== null) {
    return { ...found, value: null, question: `${amount.text}: which sum should the plan keep to a month?` };
  }
  const period = periodOf(numbers, amount);
  if (value === 0 || period === null || period === "month") {
    return { ...found, value: { amount: value, currency }, question: null };
  }
  const monthly = value / MONTHS;
  return period === "year" && Number.isInteger(monthly)
    ? { ...found, value: { amount: monthly, currency }, question: null }
    : { ...found, value: null, question: `How much is ${amount.text} in a month?` };
}
