import { lexiconsOf, phrasesPattern } from "../text/lexicon.ts";
import type { TextBlock } from "./visible_text.ts";

const MAX_SENTENCE_LENGTH = 600;
const PRICE =
  /[€$£¥₹₽₩₺฿]\s?\d|\d[\d.,\s]{0,12}(?:[€$£¥₹₽₩₺฿]|%|kr\b|zł|Kč|Ft\b|CHF\b|EUR\b|USD\b|GBP\b|DKK\b|SEK\b|NOK\b|円|元)|\b(?:CHF|EUR|USD|GBP|R\$)\s?\d/i;
const QUOTED = /[“"„«»‟](?<words>[^“”"„«»‟]{12,500})[”"“»«]/g;
const QUOTE_MARKS = /^[\s"“”„«»]+|[\s"“”„«»]+$/g;

/** What a sentence ends with, Unicode Annex 29: where none of it stands, a segmenter has nothing to find. */
const MAY_END = /[\p{Sentence_Terminal}\r\n\u0085\u2028\u2029]/u;

type SplitSentences = (text: string) => string[];

/** Splits blocks of one language into sentences, each an exact stretch of its block. */
export function sentenceSplitter(language: string | null): SplitSentences {
  const segmenter = segmenterFor(language);
  const isGerman = language?.toLowerCase().startsWith("de") ?? false;
  const segmentsOf = (text: string) =>
    MAY_END.test(text) ? [...segmenter.segment(text)].map(({ segment }) => segment) : [text];
  return (text) =>
    joinedOrdinals(segmentsOf(text), isGerman)
      .map((segment) => cut(segment.replace(QUOTE_MARKS, "")))
      .filter((sentence) => /\p{L}|\p{N}/u.test(sentence));
}

const GERMAN = lexiconsOf(["de"]);
/** "31. | Oktober", "ab dem 2. | Jahr": a number with its full stop before a month or a unit of time. */
const COUNTED_TIME = new RegExp(
  `^(?:${
    phrasesPattern(GERMAN.flatMap(({ months, per }) => [
      ...months.flat(),
      ...["hour", "day", "week", "month", "quarter", "year"].flatMap((unit) => per.get(unit) ?? []),
    ]))
  })`,
  "iu",
);

/** German writes an ordinal with a full stop, behind which a segmenter ends the sentence. */
function joinedOrdinals(segments: string[], isGerman: boolean): string[] {
  if (!isGerman) return segments;
  const joined: string[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (last !== undefined && /(?:^|\D)\d{1,2}\.\s+$/.test(last) && COUNTED_TIME.test(segment)) {
      joined[joined.length - 1] = last + segment;
    } else joined.push(segment);
  }
  return joined;
}

function segmenterFor(language: string | null): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language ?? undefined, { granularity: "sentence" });
  } catch {
    return new Intl.Segmenter(undefined, { granularity: "sentence" });
  }
}

function cut(sentence: string): string {
  if (sentence.length <= MAX_SENTENCE_LENGTH) return sentence;
  const shorter = sentence.slice(0, MAX_SENTENCE_LENGTH);
  return shorter.slice(0, Math.max(shorter.lastIndexOf(" "), MAX_SENTENCE_LENGTH / 2)).trim();
}

/** True for words that carry a price or a percentage. */
export function carriesPrice(text: string): boolean {
  return PRICE.test(text);
}

/** What the page quotes, without its marks: words in quotation marks, or else the start of a quotation. */
export function testimonialsIn(blocks: TextBlock[]): string[] {
  const spoken = new Set(
    blocks.filter(({ text }) => inMarks(text).length > 0).map(({ quotation }) => quotation),
  );
  return blocks.flatMap((block) => {
    const words = inMarks(block.text);
    if (words.length > 0 || block.quotation === 0 || spoken.has(block.quotation)) return words;
    spoken.add(block.quotation);
    return block.text.split(" ").length >= 5 ? [block.text] : [];
  });
}

function inMarks(text: string): string[] {
  return [...text.matchAll(QUOTED)].flatMap((match) => match.groups?.words?.trim() || []);
}

/** As many from the front as fit into so many bytes of UTF-8, none twice. */
export function fitting(texts: string[], maxBytes: number): string[] {
  const encoder = new TextEncoder();
  const kept: string[] = [];
  let size = 0;
  for (const text of new Set(texts)) {
    size += encoder.encode(text).length + 3;
    if (size > maxBytes) break;
    kept.push(text);
  }
  return kept;
}
