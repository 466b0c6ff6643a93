import type { PageChange } from "../domain/watch.ts";
import { type Language, lexiconsOf, phrasesPattern } from "../text/lexicon.ts";
import { hasWatchWord, watchPattern } from "../text/watch_words.ts";
import type { Differences } from "./differences.ts";
import { likeness, plain, wordsOf } from "./masking.ts";
import { amountsOf } from "./statements.ts";
import { cutOut } from "./stretches.ts";

const LEAST_WORDS = 4;
const MOST_WORDS = 40;
const LEAST_SIGNS = 8;
const SAME_CLAIM = 0.55;
const FAR = 22;

/**
 * Claims that set a business apart, come and gone: to be the only one or the first, or a promise without exception
 * ("we never", "every call within an hour"). Whose claim it was is not a page's to say: whoever compares lays it
 * beside the founder's own.
 */
export function claimChanges({ gone, come, languages, standing, isPartial }: Differences): PageChange[] {
  const withdrawn = isPartial ? [] : gone.filter((text) => isClaim(text, languages)).flatMap((text) => {
    const after = nearest(text, [...come, ...standing]);
    if (after !== null && keeps(text, after, languages)) return [];
    const instead = after !== null && come.includes(after) ? cutOut(after, whole(after)) : null;
    return [{ kind: "claim_withdrawn" as const, before: cutOut(text, whole(text)), after: instead }];
  });
  const taken = come.filter((text) => isClaim(text, languages)).flatMap((text) => {
    const before = nearest(text, gone);
    if (before !== null && (isClaim(before, languages) || keeps(text, before, languages))) return [];
    return [{ kind: "claim_taken" as const, before: null, after: cutOut(text, whole(text)) }];
  });
  return [...withdrawn, ...taken];
}

/** A statement that no rival could sign as it stands. */
export function isClaim(text: string, languages: readonly Language[]): boolean {
  const words = wordsOf(text).length;
  if (text.length < LEAST_SIGNS || words < LEAST_WORDS || words > MOST_WORDS || /\?\s*$/.test(text)) {
    return false;
  }
  if (hasWatchWord(text, "passing", languages) || hasWatchWord(text, "guarantee", languages)) return false;
  if (hasWatchWord(text, "claims", languages)) return true;
  const promises = hasWatchWord(text, "claims_of_promises", languages) || promisesTime(text, languages);
  return promises && hasWatchWord(text, "promise_leads", languages);
}

/** "within two hours", "in under a day". */
function promisesTime(text: string, languages: readonly Language[]): boolean {
  const units = lexiconsOf(languages).flatMap(({ per }) =>
    ["minute", "hour", "day"].flatMap((unit) => per.get(unit) ?? [])
  );
  const unit = new RegExp(phrasesPattern(units), "iu");
  return [...text.matchAll(watchPattern("within", languages))].some(({ index, 0: lead }) => {
    const near = lead === "以内"
      ? text.slice(Math.max(0, index - FAR), index)
      : text.slice(index + lead.length).slice(0, FAR);
    return unit.test(near) && (/\d/.test(near) || amountsOf(near, languages).length > 0);
  });
}

function nearest(text: string, others: string[]): string | null {
  const found = others.map((other) => ({ other, like: likeness(text, other) }))
    .reduce<{ other: string; like: number } | null>(
      (best, next) => best === null || next.like > best.like ? next : best,
      null,
    );
  return found !== null && found.like >= SAME_CLAIM ? found.other : null;
}

/** True where another sentence still claims it: as strong a cue, and the same figures. */
function keeps(text: string, other: string, languages: readonly Language[]): boolean {
  const figures = (of: string) =>
    amountsOf(of, languages).filter(({ isArticle }) => !isArticle).map(({ value }) => value).join();
  return isClaim(other, languages) && figures(text) === figures(other) || plain(text) === plain(other);
}

function whole(text: string): { from: number; to: number } {
  return { from: 0, to: text.length };
}
