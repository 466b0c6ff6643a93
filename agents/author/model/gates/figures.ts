import { bareAmount } from "../../../text/amount.ts";
import { type Amount, amountsIn, spelledAmountsIn } from "../../../text/amounts.ts";
import { kanjiValue } from "../../../text/word_numbers.ts";
import { languageIn } from "../../../text/language.ts";
import { type Language, LANGUAGES, lexiconsOf, phrasesPattern } from "../../../text/lexicon.ts";
import { PER, UNIT_OF } from "../../../text/rate_words.ts";
import { rememberedBy, rememberedValue } from "../../../text/remembered.ts";
import { isUnspaced } from "../../../text/sentences.ts";
import { STOP_WORDS } from "../../../text/words.ts";
import { withHalves } from "./halves.ts";
import type { Figure, TimeUnit, Unit } from "./figure.ts";
import { isNoNumber, withoutHomograph } from "./homographs.ts";
import { NUMBERS, TIMES } from "./words.ts";
import { approximationOf } from "./rounding.ts";

const PLAIN: Unit = { kind: "plain" };
/** Words of a language other than the text's own count as numbers from here on, and only when they are long. */
const FOREIGN_FROM = 20;
const FOREIGN_LETTERS = 5;

/** What decides between readings: the language where a text does not tell its own, and the founder's currency. */
export interface Reading {
  language: Language | null;
  home: string | null;
}

/** Every number of a text, in digits and in the words of eight languages, in its order. */
export function figuresIn(text: string, { language, home }: Reading): readonly Figure[] {
  return readFigures({ text, language, home });
}

const readFigures = rememberedBy(
  ({ text, language, home }: Reading & { text: string }) => `${language} ${home} ${text}`,
  ({ text, language, home }): readonly Figure[] => {
    const main = languageIn(text) ?? language ?? "en";
    return withHalves(text, amountsOf(text, main, home)).toSorted((one, other) => one.index - other.index)
      .map((amount) => withoutHomograph(toFigure(text, scaledFrom(amount)), text)).filter((figure) =>
        !isNoNumber(figure, text)
      );
  },
  4_000,
);

function amountsOf(text: string, main: Language, home: string | null): Amount[] {
  const own = amountsIn(text, { languages: [main], home });
  const others = LANGUAGES.filter((each) => each !== main && (each !== "ja" || isUnspaced(text)))
    .flatMap((each) => spelledAmountsIn(text, each, home)).filter((amount) =>
      amount.value >= FOREIGN_FROM && (amount.text.length >= FOREIGN_LETTERS || isUnspaced(amount.text))
    );
  return [...own, ...others, ...kanjiIn(text)].toSorted((one, other) =>
    one.index - other.index || other.end - one.end
  ).reduce<Amount[]>((kept, next) => next.index < (kept.at(-1)?.end ?? 0) ? kept : [...kept, next], []);
}

/** "四万八千の診療所", "十三着": a number in kanji of two signs and more is one, whatever it counts. */
function kanjiIn(text: string): Amount[] {
  return [...text.matchAll(/(?<![一-龯])[〇一二三四五六七八九十百千万億]{2,}(?!屋)/gu)].map((match) =>
    bareAmount(match, kanjiValue(match[0]))
  ).filter(({ value, text: signs }) => value > LARGEST_SIGN && !NO_NUMBERS.has(signs));
}

/** Words of such signs that count nothing. */
const NO_NUMBERS: ReadonlySet<string> = new Set(NUMBERS.phrasesOf("no_numbers"));

/** 十 alone may be a part of a word. */
const LARGEST_SIGN = 10;

/** "1,3 à 2 millions": both ends are millions. */
function scaledFrom(amount: Amount): Amount {
  const { value, upTo, text } = amount;
  const [low, high] = [...text.matchAll(/\d+(?:[.,]\d+)?/gu)].map(([digits]) =>
    Number(digits.replace(",", "."))
  );
  if (upTo === null || low === undefined || high === undefined || low !== value || low >= high) return amount;
  const scale = upTo / high;
  return SCALES.has(scale) ? { ...amount, value: value * scale } : amount;
}

const SCALES: ReadonlySet<number> = new Set([1e3, 1e6, 1e9]);

function hasDigits({ text }: Amount): boolean {
  return /[\d\uff10-\uff19]/.test(text);
}

function toFigure(text: string, amount: Amount): Figure {
  const behind = text.slice(amount.end, amount.end + 40);
  const time = amount.kind === "number" ? TIME_BEHIND.exec(behind) : null;
  const unit: Unit = amount.kind === "percent"
    ? { kind: "percent" }
    : amount.kind === "money"
    ? { kind: "money", currency: amount.currency }
    : time === null
    ? PLAIN
    : { kind: "time", unit: timeUnitOf(time[1] ?? time[2] ?? "") ?? "day" };
  const rest = time === null ? behind : behind.slice(time[0].length);
  return {
    value: amount.value,
    upTo: amount.upTo,
    unit,
    per: rateIn(rest) ?? rateBefore(text.slice(Math.max(0, amount.index - 12), amount.index)),
    approximation: approximationOf(text, amount),
    text: amount.text,
    index: amount.index,
    end: amount.end,
    isDigits: hasDigits(amount),
    isFraction: amount.isFraction,
    noun: time === null ? nounIn(behind) : "",
  };
}

export const UNITS = ["minute", "hour", "day", "night", "week", "month", "quarter", "year"] as const;
const TIME_WORDS = new Map<string, TimeUnit>(
  lexiconsOf(LANGUAGES).flatMap(({ per }) =>
    UNITS.flatMap((unit) => (per.get(unit) ?? []).map((word): [string, TimeUnit] => [word, unit]))
  ).filter(([word]) => !/[\s-]/.test(word)),
);
const ANY_TIME = phrasesPattern([...TIME_WORDS.keys()]);
/** "140 women an evening": the French "an" is a year only right behind its number. */
const LONG_TIME = phrasesPattern([...TIME_WORDS.keys()].filter((word) => word.length > 2));
/** Everything that a price is asked by, but once: a month, a visit, a person. */
const ANY_RATE = phrasesPattern([...UNIT_OF].filter(([, unit]) => unit !== "one-off").map(([word]) => word));
/** "22.50 an hour" are no years. "6 hours", "six-week", "two full days", "4時間": at most one other word stands between, and "75 par mois" has a rate. */
const TIME_BEHIND = new RegExp(
  `^(?!\\san\\s(?:${ANY_TIME}))(?:[\\s\\u00a0-]?(${ANY_TIME})|[\\s-](?!${PER}\\s|${
    TIMES.sourceOf("which")
  }\\s)\\p{L}{3,}[\\s-](${LONG_TIME}))`,
  "iu",
);
/** "a week", "per month", "/mo", "pro Woche", "la séance", "al mese". */
const RATE = new RegExp(
  `^(?:(?:\\s\\p{L}+){0,2}?\\s?${PER}|(?:\\s\\p{L}+)?\\s${NUMBERS.sourceOf("the_each")})\\s?(${ANY_RATE})`,
  "iu",
);
const RATE_ALONE = new RegExp(`^\\s?(${NUMBERS.sourceOf("rate_adverbs")})`, "iu");
/** "月に3回": in Japanese the rate may stand before its number. */
const RATES_BEFORE = (["month", "week", "year", "day"] as const).map((unit) => ({
  unit,
  pattern: new RegExp(`${TIMES.sourceOf(`each_${unit}`)}$`, "u"),
}));

function timeUnitOf(word: string): TimeUnit | null {
  return TIME_WORDS.get(word.toLowerCase()) ?? null;
}

function rateIn(behind: string): string | null {
  const rate = RATE.exec(behind);
  // "Segunda à noite" is when, and no rate.
  const found = rate !== null && !AT_NIGHT.test(rate[0]) ? rate[1] : RATE_ALONE.exec(behind)?.[1];
  return found === undefined ? null : UNIT_OF.get(found.toLowerCase()) ?? null;
}

const AT_NIGHT = new RegExp(`${TIMES.sourceOf("at_night")}$`, "iu");

function rateBefore(ahead: string): TimeUnit | null {
  return RATES_BEFORE.find(({ pattern }) => pattern.test(ahead))?.unit ?? null;
}

function nounIn(behind: string): string {
  const places = COUNTED_POINTS.exec(behind)?.[1]?.split(/\s/u).at(-1);
  if (places !== undefined) return places;
  const word = /^[\s\u00a0-](\p{L}[\p{L}\p{M}’'-]+)/u.exec(behind)?.[1] ?? "";
  return STOP_WORDS.has(word.toLowerCase()) || RATE_WORD.test(word) || ADVERB_OF_TIME.test(word) ||
      COMPARATIVE.test(word)
    ? ""
    : word;
}

const ADVERB_OF_TIME = new RegExp(`^${TIMES.sourceOf("now")}$`, "iu");
const COMPARATIVE = new RegExp(`^${NUMBERS.sourceOf("more_or_less")}$`, "iu");
const RATE_WORD = new RegExp(`^${PER}$`, "iu");

const ANY_TIME_IN = new RegExp(ANY_TIME, "giu");

/** Every unit of time that a text names, as a rate or otherwise. */
export const timesNamedIn: (text: string) => ReadonlySet<TimeUnit> = rememberedValue((text) =>
  new Set([...text.matchAll(ANY_TIME_IN)].flatMap(([word]) => timeUnitOf(word) ?? []))
);

/** Both ends of a range, "from 190 to 620", or the one number. */
export function endsOf<Each extends Pick<Figure, "value" | "upTo">>(figure: Each): Each[] {
  const { upTo } = figure;
  return upTo === null ? [figure] : [{ ...figure, upTo: null }, { ...figure, value: upTo, upTo: null }];
}

/** "26 points" are per cent where per cent are counted. */
const POINTS = new RegExp(`^${NUMBERS.sourceOf("points")}$`, "iu");
/** "62 points de vente", "62 points of sale": places are counted, and no per cent. */
const COUNTED_POINTS = new RegExp(`^[\\s\\u00a0-](${NUMBERS.sourceOf("counted_points")})`, "iu");

/** True for points of per cent: "26 points", "26 Prozentpunkte". */
export function isPoints({ noun }: Pick<Figure, "noun">): boolean {
  return POINTS.test(noun);
}
