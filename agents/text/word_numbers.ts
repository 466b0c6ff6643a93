import { type Language, type Lexicon, lexiconsOf, phrasesPattern } from "./lexicon.ts";
import { perLanguages } from "./per_languages.ts";

/** A number written in words. */
export interface WordNumber {
  value: number;
  /** An exact stretch of the text. */
  text: string;
  index: number;
  /** True for a lone "one", "eine", "un", "a": an article as often as a number. */
  isArticle: boolean;
}

/** Number words that stand side by side. */
interface Run {
  values: number[];
  index: number;
  end: number;
  words: string[];
}

interface Grammar {
  /** A word, or several that the lexicon has as one number: "treinta y cinco", "dix-sept". */
  word: RegExp;
  values: Map<string, number>;
  /** How the words begin: most words of a text begin otherwise. */
  beginnings: Set<string>;
  joiners: Set<string>;
  articles: Set<string>;
  /** "mill", "grand", "ton": a number only behind another. */
  dependent: Set<string>;
}

const WORD = "[\\p{L}\\p{M}]+(?:['’][\\p{L}\\p{M}]+)?";
/** A run of words longer than this is no number anybody says. */
const LONGEST_RUN = 9;
/** Letters of a word's beginning. */
const BEGINNING = 3;

/**
 * Numbers in words, in the order of the text: "two hundred and twelve", "zweihundertzwölf", "quatre-vingt-dix",
 * "百二十人". Words of one language at a time: "due" is two in Italian and nothing in English.
 */
export function wordNumbersIn(text: string, languages: readonly Language[]): WordNumber[] {
  const spaced = languages.filter((language) => language !== "ja");
  const found = spaced.length === 0 ? [] : spacedNumbers(text, grammarOf(spaced));
  return languages.includes("ja") ? [...found, ...kanjiNumbers(text)].sort(byIndex) : found;
}

const byIndex = (one: WordNumber, other: WordNumber) => one.index - other.index;

/** The value of a text that is one number in words, or null. */
export function wordNumber(text: string, languages: readonly Language[]): number | null {
  const whole = wordNumbersIn(text.trim(), languages)[0];
  return whole?.text === text.trim() ? whole.value : null;
}

const grammarOf = perLanguages((languages): Grammar => {
  const lexicons = lexiconsOf(languages);
  const values = new Map(lexicons.flatMap(valuesOf));
  const several = phrasesPattern(
    lexicons.flatMap((lexicon) => [...lexicon.numbers.keys()]).filter((each) => /[\s-]/.test(each)),
  );
  return {
    word: new RegExp(`(?:${several})|${WORD}`, "giu"),
    values,
    beginnings: new Set([...values.keys()].map((word) => word.slice(0, BEGINNING))),
    joiners: new Set(lexicons.flatMap(({ phrases }) => phrases.number_joiners)),
    articles: new Set(lexicons.flatMap(({ phrases }) => phrases.article_numbers)),
    dependent: new Set(lexicons.flatMap(({ phrases }) => phrases.scales_behind_numbers)),
  };
});

/** Halves and one-letter scales are read with digits only. */
function valuesOf({ numbers, scales }: Lexicon): [string, number][] {
  return [...numbers, ...scales].filter(([word, value]) => value >= 1 && word.length > 1 || value === 0)
    .map(([word, value]) => [spaced(word), value]);
}

/** "dix-sept" and "dix sept" are one word. */
const spaced = (word: string) => word.toLowerCase().replace(/[\s-]+/g, " ");

function spacedNumbers(text: string, grammar: Grammar): WordNumber[] {
  const found: WordNumber[] = [];
  let run: Run | null = null;
  const close = (): null => {
    const isNumber = run !== null && !run.words.every((word) => grammar.dependent.has(word));
    if (run !== null && isNumber) found.push(toNumber(text, run, grammar));
    return null;
  };
  let pending = 0;
  for (const match of text.matchAll(grammar.word)) {
    const word = spaced(match[0]);
    const gap = run === null ? "" : text.slice(run.end, match.index);
    const isNear = run !== null &&
      (/^[\s-]{1,2}$/.test(gap) || pending > 0 && gap.length <= 8 && !/[.,;:!?]/.test(gap));
    const values = morphemesOf(word, grammar);
    const end = match.index + match[0].length;
    if (values === null) {
      if (run !== null && isNear && pending === 0 && grammar.joiners.has(word)) pending = 1;
      else {
        run = close();
        pending = 0;
      }
      continue;
    }
    if (run !== null && isNear && fits(run.values, values) && run.words.length < LONGEST_RUN) {
      run = { values: [...run.values, ...values], index: run.index, end, words: [...run.words, word] };
    } else {
      close();
      run = { values, index: match.index, end, words: [word] };
    }
    pending = 0;
  }
  close();
  return found;
}

/** "vingt" fits behind "quatre", "five" behind "twenty"; "four five" are two numbers. */
function fits(before: number[], next: number[]): boolean {
  const last = before.at(-1) ?? 0;
  const first = next[0] ?? 0;
  if (first >= 100) return true;
  if (last >= 100) return true;
  return last >= 20 && last % 10 === 0 && first < (last === 60 || last === 80 ? 20 : 10);
}

/** The values that a word is made of: "zweihundertzwölf" is 2, 100, 12; null where it is no number. */
function morphemesOf(word: string, { values, joiners, beginnings }: Grammar): number[] | null {
  const whole = values.get(word);
  if (whole !== undefined) return [whole];
  if (word.length < 6 || !beginnings.has(word.slice(0, BEGINNING))) return null;
  const found: number[] = [];
  let at = 0;
  while (at < word.length) {
    const step = longestAt(word, at, values);
    if (step !== null) {
      found.push(step.value);
      at += step.length;
      continue;
    }
    const joiner = [...joiners].find((each) => each.length > 1 && word.startsWith(each, at)) ??
      (word.startsWith("ën", at) ? "ën" : undefined);
    if (joiner === undefined || found.length === 0) return null;
    at += joiner.length;
  }
  return found.length > 1 ? found : null;
}

function longestAt(
  word: string,
  at: number,
  values: Map<string, number>,
): { value: number; length: number } | null {
  for (let length = Math.min(word.length - at, 12); length >= 2; length--) {
    const part = word.slice(at, at + length);
    // "trent" of "trentuno" has lost its vowel.
    const value = values.get(part) ??
      (length >= 4 ? values.get(`${part}a`) ?? values.get(`${part}i`) : undefined);
    if (value !== undefined) return { value, length };
  }
  return null;
}

function toNumber(text: string, { values, index, end, words }: Run, { articles }: Grammar): WordNumber {
  return {
    value: combined(values),
    text: text.slice(index, end),
    index,
    isArticle: words.length === 1 && articles.has(words[0] ?? ""),
  };
}

/** 2, 100, 12 is 212; 5, 100, 1000 is 500,000; a unit before a ten ("einundzwanzig") is added to it. */
function combined(values: number[]): number {
  let total = 0;
  let current = 0;
  for (const value of values) {
    if (value >= 1000) {
      total += Math.max(current, 1) * value;
      current = 0;
    } else if (value === 100) current = Math.max(current, 1) * 100;
    else current += value;
  }
  return total + current;
}

const KANJI = "〇一二三四五六七八九";
const COUNTERS =
  "人|名|組|件|社|円|年|か月|ヶ月|カ月|ヵ月|月|週|日|時間|回|店|本|個|台|割|泊|箱|頭|匹|校|室|つ|軒|棟|杯|枚|冊|%|\uff05";
const NUMERAL = `[${KANJI}十百千万億]`;
/** A run begins where no numeral stands before: else one that no counter ends takes the square of its length. */
const KANJI_NUMBER = new RegExp(`(?<!${NUMERAL})${NUMERAL}+(?=(?:${COUNTERS}))`, "gu");

function kanjiNumbers(text: string): WordNumber[] {
  return [...text.matchAll(KANJI_NUMBER)].filter(({ index }) => !/[\d.,]/.test(text[index - 1] ?? "")).map((
    match,
  ) => ({
    value: kanjiValue(match[0]),
    text: match[0],
    index: match.index,
    isArticle: match[0] === "一",
  }));
}

/** 百二十 is 120, 三千五百 3,500, 二〇 20. */
export function kanjiValue(text: string): number {
  let total = 0;
  let part = 0;
  let digit = 0;
  const scales: Record<string, number> = { 十: 10, 百: 100, 千: 1000 };
  for (const sign of text) {
    const value = KANJI.indexOf(sign);
    const scale = scales[sign];
    if (value !== -1) digit = digit * 10 + value;
    else if (scale !== undefined) {
      part += (digit || 1) * scale;
      digit = 0;
    } else {
      total += (part + digit || 1) * (sign === "万" ? 1e4 : 1e8);
      part = 0;
      digit = 0;
    }
  }
  return total + part + digit;
}
