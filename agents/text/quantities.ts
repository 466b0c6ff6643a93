import { type FoundNumber, numbersIn, valueOf } from "./text.ts";
import { NUMBER_WORDS, wordsToNumber } from "./number_words.ts";

/** Matches a number in digits or as words, for use inside other patterns with the flags i and u. */
export const NUMBER = `(?:\\d[\\d.,]*\\d|\\d|${NUMBER_WORDS})`;

/** "2,647", "14.50", "seven" and "seventy-two" as numbers; null when it is none. */
export function numberOf(text: string): number | null {
  if (text.trim() === "") return null;
  const value = wordsToNumber(text) ?? valueOf(text.trim());
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

const NO_MONEY = [null, "%", "‰", "time", "year"];

/** Currencies that are written as words behind the number. */
const CURRENCY =
  /^(?:bucks|quid|pounds|yen|yuan|cedis?|naira|shillings?|rand|pesos?|soles|reais|real|rupees?|rupien|baht|dirhams?|lira|złotych|zlotys?|kronor|kroner|crowns|forint|lei|leva|hryvnias?|гривень|грн|francs?|Franken)$/iu;

/** Every sum of money in a text, in its order. */
export function moneyIn(text: string): Money[] {
  return numbersIn(text).filter(({ unit, noun }) =>
    !NO_MONEY.includes(unit) || (unit === null && noun !== null && CURRENCY.test(noun))
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
