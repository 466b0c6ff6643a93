import type { ChangeKind, PageBlock, PageChange } from "../../domain/watch.ts";
import { sentenceSplitter } from "../../research/snippets.ts";
import { type Language, lexiconsOf, phrasesPattern } from "../../text/lexicon.ts";
import { perLanguages } from "../../text/per_languages.ts";
import { hasWatchWord } from "../../text/watch_words.ts";
import { aboutStretch, nameOf } from "../meaning/about.ts";
import { pricesIn } from "../kinds/bare_prices.ts";
import { datesIn } from "../kinds/dates.ts";
import type { Differences } from "./differences.ts";
import { type Matter, matterIn, namedBy, shownIn } from "./evidence.ts";
import {
  type Given,
  isAnsweredInFigures,
  isListedLess,
  isOneOfSeveral,
  isOtherOrigin,
  isUnderPromise,
  otherPhrase,
} from "./given.ts";
import { overOf } from "./kinds.ts";
import { plain, wordsOf } from "../reading/masking.ts";
import { comesAndGoes, isNotice } from "./passing_words.ts";
import { isGuarantee } from "../kinds/promises.ts";
import { isRespelt } from "./respelt.ts";
import type { Run } from "./runs.ts";
import { isOlder } from "../kinds/times.ts";
import { contentOf, isReordered } from "./same_meaning.ts";
import { cutOut } from "../reading/stretches.ts";
import { unshared } from "./unshared.ts";

const MOST_RUNS = 60;
/** Where more gave way at once the page was written anew, and what is told of it is told already. */
const MOST_GIVEN = 40;
const MOST_WORDS = 28;
const LONGEST_CELL_WORDS = 8;
/** What a change shows by itself, and what it shows with the name of its place, to be one that matters. */
const SHOWN = 3;
const SHOWN_AND_NAMED = 4;
/** "19 h 00": a time of day. */
const HOUR = /\d\s?h\s?\d{2}/u;
const LEAST_CLAIM_WORDS = 5;
/** More of a sentence than this is kept where it is only said otherwise. */
const MOST_KEPT = 0.6;
const LEAST_OPENING = 3;
const LEAST_LOST = 3;
const FIRM = ["exclusives", "claims_of_promises", "universals", "whole_leads", "all_the", "totals"] as const;
const monthNames = perLanguages((languages) =>
  new RegExp(phrasesPattern(lexiconsOf(languages).flatMap(({ months }) => months.flat())), "iu")
);
const QUESTION = /[?？]$/u;

/**
 * What gave way to something else where all around it stands, when both differ in sums, bounds, terms or groups: what
 * the two are about is weighed by all that speaks for it, the question, the heading and the cell's heads too.
 */
export function inPlaceChanges(
  runs: readonly Run[],
  { removed, added, page, languages, tried }: Differences,
): PageChange[] {
  const sentences = sentencesGiven(runs, { languages, tried }).slice(0, MOST_GIVEN);
  const given = [...sentences, ...cellsGiven(removed, added, page).slice(0, MOST_GIVEN)];
  return given.flatMap((one) => {
    const { before, after, about } = one;
    const kind = kindOf(one, languages);
    if (kind === null) return [];
    return [{
      kind,
      before: cutOut(before),
      after: cutOut(after),
      about: about ?? aboutStretch(after, after),
    }];
  });
}

/** Null where what stands in one place now says nothing else. */
function kindOf(one: Given, languages: readonly Language[]): ChangeKind | null {
  if (!isOther(one, languages)) return null;
  const { before, after, place } = one;
  const matter = matterIn(before, after, { place, languages });
  const isPassing = isPassingBy(one, languages);
  if (!isPassing && matter !== null && isDecided(one, matter, languages)) return matter;
  if (isUnderPromise(one, languages)) return "guarantee";
  if (isAnsweredInFigures(one, languages)) return matter ?? "plan_limit";
  if (!isPassing && (isListedLess(one, languages) || isOneOfSeveral(one, languages))) return "plan_limit";
  const phrase = isPassing ? null : otherPhrase(one, languages);
  if (phrase !== null) return phrase;
  return !isPassing && (isWeaker(one, languages) || isOtherOrigin(one, languages)) ? "claim_withdrawn" : null;
}

/** What comes and goes by itself. */
function isPassingBy({ before, after, place, isCell }: Given, languages: readonly Language[]): boolean {
  const isAsked = isCell || QUESTION.test(place.over);
  return [before, after].some((text) =>
    isAsked ? isNotice(text, languages) : comesAndGoes(text, languages)
  ) ||
    isCell && isOfATime(place.label, languages);
}

/** Neither the same in other words nor a year older, and no word on a day or an hour. */
function isOther({ before, after }: Given, languages: readonly Language[]): boolean {
  const both = [before, after];
  const isOut = (text: string) => wordsOf(text).length > MOST_WORDS || QUESTION.test(text) || HOUR.test(text);
  if (both.some(isOut)) return false;
  const sorted = (text: string) => [...wordsOf(text)].sort().join(" ");
  return sorted(before) !== sorted(after) && !isRespelt(before, after, languages) &&
    !isReordered(before, after, languages) &&
    !isOlder(before, after, languages) &&
    both.every((text) =>
      datesIn(text, languages).length === 0 && !hasWatchWord(text, "valid_from", languages)
    );
}

/** "Tunings in May", "Lessons this term", "In stock": what is counted in a table of what was or is left, not of what is sold. */
function isOfATime(label: string, languages: readonly Language[]): boolean {
  return (["counter", "passing", "moments", "soft_moments", "stock_labels"] as const).some((kind) =>
    hasWatchWord(label, kind, languages)
  ) ||
    monthNames(languages).test(label);
}

/** "Nothing leaves unchecked" and now "Orders are checked": what was meant without exception, or told closely, no longer is. */
function isWeaker({ before, after, isCell }: Given, languages: readonly Language[]): boolean {
  const both = [before, after];
  if (isCell || both.some((text) => isGuarantee(text, languages))) return false;
  const isStrict = (text: string) => FIRM.some((kind) => hasWatchWord(text, kind, languages));
  const [was, is] = both.map((text) => contentOf(text, languages)) as [Set<string>, Set<string>];
  const isOther = was.intersection(is).size <= MOST_KEPT * was.size;
  const isLess = isStrict(before) && !isStrict(after) && wordsOf(before).length >= LEAST_CLAIM_WORDS;
  return isOther &&
    (isLess && isOfOneThing(before, after, languages) || isVaguer(before, after, was.difference(is)));
}

/** "Our flour comes from three farms that we know by name" and now "Our flour comes from the region". */
function isVaguer(before: string, after: string, lost: ReadonlySet<string>): boolean {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const isSame = is.slice(0, LEAST_OPENING).every((word, index) => word === was[index]);
  return isSame && is.length > LEAST_OPENING && is.length <= MOST_KEPT * was.length &&
    lost.size >= LEAST_LOST;
}

/** True where the change itself shows enough of its kind, or enough with the name of its place. */
function isDecided(
  { before, after, place, isCell }: Given,
  kind: Matter,
  languages: readonly Language[],
): boolean {
  // Two sums are held against each other where all prices of a page are.
  if (kind === "price" && [before, after].every((text) => asks(text, languages))) return false;
  const isOfOnePlace = isCell || place.isOffered && kind === "plan_limit" || QUESTION.test(place.over);
  if (!isOfOnePlace && !isOfOneThing(before, after, languages)) return false;
  const shown = shownIn(before, after, { place, languages })[kind];
  const named = namedBy(place, before, languages)[kind];
  return shown >= SHOWN || shown > 0 && shown + named >= SHOWN_AND_NAMED;
}

/** True where two sentences speak of something that both name, be it in a compound: "mieten", "Mindestmietdauer". */
function isOfOneThing(before: string, after: string, languages: readonly Language[]): boolean {
  const names = (one: string, other: string) =>
    [...contentOf(one, languages)].some((stem) => plain(other).includes(stem));
  return names(before, after) || names(after, before);
}

function asks(text: string, languages: readonly Language[]): boolean {
  return pricesIn(text, languages).some(({ value }) => value > 0);
}

function sentencesGiven(
  runs: readonly Run[],
  { languages, tried }: Pick<Differences, "languages" | "tried">,
): Given[] {
  const split = sentenceSplitter(languages[0] ?? null);
  return runs.slice(0, MOST_RUNS).flatMap(({ gone, come, was, is }) => {
    if (gone.length !== come.length) return [];
    return gone.flatMap((block, index) => {
      const other = come[index];
      if (other === undefined || block.level + other.level > 0) return [];
      if (block.dated !== undefined || other.dated !== undefined) return [];
      const [left, came] = unshared(split(block.text), split(other.text), plain)
        .map((sentences) => sentences.filter((text) => !tried.has(text))) as [string[], string[]];
      const isOther = (others: string[]) => (text: string) =>
        !others.some((one) => isRespelt(text, one, languages));
      const [dropped, fresh] = [left.filter(isOther(came)), came.filter(isOther(left))];
      const over = overOf([...gone.slice(0, index).toReversed(), ...was.before]);
      if (over !== overOf([...come.slice(0, index).toReversed(), ...is.before])) return [];
      const place = { over, label: other.label, isOffered: block.priced || other.priced };
      const isLong = dropped.length + fresh.length > 2 && QUESTION.test(over);
      // The first sentence of an answer is the answer.
      const pairs = [[dropped.join(" "), fresh.join(" ")], ...isLong ? [[dropped[0], fresh[0]]] : []];
      return pairs.flatMap(([old, now]) =>
        old && now ? [{ before: old, after: now, place, isCell: false }] : []
      );
    });
  });
}

/** The one cell of a row and column that is another now. */
function cellsGiven(
  removed: readonly PageBlock[],
  added: readonly PageBlock[],
  page: readonly PageBlock[],
): Given[] {
  const cells = (blocks: readonly PageBlock[]) =>
    Map.groupBy(
      blocks.filter(({ text, label, place, level, struck, dated }) =>
        place === "body" && level === 0 && !struck && dated === undefined && label.includes(" · ") &&
        wordsOf(text).length <= LONGEST_CELL_WORDS
      ),
      ({ label }) => label,
    );
  const now = cells(added);
  return [...cells(removed)].flatMap(([label, [before, more]]) => {
    const [after, another] = now.get(label) ?? [];
    if (before === undefined || after === undefined || more !== undefined || another !== undefined) return [];
    return [{
      before: before.text,
      after: after.text,
      place: { over: "", label, isOffered: true },
      about: nameOf(after, page),
      isCell: true,
    }];
  });
}
