import type { Capture, PageBlock } from "../../domain/watch.ts";
import { sentenceSplitter } from "../../research/snippets.ts";
import type { Language } from "../../text/lexicon.ts";
import { hasWatchWord } from "../../text/watch_words.ts";
import { plain, unaccented, wordsOf } from "../reading/masking.ts";
import { isCredential, isGuarantee } from "../kinds/promises.ts";
import { type Run, runsOf } from "./runs.ts";
import { unshared } from "./unshared.ts";

/** So many characters of each side are looked into: beyond them it is another page, and comparing has an end. */
const MOST_CHARACTERS = 6_000;
const LONGEST_SENTENCE = 400;
const LONGEST_ABBREVIATION = 5;
const LONGEST_CONDITION_WORDS = 12;
const MOST_STANDING = 600;
const MOST_STANDING_CHARACTERS = 12_000;
/** A page on which more than this is new is another page: it is not compared, whatever it says. */
const MOST_NEW_BLOCKS = 400;
const MOST_NEW_CHARACTERS = 24_000;
/** The blocks of a page's head that may be tried out together. */
const MOST_TRIED = 12;
const LEAST_TRIED = 3;
const LEAST_REWRITTEN = 2;
const LEAST_PASSAGE_WORDS = 6;
/** More than this at one place is another page of the site, or a text for search machines. */
const MOST_INSERTED = 2;

/** What two captures do not share. */
export interface Differences {
  languages: readonly Language[];
  removed: PageBlock[];
  added: PageBlock[];
  /** Sentences of the business itself: no quotes, teasers, legal lines. */
  gone: string[];
  come: string[];
  /** Sentences of a headline that became another, and of what became other words under it: copy that is tried out. */
  tried: ReadonlySet<string>;
  /** The places of the page where blocks came or went. */
  runs: Run[];
  /** Sentences that were put in where nothing was taken out. */
  inserted: ReadonlySet<string>;
  /** The sentence that stands in the place of one that is gone, between the same neighbours; null where none does. */
  inPlaceOf: (sentence: string) => string | null;
  /** True where the headline and several passages each gave way to one other: a page tried out in other words. */
  isRewritten: boolean;
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
    blocks.filter((block) => speaksOfItself(block, languages))
      // A consent banner promises much about data and nothing about the business.
      .filter(({ text }) => !hasWatchWord(text, "consent", languages)).flatMap(({ text }) =>
        withQuestions(withoutBreaks(split(text), languages), languages)
      )
      .filter((text) => text.length <= LONGEST_SENTENCE);
  const [changedBefore, changedAfter] = changedBlocks(before, after, ({ text }, read) => read(text));
  const [gone, come] = unshared(
    sentences(upTo(changedBefore)),
    sentences(upTo(changedAfter)),
    unaccented,
  );
  const runs = runsOf(before, after);
  return {
    languages,
    removed: upTo(firstOf(removed, changedBefore)),
    added: upTo(firstOf(added, changedAfter)),
    gone,
    come,
    tried: new Set(sentences([...triedBlocks(before, after), ...triedLines(runs)])),
    inserted: insertedIn(runs, sentences),
    inPlaceOf: placesOf(before.blocks, after.blocks, (block) => sentences([block])),
    isRewritten: isRewritten(runs),
    runs,
    page: after.blocks,
    standing: upTo(after.blocks.slice(0, MOST_STANDING), MOST_STANDING_CHARACTERS).map(({ text }) => text),
    isPartial,
  };
}

/** What a page says of its business itself: in its body, and a certificate or a membership in its foot too. */
function speaksOfItself({ text, place, struck, dated }: PageBlock, languages: readonly Language[]): boolean {
  if (struck || dated !== undefined) return false;
  return place === "body" || place === "foot" && isCredential(text, languages);
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
    (block) => keyOf(block, unaccented),
  );
}

/** True where one capture holds so much that the other does not that they cannot be compared. Cheap. */
export function isTooMuch(before: Capture, after: Capture): boolean {
  const there = new Set(before.blocks.map(({ text }) => text));
  const fresh = after.blocks.filter(({ text }) => !there.has(text));
  return fresh.length > MOST_NEW_BLOCKS ||
    fresh.reduce((sum, { text }) => sum + text.length, 0) > MOST_NEW_CHARACTERS;
}

/**
 * Blocks of both sides where a headline, and perhaps what stands under it, gave way to as many others: the first
 * heading of a page is a slogan, and slogans are tried out on visitors.
 */
function triedBlocks(before: Capture, after: Capture): PageBlock[] {
  const [was, is] = [before, after].map(({ blocks }) =>
    blocks.filter(({ place }) => place === "body").slice(0, MOST_TRIED)
  ) as [PageBlock[], PageBlock[]];
  const head = was.findIndex(({ level }) => level > 0);
  const at = is.findIndex(({ level }) => level > 0);
  const [one, other] = [was[head], is[at]];
  if (one === undefined || other === undefined || plain(one.text) === plain(other.text)) return [];
  const isOther = (offset: number) => {
    const [left, right] = [was[head + offset], is[at + offset]];
    return left !== undefined && right !== undefined && plain(left.text) !== plain(right.text) &&
      (left.level === right.level || offset > 0 && left.level + right.level === 0);
  };
  let count = 0;
  while (isOther(count)) count++;
  return [...was.slice(head, head + count), ...is.slice(at, at + count)];
}

/** Runs of lines that gave way to as many others at once: copy that is tried out, not one claim less. */
function triedLines(runs: readonly Run[]): PageBlock[] {
  return runs.flatMap(({ gone, come }) => {
    const isCopy = gone.length >= LEAST_TRIED && gone.length === come.length &&
      gone.every(({ level }, at) => level === come[at]?.level) &&
      [...gone, ...come].every(({ text, dated }) => dated === undefined && !/\d/.test(text));
    return isCopy ? [...gone, ...come] : [];
  });
}

/** The block that a run of as many others has in the place of each that is gone, first for first. */
export function replacedBlocks(before: Capture, after: Capture): Map<string, PageBlock> {
  const pairs = runsOf(before, after).flatMap(({ gone, come }) =>
    gone.flatMap((one, at) => {
      const other = come[at];
      return other === undefined ? [] : [[other.text, one] as const];
    })
  );
  return new Map(pairs);
}

/** The sentences that came at places of a page where none went. */
function insertedIn(runs: readonly Run[], sentencesOf: (blocks: PageBlock[]) => string[]): Set<string> {
  return new Set(runs.flatMap((run) => {
    const [gone, come] = unshared(sentencesOf(run.gone), sentencesOf(run.come), plain);
    return gone.length === 0 && come.length <= MOST_INSERTED ? come : [];
  }));
}

/** The headline and at least two passages that gave way, each to one other. */
function isRewritten(runs: readonly Run[]): boolean {
  const single = runs.flatMap(({ gone, come }) => {
    const [[was, more], [is, another]] = [gone, come];
    const isOne = more === undefined && another === undefined && was?.level === is?.level;
    return isOne && was !== undefined ? [was] : [];
  });
  const passages = single.filter(({ level, text }) =>
    level === 0 && wordsOf(text).length >= LEAST_PASSAGE_WORDS
  );
  return single.some(({ level }) => level === 1) && passages.length >= LEAST_REWRITTEN;
}

/** Finds what took a sentence's place where a single block between two that stand took the place of another. */
function placesOf(
  before: readonly PageBlock[],
  after: readonly PageBlock[],
  sentencesOf: (block: PageBlock) => string[],
): Differences["inPlaceOf"] {
  const places = new Map<string, number>();
  before.forEach(({ text }, index) => {
    if (!places.has(text)) places.set(text, index);
  });
  const between = new Map<string, PageBlock>();
  const neighbours = (last?: PageBlock, next?: PageBlock) => `${last?.text}\n${next?.text}`;
  after.forEach((block, index) => {
    const key = neighbours(after[index - 1], after[index + 1]);
    if (block.place === "body" && !between.has(key)) between.set(key, block);
  });
  return function inPlaceOf(sentence) {
    const at = places.get(sentence) ?? before.findIndex(({ text }) => text.includes(sentence));
    const was = before[at];
    const is = was && between.get(neighbours(before[at - 1], before[at + 1]));
    if (was === undefined || is === undefined) return null;
    const [gone, come] = unshared(sentencesOf(was), sentencesOf(is), plain);
    return gone.length === 1 && gone[0] === sentence ? come[0] ?? null : null;
  };
}

/** "zzgl. 25 €", "inkl. 3 Stunden": no sentence ends there. */
function withoutBreaks(sentences: string[], languages: readonly Language[]): string[] {
  return sentences.reduce<string[]>((whole, text) => {
    const last = whole.at(-1);
    const cut = last === undefined ? null : /(\p{L}+)\.$/u.exec(last)?.[1] ?? null;
    const isCut = cut !== null && /^[\p{Sc}\d]/u.test(text) && cut.length <= LONGEST_ABBREVIATION &&
      (hasWatchWord(cut, "fee_leads", languages) || hasWatchWord(cut, "up_to", languages));
    return isCut ? [...whole.slice(0, -1), `${last} ${text}`] : [...whole, text];
  }, []);
}

/** "Not happy in the first season? We give back every cent." is one promise: the question holds its terms. */
function withQuestions(sentences: string[], languages: readonly Language[]): string[] {
  const isTerm = (text: string | undefined, next: string | undefined) =>
    text !== undefined && next !== undefined && /[?？]$/u.test(text) &&
    wordsOf(text).length <= LONGEST_CONDITION_WORDS && isGuarantee(`${text} ${next}`, languages);
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
