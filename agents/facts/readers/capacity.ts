import type { CapacityFact, Money, UnclearFact } from "../../domain/facts.ts";
import { tightened } from "../numbers/tightened.ts";
import { wordPattern } from "../../text/amount_words.ts";
import type { Amount } from "../../text/amounts.ts";
import { hasCue, type Language, lexiconsOf, phrasesPattern } from "../../text/lexicon.ts";
import { isFirstPerson, opensWith, withoutJoiner } from "../passages/items.ts";
import { rateBehind } from "../numbers/rates.ts";
import { evidenceOf, type Reader, type ReaderSetting, type Reading } from "../reader.ts";
import {
  clauseAt,
  homeOf,
  isOfBefore,
  newestNumbersOf,
  type SentenceNumbers,
  standingOf,
} from "../numbers/sentence_numbers.ts";
import type { Statements } from "../statements/statement.ts";

const FIELD = "channels.capacity";
const HOURS_OF_FULL_DAY = 8;
const HOURS_OF_WEEK = 7 * 24;
const MONTHS = 12;

interface Found<T> {
  value: T | null;
  quote: string;
  from: SentenceNumbers;
  /** What to ask where the value is not certain. */
  question: string | null;
}

/**
 * Hours a week and money a month. Days count only where they were called full (8 hours each); money a year only where a
 * twelfth of it is a whole amount. Anything else is asked.
 */
export const readCapacity: Reader<CapacityFact | null> = (said, setting): Reading<CapacityFact | null> => {
  const sentences = newestNumbersOf(said, setting.now, FIELD);
  const hours = firstFound([...sentences.filter(settles), ...sentences], hoursIn);
  const money = firstFound(
    withBareMoney(sentences, homeOf(said, setting.now)),
    (numbers) => moneyIn(numbers, said, setting),
  );
  const hours_a_week = hours?.value ?? null;
  const money_a_month = money?.value ?? null;
  const asked = [{ found: hours, part: "hours_a_week" }, { found: money, part: "money_a_month" }];
  const unclear = asked.flatMap(({ found, part }): UnclearFact[] => {
    if (found === null || found.question === null) return [];
    const { turn, field } = found.from.sentence.answer;
    return [{ fact: "capacity", part, quote: found.quote, turn, field, question: found.question }];
  });
  const carrier = [hours, money].find((found) => found !== null && found.value !== null);
  if (carrier === undefined || carrier === null) return { value: null, unclear };
  const values = [hours_a_week, money_a_month?.amount].filter((value) =>
    value !== null && value !== undefined
  );
  const quote = tightened(quoteOf(hours, money, carrier.quote), values);
  return {
    value: { hours_a_week, money_a_month, ...evidenceOf(carrier.from.sentence.answer, quote) },
    unclear,
  };
};

/** From the hours to the money where one answer has both, else the first of them. */
function quoteOf(hours: Found<number> | null, money: Found<Money> | null, fallback: string): string {
  if (hours === null || money === null || hours.value === null || money.value === null) return fallback;
  const { answer, from } = hours.from.sentence;
  if (answer !== money.from.sentence.answer) return fallback;
  const start = Math.min(from, money.from.sentence.from);
  const end = Math.max(hours.from.sentence.to, money.from.sentence.to);
  return end - start <= MOST_QUOTED ? answer.text.slice(start, end) : fallback;
}

const MOST_QUOTED = 240;

function firstFound<T>(
  sentences: SentenceNumbers[],
  read: (numbers: SentenceNumbers) => Found<T> | null,
): Found<T> | null {
  const found = sentences.map(read).filter((each) => each !== null);
  return found.find(({ value }) => value !== null) ?? found[0] ?? null;
}

function hoursIn(numbers: SentenceNumbers): Found<number> | null {
  const { sentence, amounts } = numbers;
  const { languages, text } = sentence;
  const hour = unitPattern("hour", languages);
  const day = unitPattern("day", languages);
  const usable = amounts.filter((amount) =>
    (amount.kind === "number" || amount.isFraction) && standingOf(sentence, amount) !== "refused" &&
    !isOfBefore(sentence, amount)
  );
  for (const amount of usable) {
    const tail = text.slice(amount.end, amount.end + 40);
    const unit = hour.exec(tail);
    if (unit !== null && !amount.isFraction) {
      return hoursOf({ amount, unitEnd: amount.end + unit[0].length, numbers });
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

/** "Two evenings a week, say three hours": the hours say the same again. */
function isSaidAgain({ index, end }: Amount, { sentence: { text, languages } }: SentenceNumbers): boolean {
  const approx = phrasesPattern(lexiconsOf(languages).flatMap(({ phrases }) => phrases.approx));
  return unitPattern("hour", languages).test(text.slice(end, end + 40)) &&
    new RegExp(`(?:${approx})\\s*$`, "iu").test(text.slice(Math.max(0, index - 24), index));
}

function hoursOf(
  { amount: first, unitEnd, numbers }: { amount: Amount; unitEnd: number; numbers: SentenceNumbers },
): Found<number> {
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
const ADDED_UP =
  /(?<!\p{L})(?:so|makes|call it|count on|in all|total|altogether|also|macht|insgesamt|zusammen|rechnen sie mit|rechne mit|donc|ça fait|au total|en tout|comptez|así que|en total|cuenta con|quindi|in tutto|conta|então|ao todo|no total|dus|samen|totaal|reken op)(?:\s(?:that['’]s|it['’]s|of|de|di|reken op|rechnen sie mit))?[\s:]+$/iu;

/** "3 hrs say. Fridays are gone now, so call it 2 hrs": a sentence of its own settles on the number that stands. */
function settles({ sentence: { text, from }, amounts }: SentenceNumbers): boolean {
  const [only, ...others] = amounts.filter(({ kind, isArticle }) => kind === "number" && !isArticle);
  return from > 0 && only !== undefined && others.length === 0 &&
    ADDED_UP.test(text.slice(Math.max(0, only.index - 28), only.index));
}

function totalIn({ sentence, amounts }: SentenceNumbers): Amount | null {
  const { text } = sentence;
  const [, ...others] = amounts.filter(({ kind, isArticle }) => kind === "number" && !isArticle);
  if (others.length < 2) return null;
  return others.find((amount) =>
    amount.upTo === null && standingOf(sentence, amount) !== "refused" && !isOfBefore(sentence, amount) &&
    ADDED_UP.test(text.slice(Math.max(0, amount.index - 28), amount.index))
  ) ?? null;
}

function daysOf({ amount, numbers }: { amount: Amount; numbers: SentenceNumbers }): Found<number> {
  const { text, languages } = numbers.sentence;
  const isFull = wordPattern("full_days", languages).test(text) && !amount.isFraction && amount.upTo === null;
  return isFull
    ? { value: amount.value * HOURS_OF_FULL_DAY, quote: text, from: numbers, question: null }
    : { value: null, quote: text, from: numbers, question: "How many hours a week is that?" };
}

function moneyIn(numbers: SentenceNumbers, said: Statements, { now }: ReaderSetting): Found<Money> | null {
  const { sentence, amounts } = numbers;
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

/** "De plata, doscientos mil al mes": a bare number is money where the word for it stands in its sentence. */
function withBareMoney(sentences: SentenceNumbers[], home: string | null): SentenceNumbers[] {
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

function moneyOf(amount: Amount, numbers: SentenceNumbers): Found<Money> {
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

const patterns = new Map<string, RegExp>();

/** Right behind a number: a unit of time, with one word between them at most ("2 full days"). */
function unitPattern(unit: string, languages: readonly Language[]): RegExp {
  const key = `${unit} ${languages.join()}`;
  const before = patterns.get(key);
  if (before !== undefined) return before;
  const words = phrasesPattern(lexiconsOf(languages).flatMap(({ per }) => per.get(unit) ?? []));
  const pattern = new RegExp(`^[\\s-]?(?:(?!\\d)[\\p{L}-]+\\s)?(?:${words})`, "iu");
  patterns.set(key, pattern);
  return pattern;
}

function hasUnit(text: string, unit: string, languages: readonly Language[]): boolean {
  const key = `any ${unit} ${languages.join()}`;
  const pattern = patterns.get(key) ??
    new RegExp(phrasesPattern(lexiconsOf(languages).flatMap(({ per }) => per.get(unit) ?? [])), "iu");
  patterns.set(key, pattern);
  return pattern.test(text);
}
