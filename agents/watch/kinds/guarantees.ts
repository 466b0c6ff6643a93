import type { PageChange } from "../../domain/watch.ts";
import { cuesIn, type Language } from "../../text/lexicon.ts";
import type { Span } from "../../text/sentences.ts";
import { hasWatchWord, watchWordsIn } from "../../text/watch_words.ts";
import { aboutStretch } from "../meaning/about.ts";
import type { Differences } from "../comparing/differences.ts";
import { likeness, plain, withoutNumbers, wordsOf } from "../reading/masking.ts";
import { nearestOf } from "../comparing/nearest.ts";
import { isRespelt } from "../comparing/respelt.ts";
import { isGuarantee, isSpeed, isTrial } from "./promises.ts";
import { figuresOf } from "./figures.ts";
import { amountsOf } from "./statements.ts";
import { contentOf } from "../comparing/same_meaning.ts";
import { cutOut, differingSpans, joined } from "../reading/stretches.ts";
import { firstOf, timesIn } from "./times.ts";

const SAME_PROMISE = 0.4;
const LEAST_SHARED = 3;
const LONGEST_SHOWN_WORDS = 16;

/** Guarantees, warranties, refunds, returns and trials that came, went, or hold other terms now. */
export function guaranteeChanges(differences: Differences): PageChange[] {
  const { gone, come, languages, standing, isPartial, inPlaceOf } = differences;
  const [removed, added] = [gone, come].map((list) =>
    list.filter((text) => isGuarantee(text, languages) && !isOnlyAsked(text, languages))
  );
  const nearest = nearestOf(removed?.length ? standing : []);
  let left = added ?? [];
  const changes: PageChange[] = [];
  for (const before of removed ?? []) {
    const after = left.toSorted((one, other) => likeness(before, other) - likeness(before, one))[0];
    const isSame = after !== undefined &&
      (likeness(before, after) >= SAME_PROMISE || removed?.length === 1 && left.length === 1);
    if (isSame && after !== undefined) {
      left = left.filter((text) => text !== after);
      if (termsOf(before, languages) !== termsOf(after, languages)) {
        changes.push(withLine(reworded(before, after, languages), after));
      }
    } else if (
      !isPartial && !stillSaid(before, nearest, languages) &&
      !come.some((text) => isRespelt(before, text, languages) || promisesSame(before, text, languages))
    ) {
      const instead = inPlaceOf(before);
      changes.push(
        withLine({
          kind: "guarantee",
          before: core(before, languages),
          after: instead === null ? null : core(instead, languages),
        }, before),
      );
    }
  }
  return [
    ...changes,
    ...left.filter((after) =>
      !gone.some((text) => isRespelt(text, after, languages) || promisesSame(after, text, languages))
    ).map((after) => withLine({ kind: "guarantee", before: null, after: core(after, languages) }, after)),
    ...otherTimes(differences, isTrial),
    ...otherTimes(differences, isSpeed),
  ];
}

/** "What goes beyond is billed on return at €0.29 a kilometre": a sum, and nothing that is given back or free. */
function isOnlyAsked(text: string, languages: readonly Language[]): boolean {
  const isPerUnit = cuesIn(text, languages, "per_words").length > 0 &&
    amountsOf(text, languages).some(({ kind }) => kind === "money");
  return isPerUnit && (["free", "free_of_charge", "conditional", "guarantee_terms", "cancelling"] as const)
    .every((kind) => !hasWatchWord(text, kind, languages));
}

function withLine(change: PageChange, line: string): PageChange {
  return { ...change, about: aboutStretch(line, change.after ?? change.before ?? "") };
}

/** Times to try something, or within which it is done, that became longer or shorter; to come and go is an advertisement's. */
function otherTimes({ gone, come, languages }: Differences, isOfKind: typeof isTrial): PageChange[] {
  const offers = Map.groupBy(come.filter((text) => isOfKind(text, languages)), withoutNumbers);
  const nearest = nearestOf([...offers.keys()]);
  const alike = (one: string, other: string) => likeness(withoutNumbers(one), withoutNumbers(other));
  return gone.filter((text) => isOfKind(text, languages)).flatMap((before) => {
    const masked = withoutNumbers(before);
    const after = offers.get(offers.has(masked) ? masked : nearest(masked)?.text ?? "")?.[0];
    if (after === undefined) return [];
    if (alike(before, after) < SAME_PROMISE && !isOfOneMatter(before, after, languages)) return [];
    if (termsOf(before, languages) === termsOf(after, languages)) return [];
    // "14 days free" and "free for 14 days, no card required".
    const isSameTime = daysIn(before, languages) === daysIn(after, languages);
    if (isSameTime && !hasWatchWord(before, "trial", languages)) return [];
    return [withLine(reworded(before, after, languages), after)];
  });
}

/** "Les trois premières séances", "la première séance": most of what one speaks of, the other does, however inflected. */
function isOfOneMatter(one: string, other: string, languages: readonly Language[]): boolean {
  const [mine, theirs] = [contentOf(one, languages), contentOf(other, languages)];
  return mine.intersection(theirs).size > Math.min(mine.size, theirs.size) / 2;
}

/** What a guarantee comes to: its numbers and its conditions, whatever the order of its words. */
function termsOf(text: string, languages: readonly Language[]): string {
  const numbers = figuresOf(text, languages);
  if (firstOf(text, languages)) numbers.push(1);
  const isFree = (words: string) =>
    hasWatchWord(words, "free_of_charge", languages) || hasWatchWord(words, "free", languages);
  const terms = watchWordsIn(text, "guarantee_terms", languages).map(({ 0: word }) => word)
    .filter((word) => !isFree(word)).map(plain);
  if (isFree(text)) terms.push("free");
  return [...numbers.sort((one, other) => one - other), ...new Set(terms.sort())].join("|");
}

/**
 * "Cancel a week ahead and you get it back in full" and now "Cancel seven days ahead and the whole deposit comes back":
 * the same time, the same matter, and still something that costs nothing.
 */
export function promisesSame(promise: string, other: string, languages: readonly Language[]): boolean {
  const [mine, theirs] = [promise, other].map((text) => daysIn(text, languages));
  const [own, others] = [contentOf(promise, languages), contentOf(other, languages)];
  const shared = own.intersection(others).size;
  const isAlike = mine === ""
    ? shared >= LEAST_SHARED && shared > Math.min(own.size, others.size) / 2
    : shared > 0;
  return isAlike && mine === theirs && !hasWatchWord(other, "no_guarantee", languages) &&
    (["guarantee", "free_of_charge", "free_to_cancel", "cancelling"] as const).some((kind) =>
      hasWatchWord(other, kind, languages)
    );
}

/** The times of a text, in days: "14,30". */
function daysIn(text: string, languages: readonly Language[]): string {
  return timesIn(text, languages).map(({ days }) => days).sort((one, next) => one - next).join();
}

/** True where another sentence of the page keeps the same promise. */
function stillSaid(
  before: string,
  nearest: ReturnType<typeof nearestOf>,
  languages: readonly Language[],
): boolean {
  const found = nearest(before);
  return found !== null && found.like >= SAME_PROMISE && isGuarantee(found.text, languages) &&
    termsOf(found.text, languages) === termsOf(before, languages);
}

function reworded(before: string, after: string, languages: readonly Language[]): PageChange {
  const spans = differingSpans(before, after);
  if (spans === null) {
    return { kind: "guarantee", before: core(before, languages), after: core(after, languages) };
  }
  const widened = (text: string, span: Span) => {
    const [time] = timesIn(text, languages).filter(({ from, to }) => from < span.to && span.from < to);
    const whole = joined(joined(span, time ?? null), cueIn(text, languages)) ?? span;
    return short(text, /\d$/.test(text.slice(whole.from, whole.to)) ? withUnit(text, whole) : whole);
  };
  return { kind: "guarantee", before: widened(before, spans[0]), after: widened(after, spans[1]) };
}

/** From its number to its cue, or the sentence where there is no number. */
function core(text: string, languages: readonly Language[]): string {
  const cue = cueIn(text, languages);
  const number = amountsOf(text, languages).find(({ isArticle }) => !isArticle);
  if (cue === null || number === undefined) return cutOut(text, { from: 0, to: text.length });
  const counted = withUnit(text, { from: number.index, to: number.end });
  const span = joined(cue, counted) ?? cue;
  // "two terms, we give back" is cut out of two clauses and says nothing by itself.
  return /[,;]\s/.test(text.slice(span.from, span.to)) ? cutOut(text) : short(text, span);
}

/** A stretch and the word behind it: "within 14 days" of "within 14". */
function withUnit(text: string, { from, to }: Span): Span {
  return { from, to: to + (/^[\s-]*[\p{L}\p{M}]+/u.exec(text.slice(to))?.[0].length ?? 0) };
}

function short(text: string, span: Span): string {
  const stretch = cutOut(text, span);
  return wordsOf(stretch).length <= LONGEST_SHOWN_WORDS
    ? stretch
    : cutOut(text, { from: 0, to: text.length });
}

/** The last cue of a sentence: "money-back guarantee" has two. */
function cueIn(text: string, languages: readonly Language[]): Span | null {
  const cues = watchWordsIn(text, "guarantee", languages);
  return cues.map(({ index, 0: word }) => ({ from: index, to: index + word.length }))
    .reduce<Span | null>((all, span) => joined(all, span), null);
}
