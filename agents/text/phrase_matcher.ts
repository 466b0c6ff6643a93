import { rememberedValue } from "./remembered.ts";

/** A run of letters and digits, and what stands between it and the one before. */
export interface Word {
  text: string;
  from: number;
  to: number;
  gap: string;
}

/** A phrase as words; `gaps` says what may stand before each but the first. */
interface Phrase {
  words: string[];
  gaps: Gap[];
  length: number;
  /** An elided article or pronoun: "l'". */
  isElided: boolean;
}

type Gap = "blank" | "hyphen" | "apostrophe";

interface Found {
  index: number;
  0: string;
}

const GAPS: Record<Gap, RegExp> = { blank: /^\s+$/u, hyphen: /^(?:-|\s+)$/u, apostrophe: /^['’]$/u };

/** "Holds 'em back": the apostrophe stands for what is left out before a word. */
const CLIPPED: ReadonlySet<string> = new Set(["em", "cause", "til", "bout", "n"]);
const CLIPPED_GAP = /^\s+['’]$/u;

/**
 * Looks for phrases word by word: the longest that begins at a word, then on behind it. Apostrophes may be left out
 * or curly, a hyphen may be a blank or nothing. `odd` finds what is not made of words.
 */
export function matcherOf(phrases: readonly string[], odd: RegExp | null) {
  const byFirst = new Map<string, Phrase[]>();
  for (const phrase of new Set(phrases)) {
    for (const variant of variantsOf(phrase)) {
      const first = variant.words[0] ?? "";
      byFirst.set(first, [...byFirst.get(first) ?? [], variant]);
    }
  }
  for (const list of byFirst.values()) list.sort((one, other) => other.length - one.length);

  function find(text: string, most: number): Found[] {
    const found = byFirst.size === 0 ? [] : findWords(text, byFirst, most);
    if (odd === null) return found;
    // Whoever asks for the first of thousands, one stretch after the other, would read them all each time.
    const matches = text.matchAll(odd);
    const others = most === 1 ? [...matches.take(1)] : [...matches];
    return others.length === 0 ? found : merged(found, others, most);
  }
  return {
    all: (text: string): Found[] => find(text, Infinity),
    first: (text: string): Found | null => find(text, 1)[0] ?? null,
  };
}

function findWords(text: string, byFirst: ReadonlyMap<string, Phrase[]>, most: number): Found[] {
  const words = wordsOf(text);
  const found: Found[] = [];
  for (let at = 0; at < words.length && found.length < most; at++) {
    const word = words[at];
    const phrase = word === undefined
      ? undefined
      : byFirst.get(word.text)?.find((each) => matches(each, words, at));
    if (word === undefined || phrase === undefined) continue;
    const last = words[at + phrase.words.length - 1] ?? word;
    const to = phrase.isElided ? last.to + 1 : last.to;
    found.push({ index: word.from, 0: text.slice(word.from, to) });
    at += phrase.words.length - 1;
  }
  return found;
}

function matches({ words, gaps, isElided }: Phrase, text: readonly Word[], at: number): boolean {
  for (let step = 1; step < words.length; step++) {
    const word = text[at + step];
    if (word === undefined || word.text !== words[step]) return false;
    const isJoined = GAPS[gaps[step - 1] ?? "blank"].test(word.gap) ||
      CLIPPED.has(word.text) && CLIPPED_GAP.test(word.gap);
    if (!isJoined) return false;
  }
  return !isElided || GAPS.apostrophe.test(text[at + words.length]?.gap ?? "");
}

/** Words by pattern and words by list in the order of the text, none inside another. */
function merged(one: readonly Found[], other: readonly Found[], most: number): Found[] {
  const sorted = [...one, ...other].toSorted((a, b) => a.index - b.index || b[0].length - a[0].length);
  const kept: Found[] = [];
  let end = 0;
  for (const { index, 0: words } of sorted) {
    if (index < end || kept.length >= most) continue;
    kept.push({ index, 0: words });
    end = index + words.length;
  }
  return kept;
}

/** The words of a text with their places, read once for all phrases that are looked for in it. */
export const wordsOf: (text: string) => readonly Word[] = rememberedValue(readWords, 4_000);

function readWords(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const { index, 0: word } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    words.push({
      text: word.toLowerCase(),
      from: index,
      to: index + word.length,
      gap: text.slice(end, index),
    });
    end = index + word.length;
  }
  return words;
}

/** "don't" as two words with an apostrophe between and as one; "off-white" as two and as one. */
function variantsOf(phrase: string): Phrase[] {
  const isElided = phrase.endsWith("'");
  const parts = phrase.toLowerCase().replace(/'$/u, "").split(/([\s'-]+)/u).filter((part) => part !== "");
  let variants: { words: string[]; gaps: Gap[] }[] = [{ words: [], gaps: [] }];
  let gap: Gap | null = null;
  for (const part of parts) {
    if (/^[\s'-]+$/u.test(part)) {
      gap = part.includes("'") ? "apostrophe" : part.includes("-") ? "hyphen" : "blank";
      continue;
    }
    const before: Gap | null = gap;
    variants = variants.flatMap(({ words, gaps }) => extended(words, gaps, { part, gap: before }));
  }
  return variants.map((variant) => ({ ...variant, length: phrase.length, isElided }));
}

function extended(words: string[], gaps: Gap[], next: { part: string; gap: Gap | null }) {
  if (next.gap === null) return [{ words: [...words, next.part], gaps }];
  const apart = { words: [...words, next.part], gaps: [...gaps, next.gap] };
  if (next.gap === "blank") return [apart];
  return [apart, { words: [...words.slice(0, -1), `${words.at(-1)}${next.part}`], gaps }];
}
