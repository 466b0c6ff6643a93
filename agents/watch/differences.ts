import type { Capture, PageBlock } from "../domain/watch.ts";
import { sentenceSplitter } from "../research/snippets.ts";
import type { Language } from "../text/lexicon.ts";
import { hasWatchWord } from "../text/watch_words.ts";
import { plain, wordsOf } from "./masking.ts";

/** So many characters of each side are looked into: beyond them it is another page, and comparing has an end. */
const MOST_CHARACTERS = 6_000;
const LONGEST_SENTENCE = 400;
const LONGEST_CONDITION_WORDS = 12;
const MOST_STANDING = 600;
const MOST_STANDING_CHARACTERS = 12_000;
/** A page on which more than this is new is another page: it is not compared, whatever it says. */
const MOST_NEW_BLOCKS = 400;
const MOST_NEW_CHARACTERS = 24_000;
/** A consent banner promises much about data and nothing about the business. */
const CONSENT = /cookies?\b|クッキー|Cookie/iu;

/** What two captures do not share. */
export interface Differences {
  languages: readonly Language[];
  removed: PageBlock[];
  added: PageBlock[];
  /** Sentences of the business itself: no quotes, teasers, legal lines. */
  gone: string[];
  come: string[];
  /** The sentence that stands in the place of one that is gone, between the same neighbours; null where none does. */
  inPlaceOf: (sentence: string) => string | null;
  /** The second capture whole. */
  page: readonly PageBlock[];
  /** Of its texts so many as are looked into, where what is gone from one place may still stand. */
  standing: string[];
  /** True where so much is missing that the second capture may be half a page: absence proves nothing. */
  isPartial: boolean;
}

/** Blocks and sentences that stand in one capture only; the order of a page, its typography and its spaces are no difference. */
export function differencesOf(
  before: Capture,
  after: Capture,
  { languages, isPartial }: Pick<Differences, "languages" | "isPartial">,
): Differences {
  const [removed, added] = changedBlocks(
    before,
    after,
    ({ text, label, struck }, read) => `${label}\n${read(text)}\n${struck}`,
  );
  const split = sentenceSplitter(languages[0] ?? null);
  const sentences = (blocks: PageBlock[]) =>
    blocks.filter(({ place, struck }) => place === "body" && !struck)
      .filter(({ text }) => !CONSENT.test(text)).flatMap(({ text }) => withQuestions(split(text), languages))
      .filter((text) => text.length <= LONGEST_SENTENCE);
  const [changedBefore, changedAfter] = changedBlocks(before, after, ({ text }, read) => read(text));
  const [gone, come] = unshared(
    sentences(upTo(changedBefore)),
    sentences(upTo(changedAfter)),
    plain,
  );
  return {
    languages,
    removed: upTo(firstOf(removed, changedBefore)),
    added: upTo(firstOf(added, changedAfter)),
    gone,
    come,
    inPlaceOf: placesOf(before.blocks, after.blocks, (block) => sentences([block])),
    page: after.blocks,
    standing: upTo(after.blocks.slice(0, MOST_STANDING), MOST_STANDING_CHARACTERS).map(({ text }) => text),
    isPartial,
  };
}

/** Reads a text as it is compared. */
type Read = (text: string) => string;

/**
 * Blocks that stand on one side only. What stands letter for letter on both is set aside before anything is
 * read closely, and of the rest no more is read than the limits allow.
 */
export function changedBlocks(
  before: Capture,
  after: Capture,
  keyOf: (block: PageBlock, read: Read) => string = ({ text }, read) => read(text),
): [PageBlock[], PageBlock[]] {
  const [was, is] = unshared(before.blocks, after.blocks, (block) => keyOf(block, (text) => text));
  return unshared(
    upTo(was, MOST_NEW_CHARACTERS),
    upTo(is, MOST_NEW_CHARACTERS),
    (block) => keyOf(block, plain),
  );
}

/** True where one capture holds so much that the other does not that they cannot be compared. Cheap. */
export function isTooMuch(before: Capture, after: Capture): boolean {
  const there = new Set(before.blocks.map(({ text }) => text));
  const fresh = after.blocks.filter(({ text }) => !there.has(text));
  return fresh.length > MOST_NEW_BLOCKS ||
    fresh.reduce((sum, { text }) => sum + text.length, 0) > MOST_NEW_CHARACTERS;
}

/** Finds what took a sentence's place where a single block between two that stand took the place of another. */
function placesOf(
  before: readonly PageBlock[],
  after: readonly PageBlock[],
  sentencesOf: (block: PageBlock) => string[],
): Differences["inPlaceOf"] {
  return (sentence) => {
    const at = before.findIndex(({ text }) => text.includes(sentence));
    if (at === -1) return null;
    const [was, last, next] = [before[at], before[at - 1]?.text, before[at + 1]?.text];
    const is = after.find(({ place }, index) =>
      place === "body" && after[index - 1]?.text === last && after[index + 1]?.text === next
    );
    if (was === undefined || is === undefined) return null;
    const [gone, come] = unshared(sentencesOf(was), sentencesOf(is), plain);
    return gone.length === 1 && gone[0] === sentence ? come[0] ?? null : null;
  };
}

/** "Not happy in the first season? We give back every cent." is one promise: the question holds its terms. */
function withQuestions(sentences: string[], languages: readonly Language[]): string[] {
  const isTerm = (text: string | undefined, next: string | undefined) =>
    text !== undefined && next !== undefined && /[?？]$/u.test(text) &&
    wordsOf(text).length <= LONGEST_CONDITION_WORDS && hasWatchWord(next, "guarantee", languages);
  return sentences.flatMap((text, index) =>
    isTerm(text, sentences[index + 1])
      ? []
      : isTerm(sentences[index - 1], text)
      ? [`${sentences[index - 1]} ${text}`]
      : [text]
  );
}

/** What only moved stands behind what changed its words. */
function firstOf(blocks: PageBlock[], changed: PageBlock[]): PageBlock[] {
  const reworded = new Set(changed);
  return [
    ...blocks.filter((block) => reworded.has(block)),
    ...blocks.filter((block) => !reworded.has(block)),
  ];
}

/** As many from the front as are looked into. */
export function upTo(items: PageBlock[], most = MOST_CHARACTERS): PageBlock[] {
  let characters = 0;
  const end = items.findIndex(({ text }) => (characters += text.length) > most);
  return end === -1 ? items : items.slice(0, Math.max(end, 1));
}

/** What each of two lists has beyond the other, each as often as it stands there more. */
export function unshared<T>(one: T[], other: T[], key: (item: T) => string): [T[], T[]] {
  return [beyond(one, other.map(key), key), beyond(other, one.map(key), key)];
}

function beyond<T>(items: T[], shared: string[], key: (item: T) => string): T[] {
  const left = new Map<string, number>();
  for (const found of shared) left.set(found, (left.get(found) ?? 0) + 1);
  return items.filter((item) => {
    const found = key(item);
    const count = left.get(found) ?? 0;
    left.set(found, count - 1);
    return count <= 0;
  });
}
