import { type Amount, bareAmount } from "./amount.ts";
import { amountWords, valuedWords, wordPattern } from "./amount_words.ts";
import { CURRENCY_AFTER, CURRENCY_BEFORE, currencyOf } from "./currencies.ts";
import { type CentsGrammar, merged, withCents, withRanges } from "./joined_amounts.ts";
import { type Language, LANGUAGES, lexiconsOf, phrasesPattern } from "./lexicon.ts";
import { perLanguages } from "./per_languages.ts";
import { rememberedBy } from "./remembered.ts";
import { withSlang } from "./slang_money.ts";
import { wordGate } from "./word_gate.ts";
import { type WordNumber, wordNumbersIn } from "./word_numbers.ts";

export type { Amount } from "./amount.ts";

/** What decides between readings of the same signs. */
export interface AmountSetting {
  languages: readonly Language[];
  /** The founder's currency (ISO 4217), which settles "$", "kr" and "cents"; null where it is not known. */
  home: string | null;
}

const DIGITS = "\\d{1,3}(?:[,.'’\\u00a0\\u202f ]\\d{3})+(?!\\d)(?:[.,]\\d{1,2}(?!\\d))?|\\d+(?:[.,]\\d+)?";
const UNSPACED = "[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}]";
const WIDE_SCALE: Record<string, number> = { 百万: 1e6, 千万: 1e7, 億: 1e8, 万: 1e4, 千: 1e3, 百: 100 };
const SHORT_SCALE: Record<string, number> = {
  k: 1e3,
  m: 1e6,
  mn: 1e6,
  mm: 1e6,
  mio: 1e6,
  mill: 1e6,
  mrd: 1e9,
  mld: 1e9,
  bn: 1e9,
  b: 1e9,
  tsd: 1e3,
};

interface Grammar {
  /** False for a text that can hold no fraction in words. */
  mayHoldFraction: (text: string) => boolean;
  number: RegExp;
  scales: Map<string, number>;
  fractions: Map<string, number>;
  fraction: RegExp;
  position: RegExp;
  range: RegExp;
  /** Behind a number in words: "and a half", "et demie", with the scale of both: "and a half million". */
  half: RegExp;
  odd: RegExp;
  cents: CentsGrammar;
}

const grammarOf = perLanguages((languages): Grammar => {
  const lexicons = lexiconsOf(languages);
  const scales = new Map(
    lexicons.flatMap((lexicon) => [...lexicon.scales]).filter(([word]) => word.length > 2),
  );
  const scaleWords = phrasesPattern([...scales.keys()]);
  const percent = phrasesPattern(amountWords("percent", languages));
  const fractions = valuedWords("fractions", languages);
  return {
    number: new RegExp(
      `(?<before>(?:${CURRENCY_BEFORE})\\s?)?(?<![\\d#&.,:/_]|(?!${UNSPACED})\\p{L}|v\\.)(?<digits>${DIGITS})` +
        `(?!\\d|:\\d|/\\d)(?<scale>\\s?(?:${
          Object.keys(WIDE_SCALE).join("|")
        })|\\s?(?:mio|mrd|mld|mill|tsd|mn)(?:\\.(?=\\s?[\\p{L}\\p{Sc}]))?(?!\\p{L})|\\s?(?:${scaleWords})|\\s?[km](?=€)|(?:k|mm?|bn?)(?![\\p{L}\\p{N}²³]))?` +
        `(?:(?<percent>\\s?(?:[%\\uff05]|${percent}))|(?<tenths>割)(?:(?<hundredths>[1-9１-９一二三四五六七八九])分)?|\\s?(?<after>${CURRENCY_AFTER})(?!\\d)|(?<ordinal>st|nd|rd|th|er|ère|ème|e|º|ª|°)(?![\\p{L}\\p{N}]))?`,
      "giu",
    ),
    mayHoldFraction: wordGate([...fractions.keys()].map((phrase) => phrase.split(" ").at(-1) ?? phrase)),
    scales,
    fractions,
    // "Half a dozen" is six of something, and no share.
    fraction: new RegExp(
      `(?:${phrasesPattern([...fractions.keys()])})(?!\\s+(?:an?\\s)?(?:${
        wordPattern("dozen", LANGUAGES).source
      }))`,
      "giu",
    ),
    position: new RegExp(
      `(?:${phrasesPattern(amountWords("positions", languages))})\\s?$`,
      "iu",
    ),
    range: new RegExp(
      `^(?:\\s?[-–—~〜\\uff5e]\\s?|\\s+(?:${amountWords("range", languages).join("|")})\\s+|から)$`,
      "iu",
    ),
    half: new RegExp(
      `^\\s(?:${phrasesPattern(amountWords("and_a_half", languages))})(?:\\s(?<scale>${scaleWords}))?`,
      "iu",
    ),
    odd: /^(?:[- ]?odd|[- ]?ish)(?!\p{L})/iu,
    cents: {
      joins: new RegExp(`^\\s(?:(?:${phrasesPattern(amountWords("before_cents", languages))})\\s)?$`, "iu"),
      ends: new RegExp(
        `^\\s*(?:$|[,.;:!?)/])|^\\s(?:${
          phrasesPattern(lexicons.flatMap(({ phrases }) => [...phrases.per_words, ...phrases.articles]))
        })`,
        "iu",
      ),
    },
  };
});

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
  const grammar = grammarOf(languages);
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
  grammar: Grammar;
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
  const odd = grammar.odd.exec(text.slice(end))?.[0] ?? "";
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

function isPosition(text: string, start: number, { position }: Grammar): boolean {
  return position.test(text.slice(Math.max(0, start - 16), start));
}

function isYear(digits: string, tail: string): boolean {
  return /^(?:19|20)\d{2}$/.test(digits) && (!COUNTED_BEHIND.test(tail) || /^年/.test(tail));
}

/** "2000 visits" counts visits; "2024 and" is a year. */
const COUNTED_BEHIND = new RegExp(
  `^(?!\\s?(?:${wordPattern("behind_year", LANGUAGES).source}))\\s?(?:\\p{Ll}{3,}\\b|[人名組件社])`,
  "u",
);

/** "四割五分" is 45%: the one sign behind the tenths. */
function signValue(sign: string | undefined): number {
  if (sign === undefined) return 0;
  const at = "一二三四五六七八九".indexOf(sign);
  return at === -1 ? Number(sign.normalize("NFKC")) : at + 1;
}

function scaleOf(scale: string | undefined, { scales }: Grammar): number {
  if (scale === undefined) return 1;
  const word = scale.trim().toLowerCase().replace(/\.$/, "");
  return WIDE_SCALE[word] ?? SHORT_SCALE[word] ?? scales.get(word) ?? 1;
}

/** The number that digits stand for, with thousands and decimals of both habits: "1.240" is 1,240, "1,13" is 1.13. */
export function numberFrom(digits: string): number {
  const bare = digits.replace(/['’\u00a0\u202f ]/g, "");
  if (/^[1-9]\d{0,2}([,.]\d{3})+$/.test(bare)) return Number(bare.replace(/[,.]/g, ""));
  const decimal = /^(.*)[.,](\d+)$/.exec(bare);
  return decimal === null ? Number(bare) : Number(`${decimal[1]!.replace(/[.,]/g, "")}.${decimal[2]}`);
}

function fromFraction(match: RegExpExecArray, { fractions }: Grammar): Amount {
  const value = fractions.get(match[0].toLowerCase().replace(/\s+/g, " ")) ?? 50;
  return { ...bareAmount(match, value), kind: "percent", isFraction: true };
}

/** "Two and a half", "deux et demie", "two and a half million". */
function withHalf(text: string, word: WordNumber, { half, scales }: Grammar): WordNumber {
  const end = word.index + word.text.length;
  const found = half.exec(text.slice(end, end + MOST_OF_HALF));
  if (found === null) return word;
  const scale = scales.get(found.groups?.scale?.toLowerCase() ?? "") ?? 1;
  const whole = text.slice(word.index, end + found[0].length);
  return { ...word, value: (word.value + 0.5) * scale, text: whole, isArticle: false };
}

const MOST_OF_HALF = 32;

const BEHIND_WORDS = new RegExp(
  `^(?:(?<odd>[- ]?(?:odd|ish)(?!\\p{L}))|(?<percent>\\s?(?:[%\\uff05]|${
    wordPattern("percent", LANGUAGES).source
  }))|(?<tenths>割)(?:(?<hundredths>[1-9１-９一二三四五六七八九])分)?|\\s?(?<after>${CURRENCY_AFTER})(?!\\d))`,
  "iu",
);

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
