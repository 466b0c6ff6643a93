import { cuesIn, type Language, withBlanksFor } from "../../text/lexicon.ts";
import type { Span } from "../../text/sentences.ts";
import { hasWatchWord, watchWordsIn } from "../../text/watch_words.ts";
import { membersOf } from "../kinds/enumerations.ts";
import { promisesSame } from "../kinds/guarantees.ts";
import { isGuarantee } from "../kinds/promises.ts";
import { amountsOf, periodPattern } from "../kinds/statements.ts";
import { timesIn } from "../kinds/times.ts";
import { plain, wordsOf } from "../reading/masking.ts";
import { isWholly } from "../reading/page_regions.ts";
import { differingSpans } from "../reading/stretches.ts";
import type { Place } from "./evidence.ts";
import { isMisspelt } from "./respelt.ts";
import { holdsForReaders } from "./moved_figures.ts";
import { contentOf } from "./same_meaning.ts";

/** What is decided moves by a quarter or more. */
const LEAST_STEP = 1.25;
/** So much of a sentence is one phrase, and so much stands around it. */
const LONGEST_PHRASE_WORDS = 5;
const LEAST_STANDING_WORDS = 2;
const QUESTION = /[?？]$/u;
const LONGEST_DENIAL_WORDS = 3;
const STEM = 4;

/** A text that gave way to another between the same neighbours or in the same cell. */
export interface Given {
  before: string;
  after: string;
  place: Place;
  /** What the change is told to be of. */
  about?: string | undefined;
  isCell: boolean;
}

/** Under "Guarantee" another sentence is another guarantee, where more differs than its wording. */
export function isUnderPromise(
  { before, after, place, isCell }: Given,
  languages: readonly Language[],
): boolean {
  if (isCell || !isWholly(place.over.replace(/[:：]$/u, ""), "guarantee_titles", languages)) return false;
  if (promisesSame(before, after, languages)) return false;
  const isOther = (of: (text: string) => boolean | string) => of(before) !== of(after);
  const [was, is] = [before, after].map((text) => contentOf(text, languages)) as [Set<string>, Set<string>];
  const isSaidOtherwise = was.intersection(is).size >= Math.min(was.size, is.size) / 2;
  return isOther((text) => figuresOf(text, languages).join()) ||
    !isSaidOtherwise && isOther((text) => isGuarantee(text, languages)) ||
    isOther((text) => hasWatchWord(text, "price_matters", languages));
}

/**
 * "Sixty days, no card." and now "Fourteen days, card needed.": an answer that counts otherwise, by a quarter or more;
 * or "Not at all." and now "Three months.": one that denied and counts now, or the other way round.
 */
export function isAnsweredInFigures(
  { before, after, place }: Given,
  languages: readonly Language[],
): boolean {
  if (!QUESTION.test(place.over)) return false;
  const isOfNow = (text: string) =>
    (["moments", "soft_moments"] as const).some((kind) => hasWatchWord(text, kind, languages));
  if (isOfNow(before) || isOfNow(after)) return false;
  const [was, is] = [before, after].map((text) => figuresOf(text, languages)) as [number[], number[]];
  const [one, other] = [was[0], is[0]];
  if (one === undefined || other === undefined) {
    return one !== other && isDenial(one === undefined ? before : after, languages);
  }
  return was.length === is.length && Math.min(one, other) > 0 &&
    Math.max(one, other) >= LEAST_STEP * Math.min(one, other);
}

/** "Gar nicht.", "None." */
function isDenial(answer: string, languages: readonly Language[]): boolean {
  return wordsOf(answer).length <= LONGEST_DENIAL_WORDS &&
    cuesIn(answer, languages, "negation", "no").length > 0;
}

/** What a text counts, times in days; no sums. */
function figuresOf(text: string, languages: readonly Language[]): number[] {
  const times = timesIn(text, languages);
  return [
    ...times.map(({ days }) => days),
    ...amountsOf(text, languages).filter(({ kind, isArticle, index }) =>
      kind === "number" && !isArticle && !times.some(({ from, to }) => from <= index && index < to)
    ).map(({ value }) => value),
  ];
}

/** "Desk, locker and 12 hours" and now "Desk and 12 hours" on a card with a price or under "Included": something less, or more. */
export function isListedLess(
  { before, after, place, isCell }: Given,
  languages: readonly Language[],
): boolean {
  if (isCell || !place.isOffered && !isWholly(place.over.replace(/[:：]$/u, ""), "offer_titles", languages)) {
    return false;
  }
  const counted = (text: string) => amountsOf(text, languages).filter(({ isArticle }) => !isArticle);
  const values = (text: string) => counted(text).map(({ value, currency }) => `${value} ${currency}`).join();
  const members = (text: string) => membersOf(text, languages).length;
  if (values(before) !== values(after) || members(before) === members(after)) return false;
  if (Math.abs(wordsOf(before).length - wordsOf(after).length) > LONGEST_PHRASE_WORDS) return false;
  // "£70 a month", "£70.00 per month", "every week", "a weekly swap": one thing.
  const [was, is] = [before, after].map((text) => {
    const bare = withBlanksFor(text, [
      ...counted(text).map(({ index, text: word }) => ({ index, 0: word })),
      ...watchWordsIn(text, "universals", languages),
    ]);
    return contentOf(bare.replace(periodPattern(languages), " "), languages);
  }) as [Set<string>, Set<string>];
  return was.size !== is.size && Math.min(was.size, is.size) > 0 &&
    (was.isSubsetOf(is) || is.isSubsetOf(was));
}

/** "The same person each week" and now "a rota", "original or compatible parts" and now "only original": what was meant without exception. */
export function otherPhrase(
  { before, after, isCell }: Given,
  languages: readonly Language[],
): "claim_withdrawn" | "claim_taken" | null {
  if (isCell || [before, after].some((text) => isGuarantee(text, languages))) return null;
  const spans = differingSpans(before, after);
  if (spans === null) return null;
  const [old, now] = [before.slice(spans[0].from, spans[0].to), after.slice(spans[1].from, spans[1].to)];
  if ([old, now].some((text) => wordsOf(text).length > LONGEST_PHRASE_WORDS)) return null;
  if (wordsOf(before).length - wordsOf(old).length < LEAST_STANDING_WORDS) return null;
  const isFirm = (text: string) =>
    (["claims_of_promises", "exclusives"] as const).some((kind) => hasWatchWord(text, kind, languages));
  if (isFirm(old) === isFirm(now) || isMisspelt(old, now)) return null;
  if (isFirm(old)) return isFirm(after) ? null : "claim_withdrawn";
  // "Always the same person" may only say otherwise what "the same person each week" did.
  return hasWatchWord(now, "exclusives", languages) ? "claim_taken" : null;
}

/** "Covers two repairs" and now "covers one repair": a number gave way to an article, which bounds where the sentence holds for its reader. */
export function isOneOfSeveral({ before, after, place }: Given, languages: readonly Language[]): boolean {
  const spans = differingSpans(before, after);
  if (spans === null) return false;
  const [one, other] = [readCount(before, spans[0], languages), readCount(after, spans[1], languages)];
  return one !== null && other !== null && one.isArticle !== other.isArticle && one.value !== other.value &&
    one.counted === other.counted &&
    (place.isOffered || [before, after].some((text) => holdsForReaders(text, languages)));
}

/** A stretch that is a number, or an article, with the beginnings of the words that it counts. */
function readCount(text: string, { from, to }: Span, languages: readonly Language[]) {
  const amount = amountsOf(text, languages).find(({ kind, index }) => kind === "number" && index === from);
  if (amount === undefined || amount.end > to) return null;
  const counted = wordsOf(text.slice(amount.end, to)).map((word) => word.slice(0, STEM)).join(" ");
  return { value: amount.value, isArticle: amount.isArticle, counted };
}

/** "Servers in Frankfurt" and now "Servers in the US and Europe": what is made, kept or grown elsewhere now. */
export function isOtherOrigin({ before, after }: Given, languages: readonly Language[]): boolean {
  const [was, is] = [before, after].map((text) => watchWordsIn(text, "origins", languages)[0]);
  if (was === undefined || is === undefined || plain(was[0]) !== plain(is[0])) return false;
  if (before.slice(0, was.index) !== after.slice(0, is.index)) return false;
  const place = (text: string, { index, 0: word }: { index: number; 0: string }) =>
    wordsOf(text.slice(index + word.length).split(/[,;.]/)[0] ?? "").join(" ");
  return place(before, was) !== place(after, is);
}
