import { entriesOf, phrasesPattern } from "./lexicon.ts";
import { CODE_OF_CENTS, CODE_OF_WORD, MONEY } from "./money_words.ts";
import placeNames from "./place_names.json" with { type: "json" };
import { rememberedValue } from "./remembered.ts";

/** Signs of money, each with its ISO 4217 code; "?" where the sign alone does not say which. */
const BEFORE: Record<string, string> = {
  "£": "GBP",
  "€": "EUR",
  "US$": "USD",
  "A$": "AUD",
  "AU$": "AUD",
  "NZ$": "NZD",
  "C$": "CAD",
  "CA$": "CAD",
  "S$": "SGD",
  "HK$": "HKD",
  "R$": "BRL",
  "$": "?sign",
  "¥": "JPY",
  "\uffe5": "JPY",
  "₹": "INR",
  "Rs.": "INR",
  "Rs": "INR",
  "₦": "NGN",
  "₺": "TRY",
  "₴": "UAH",
  "₩": "KRW",
  "฿": "THB",
  "₫": "VND",
  "₱": "PHP",
  "₪": "ILS",
  "GH₵": "GHS",
  "₵": "GHS",
  "KSh": "KES",
  "Fr.": "CHF",
  "SFr.": "CHF",
  "zł": "PLN",
  "kr.": "?krone",
  "kr": "?krone",
};

/** The currencies that are known by their codes. */
export const CURRENCY_CODES =
  "EUR|USD|GBP|CHF|JPY|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|BGN|TRY|UAH|AUD|NZD|CAD|SGD|HKD|BRL|MXN|ARS|CLP|COP|PEN|INR|NGN|GHS|KES|ZAR|MAD|AED|SAR|ILS|KRW|CNY|THB|VND|PHP|IDR|MYR";

/** Which currency a word stands for where the founder works; a place decides only the words it has a use for. */
const PLACES: [RegExp, string][] = Object.entries(placeNames.currencies).map(([currency, names]) => [
  new RegExp(phrasesPattern(entriesOf(names)), "iu"),
  currency,
]);

const USES: Record<string, string[]> = {
  "?dollar": ["AUD", "NZD", "CAD", "SGD", "HKD", "USD"],
  "?sign": ["AUD", "NZD", "CAD", "SGD", "HKD", "USD", "MXN", "ARS", "CLP", "COP", "UYU"],
  "?krone": ["SEK", "NOK", "DKK"],
  "?franc": ["CHF"],
  "?shilling": ["KES", "UGX", "TZS"],
  "?peso": ["MXN", "ARS", "CLP", "COP", "PHP", "UYU"],
  "?dirham": ["MAD", "AED"],
  "?cent": ["EUR", "USD", "AUD", "NZD", "CAD", "CHF", "BRL", "MXN", "ZAR", "SGD"],
};
/** What the word alone most often means; null where it may mean several alike. */
const ALONE: Record<string, string> = { "?dollar": "USD", "?sign": "USD", "?franc": "CHF" };

const escaped = (text: string) => text.replace(/[.$]/g, "\\$&");
/** The source of a pattern for what may stand right before an amount of money. */
export const CURRENCY_BEFORE = Object.keys(BEFORE).sort((a, b) => b.length - a.length)
  .map((sign) => (/^\p{L}/u.test(sign) ? "(?<!\\p{L})" : "") + escaped(sign)).join("|") +
  `|(?<!\\p{L})(?:${CURRENCY_CODES})`;
const longestFirst = (words: Iterable<string>) =>
  [...words].toSorted((one, other) => other.length - one.length);
const ALL_WORDS = longestFirst([...CODE_OF_WORD.keys(), ...CODE_OF_CENTS.keys()]);
const UNSPACED = /[\p{Script=Han}\p{Script=Katakana}]/u;
/** The source of a pattern for what may stand right behind one. */
export const CURRENCY_AFTER =
  `€|£|\\$|¥|₺|₴|₹|${ALL_WORDS.filter((word) => UNSPACED.test(word)).join("|")}|` +
  `kr(?:\\.|(?!\\p{L}))|,-|(?:${CURRENCY_CODES}|${
    ALL_WORDS.filter((word) => !UNSPACED.test(word)).join("|")
  })(?![\\p{L}\\p{N}])`;

/** The ISO code of a sign or word of money, and whether it names hundredths; `home` settles "$", "kr" and "cents". */
export function currencyOf(
  sign: string,
  home: string | null,
): { currency: string | null; hundredths: boolean } {
  const bare = sign.trim();
  const word = bare.toLowerCase().replace(/\.$/, "");
  const hundredth = CODE_OF_CENTS.get(word);
  if (hundredth !== undefined) return { currency: settled(hundredth, home), hundredths: true };
  const upper = bare.toUpperCase();
  const code = BEFORE[bare] ?? (ONLY_CODE.test(upper) ? upper : undefined) ?? CODE_OF_WORD.get(word) ?? "?";
  return { currency: settled(code, home), hundredths: false };
}

const ONLY_CODE = new RegExp(`^(?:${CURRENCY_CODES})$`);

/** True for the name of a currency behind a number: "pounds", "złotych", and no code. */
export function isCurrencyWord(word: string): boolean {
  return CODE_OF_WORD.has(word.toLowerCase());
}

function settled(code: string, home: string | null): string | null {
  if (!code.startsWith("?")) return code;
  return home !== null && (code === "?" || USES[code]?.includes(home)) ? home : ALONE[code] ?? null;
}

/** True for a sign or word that says its currency without the place: "euros", and not "$" or "pesos". */
export function saysCurrency(text: string): boolean {
  return !text.includes("$") && !MONEY.isIn(text, "dollar", "franc") || /[A-Z]{2,3}/u.test(text);
}

/** The currency of the first place that a text names, or null where it names none we know. */
export const currencyOfPlace: (text: string) => string | null = rememberedValue((text) => {
  const found = PLACES.map(([places, currency]) => ({
    at: text.search(places),
    currency,
  }))
    .filter(({ at }) => at !== -1).sort((one, other) => one.at - other.at);
  return found[0]?.currency ?? null;
});
