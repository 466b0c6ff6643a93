import { cuesIn, type Language } from "../../text/lexicon.ts";
import { hasWatchWord, sameGroups, watchWordsIn } from "../../text/watch_words.ts";
import { plain, wordsOf } from "../reading/masking.ts";
import { cutOut } from "../reading/stretches.ts";

/** The groups that a sentence names side by side, and the stretch from the first to the last of them. */
export interface GroupList {
  keys: string[];
  /** Those of the keys that are words for people, houses or animals; the others only stand beside such. */
  known: Set<string>;
  text: string;
}

interface Chunk {
  from: number;
  to: number;
  text: string;
  /** True behind "and" or "or", false behind a mere comma. */
  isJoined: boolean;
}

const COMMAS = /[,;&/、・，]/gu;
const LONGEST_CHUNK_WORDS = 6;
const LONGEST_NAME_WORDS = 4;
const STEM = 6;
const UNSPACED = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u;

/** The first list of groups in a sentence; null where it names none. */
export function groupsIn(sentence: string, languages: readonly Language[]): GroupList | null {
  const chunks = chunksOf(sentence, languages);
  const found = chunks.map((chunk) => groupIn(chunk, languages));
  const first = found.findIndex((group) => group !== null);
  if (first === -1) return null;
  const groups: Group[] = [];
  for (let at = first; at < chunks.length; at++) {
    const group = found[at] ?? besideGroups(chunks[at] as Chunk, languages);
    if (group === null) break;
    groups.push(group);
  }
  const last = groups.findLastIndex(({ isKnown, isJoined }) => isKnown || isJoined);
  const list = groups.slice(0, last + 1);
  const [start, end] = [list[0], list.at(-1)];
  if (start === undefined || end === undefined) return null;
  return {
    keys: list.map(({ key }) => key),
    known: new Set(list.filter(({ isKnown }) => isKnown).map(({ key }) => key)),
    text: cutOut(sentence, { from: start.from, to: end.to }),
  };
}

interface Group {
  key: string;
  from: number;
  to: number;
  isKnown: boolean;
  isJoined: boolean;
}

/** "university students" of "We tutor university students at home". */
function groupIn(chunk: Chunk, languages: readonly Language[]): Group | null {
  const word = watchWordsIn(chunk.text, "group_words", languages)[0];
  if (word === undefined) return null;
  const start = startOfName(chunk, word.index, languages);
  const end = word.index + word[0].length;
  const behind = UNSPACED.test(word[0]) ? 0 : endOfName(chunk.text.slice(end), languages);
  return {
    key: kindOf(plain(word[0]), languages),
    from: chunk.from + start,
    to: chunk.from + end + behind,
    isKnown: true,
    isJoined: chunk.isJoined,
  };
}

/** One key for words that name the same group: "firms" and "companies". */
function kindOf(word: string, languages: readonly Language[]): string {
  for (const kind of sameGroups(languages)) {
    if (kind.some((start) => word.startsWith(start))) return kind[0] ?? word;
  }
  return word.slice(0, STEM);
}

/** What stands beside groups without being known as one: "actors", "et les artisans". */
function besideGroups(chunk: Chunk, languages: readonly Language[]): Group | null {
  const bare = chunk.text.trim().replace(/[.!?]+$/u, "");
  if (wordsOf(bare).length > LONGEST_NAME_WORDS || wordsOf(bare).length === 0) return null;
  if (UNSPACED.test(bare) || /[.!?:\d]/u.test(bare)) return null;
  const name = cuesIn(bare, languages, "articles", "prepositions", "adverbs").reduce(
    (text, { 0: word }) => text.replace(new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, "u"), " "),
    bare,
  ).trim();
  if (!/\p{L}{3}/u.test(name)) return null;
  return {
    key: plain(name).split(" ")[0]?.slice(0, STEM) ?? "",
    from: chunk.from,
    to: chunk.to,
    isKnown: false,
    isJoined: chunk.isJoined,
  };
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Where the words that name a group begin: behind the verb or preposition before it. */
function startOfName(chunk: Chunk, index: number, languages: readonly Language[]): number {
  const before = chunk.text.slice(0, index);
  const leads = [
    ...watchWordsIn(before, "audience_lead", languages),
    ...watchWordsIn(before, "group_leads", languages),
    ...watchWordsIn(before, "also_words", languages),
    ...cuesIn(before, languages, "prepositions", "pronouns"),
  ];
  const end = Math.max(0, ...leads.map(({ index, 0: word }) => index + word.length));
  const words = before.slice(end).trim().split(/\s+/).filter((word) => word !== "");
  return words.length <= 2 && (end > 0 || chunk.from > 0) ? end : before.length;
}

/** How far adjectives behind a group's word still belong to it: "animales exóticos en". */
function endOfName(behind: string, languages: readonly Language[]): number {
  const words = /^(?:\s+[\p{L}\p{M}'’-]+){1,2}/u.exec(behind)?.[0] ?? "";
  const stops = [
    ...cuesIn(words, languages, "prepositions", "articles", "auxiliaries", "pronouns", "adverbs", "relative"),
    ...watchWordsIn(words, "audience_lead", languages),
  ];
  const stop = Math.min(words.length, ...stops.map(({ index }) => index));
  return words.slice(0, stop).trimEnd().length;
}

/** A sentence at its commas and at the words that join: "and", "oder", "y". */
function chunksOf(sentence: string, languages: readonly Language[]): Chunk[] {
  const joints = [
    ...[...sentence.matchAll(COMMAS)].map(({ index }) => ({ index, length: 1, isWord: false })),
    ...watchWordsIn(sentence, "list_joiners", languages).map(({ index, 0: word }) => ({
      index,
      length: word.length,
      isWord: true,
    })),
  ].sort((one, other) => one.index - other.index);
  const chunks: Chunk[] = [];
  let from = 0;
  let isJoined = false;
  for (const { index, length, isWord } of [...joints, { index: sentence.length, length: 0, isWord: false }]) {
    const text = sentence.slice(from, index);
    if (text.trim() !== "") chunks.push({ from, to: index, text, isJoined });
    isJoined = isWord || isJoined && text.trim() === "";
    from = Math.max(from, index + length);
  }
  return chunks.filter(({ text }, at) =>
    at === 0 || at === chunks.length - 1 || wordsOf(text).length <= LONGEST_CHUNK_WORDS ||
    hasWatchWord(text, "group_words", languages)
  );
}
