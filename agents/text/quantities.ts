import { amountWords } from "./amount_words.ts";
import { isCurrencyWord } from "./currencies.ts";
import { LANGUAGES, lexiconsOf, phrasesPattern } from "./lexicon.ts";
import { type FoundNumber, numbersIn, valueOf } from "./text.ts";
import { wordNumber } from "./word_numbers.ts";

const SPACED = LANGUAGES.filter((language) => language !== "ja");
/** Number words that are something else as often, in their own language or in another. */
const AMBIGUOUS = new Set([
  ...lexiconsOf(SPACED).flatMap(({ phrases }) => phrases.article_numbers),
  ...amountWords("ambiguous_numbers"),
]);
const HUNDRED = 100;
const HALF = new Set(
  lexiconsOf(SPACED).flatMap(({ numbers }) =>
    [...numbers].flatMap(([word, value]) => value === 0.5 ? [word] : [])
  ),
);

/** Half, 2 to 20, the tens and a hundred: what larger numbers are said with, and few enough to look for. */
function isSimple(value: number): boolean {
  return value === 0.5 || value >= 2 && (value <= 20 || value < HUNDRED && value % 10 === 0);
}

function simpleWords(): string[] {
  return lexiconsOf(SPACED).flatMap(({ numbers, scales }) =>
    [...numbers].flatMap(([word, value]) => isSimple(value) ? [word] : [])
      .concat([...scales].flatMap(([word, value]) => value === HUNDRED ? [word] : []))
  ).filter((word) => !AMBIGUOUS.has(word) && /^\p{L}+$/u.test(word));
}

const WORD = `(?:one|${phrasesPattern([...new Set(simpleWords())])})`;
const IN_WORDS = `(?<!\\p{L})${WORD}(?:(?: and)?[ -]${WORD}){0,3}(?!-\\p{L})`;

/** Matches a number in digits or in words, for use inside other patterns with the flags i and u. */
export const NUMBER = `(?:\\d[\\d.,]*\\d|\\d|${IN_WORDS})`;

/** "2,647", "14.50", "seven", "zehn" and "seventy-two" as numbers; null when it is none. */
export function numberOf(text: string): number | null {
  const typed = text.trim();
  if (typed === "") return null;
  if (HALF.has(typed.toLowerCase())) return 0.5;
  const inWords = SPACED.map((language) => wordNumber(typed, [language])).find((value) => value !== null);
  const value = inWords ?? valueOf(typed);
  return Number.isNaN(value) ? null : value;
}

/** A sum of money as typed: `sign` "€", `leads` when the sign stands before the number. */
export interface Money {
  amount: number;
  sign: string;
  leads: boolean;
  /** The exact words, with the rate if one follows: "€400 a month". */
  text: string;
}

/** "20 ft" are feet more often than forints. */
const SHORTEST_CURRENCY = 3;
const NO_MONEY = [null, "%", "‰", "time", "year"];

/** Every sum of money in a text, in its order. */
export function moneyIn(text: string): Money[] {
  return numbersIn(text).filter(({ unit, noun }) =>
    !NO_MONEY.includes(unit) ||
    (unit === null && noun !== null && isCurrencyWord(noun) && noun.length >= SHORTEST_CURRENCY)
  ).flatMap(toMoney);
}

function toMoney(number: FoundNumber): Money[] {
  const [before = "", rest = ""] = number.text.split(number.value, 2);
  const after = /^\s?[^\s\d]+/u.exec(rest)?.[0] ?? "";
  const sign = (before || after).trim();
  const amount = valueOf(number.value);
  return Number.isNaN(amount) || sign === ""
    ? []
    : [{ amount, sign, leads: before !== "", text: number.text }];
}

/** Writes an amount the way the founder wrote theirs: "€1,200", "540 kr.". */
export function formatMoney(amount: number, like: Pick<Money, "sign" | "leads">): string {
  const digits = formatNumber(amount);
  if (!like.leads) return `${digits} ${like.sign}`;
  return /\p{L}/u.test(like.sign) ? `${like.sign} ${digits}` : `${like.sign}${digits}`;
}

const DIGITS = [0, 1, 2, 3, 4].map((decimals) =>
  new Intl.NumberFormat("en-US", { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
);

/** "1,200", "14.50", "0.5": at most two decimals, four where two would lose it; thousands with a comma. */
function formatNumber(value: number): string {
  const most = Math.abs(value) < 0.1 ? 4 : 2;
  const decimals = [0, 1, 2, 3].find((places) => places >= most || Number(value.toFixed(places)) === value) ??
    most;
  return DIGITS[decimals]?.format(value) ?? String(value);
}

/** "+2", "−1" and "0": a score with its sign, set with a true minus. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}

/** Shares of `whole` in whole units, in proportion to the weights and adding up exactly: largest remainder. */
export function apportion(whole: number, weights: number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (whole * weight) / sum);
  const parts = exact.map(Math.floor);
  const left = whole - parts.reduce((total, part) => total + part, 0);
  const order = exact.map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .sort((one, other) => other.rest - one.rest || one.at - other.at);
  for (const { at } of order.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}
