import { amountWords, valuedWords, wordPattern } from "./amount_words.ts";
import { CURRENCY_AFTER, CURRENCY_BEFORE } from "./currencies.ts";
import type { CentsGrammar } from "./joined_amounts.ts";
import { LANGUAGES, lexiconsOf, phrasesPattern } from "./lexicon.ts";
import { perLanguages } from "./per_languages.ts";
import { wordGate } from "./word_gate.ts";

const DIGITS = "\\d{1,3}(?:[,.'’\\u00a0\\u202f ]\\d{3})+(?!\\d)(?:[.,]\\d{1,2}(?!\\d))?|\\d+(?:[.,]\\d+)?";
const UNSPACED = "[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}]";
const WIDE_SCALE: Record<string, number> = { 百万: 1e6, 千万: 1e7, 億: 1e8, 万: 1e4, 千: 1e3, 百: 100 };
/** Letters behind a number without a blank: "5k". */
export const LETTER_SCALE: Record<string, number> = { k: 1e3, m: 1e6, mm: 1e6, b: 1e9, bn: 1e9 };
/** Short words that may end in a full stop: "1,3 Mio. Euro". */
const SHORT_SCALE = valuedWords("short_scales");

/** "40 odd", "20-ish": about so many. */
const ODD = "[- ]?(?:odd|ish)(?!\\p{L})";
/** 四割五分 is 45%. */
const TENTHS = "(?<tenths>割)(?:(?<hundredths>[1-9１-９一二三四五六七八九])分)?";

/** How amounts are written in one set of languages. */
export interface AmountGrammar {
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
  cents: CentsGrammar;
}

/** The grammar of amounts for some languages; each is made once. */
export const amountGrammar = perLanguages((languages): AmountGrammar => {
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
        `(?!\\d|:\\d|/\\d)(?<scale>\\s?(?:${Object.keys(WIDE_SCALE).join("|")})|\\s?(?:${
          [...SHORT_SCALE.keys()].join("|")
        })(?:\\.(?=\\s?[\\p{L}\\p{Sc}]))?(?!\\p{L})|\\s?(?:${scaleWords})|\\s?[km](?=€)|(?:k|mm?|bn?)(?![\\p{L}\\p{N}²³]))?` +
        `(?:(?<percent>\\s?(?:[%\\uff05]|${percent}))|${TENTHS}|\\s?(?<after>${CURRENCY_AFTER})(?!\\d)|(?<ordinal>st|nd|rd|th|er|ère|ème|e|º|ª|°)(?![\\p{L}\\p{N}]))?`,
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

/** "2000 visits" counts visits; "2024 and" is a year. */
export const COUNTED_BEHIND = new RegExp(
  `^(?!\\s?(?:${wordPattern("behind_year", LANGUAGES).source}))\\s?(?:\\p{Ll}{3,}\\b|[人名組件社])`,
  "u",
);

/** What may stand right behind a number in words. */
export const BEHIND_WORDS = new RegExp(
  `^(?:(?<odd>${ODD})|(?<percent>\\s?(?:[%\\uff05]|${
    wordPattern("percent", LANGUAGES).source
  }))|${TENTHS}|\\s?(?<after>${CURRENCY_AFTER})(?!\\d))`,
  "iu",
);

/** "Odd" or "ish" right behind a number. */
export const ODD_BEHIND = new RegExp(`^${ODD}`, "iu");

/** What a scale multiplies by: "k" 1000, "Mio." a million. */
export function scaleOf(scale: string | undefined, { scales }: AmountGrammar): number {
  if (scale === undefined) return 1;
  const word = scale.trim().toLowerCase().replace(/\.$/, "");
  return WIDE_SCALE[word] ?? LETTER_SCALE[word] ?? SHORT_SCALE.get(word) ?? scales.get(word) ?? 1;
}
