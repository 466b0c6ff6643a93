import type { PageChange } from "../../domain/watch.ts";
import { cuePattern, cuesIn, type Language } from "../../text/lexicon.ts";
import { perLanguages } from "../../text/per_languages.ts";
import { hasWatchWord, watchSource, type WatchWord, watchWordsIn } from "../../text/watch_words.ts";
import { datesIn } from "./dates.ts";
import type { Differences } from "../comparing/differences.ts";
import { likeness, plain, withoutNumbers, wordsOf } from "../reading/masking.ts";
import { nearestOf } from "../comparing/nearest.ts";
import { contentOf, saidAlike } from "../comparing/same_meaning.ts";
import { isCredential, isGuarantee, isSpeed } from "./promises.ts";
import { amountsOf } from "./statements.ts";
import { firstOf, isOlder } from "./times.ts";
import { cutOut } from "../reading/stretches.ts";

const LEAST_WORDS = 3;
const MOST_WORDS = 40;
const LEAST_SIGNS = 8;
/** A point of a list needs no subject: "Handmade in Leeds". */
const LONGEST_LABEL_WORDS = 7;
const SAME_CLAIM = 0.55;
const SAME_WATERED = 0.4;
/** "All the texts are read by a blind proofreader" is a sentence, "All prices with VAT" a note. */
const LEAST_UNIVERSAL_WORDS = 8;
const LONGEST_AWARD_WORDS = 14;
/** What is decided moves by a quarter or more; what is only counted drifts. */
const LEAST_STEP = 1.25;
const IN_A_PLACE = /^\s(?:[\p{L}'’]{1,4}\s)?\p{Lu}\p{L}{2}/u;
/** From so many words on a sentence says who does what with what. */
const LEAST_WAY_WORDS = 8;
/** What is as like as this to a sentence that went is the same in other words. */
const LEAST_LIKE = 0.3;
/** "Best of 2025". */
const bestOf = perLanguages((languages) =>
  new RegExp(`^\\S+\\s${watchSource("part_of", languages)}\\s\\d`, "iu")
);
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/u;

/**
 * Claims that set a business apart, come and gone: to be the only one or the first, or a promise without exception
 * ("we never", "every call within an hour"). Whose claim it was is not a page's to say: whoever compares lays it
 * beside the founder's own.
 */
export function claimChanges(differences: Differences): PageChange[] {
  const { languages, standing, isPartial, inserted, inPlaceOf } = differences;
  const isOffered = (text: string) =>
    !differences.tried.has(text) || hasWatchWord(text, "claims", languages) || isGreatest(text, languages);
  const { gone, come } = differences;
  const claimed = isPartial ? [] : gone.filter((text) =>
    isOffered(text) &&
    (isClaim(text, languages) || isStrict(text, languages) && isWatered(text, inPlaceOf(text), languages))
  );
  const now = nearestOf(claimed.length === 0 ? [] : [...come, ...standing]);
  const then = nearestOf(gone);
  const [isSaidNow, wasSaid] = [saidAlike(come, languages), saidAlike(gone, languages)];
  const withdrawn = claimed.flatMap((text) => {
    const after = likeEnough(now(text));
    if (after !== null && (keeps(text, after, languages) || isGrown(text, after, languages))) return [];
    const instead = after !== null && come.includes(after) ? after : inPlaceOf(text);
    if (isSaidNow(text) && !isWatered(text, instead, languages)) return [];
    return [{ text, instead }];
  });
  const weaker = new Set(
    withdrawn.map(({ instead }) => instead).filter((text) =>
      text !== null && !hasWatchWord(text, "claims", languages)
    ),
  );
  const isClaimed = (text: string) =>
    isClaim(text, languages) ||
    !isPartial && inserted.has(text) && (then(text)?.like ?? 0) < LEAST_LIKE && tellsAWay(text, differences);
  const taken = come.filter((text) => isOffered(text) && isClaimed(text) && !weaker.has(text))
    .flatMap((text) => {
      if (wasSaid(text)) return [];
      const before = likeEnough(then(text));
      const isNew = hasWatchWord(text, "claims", languages) &&
        !hasWatchWord(before ?? "", "claims", languages);
      if (before !== null && !isNew && (isClaim(before, languages) || keeps(text, before, languages))) {
        return [];
      }
      return [{ kind: "claim_taken" as const, before: null, after: cutOut(text) }];
    });
  return [
    ...withdrawn.map(({ text, instead }) => ({
      kind: "claim_withdrawn" as const,
      before: cutOut(text),
      after: instead === null ? null : cutOut(instead),
    })),
    ...taken,
  ];
}

function likeEnough(found: { text: string; like: number } | null): string | null {
  return found !== null && found.like >= SAME_CLAIM ? found.text : null;
}

/** A statement that not every rival could sign as it stands. */
function isClaim(text: string, languages: readonly Language[]): boolean {
  const words = wordsOf(text).length;
  if (
    text.length < LEAST_SIGNS || words < LEAST_WORDS && startsWith(text, "no_leads", languages) === null ||
    words > MOST_WORDS ||
    /\?\s*$/.test(text)
  ) {
    return false;
  }
  if (hasWatchWord(text, "small_talk", languages) || hasWatchWord(text, "no_guarantee", languages)) {
    return false;
  }
  if (hasWatchWord(text, "passing", languages) || hasWatchWord(text, "guarantee", languages)) return false;
  if (isGuarantee(text, languages)) return false;
  if (isCredential(text, languages)) return true;
  if (datesIn(text, languages).length > 0) return false;
  if (startsWith(text, "yes_or_no", languages) !== null && /^\S+[,.!、]/u.test(text)) return false;
  if (amountsOf(text, languages).some(({ kind }) => kind === "money")) return false;
  if (hasWatchWord(text, "claims", languages) && !firstOf(text, languages) || isAward(text, languages)) {
    return true;
  }
  if (isGreatest(text, languages)) return true;
  if (isHedged(text, languages)) return false;
  if (isUnique(text, languages)) return true;
  if (!speaksForItself(text, languages)) return false;
  const promise = watchWordsIn(text, "claims_of_promises", languages)[0]?.index ?? -1;
  if (promise > 0 || promise === 0 && hasWatchWord(text, "promise_leads", languages)) return true;
  return isSpeed(text, languages) || isUniversal(text, languages) || isOurWay(text, languages);
}

/** "Best bakery in Kent 2025", "Gold medal, Concours Mondial": it opens with a word for the best and names a year or an award. */
function isAward(text: string, languages: readonly Language[]): boolean {
  const rest = startsWith(text, "best_words", languages)?.trim() ?? "";
  return rest !== "" && wordsOf(text).length <= LONGEST_AWARD_WORDS &&
    !hasWatchWord(rest, "own_voice", languages) &&
    (hasWatchWord(text, "award_words", languages) ||
      YEAR.test(text) && !bestOf(languages).test(text));
}

/** "The largest choice of natural wine in Rioja": the most of its kind in a place by name. */
function isGreatest(text: string, languages: readonly Language[]): boolean {
  const [most] = watchWordsIn(text, "superlatives", languages);
  if (most === undefined || wordsOf(text.slice(0, most.index)).length > 1) return false;
  if (wordsOf(text).length > LONGEST_AWARD_WORDS || hasWatchWord(text, "addresses", languages)) return false;
  const rest = text.slice(most.index + most[0].length);
  return cuesIn(rest, languages, "prepositions").some(({ index, 0: word }) =>
    index > 0 && IN_A_PLACE.test(rest.slice(index + word.length))
  );
}

/** "The first carbon-negative printer in Scotland", "Seul atelier du Jura": not the first day, lesson or two of something. */
function isUnique(text: string, languages: readonly Language[]): boolean {
  const rest = startsWith(text, "unique_leads", languages)?.trim() ?? "";
  const [next = ""] = rest.split(/\s+/);
  return wordsOf(rest).length >= LEAST_WORDS && wordsOf(rest).length <= LONGEST_AWARD_WORDS &&
    cuesIn(rest, languages, "prepositions").length > 0 && amountsOf(next, languages).length === 0 &&
    !cuePattern(languages, "calendar_words", "time_words").test(next) &&
    (["trial_things", "trial_units", "numbered"] as const).every((kind) =>
      !hasWatchWord(next, kind, languages)
    );
}

/** "We fit only original parts" and now "original or compatible parts": what was meant strictly has become loose. */
function isWatered(text: string, instead: string | null, languages: readonly Language[]): boolean {
  if (instead === null || likeness(text, instead) < SAME_WATERED) return false;
  return isStrict(text, languages) && !hasWatchWord(instead, "exclusives", languages) &&
    !hasWatchWord(text, "hedges", languages) && hasWatchWord(instead, "hedges", languages) &&
    !hasWatchWord(text, "passing", languages) && !hasWatchWord(text, "house_rules", languages) &&
    !isGuarantee(text, languages) && datesIn(text, languages).length === 0 &&
    !amountsOf(text, languages).some(({ kind }) => kind === "money");
}

function isStrict(text: string, languages: readonly Language[]): boolean {
  return hasWatchWord(text, "exclusives", languages) && hasWatchWord(text, "own_voice", languages);
}

/** "Usually", "where possible": no promise without exception. "Or" only joins. */
function isHedged(text: string, languages: readonly Language[]): boolean {
  return watchWordsIn(text, "hedges", languages).some(({ 0: word }) =>
    !hasWatchWord(word, "list_joiners", languages)
  );
}

/** "We never", "our own kitchen", "No hidden fees", "Every loaf": a word of the business on itself, not on the world. */
function speaksForItself(text: string, languages: readonly Language[]): boolean {
  return hasWatchWord(text, "own_voice", languages) || hasWatchWord(text, "addresses", languages) ||
    startsWith(text, "whole_leads", languages) !== null ||
    wordsOf(text).length <= LONGEST_LABEL_WORDS;
}

/** "Every loaf is baked the same morning"; "Every Tuesday" only says when. */
function isUniversal(text: string, languages: readonly Language[]): boolean {
  const all = wordsOf(text).length < LEAST_UNIVERSAL_WORDS || hasWatchWord(text, "offer_names", languages) ||
      !hasWatchWord(text, "done_by", languages)
    ? null
    : startsWith(text, "all_the", languages);
  const rest = startsWith(text, "universals", languages) ?? all;
  return rest !== null &&
    !cuePattern(languages, "calendar_words", "time_words").test(rest.trim().split(/\s+/)[0] ?? "");
}

/**
 * "We send you a photo before we come": what a business does for whoever reads it, not what it is, wishes, seeks or has
 * done. Without the reader it may be any news: "We painted the door green".
 */
function isOurWay(text: string, languages: readonly Language[]): boolean {
  const rest = startsWith(text, "we", languages);
  return rest !== null && /^[\s\p{scx=Han}]/u.test(rest) &&
    startsWith(rest.trim(), "no_promise", languages) === null && hasWatchWord(rest, "addresses", languages);
}

/**
 * "A second linguist reads the whole text against the original": a whole sentence on how the work is done, which speaks
 * to the reader or of what the page speaks of elsewhere; the summer party was news.
 */
function tellsAWay(text: string, { languages, standing }: Differences): boolean {
  const isOfThePage = () => {
    const others = contentOf(standing.filter((other) => !other.includes(text)).join(" "), languages);
    return !contentOf(text, languages).isDisjointFrom(others);
  };
  const count = wordsOf(text).length;
  return count >= LEAST_WAY_WORDS && count <= MOST_WORDS && /[.。]$/u.test(text.trim()) &&
    !/\p{N}/u.test(text) &&
    (["passing", "small_talk", "hedges", "no_guarantee", "house_rules"] as const).every((kind) =>
      !hasWatchWord(text, kind, languages)
    ) &&
    startsWith(text, "conditional", languages) === null &&
    startsWith(startsWith(text, "we", languages)?.trim() ?? "", "no_promise", languages) === null &&
    datesIn(text, languages).length === 0 &&
    !cuePattern(languages, "calendar_words", "past_only").test(text) &&
    (hasWatchWord(text, "addresses", languages) || isOfThePage());
}

/** What follows the phrase that a text begins with, or null. */
function startsWith(text: string, kind: WatchWord, languages: readonly Language[]): string | null {
  const first = watchWordsIn(text, kind, languages)[0];
  return first === undefined || first.index !== 0 ? null : text.slice(first[0].length);
}

/** "The oldest dog is 13" and now 14: a year older, or the same claim with figures that grew by less than a quarter. */
function isGrown(text: string, other: string, languages: readonly Language[]): boolean {
  if (isOlder(text, other, languages)) return true;
  const figures = (of: string) =>
    amountsOf(of, languages).filter(({ isArticle }) => !isArticle).map(({ value }) => value);
  const [was, is] = [figures(text), figures(other)];
  return withoutNumbers(text) === withoutNumbers(other) && was.length === is.length &&
    was.every((value, at) => value <= (is[at] ?? 0) && (is[at] ?? 0) < LEAST_STEP * value);
}

/** True where another sentence still claims it: as strong a cue, and the same figures. */
function keeps(text: string, other: string, languages: readonly Language[]): boolean {
  const figures = (of: string) =>
    amountsOf(of, languages).filter(({ isArticle }) => !isArticle).map(({ value }) => value).join();
  return isClaim(other, languages) && figures(text) === figures(other) || plain(text) === plain(other);
}
