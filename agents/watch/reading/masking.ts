import { rememberedValue } from "../../text/remembered.ts";

/** What stands in the place of a number. */
export const MASK = "#";

const NUMBER = /\d(?:[\d.,'’\u00a0\u202f ]*\d)?/g;

/** A text as it is compared: signs of one kind alike, letters small, white space folded. */
export const plain: (text: string) => string = rememberedValue(plainly, 10_000);

function plainly(text: string): string {
  return text.normalize("NFKC").toLowerCase()
    .replace(/[‘’‚′`´]/g, "'").replace(/[“”„«»‟"]/g, '"').replace(/[‐‑‒–—−]/g, "-").replace(/…/g, "...")
    .replace(/\s*([-.,:;!?|/·•])\s*/g, "$1").replace(/\s+/g, " ").replace(/[.!:;,·•]+$/, "").trim();
}

/** The same without accents, which are mended as typing errors are. */
export function unaccented(text: string): string {
  return plain(text).normalize("NFD").replace(LATIN_MARKS, "");
}

const LATIN_MARKS = /[\u0300-\u036f]/gu;

/** A text without its numbers, so that a card keeps its name while its figures change. */
export function withoutNumbers(text: string): string {
  return plain(text.normalize("NFKC").replace(NUMBER, MASK));
}

/** The words of a text, small; in scripts without blanks its pairs of letters. */
export const wordsOf: (text: string) => readonly string[] = rememberedValue(splitWords, 6_000);

function splitWords(text: string): string[] {
  return plain(text).match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,2}|[\p{L}\p{M}\p{N}#']+/gu,
  ) ?? [];
}

/** How much two texts share, 0 to 1: twice the common words over all words. */
export function likeness(one: string, other: string): number {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  return left.length + right.length === 0 ? 1 : 2 * commonWords(left, right) / (left.length + right.length);
}

/** How much of the shorter of two texts stands in the longer one, 0 to 1. */
export function containment(one: string, other: string): number {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  return commonWords(left, right) / Math.max(1, Math.min(left.length, right.length));
}

function commonWords(left: readonly string[], right: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const word of left) counts.set(word, (counts.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of right) {
    const count = counts.get(word) ?? 0;
    if (count === 0) continue;
    common += 1;
    counts.set(word, count - 1);
  }
  return common;
}
