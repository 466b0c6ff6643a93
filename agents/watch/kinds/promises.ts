import { type Language, lexiconsOf, phrasesPattern } from "../../text/lexicon.ts";
import { perLanguages } from "../../text/per_languages.ts";
import { hasWatchWord, watchWordsIn } from "../../text/watch_words.ts";
import { wordsOf } from "../reading/masking.ts";
import { amountsOf } from "./statements.ts";
import { firstOf, timesIn } from "./times.ts";

const LONGEST_WORDS = 60;
const LONGEST_TRIAL_WORDS = 25;
const LONGEST_CREDENTIAL_WORDS = 20;
/** How far behind its number the unit of a time stands: "100 nights", "30-day". */
const NEAR = 14;
/** What is done within days is how soon, not for how long. */
const LEAST_WARRANTY_DAYS = 30;
const LONGEST_COVER_WORDS = 6;
const FAR = 22;

/** A guarantee, a refund, a return, or a remedy that costs nothing. */
export function isGuarantee(text: string, languages: readonly Language[]): boolean {
  const isPromise = hasWatchWord(text, "guarantee", languages) || isFreeRemedy(text, languages) ||
    isFreeToCancel(text, languages) || hasWatchWord(text, "leaving", languages) ||
    isNotice(text, languages) || isCovered(text, languages) ||
    isMadeGood(text, languages);
  return isPromise &&
    wordsOf(text).length <= LONGEST_WORDS && !/\?\s*$/.test(text) &&
    !hasWatchWord(text, "no_guarantee", languages) && !hasWatchWord(text, "passing", languages);
}

/**
 * "Should a slate slip, we put it back free of charge": what goes wrong, or so many years, and what is done for nothing;
 * "If fewer pay than last year, your second season is free".
 */
function isFreeRemedy(text: string, languages: readonly Language[]): boolean {
  if (!hasWatchWord(text, "free_of_charge", languages)) return false;
  if (isOrElse(text, languages)) return true;
  const [condition] = watchWordsIn(text, "conditional", languages);
  if (hasWatchWord(text, "complaints", languages) && !hasWatchWord(text, "fee", languages)) return true;
  // "A solicitor turns our report down? We redo it": a question within says when.
  const isWhen = condition !== undefined || /[?？]\s?\S/u.test(text);
  if (hasWatchWord(text, "remedies", languages)) return isWhen || hasTime(text, languages);
  const isYours = text.split(/[,;:、]/).some((part) =>
    hasWatchWord(part, "free_of_charge", languages) &&
    (["addresses", "trial_units", "trial_things"] as const).some((kind) =>
      hasWatchWord(part, kind, languages)
    )
  );
  return condition?.index === 0 && isYours && !hasWatchWord(text, "fee", languages);
}

/** "Eight weeks, or we carry on without charge": behind the promise what follows where it is not kept. */
function isOrElse(text: string, languages: readonly Language[]): boolean {
  return watchWordsIn(text, "or_else", languages).some(({ index, 0: lead }) =>
    index > 0 && hasWatchWord(text.slice(index + lead.length), "free_of_charge", languages) &&
    hasWatchWord(text.slice(index), "own_voice", languages)
  );
}

/** "Cancel free of charge up to 24 hours before": until when one may withdraw for nothing. */
function isFreeToCancel(text: string, languages: readonly Language[]): boolean {
  return hasWatchWord(text, "cancelling", languages) && hasWatchWord(text, "free_to_cancel", languages) &&
    wordsOf(text).length <= LONGEST_TRIAL_WORDS;
}

/** "You cancel with two weeks' notice": how long before one has to say that one leaves. */
function isNotice(text: string, languages: readonly Language[]): boolean {
  return hasWatchWord(text, "ending_contracts", languages) && timesIn(text, languages).length > 0 &&
    wordsOf(text).length <= LONGEST_TRIAL_WORDS;
}

/** "24 mesi, sostituzione inclusa" in a cell: for how long something is put right. */
function isCovered(text: string, languages: readonly Language[]): boolean {
  return wordsOf(text).length <= LONGEST_COVER_WORDS && hasWatchWord(text, "remedies", languages) &&
    timesIn(text, languages).some(({ from, days }) => from === 0 && days >= LEAST_WARRANTY_DAYS);
}

/** "If a page is smudged, we reprint it", "Glasses broken in the first year: replaced": damage, and what is done about it. */
function isMadeGood(text: string, languages: readonly Language[]): boolean {
  if (!hasWatchWord(text, "damages", languages) || !hasWatchWord(text, "remedies", languages)) return false;
  if (
    hasWatchWord(text, "fee", languages) || amountsOf(text, languages).some(({ kind }) => kind === "money")
  ) {
    return false;
  }
  const isOurs = hasWatchWord(text, "conditional", languages) && hasWatchWord(text, "own_voice", languages);
  return isOurs || hasWatchWord(text, "first_words", languages) ||
    timesIn(text, languages).some(({ days }) => days >= LEAST_WARRANTY_DAYS);
}

/** "100 nights' trial at home", "14 Tage kostenlos testen": how long something may be tried. */
export function isTrial(text: string, languages: readonly Language[]): boolean {
  const isTried = hasWatchWord(text, "trial", languages) || isFreeFor(text, languages);
  return isTried && holdsTrial(text, languages) && !isAhead(text, languages) &&
    wordsOf(text).length <= LONGEST_TRIAL_WORDS && !isGuarantee(text, languages);
}

/** "Free for 30 days", "30 Tage kostenlos": nothing is paid for so many days or more. */
function isFreeFor(text: string, languages: readonly Language[]): boolean {
  return timesIn(text, languages).some(({ from, to, days }) =>
    days >= 1 && watchWordsIn(text, "free", languages).some(({ index, 0: free }) => {
      const [end, start] = index < from ? [index + free.length, from] : [to, index];
      return /^\s(?:\p{L}+\s)?$/u.test(text.slice(end, start));
    })
  );
}

/** "On site within 4 hours", "in under a day": how soon something is done. */
export function isSpeed(text: string, languages: readonly Language[]): boolean {
  if (hasWatchWord(text, "counter", languages) || hasWatchWord(text, "passing", languages)) return false;
  const unit = soonUnits(languages);
  return watchWordsIn(text, "within", languages).some(({ index, 0: lead }) => {
    if (lead === "以内") return /\d[分時日]/.test(text.slice(Math.max(0, index - FAR), index));
    const near = (/^(?:\s+[^\s.,;!]+){1,4}/u.exec(text.slice(index + lead.length))?.[0] ?? "").trim();
    const start = near.split(/\s+/).slice(0, 2).join(" ");
    return unit.test(near) && (/\d/.test(start) || amountsOf(start, languages).length > 0);
  });
}

const soonUnits = perLanguages((languages) => {
  const units = lexiconsOf(languages).flatMap(({ per }) =>
    ["minute", "hour", "day", "week"].flatMap((unit) => per.get(unit) ?? [])
  );
  return new RegExp(
    `(?:${phrasesPattern(units)}|\\p{L}(?:${units.filter((one) => /^\p{L}{3,}$/u.test(one)).join("|")}))`,
    "iu",
  );
});

/** "Trial lesson in 3 days" counts down to it. */
function isAhead(text: string, languages: readonly Language[]): boolean {
  return watchWordsIn(text, "within", languages)
    .some(({ index, 0: lead }) => /^\s\d/.test(text.slice(index + lead.length)));
}

/** So many nights or lessons, or the first of them. */
function holdsTrial(text: string, languages: readonly Language[]): boolean {
  return hasTime(text, languages) || hasTime(text, languages, "trial_things") || firstOf(text, languages);
}

function hasTime(
  text: string,
  languages: readonly Language[],
  units: "trial_units" | "trial_things" = "trial_units",
): boolean {
  return amountsOf(text, languages).some(({ kind, isArticle, end }) =>
    kind === "number" && !isArticle && isUnit(text.slice(end, end + NEAR), languages, units)
  );
}

function isUnit(
  behind: string,
  languages: readonly Language[],
  units: "trial_units" | "trial_things",
): boolean {
  const gap = /^[\s-]*/.exec(behind)?.[0].length ?? 0;
  return watchWordsIn(behind, units, languages).some(({ index }) => index === gap);
}

/** A certificate, a standard, a membership, an office: "SOC 2 report on request", "Reparador oficial da Lufi". */
export function isCredential(text: string, languages: readonly Language[]): boolean {
  return hasWatchWord(text, "credentials", languages) && wordsOf(text).length <= LONGEST_CREDENTIAL_WORDS &&
    !/\?\s*$/.test(text) && !hasWatchWord(text, "passing", languages);
}
