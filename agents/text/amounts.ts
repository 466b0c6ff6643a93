import { type Amount, bareAmount } from "./amount.ts";
import {
  type AmountGrammar,
  amountGrammar,
  BEHIND_WORDS,
  COUNTED_BEHIND,
  ODD_BEHIND,
  scaleOf,
} from "./amount_grammar.ts";
import { currencyOf } from "./currencies.ts";
import { merged, withCents, withRanges } from "./joined_amounts.ts";
import type { Language } from "./lexicon.ts";
import { rememberedBy } from "./remembered.ts";
import { withSlang } from "./slang_money.ts";
import { type WordNumber, wordNumbersIn } from "./word_numbers.ts";

export type { Amount } from "./amount.ts";

/** What decides between readings of the same signs. */
export interface AmountSetting {
  languages: readonly Language[];
  /** The founder's currency (ISO 4217), which settles "$", "kr" and "cents"; null where it is not known. */
  home: string | null;
}

/**
 * Every amount of a text in its order: digits and words, sign, scale, currency, percent, ranges, separators of both
 * habits. Ordinals ("2nd"), times of day, years and numbers that are part of a name ("B12", "#12372A") are none.
 * Linear in the text, and read once.
 */
export function amountsIn(text: string, { languages, home }: AmountSetting): Amount[] {
  return [...readAmounts({ text, languages, home })];
}

/** The amounts of a text that are written in words of one language, without fractions. */
export function spelledAmountsIn(text: string, language: Language, home: string | null): Amount[] {
  if (wordNumbersIn(plainDigits(text), [language]).length === 0) return [];
  return amountsIn(text, { languages: [language], home }).filter((amount) =>
    !/[\d\uff10-\uff19]/.test(amount.text) && !amount.isFraction
  );
}

function plainDigits(text: string): string {
  return text.replace(/[\uff10-\uff19]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}

const readAmounts = rememberedBy(
  ({ text, languages, home }: AmountSetting & { text: string }) => `${languages.join()} ${home} ${text}`,
  findAmounts,
  4_000,
);

function findAmounts({ text, languages, home }: AmountSetting & { text: string }): Amount[] {
  const grammar = amountGrammar(languages);
  const plain = plainDigits(text);
  const digits = !/\d/.test(plain)
    ? []
    : [...plain.matchAll(grammar.number)].flatMap((match) => fromDigits(text, match, { grammar, home }));
  const fractions = !grammar.mayHoldFraction(plain)
    ? []
    : [...plain.matchAll(grammar.fraction)].map((match) => fromFraction(match, grammar));
  const words = wordNumbersIn(plain, languages).flatMap((word) =>
    fromWords(text, withHalf(plain, word, grammar), { grammar, home })
  );
  const all = merged([...digits, ...fractions, ...words]);
  return withSlang(text, withCents(text, withRanges(text, all, grammar.range), grammar.cents), {
    languages,
    home,
  });
}

interface Context {
  grammar: AmountGrammar;
  home: string | null;
}

function fromDigits(text: string, match: RegExpExecArray, { grammar, home }: Context): Amount[] {
  const { before, digits = "", scale, percent, tenths, hundredths, after, ordinal } = match.groups ?? {};
  if (ordinal !== undefined) return [];
  const start = match.index;
  let end = start + match[0].length;
  const sign = before ?? after;
  if (sign === undefined && scale === undefined && percent === undefined && isYear(digits, text.slice(end))) {
    return [];
  }
  // A sign torn off the next amount: "20 €80" says 20 and €80.
  const currency = sign === undefined ? null : currencyOf(sign, home);
  const minus = /(?:^|[\s(])[-−]$/.test(text.slice(Math.max(0, start - 2), start)) && /^\d/.test(match[0]) &&
    percent !== undefined;
  // "2.1mm" of no currency is a length, and so is "2600m": nobody says 2,600 million.
  const isMetres = scale === "m" && currency === null && numberFrom(digits) >= FEWEST_METRES;
  if (isMetres) end -= scale.length;
  const factor = isMetres || scale === "mm" && currency === null ? 1 : scaleOf(scale, grammar);
  const value = numberFrom(digits) * factor * (tenths === undefined ? 1 : 10) *
      (currency?.hundredths ? 0.01 : 1) * (minus ? -1 : 1) + signValue(hundredths);
  if (Number.isNaN(value)) return [];
  const odd = ODD_BEHIND.exec(text.slice(end))?.[0] ?? "";
  end += odd.length;
  return [{
    value: rounded(value),
    upTo: null,
    kind: percent !== undefined || tenths !== undefined ? "percent" : currency === null ? "number" : "money",
    currency: currency?.currency ?? null,
    text: text.slice(start, end),
    index: start,
    end,
    isArticle: false,
    isPosition: sign === undefined && percent === undefined && isPosition(text, start, grammar),
    isFraction: false,
  }];
}

const FEWEST_METRES = 100;

/** Floating point leaves 0.1 + 0.2 behind: money in hundredths, scales of broken numbers. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

function isPosition(text: string, start: number, { position }: AmountGrammar): boolean {
  return position.test(text.slice(Math.max(0, start - 16), start));
}

function isYear(digits: string, tail: string): boolean {
  return /^(?:19|20)\d{2}$/.test(digits) && (!COUNTED_BEHIND.test(tail) || /^年/.test(tail));
}

/** "四割五分" is 45%: the one sign behind the tenths. */
function signValue(sign: string | undefined): number {
  if (sign === undefined) return 0;
  const at = "一二三四五六七八九".indexOf(sign);
  return at === -1 ? Number(sign.normalize("NFKC")) : at + 1;
}

/** The number that digits stand for, with thousands and decimals of both habits: "1.240" is 1,240, "1,13" is 1.13. */
export function numberFrom(digits: string): number {
  const bare = digits.replace(/['’\u00a0\u202f ]/g, "");
  if (/^[1-9]\d{0,2}([,.]\d{3})+$/.test(bare)) return Number(bare.replace(/[,.]/g, ""));
  const decimal = /^(.*)[.,](\d+)$/.exec(bare);
  return decimal === null ? Number(bare) : Number(`${decimal[1]!.replace(/[.,]/g, "")}.${decimal[2]}`);
}

function fromFraction(match: RegExpExecArray, { fractions }: AmountGrammar): Amount {
  const value = fractions.get(match[0].toLowerCase().replace(/\s+/g, " ")) ?? 50;
  return { ...bareAmount(match, value), kind: "percent", isFraction: true };
}

/** "Two and a half", "deux et demie", "two and a half million". */
function withHalf(text: string, word: WordNumber, { half, scales }: AmountGrammar): WordNumber {
  const end = word.index + word.text.length;
  const found = half.exec(text.slice(end, end + MOST_OF_HALF));
  if (found === null) return word;
  const scale = scales.get(found.groups?.scale?.toLowerCase() ?? "") ?? 1;
  const whole = text.slice(word.index, end + found[0].length);
  return { ...word, value: (word.value + 0.5) * scale, text: whole, isArticle: false };
}

const MOST_OF_HALF = 32;

function fromWords(
  text: string,
  word: WordNumber,
  { grammar, home }: Context,
): Amount[] {
  let end = word.index + word.text.length;
  const tail = text.slice(end, end + 24);
  const found = BEHIND_WORDS.exec(tail);
  const { percent, tenths, hundredths, after } = found?.groups ?? {};
  // "-year" behind a word makes it a part of another word: "a ten-week course" still counts weeks.
  end += found?.[0].length ?? 0;
  const currency = after === undefined ? null : currencyOf(after, home);
  return [{
    value: rounded(
      word.value * (tenths === undefined ? 1 : 10) * (currency?.hundredths ? 0.01 : 1) +
        signValue(hundredths),
    ),
    upTo: null,
    kind: percent !== undefined || tenths !== undefined ? "percent" : currency === null ? "number" : "money",
    currency: currency?.currency ?? null,
    text: text.slice(word.index, end),
    index: word.index,
    end,
    isArticle: word.isArticle && currency === null && percent === undefined,
    isPosition: isPosition(text, word.index, grammar),
    isFraction: false,
  }];
}
