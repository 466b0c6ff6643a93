import type { PageBlock, PageChange } from "../../domain/watch.ts";
import type { Amount } from "../../text/amount.ts";
import { cuesIn, type Language, withBlanksFor } from "../../text/lexicon.ts";
import { perLanguages } from "../../text/per_languages.ts";
import { hasWatchWord, watchSource, watchWordsIn } from "../../text/watch_words.ts";
import { clockSource } from "../comparing/passing_words.ts";
import { aboutFigure } from "../meaning/about.ts";
import { pricesIn } from "./bare_prices.ts";
import { countsUp } from "./counters.ts";
import { commits, isBounded, isByTime, mayBeOffered } from "./commitments.ts";
import { withoutDates } from "./dates.ts";
import type { Differences } from "../comparing/differences.ts";
import { plain, wordsOf } from "../reading/masking.ts";
import { isGuarantee, isSpeed, isTrial } from "./promises.ts";
import {
  amountsOf,
  differingFigures,
  type Figure,
  isOfAnother,
  pairedStatements,
  periodPattern,
  sentenceBlocks,
  type Statement,
  statementOf,
} from "./statements.ts";
import { timesIn } from "./times.ts";
import { cutOut } from "../reading/stretches.ts";

/** What is decided moves by more than a quarter. */
const LEAST_STEP = 1.25;
const SMALL_STEP = 1.05;
const LONGEST_WHOLE_WORDS = 7;
const LONGEST_ON_A_CARD = 14;
const LONGEST_WHOLE_SIGNS = 60;
/** Ratings, times of day, telephone numbers and dates count nothing that a plan holds. */
const noLimit = perLanguages((languages) =>
  new RegExp(
    `\\d\\s?\\/\\s?\\d|\\d[:h]\\d{2}\\b|\\d\\.\\d{2}\\s?(?:[–-]|${
      clockSource(languages)
    })|(?:\\d[\\s().-]*){8,}|[★☆]|\\b(?:19|20)\\d{2}\\b|#\\d|@`,
    "iu",
  )
);
/** "Swifts 3 – 1 Rovers" is a result. */
const RESULT = /\p{L}\s\d[\d.,½]*\s?[–:-]\s?\d[\d.,½]*\s\p{Lu}/u;
/** "34 of 48 pupils" is a statistic. */
const ratio = perLanguages((languages) =>
  new RegExp(`\\d\\s${watchSource("part_of", languages)}\\s\\d|\\d\\p{scx=Han}?中\\d`, "iu")
);

/** What a plan or a service holds, where its number changed: users, hours, labels a month. */
export function limitChanges({ removed, added, page, languages }: Differences): PageChange[] {
  const read = (blocks: PageBlock[]) =>
    sentenceBlocks(blocks, languages).flatMap((block) => limitOf(block, languages) ?? []);
  return pairedStatements(read(removed), read(added), { byOpening: true }).flatMap(([one, other]) => {
    const differing = differingFigures(one, other);
    if (
      differing === null || !ofOneThing(one, other, languages) ||
      isOfAnother(one.block, other.block, languages) || isSameTime(one, other, differing, languages) ||
      ![one, other].some(({ isCommitted }) => isCommitted) && isDrift(differing) ||
      isCountedUp([one, other], differing, languages)
    ) {
      return [];
    }
    const after = shown(other.block.text, differing[1], languages);
    return [{
      kind: hasWatchWord(other.block.text, "due_words", languages) ? "price" as const : "plan_limit" as const,
      before: shown(one.block.text, differing[0], languages),
      after,
      about: aboutFigure(other, differing[1], { shown: after, page }),
    }];
  });
}

/** "Two and a half hours" and "150 minutes" are one length of time. */
function isSameTime(
  one: Statement,
  other: Statement,
  figures: [Figure, Figure],
  languages: readonly Language[],
): boolean {
  const [was, is] = [one, other].map(({ block }, at) =>
    timesIn(block.text, languages).find(({ from, to }) => from <= figures[at]!.from && to >= figures[at]!.to)
  );
  return was !== undefined && is !== undefined && Math.abs(was.days - is.days) < LEAST_TIME;
}

/** Half a minute, in days. */
const LEAST_TIME = 0.5 / 1_440;

/** A statement in figures, and whether its words bind the business to them. */
interface Limit extends Statement {
  isCommitted: boolean;
}

/** "11 riders on the road" and now 9: a little more or less, as what is only counted moves. */
function isDrift([{ value: before }, { value: after }]: [Figure, Figure]): boolean {
  return Math.max(before, after) < LEAST_STEP * Math.min(before, after) || Math.abs(before - after) <= 1;
}

/** "318 nests removed" and now 324: what a business counts up by itself grows by little, and nothing bounds it. */
function isCountedUp(
  statements: readonly Statement[],
  [{ value: before }, { value: after }]: [Figure, Figure],
  languages: readonly Language[],
): boolean {
  const isBound = ({ block, figures }: Statement) =>
    figures.some(({ from, to }) => isBounded(block.text, { index: from, end: to }, languages));
  return before < after && after < SMALL_STEP * before && !statements.some(isBound);
}

function isCommitted(block: PageBlock, numbers: Amount[], languages: readonly Language[]): boolean {
  return isOfAPlan(block, languages) || numbers.some((amount) => commits(block, amount, languages));
}

function limitOf(block: PageBlock, languages: readonly Language[]): Limit | null {
  const { text, place, struck, label } = block;
  // "Median time to finish: 1 min 46 s" is measured, and nothing that a plan holds.
  const isMeasured = [text, label].some((words) => hasWatchWord(words, "averages", languages));
  if (place !== "body" || struck || isMeasured) return null;
  const prices = new Set(pricesIn(text, languages).map(({ index }) => index));
  const numbers = amountsOf(withoutDates(text, languages), languages).filter((amount) =>
    !prices.has(amount.index) && amount.kind === "number" && !amount.isFraction &&
    !isNumbered(text, amount.index, languages) && (isPlainCount(amount) ||
      isBounded(text, amount, languages) || amount.isArticle && isByTime(text, amount, languages))
  );
  const unlimited = watchWordsIn(text, "unlimited", languages);
  if (numbers.length + unlimited.length === 0) return null;
  const isBound = isCommitted(block, numbers, languages);
  if (!isBound && !mayBeOffered(block, numbers, languages)) return null;
  if (isPassing(block, numbers, languages)) return null;
  if (ratio(languages).test(text) && !hasWatchWord(text, "up_to", languages)) return null;
  const figures = [
    ...unlimited.map(({ index, 0: words }) => ({ value: Infinity, from: index, to: index + words.length })),
    ...numbers.map(({ value, upTo, index, end }) => ({ value: upTo ?? value, from: index, to: end })),
  ].map((figure) => ({ ...figure, currency: null })).sort((one, other) => one.from - other.from);
  const statement = statementOf(block, figures, { languages, periods: "joined" });
  const isLimit = numbers.some((amount) => isBounded(text, amount, languages));
  const limit = { ...statement, isCommitted: isBound };
  return limit.isTelling || isNamedFigure(block, { isLimit, languages }) ? limit : null;
}

/** Neither "a" nor a place in an order, "from 3". */
function isPlainCount({ isArticle, isPosition }: Amount): boolean {
  return !isArticle && !isPosition;
}

/** Numbers that count what was, what is left, what time it is, or what is promised elsewhere. */
function isPassing(block: PageBlock, numbers: Amount[], languages: readonly Language[]): boolean {
  const { text } = block;
  const bounded = numbers.filter((amount) => isBounded(text, amount, languages));
  const rest = bounded.length > 0 ? withoutLeadingKind(text, languages) : text;
  // "Up to six shelves a month, any temperature": of a limit its own clause tells whether it passes.
  const near = bounded.length > 0 ? clausesOf(text, bounded) : text;
  // "7 years of payslips" on the card of a plan are no years of experience.
  const counting = isOfAPlan(block, languages) ? withoutTimes(rest, languages) : rest;
  return noLimit(languages).test(text) || RESULT.test(text) || countsUp(counting, languages) ||
    (["moments", "soft_moments", "guarantee", "passing"] as const).some((kind) =>
      hasWatchWord(near, kind, languages)
    ) ||
    isGuarantee(text, languages) || isTrial(text, languages) || isSpeed(text, languages);
}

function withoutTimes(text: string, languages: readonly Language[]): string {
  return withBlanksFor(
    text,
    timesIn(text, languages).map(({ from, to }) => ({ index: from, 0: text.slice(from, to) })),
  );
}

const CLAUSE_END = /[,;]\s|[、；]/gu;

/** The clauses of a text in which these amounts stand. */
function clausesOf(text: string, amounts: readonly Amount[]): string {
  const ends = [...[...text.matchAll(CLAUSE_END)].map(({ index }) => index), text.length];
  return ends.map((end, at) => ({ from: ends[at - 1] ?? 0, end }))
    .filter(({ from, end }) => amounts.some(({ index }) => index >= from && index < end))
    .map(({ from, end }) => text.slice(from, end)).join(" ");
}

/** "Delivered loads from 8 tonnes": a word of counting before a name says of what kind it is. */
function withoutLeadingKind(text: string, languages: readonly Language[]): string {
  const [first] = watchWordsIn(text, "counter", languages);
  if (first?.index !== 0) return text;
  const rest = text.slice(first[0].length);
  const next = /^\s\p{L}+/u.exec(rest)?.[0] ?? "";
  const isName = next !== "" && cuesIn(next, languages, "prepositions", "articles", "joiners").length === 0;
  return isName ? rest : text;
}

function isFirm(block: PageBlock, figures: Figure[], languages: readonly Language[]): boolean {
  return isOfAPlan(block, languages) ||
    figures.some(({ from, to }) => isBounded(block.text, { index: from, end: to }, languages));
}

/** A line on a card with a price, or a word of a plan beside what a plan counts. */
function isOfAPlan({ text, priced }: PageBlock, languages: readonly Language[]): boolean {
  if (priced && wordsOf(text).length <= LONGEST_ON_A_CARD) return true;
  return hasWatchWord(text, "plan_units", languages) &&
    (["up_to", "unlimited", "plan_cues"] as const).some((kind) => hasWatchWord(text, kind, languages));
}

/** "KW 45", "Season 3": the number is a name and counts nothing. */
export function isNumbered(text: string, index: number, languages: readonly Language[]): boolean {
  return watchWordsIn(text.slice(0, index), "numbered", languages)
    .some((found) => /^\s?$/.test(text.slice(found.index + found[0].length, index)));
}

/** A cell of a table of plans: "2,500", in the row of "Requests per day"; "up to 25", in that of singers. */
function isNamedFigure(
  { label, priced }: PageBlock,
  { isLimit, languages }: { isLimit: boolean; languages: readonly Language[] },
): boolean {
  return (isLimit && label !== "" || priced && hasWatchWord(label, "plan_units", languages)) &&
    !hasWatchWord(label, "counter", languages) && !hasWatchWord(label, "passing", languages);
}

/**
 * Two lines of one card may count two things: they must share a word beside the number, and all words where nothing
 * says that the number is a limit.
 */
function ofOneThing(one: Statement, other: Statement, languages: readonly Language[]): boolean {
  if (one.masked === other.masked) return true;
  if ([one, other].some(({ block, figures }) => !isFirm(block, figures, languages))) return false;
  const words = new Set(wordsOf(one.masked).filter((word) => /\p{L}{2}/u.test(word)).map(stem));
  return wordsOf(other.masked).some((word) => words.has(stem(word)));
}

function stem(word: string): string {
  return word.slice(0, 5);
}

/** The whole line where it is short, else the number with the words right behind it. */
function shown(text: string, { from, to }: Figure, languages: readonly Language[]): string {
  const bare = cutOut(text, { from: 0, to: text.length });
  if (wordsOf(bare).length <= LONGEST_WHOLE_WORDS && plain(bare).length <= LONGEST_WHOLE_SIGNS) return bare;
  const behind = /^(?:[\s-]*[\p{L}\p{M}'/]+){0,4}/u.exec(text.slice(to))?.[0] ?? "";
  const period = [...behind.matchAll(periodPattern(languages))][0];
  const end = period === undefined ? behind.length : period.index + period[0].length;
  return cutOut(text, { from, to: to + withoutLooseEnd(behind.slice(0, end), languages).length });
}

/** Without the words at its end that lead to what was cut off: "al mese fino", "per month and". */
function withoutLooseEnd(words: string, languages: readonly Language[]): string {
  const last = cuesIn(words, languages, "joiners", "prepositions", "articles", "relative").at(-1);
  if (last === undefined || last.index + last[0].length < words.trimEnd().length) return words;
  return withoutLooseEnd(words.slice(0, last.index).trimEnd(), languages);
}
