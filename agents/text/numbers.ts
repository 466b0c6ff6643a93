import { LETTER_SCALE } from "./amount_grammar.ts";
import { amountWords, wordPattern } from "./amount_words.ts";
import { CURRENCY_CODES } from "./currencies.ts";
import { CENTS, CODE_OF_WORD, MONEY } from "./money_words.ts";
import { isMonth } from "./months.ts";
import { remembered } from "./remembered.ts";
import { STOP_WORDS } from "./words.ts";

/** A number in a text. `value` is as typed, without unit; `text` is the number with what belongs to it. */
export interface FoundNumber {
  value: string;
  /** "€", "%", "kr", "time", "year" or another currency; null for a bare count. */
  unit: string | null;
  /** The counted thing right behind it: "marinas"; null where none follows. */
  noun: string | null;
  /** An exact stretch: "€89 a month", "23 paying marinas". */
  text: string;
  /** Where `text` begins. */
  index: number;
}

const BEFORE = `(?:€|\\$|£|¥|₹|₺|₴|R\\$|kr\\.?|${CURRENCY_CODES})`;
const MONEY_WORDS = [
  ...MONEY.phrasesOf("EUR", ["en"]),
  ...MONEY.phrasesOf("dollar", ["en"]),
  ...CENTS.phrasesOf("cent", ["en"]),
];
const AFTER = `(?:%|‰|€|£|\\$|₺|₴|円|kr\\b\\.?|,-|(?:${CURRENCY_CODES}|TL|${
  MONEY_WORDS.join("|")
})\\b|(?:zł|Kč)(?!\\p{L}))`;
const DIGITS =
  "\\d{1,2}:\\d{2}(?!\\d)|\\d{1,3}(?:[,.'’\\u00a0\\u202f ]\\d{3})+(?!\\d)(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d+)?";
// "B12" is a name and no number; scripts that set no blanks between words write a number right behind a letter.
const UNSPACED = "[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}\\p{scx=Thai}]";
const NUMBER = new RegExp(
  `(${BEFORE}\\s?)?(?<![\\d#&]|(?!${UNSPACED})\\p{L})(${DIGITS})(k\\b|[mM]\\b|[bB]n?\\b)?(\\s?${AFTER}(?!\\d))?`,
  "gu",
);

/** Words between a number and the thing it counts. */
const QUALIFIERS = new Set(amountWords("qualifiers"));
/** What is counted although its word is everybody's: "5 days", "3 people". */
const COUNTED = new Set(amountWords("counted_though_common"));

/** Every number written in digits, in the order of the text. */
export const numbersIn = remembered((text): FoundNumber[] =>
  [...text.matchAll(NUMBER)].map((match) => toNumber(text, match))
);

function toNumber(text: string, match: RegExpMatchArray): FoundNumber {
  const [whole, before, value = "", scale, after] = match;
  const unit = unitOf({ before, after, value, text, end: match.index! + whole.length });
  const tail = text.slice(match.index! + whole.length);
  const rate = RATE.exec(tail)?.[0] ?? "";
  const counted = unit === null || unit === "%" ? countedThing(tail) : null;
  return {
    value: value + (scale ?? ""),
    unit,
    noun: unit === null ? counted?.noun ?? null : null,
    text: whole + (rate || (unit === null ? counted?.stretch ?? "" : "")),
    index: match.index!,
  };
}

/** "89 a month". */
const RATE = new RegExp(`^ (?:${wordPattern("rate", ["en"]).source}) \\p{L}+`, "u");

interface Typed {
  before: string | undefined;
  after: string | undefined;
  value: string;
  text: string;
  end: number;
}

function unitOf({ before, after, value, text, end }: Typed): string | null {
  const sign = (before ?? after ?? "").trim().replace(/\.$/, "");
  if (sign === "EUR" || CODE_OF_WORD.get(sign) === "EUR") return "€";
  if (sign !== "") return sign;
  if (value.includes(":")) return "time";
  const isYear = /^(19|20)\d{2}$/.test(value);
  return isYear && !/^ \p{Ll}{3,}s\b/u.test(text.slice(end)) ? "year" : null;
}

function countedThing(tail: string): { noun: string; stretch: string } | null {
  const match = /^[ \u00a0-]((?:\p{L}[\p{L}\p{M}’'-]*))(?: (\p{L}[\p{L}\p{M}’'-]*))?/u.exec(tail);
  const first = match?.[1];
  if (first === undefined || match === null) return null;
  if (QUALIFIERS.has(first.toLowerCase()) && match[2] !== undefined) {
    return isCountable(match[2]) ? { noun: match[2], stretch: match[0] } : null;
  }
  return isCountable(first) ? { noun: first, stretch: match[0].slice(0, 1 + first.length) } : null;
}

function isCountable(word: string): boolean {
  const lower = word.toLowerCase();
  return !isMonth(lower, ["en"]) && (COUNTED.has(lower) || !STOP_WORDS.has(lower));
}

/**
 * The number a typed value stands for; thousands separators and decimals of both habits are understood.
 * NaN for a time of day.
 */
export function valueOf(typed: string): number {
  if (typed.includes(":")) return NaN;
  const scale = LETTER_SCALE[/(k|m|bn?)$/i.exec(typed)?.[1]?.toLowerCase() ?? ""] ?? 1;
  const bare = typed.replace(/(k|m|bn?)$/i, "").replace(/['’\u00a0\u202f ]/g, "");
  const grouped = /^[1-9]\d{0,2}([,.]\d{3})+$/.test(bare) ? bare.replace(/[,.]/g, "") : null;
  if (grouped !== null) return Number(grouped) * scale;
  const decimal = /^(.*)[.,](\d{1,2})$/.exec(bare);
  if (decimal !== null) return Number(`${decimal[1]!.replace(/[.,]/g, "")}.${decimal[2]}`) * scale;
  return Number(bare.replace(",", ".")) * scale;
}
