import type { PageBlock } from "../../domain/watch.ts";
import { type Amount, amountsIn } from "../../text/amounts.ts";
import { type Language, lexiconsOf, phrasesPattern } from "../../text/lexicon.ts";
import { hasWatchWord, watchSource, withoutWatchWords } from "../../text/watch_words.ts";
import { datesIn } from "./dates.ts";
import { likeness, MASK, plain, wordsOf } from "../reading/masking.ts";
import { sentenceSplitter } from "../../research/snippets.ts";
import { unshared } from "../comparing/unshared.ts";

/** What a block says in figures. */
export interface Statement {
  block: PageBlock;
  /** The block's words with a mask in the place of each figure. */
  masked: string;
  /** False where the words say nothing of what is counted: "from # a month". */
  isTelling: boolean;
  figures: Figure[];
  /** The days it speaks of: the next course is another course, not a dearer one. */
  days: string;
}

export interface Figure {
  /** Infinity for "unlimited". */
  value: number;
  currency: string | null;
  /** Where it stands in the block. */
  from: number;
  to: number;
}

const SAME_WORDS = 0.72;
const LEAST_WORDS = 4;
const LEAST_OPENING = 2;
const STEM = 4;
const LONG_WORDS = 9;
const LEAST_SENTENCE_WORDS = 3;

/** Blocks as their sentences, but for scraps ("8 oz. Cedar"): a paragraph says several things in figures, each for itself. */
export function sentenceBlocks(blocks: PageBlock[], languages: readonly Language[]): PageBlock[] {
  const split = sentenceSplitter(languages[0] ?? null);
  return blocks.flatMap((block) => {
    const sentences = split(block.text);
    const isOfScraps = sentences.some((text) => wordsOf(text).length < LEAST_SENTENCE_WORDS);
    if (wordsOf(block.text).length < LONG_WORDS && isOfScraps) return [block];
    return sentences.map((text) => ({ ...block, text }));
  });
}

/** Amounts of a block, read with both languages of its page. */
export function amountsOf(text: string, languages: readonly Language[]): Amount[] {
  return amountsIn(text, { languages, home: null });
}

/** A statement of some figures of a block. */
export function statementOf(
  block: PageBlock,
  figures: Figure[],
  { languages, periods }: { languages: readonly Language[]; periods: "all" | "joined" },
): Statement {
  let words = "";
  let at = 0;
  for (const { from, to } of figures) {
    words += `${block.text.slice(at, from)} ${MASK} `;
    at = to;
  }
  const rest = (words + block.text.slice(at)).replace(/\d[\d.,]*/g, MASK);
  const masked = plain(
    withoutWatchWords(rest, "up_to", languages).replace(periodPattern(languages, periods), " "),
  );
  const telling = wordsOf(masked).filter((word) =>
    /\p{L}{2}/u.test(word) || /[\p{Script=Han}\p{Script=Katakana}]/u.test(word)
  );
  const days = [block.dated ?? "", ...datesIn(block.text, languages)].join();
  return { block, masked, isTelling: telling.length > 0, figures, days };
}

const periodPatterns = new Map<string, RegExp>();

/** "a month", "/Monat", "par an": what an amount is counted by; "monthly" alone too where all are wanted. */
export function periodPattern(languages: readonly Language[], wanted: "all" | "joined" = "all"): RegExp {
  const key = `${wanted} ${languages.join()}`;
  const known = periodPatterns.get(key);
  if (known !== undefined) return known;
  const lexicons = lexiconsOf(languages);
  const units = phrasesPattern(lexicons.flatMap(({ per }) => [...per.values()].flat()));
  const joiners = phrasesPattern(
    lexicons.flatMap(({ phrases }) => phrases.per_words).filter((word) => word !== "/"),
  );
  const pattern = new RegExp(
    `(?:\\s?/\\s?|\\s?(?:${joiners})\\s*${wanted === "all" ? "|\\s" : ""})(?:${units})|${
      watchSource("period_leads", languages)
    }`,
    "giu",
  );
  periodPatterns.set(key, pattern);
  return pattern;
}

/** Statements of both sides that speak of the same thing with other figures, in the order of the page. */
export function pairedStatements<Of extends Statement>(
  removed: Of[],
  added: Of[],
  { byOpening }: { byOpening: boolean } = { byOpening: false },
): [Of, Of][] {
  const pairs: [Of, Of][] = [];
  let [left, right] = [removed, added];

  function pairBy(key: (statement: Statement) => string | null, onlyAlone: boolean): void {
    const [ones, others] = [Map.groupBy(left, key), Map.groupBy(right, key)];
    for (const [name, group] of ones) {
      const [mine, theirs] = unshared(group, others.get(name) ?? [], valuesOf);
      if (name === null || onlyAlone && (mine.length !== 1 || theirs.length !== 1)) continue;
      mine.slice(0, theirs.length).forEach((one, index) => take(one, theirs[index] as Of));
    }
  }

  function take(one: Of, other: Of): void {
    pairs.push([one, other]);
    left = left.filter((statement) => statement !== one);
    right = right.filter((statement) => statement !== other);
  }

  pairBy(({ block: { label }, masked, days }) => `${label}\n${masked}\n${days}`, false);
  [left, right] = unshared(left, right, (statement) => `${statement.masked}\n${valuesOf(statement)}`);
  pairBy(({ masked, isTelling, days }) => isTelling ? `${masked}\n${days}` : null, false);
  if (byOpening) {
    pairBy(({ masked, days }) => `${stemsOf(masked)}\n${days}`, true);
    pairBy(({ masked, days, block: { label } }) => {
      const opening = masked.split(MASK)[0] ?? "";
      return wordsOf(opening).length < LEAST_OPENING ? null : `${label}\n${opening}\n${days}`;
    }, true);
  }
  pairBy(({ block: { label }, days }) => label === "" ? null : `${label}\n${days}`, true);
  for (const one of left) {
    if (wordsOf(one.masked).length < LEAST_WORDS) continue;
    const other = right.find(({ masked, days }) =>
      days === one.days && likeness(one.masked, masked) >= SAME_WORDS
    );

    if (other !== undefined) take(one, other);
  }
  return pairs.sort(([one], [other]) => removed.indexOf(one) - removed.indexOf(other));
}

/**
 * True where a price and what it is for changed at once, in one sentence: "3 nights, 120 €" and "4 nights, 150 €" are
 * two examples, dates, jobs or works, not one offer that became dearer.
 */
export function isOfAnother(one: PageBlock, other: PageBlock, languages: readonly Language[]): boolean {
  if ([one, other].some(({ text }) => hasWatchWord(text, "counter", languages))) return false;
  const figures = (text: string) =>
    amountsOf(text, languages).filter(({ isArticle, kind }) => !isArticle && kind !== "percent");
  const [mine, theirs] = unshared(
    figures(one.text),
    figures(other.text),
    ({ kind, value }) => `${kind} ${value}`,
  );
  const has = (list: Amount[], kind: Amount["kind"]) => list.some((amount) => amount.kind === kind);
  return ["money", "number"].every((kind) =>
    has(mine, kind as Amount["kind"]) && has(theirs, kind as Amount["kind"])
  );
}

/** The first figures in which two statements differ; null where they count alike. */
export function differingFigures(one: Statement, other: Statement): [Figure, Figure] | null {
  const [mine, theirs] = unshared(
    one.figures,
    other.figures,
    ({ value, currency }) => `${value} ${currency}`,
  );
  const [before, after] = [mine[0], theirs[0]];
  return before === undefined || after === undefined ? null : [before, after];
}

/** "due prove comprese" and "una prova compresa" alike. */
function stemsOf(text: string): string {
  return wordsOf(text).map((word) => word.slice(0, STEM)).join(" ");
}

function valuesOf({ figures }: Statement): string {
  return figures.map(({ value, currency }) => `${value} ${currency}`).sort().join();
}
