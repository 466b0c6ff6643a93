import { beginsWithMonth } from "./months.ts";
import { remembered, rememberedValue } from "./remembered.ts";

/** A full stop after one of these ends no sentence. Lower case, without the full stop. */
const ABBREVIATIONS = new Set(
  ("mr mrs ms dr prof st sr jr no nr nos vs etc e.g i.e eg ie approx ca p.a kr tel max min incl excl est dept " +
    "co ltd inc art bzw z.b d.h usw u.a ggf evtl bv d.v.s f.eks m.m o.s.v p.ex cf av rua r exmo sra dra vol fig")
    .split(
      " ",
    ),
);

/** Characters looked at before a full stop; longer words are no abbreviations. */
const LONGEST_ABBREVIATION = 12;

const TERMINATOR = /[.!?…。！？؟۔।｡]/;
const WIDE_TERMINATOR = /[。！？｡]/;
const CLOSER = /['"’”»)\]」』）]/;

/**
 * The sentences of a text, each an exact stretch of it without outer white space. Line breaks end a sentence;
 * decimals, times, addresses and abbreviations do not.
 */
export const sentencesOf = remembered(readSentences);

function readSentences(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const end = text[at] === "\n" ? at + 1 : endOfSentence(text, at, from);
    if (end === null) continue;
    push(sentences, text.slice(from, end), end === text.length);
    from = end;
    at = end - 1;
  }
  push(sentences, text.slice(from), true);
  return sentences;
}

/** What numbers or dots an item of a list: "- ", "• ", "1. ", "2) ". */
const LIST_MARK = /^(?:[-–—•*·▪◦‣]\s+|\(?\d{1,2}[.)]\s+(?=\D))/u;
/** The same where the full stop behind it was taken for the end of a sentence. */
const BARE_MARK = /^\(?\d{1,2}[.)]$/u;

function push(sentences: string[], stretch: string, isLast = false): void {
  const trimmed = stretch.trim().replace(LIST_MARK, "");
  if (BARE_MARK.test(trimmed) && !isLast) return;
  if (/[\p{L}\p{N}]/u.test(trimmed)) sentences.push(trimmed);
}

function endOfSentence(text: string, at: number, from: number): number | null {
  const sign = text[at] ?? "";
  if (!TERMINATOR.test(sign)) return null;
  let end = at + 1;
  while (end < text.length && (TERMINATOR.test(text[end] ?? "") || CLOSER.test(text[end] ?? ""))) end++;
  if (end === text.length) return end;
  if (WIDE_TERMINATOR.test(sign)) return end;
  if (!/\s/.test(text[end] ?? "")) return null;
  return sign === "." && end === at + 1 && isAbbreviation(text, { from, at, end }) ? null : end;
}

function isAbbreviation(text: string, place: { from: number; at: number; end: number }): boolean {
  const before = text.slice(Math.max(place.from, place.at - LONGEST_ABBREVIATION), place.at);
  const word = /[\p{L}\p{N}.]*$/u.exec(before)?.[0] ?? "";
  const next = text.slice(place.end).trimStart();
  if (ABBREVIATIONS.has(word.toLowerCase())) {
    return !/^(rua|r|no|co|art|av|min|max|est)$/i.test(word) || !/^\p{Lu}/u.test(next);
  }
  if (/^\p{Lu}$/u.test(word) && word !== "I") return true;
  return /^\d{1,2}(?:\.\d{1,2})?$/.test(word) && (/^\p{Ll}/u.test(next) || beginsWithMonth(next));
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

/** True if a text has a script in it that is written without spaces between words. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}
