import { valuedWords, wordPattern } from "./amount_words.ts";
import { CURRENCY_AFTER } from "./currencies.ts";
import { LANGUAGES } from "./lexicon.ts";
import { beginsWithMonth } from "./months.ts";
import { PROSE } from "./prose_words.ts";
import { remembered, rememberedValue } from "./remembered.ts";

/** A full stop after one of these ends no sentence. Lower case, without the full stop. */
const ABBREVIATIONS = new Set(PROSE.phrasesOf("abbreviations"));
/** They end a sentence where a capital follows. */
const OR_END = new Set(PROSE.phrasesOf("abbreviations_or_words"));
/** "Fr. 14.50". */
const CURRENCY = /^(?:s?fr|rs|kr|eur|chf|usd)$/i;
/** "1,34 Mio. Euro": a number goes on, unless another sentence begins. */
const SCALES = valuedWords("short_scales");
const MONEY = new RegExp(`^(?:${CURRENCY_AFTER})`, "iu");
/** The same; who types without capitals ends sentences with them too: "may n sept. the owners meet". */
const MONTHS = new Set(PROSE.phrasesOf("short_months"));

/** Characters looked at before a full stop; longer words are no abbreviations. */
const LONGEST_ABBREVIATION = 12;

const TERMINATOR = /[.!?…。！？؟۔।｡]/;
const WIDE_TERMINATOR = /[。！？｡]/;
const CLOSER = /['"’”»)\]」』）]/;

/** A stretch of a text by its positions. */
export interface Span {
  from: number;
  to: number;
}

/** A sentence's stretch without its list mark; `listed` where there was one. */
export interface SentenceSpan extends Span {
  listed: boolean;
}

/**
 * The sentences of a text, each an exact stretch of it without outer white space. Line breaks end a sentence;
 * decimals, times, addresses and abbreviations do not.
 */
export const sentencesOf = remembered((text) =>
  sentenceSpans(text).map(({ from, to }) => text.slice(from, to))
);

/** What is longer and has no end is cut behind a word: readers compare the words of a sentence with each other. */
const LONGEST_SENTENCE = 800;

/** Where the sentences of a text stand, none longer than 800 characters. Time is linear in the text. */
export function sentenceSpans(text: string): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const end = at - from >= LONGEST_SENTENCE
      ? endOfLongSentence(text, from)
      : text[at] === "\n"
      ? at + 1
      : endOfSentence(text, at, from);
    if (end === null) continue;
    push(spans, text, { from, to: end });
    from = end;
    at = end - 1;
  }
  push(spans, text, { from, to: text.length });
  return spans;
}

/** Behind the last word that fits, or in the middle of what has no words. */
function endOfLongSentence(text: string, from: number): number {
  const fits = text.slice(from, from + LONGEST_SENTENCE);
  const word = /\s(?=\S*$)/u.exec(fits.slice(-100));
  if (word !== null) return from + fits.length - Math.min(fits.length, 100) + word.index;
  return from + fits.length - (/[\ud800-\udbff]$/.test(fits) ? 1 : 0);
}

/** What numbers or dots an item of a list: "- ", "• ", "1. ", "2) ", "a) ". */
const LIST_MARK = /^(?:[-–—•*·▪◦‣]\s+|・\s*|\(?\d{1,2}[.)]\s+(?=\D)|\(?[a-z]\)\s+)/u;
/** Where the line that a stretch opens begins with its list mark; the stretch's own place where there is none. */
export function listMarkBefore(text: string, from: number): number {
  const start = text.lastIndexOf("\n", Math.max(0, from - 1)) + 1;
  const lead = text.slice(start, from);
  const mark = LIST_MARK.exec(`${lead.trimStart()}x`)?.[0] ?? "";
  return mark !== "" && mark === lead.trimStart() ? from - mark.length : from;
}

const LINE_ENDED = /[.!?…:;,。！？：；、]['"’”»)\]]*$/u;

/** A text of several lines as one: without the marks of its list, each ended as a sentence is. */
export function inOneLine(text: string): string {
  if (!text.includes("\n")) return text;
  const lines = text.split("\n").map((line) => line.trim()).map((line) => line.replace(LIST_MARK, ""))
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  const [joint, stop] = isUnspaced(text) ? ["", "。"] : [" ", "."];
  return lines.reduce((whole, line) => `${whole}${LINE_ENDED.test(whole) ? "" : stop}${joint}${line}`);
}

/** The same where the full stop behind it was taken for the end of a sentence. */
const BARE_MARK = /^\(?\d{1,2}[.)]$/u;

function push(spans: SentenceSpan[], text: string, { from, to }: Span): void {
  const stretch = text.slice(from, to);
  const start = from + stretch.length - stretch.trimStart().length;
  const trimmed = stretch.trim();
  const mark = LIST_MARK.exec(trimmed)?.[0].length ?? 0;
  if (BARE_MARK.test(trimmed) && to < text.length) return;
  if (!/[\p{L}\p{N}]/u.test(trimmed.slice(mark))) return;
  spans.push({ from: start + mark, to: start + trimmed.length, listed: mark > 0 });
}

function endOfSentence(text: string, at: number, from: number): number | null {
  const sign = text[at] ?? "";
  if (!TERMINATOR.test(sign) || isMarkOfList(text, at, from)) return null;
  let end = at + 1;
  while (
    end < Math.min(text.length, at + LONGEST_SENTENCE) &&
    (TERMINATOR.test(text[end] ?? "") || CLOSER.test(text[end] ?? ""))
  ) end++;
  if (end === text.length) return end;
  if (WIDE_TERMINATOR.test(sign)) return end;
  if (isInsideQuote(text, at + 1, from)) return null;
  if (!/\s/.test(text[end] ?? "")) return null;
  return sign === "." && end === at + 1 && isAbbreviation(text, { from, at, end }) ? null : end;
}

/** "Qui demande « rien du coin ? » et n'achète rien": the words in quotation marks end, and their sentence goes on small. */
function isInsideQuote(text: string, behind: number, from: number): boolean {
  return GOES_ON_BEHIND_QUOTE.test(text.slice(behind, behind + 8)) && !isTypedSmall(text, from);
}

const GOES_ON_BEHIND_QUOTE = /^(?:[’”"]|\s?[»“])[,;]?\s\p{Ll}/u;

/** "2. a law office": the number of an item opens its line. */
function isMarkOfList(text: string, at: number, from: number): boolean {
  return /^\s*\d{1,2}$/.test(text.slice(from, at)) && (from === 0 || text[from - 1] === "\n") &&
    /^\.[ \t]+\p{L}/u.test(text.slice(at, at + 12));
}

/** "am 1.4. die Verträge": a day behind a preposition of time. */
const DATED = new RegExp(
  `(?:${wordPattern("before_day", LANGUAGES).source})\\s\\d{1,2}(?:\\.\\d{1,2})?$`,
  "iu",
);

/** Who begins a text or a sentence with a small letter sets no capital elsewhere either. */
function isTypedSmall(text: string, from: number): boolean {
  return [0, from].some((start) => /^\P{L}*\p{Ll}/u.test(text.slice(start, start + 20)));
}

function isAbbreviation(text: string, place: { from: number; at: number; end: number }): boolean {
  const before = text.slice(Math.max(place.from, place.at - LONGEST_ABBREVIATION), place.at);
  const word = /[\p{L}\p{N}.]*$/u.exec(before)?.[0] ?? "";
  const next = text.slice(place.end).trimStart();
  if (
    /^\d/.test(word) && /^\p{Ll}/u.test(next) &&
    DATED.test(text.slice(Math.max(place.from, place.at - 16), place.at))
  ) {
    return true;
  }
  if (CURRENCY.test(word) && /^\d/.test(next)) return true;
  if (SCALES.has(word.toLowerCase())) return /^\p{Ll}/u.test(next) || MONEY.test(next);
  // "Leylandii no. garden hedges too": a number stands behind the short form alone.
  if (/^no$/iu.test(word) && /^\p{L}/u.test(next)) return false;
  if (ABBREVIATIONS.has(word.toLowerCase())) {
    return !OR_END.has(word.toLowerCase()) || !/^\p{Lu}/u.test(next);
  }
  if (/^\p{Lu}$/u.test(word) && word !== "I") return true;
  // Who types without capitals ends sentences with numbers too: "im 45. they charge less".
  const isSmallTyping = isTypedSmall(text, place.from);
  if (MONTHS.has(word.toLowerCase())) return !isSmallTyping && !/^\p{Lu}/u.test(next);
  return /^\d{1,2}(?:\.\d{1,2})?$/.test(word) &&
    ((/^\p{Ll}/u.test(next) && !isSmallTyping) || beginsWithMonth(next));
}

const SEGMENTER = new Intl.Segmenter("en", { granularity: "word" });
/** Scripts that are written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Words in a text: runs between white space, or dictionary words in scripts that write without spaces. */
export const wordCount = rememberedValue(countWords, 5_000);

function countWords(text: string): number {
  if (isUnspaced(text)) {
    return [...SEGMENTER.segment(text)].filter((segment) => segment.isWordLike).length;
  }
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Signs of a script without spaces that are read as long as an English word; translators reckon with 2 to 2.5. */
export const SIGNS_A_WORD = 2.5;

/** How long a text is to read, in words: a limit of words is one of signs where a script has no spaces. */
export const readingWords = rememberedValue((text) => {
  if (!isUnspaced(text)) return countWords(text);
  return Math.ceil((text.match(/[\p{L}\p{N}]/gu) ?? []).length / SIGNS_A_WORD);
}, 5_000);

/** True if a text has a script in it that is written without spaces between words. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}
