import type { Capture, ChangeKind, PageBlock, PageChange } from "../../domain/watch.ts";
import type { Language } from "../../text/lexicon.ts";
import { hasWatchWord, type WatchWord, watchWordsIn, withoutWatchWords } from "../../text/watch_words.ts";
import { isBounded } from "../kinds/commitments.ts";
import { withoutDates } from "../kinds/dates.ts";
import { isGuarantee, isSpeed, isTrial } from "../kinds/promises.ts";
import { isNumbered } from "../kinds/plan_limits.ts";
import { amountsOf, sentenceBlocks } from "../kinds/statements.ts";
import { isOlder, timesIn } from "../kinds/times.ts";
import { aboutStretch, nameOf } from "../meaning/about.ts";
import { MASK, plain, wordsOf } from "../reading/masking.ts";
import { cutOut } from "../reading/stretches.ts";
import type { Differences } from "./differences.ts";
import { namedBy, type Place } from "./evidence.ts";
import { overOf } from "./kinds.ts";
import { isNotice, saysHours } from "./passing_words.ts";

const MOST_PAIRS = 40;
const MOST_WORDS = 28;
/** A sentence of so many words with a smaller figure is no counter: those go up. */
const LEAST_WORDS = 7;
const MOST_ABOVE = 12;
const LONGEST_NAME_WORDS = 3;
/** What is decided moves by a quarter or more; what is only counted drifts. */
const LEAST_STEP = 1.25;
/** What is counted in thousands is counted up: visitors, parcels, trees. */
const MANY = 1_000;
const QUESTION = /[?？]$/u;
/** Words by which a sentence says that its figure holds for whoever reads it. */
const HELD: readonly WatchWord[] = [
  "addresses",
  "included",
  "free",
  "free_of_charge",
  "up_to",
  "bounds",
  "conditional",
  "universals",
  "whole_leads",
  "guarantee",
  "ending_contracts",
  "in_advance",
];

/** A row or a card under such a word counts what is, not what is sold. */
const NAMED: readonly WatchWord[] = ["counter", "passing", "own_staff"];

interface Line {
  block: PageBlock;
  figures: number[];
  /** True where a span of time is among them. */
  isTimed: boolean;
  /** Its words with a mask in the place of each number and each span of time. */
  masked: string;
}

/**
 * Sentences of which only the figures moved, and moved far, where the sentence or its place says that they hold for
 * whoever reads it: "You have 100 nights" and now 30, an answer, a line of a list, a cell, what stands under "Guarantee";
 * or where fewer are given than before: "room for twelve projects" and now eight.
 */
export function movedFigures(
  { removed, added, page, languages }: Differences,
  after: Capture,
): PageChange[] {
  const [was, is] = [removed, added].map((blocks) => linesOf(blocks, languages)) as [Line[], Line[]];
  const keyOf = ({ masked, block }: Line) => `${block.label}\n${masked}`;
  const now = Map.groupBy(is, keyOf);
  return [...Map.groupBy(was, keyOf)].slice(0, MOST_PAIRS).flatMap(([key, [before, more]]) => {
    const [one, another] = now.get(key) ?? [];
    if (before === undefined || one === undefined || more !== undefined || another !== undefined) return [];
    if (!isFarFrom(before.figures, one.figures)) return [];
    if (isOlder(before.block.text, one.block.text, languages)) return [];
    const { place, around } = placeOf(one.block, after);
    const isEvery = (isSo: (value: number, was: number) => boolean) =>
      !one.isTimed && one.figures.every((value, index) => isSo(value, before.figures[index] ?? 0));
    const isCountedUp = isEvery((value, was) => value >= was);
    const isFewer = isEvery((value, was) => value <= was) && wordsOf(one.block.text).length >= LEAST_WORDS;
    if (!isFewer && !isHeld(one.block, { place, isCountedUp, languages })) return [];
    const shown = cutOut(one.block.text);
    return [{
      kind: kindOf(before.block.text, one.block.text, { place, around, languages }),
      before: cutOut(before.block.text),
      after: shown,
      about: wordsOf(shown).length <= 3 ? nameOf(one.block, page) : aboutStretch(around, shown),
    }];
  });
}

function linesOf(blocks: readonly PageBlock[], languages: readonly Language[]): Line[] {
  return sentenceBlocks(
    blocks.filter(({ place, level, struck, dated }) =>
      place === "body" && level === 0 && !struck && dated === undefined
    ),
    languages,
  ).flatMap((block) => lineOf(block, languages) ?? []);
}

function lineOf(block: PageBlock, languages: readonly Language[]): Line | null {
  const { text } = block;
  if (wordsOf(text).length > MOST_WORDS || QUESTION.test(text)) return null;
  // "Online gallery for a year": what it is, not when.
  if (isNotice(withoutWatchWords(text, "soft_moments", languages), languages) || saysHours(text, languages)) {
    return null;
  }
  if ((["estimates", "own_staff"] as const).some((kind) => hasWatchWord(text, kind, languages))) {
    return null;
  }
  const times = timesIn(text, languages);
  const counts = amountsOf(withoutDates(text, languages), languages).filter((amount) =>
    amount.kind === "number" && amount.value < MANY && !amount.isArticle && !amount.isPosition &&
    !isNumbered(text, amount.index, languages) &&
    !times.some(({ from, to }) => from <= amount.index && amount.index < to)
  );
  const isCounted =
    watchWordsIn(text, "counter", languages).some(({ index }) =>
      !times.some(({ from, to }) => from <= index && index < to)
    ) && !counts.some((amount) => isBounded(text, amount, languages));
  const isNamed = wordsOf(block.label).length <= LONGEST_NAME_WORDS &&
    NAMED.some((kind) => hasWatchWord(block.label, kind, languages));
  if (isCounted || isNamed) return null;
  const spans = [
    ...times.map(({ from, to, days }) => ({ from, to, value: days })),
    ...counts.map(({ index, end, value }) => ({ from: index, to: end, value })),
  ].sort((one, other) => one.from - other.from);
  if (spans.length === 0) return null;
  let masked = "";
  let at = 0;
  for (const { from, to } of spans) {
    masked += `${text.slice(at, Math.max(at, from))}${MASK}`;
    at = Math.max(at, to);
  }
  return {
    block,
    figures: spans.map(({ value }) => value),
    isTimed: times.length > 0,
    masked: plain(masked + text.slice(at)),
  };
}

/** True where a figure moved by a quarter or more, and none only went on counting by one. */
function isFarFrom(before: readonly number[], after: readonly number[]): boolean {
  return before.length === after.length && before.some((value, index) => {
    const [least, most] = [Math.min(value, after[index] ?? value), Math.max(value, after[index] ?? value)];
    return least > 0 && most >= LEAST_STEP * least;
  });
}

/** The sentence's place, and the whole block in which it stands. */
function placeOf(
  { text, label, priced, item }: PageBlock,
  { blocks }: Capture,
): { place: Place; around: string } {
  const at = blocks.findIndex((block) =>
    block.place === "body" && block.label === label && block.text.includes(text)
  );
  return {
    place: {
      over: overOf(blocks.slice(Math.max(0, at - MOST_ABOVE), Math.max(0, at)).toReversed()),
      label,
      isOffered: priced || item === true || label.includes(" · "),
    },
    around: blocks[at]?.text ?? text,
  };
}

/** A count that grew is one of a list or a cell only where something says that it holds. */
function isHeld(
  { text, priced, item }: PageBlock,
  { place, isCountedUp, languages }: { place: Place; isCountedUp: boolean; languages: readonly Language[] },
): boolean {
  const isSaid = QUESTION.test(place.over) || holdsForReaders(text, languages) ||
    Object.values(namedBy({ ...place, isOffered: false }, text, languages)).some((weight) => weight > 0);
  return isSaid || priced || item === true && !isCountedUp && /\p{L}{3}/u.test(text);
}

/** True where a sentence says that its figures hold for whoever reads it, or what is asked for them. */
export function holdsForReaders(text: string, languages: readonly Language[]): boolean {
  return HELD.some((kind) => hasWatchWord(text, kind, languages)) ||
    amountsOf(text, languages).some(({ kind }) => kind === "money");
}

/** What goes wrong may stand in the next sentence: "You have 30 nights. If you do not like it, we fetch it." */
function kindOf(
  before: string,
  after: string,
  { place, around, languages }: { place: Place; around: string; languages: readonly Language[] },
): ChangeKind {
  const named = namedBy(place, after, languages);
  const isPromise = [`${place.over}. ${around}`, before, after].some((text) =>
    isGuarantee(text, languages) || isTrial(text, languages)
  );
  if (isPromise || named.guarantee > 0 || isSpeed(before, languages) && isSpeed(after, languages)) {
    return "guarantee";
  }
  return named.audience > named.plan_limit ? "audience" : "plan_limit";
}
