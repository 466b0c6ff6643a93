import type { PageChange } from "../domain/watch.ts";
import type { Amount } from "../text/amount.ts";
import type { Language } from "../text/lexicon.ts";
import { hasWatchWord, watchWordsIn } from "../text/watch_words.ts";
import { aboutStretch } from "./about.ts";
import { pricesIn } from "./bare_prices.ts";
import { datesIn } from "./dates.ts";
import type { Differences } from "./differences.ts";
import { likeness } from "./masking.ts";
import { nearestOf } from "./nearest.ts";
import { isGuarantee, isTrial } from "./promises.ts";
import { periodPattern } from "./statements.ts";
import { cutOut } from "./stretches.ts";

const SAME_LINE = 0.4;
const MOST_SENTENCES = 60;
const CLAUSE_END = /[,;:.!?()]|$/u;

/** What was free and has its price now, and what is asked for each head where it was one price for all; or the reverse. */
export function modelChanges({ gone, come, languages, inPlaceOf }: Differences): PageChange[] {
  const may = (text: string) => mayAsk(text, languages);
  const nearest = nearestOf(come.filter(may));
  return gone.filter(may).slice(0, MOST_SENTENCES).flatMap((before) => {
    const found = nearest(before)?.text ?? null;
    const after = found !== null && likeness(before, found) >= SAME_LINE ? found : inPlaceOf(before);
    if (after === null || !may(after)) return [];
    const told = pricedNow(before, after, languages) ?? swapped(pricedNow(after, before, languages)) ??
      perHead(before, after, languages) ?? swapped(perHead(after, before, languages));
    return told === null ? [] : [{ kind: "price" as const, ...told, about: aboutStretch(after, told.after) }];
  });
}

interface Told {
  before: string;
  after: string;
}

function swapped(told: Told | null): Told | null {
  return told === null ? null : { before: told.after, after: told.before };
}

/** "The first look is free" and now "costs £35". */
function pricedNow(before: string, after: string, languages: readonly Language[]): Told | null {
  const [free] = freeIn(before, languages);
  const [price] = pricesOf(after, languages);
  if (free === undefined || price === undefined) return null;
  if (pricesOf(before, languages).length > 0 || freeIn(after, languages).length > 0) return null;
  return { before: free[0], after: cutOut(after, { from: price.index, to: price.end }) };
}

/** "£39 a month, however many chairs" and now "£39 a month per chair". */
function perHead(before: string, after: string, languages: readonly Language[]): Told | null {
  const valuesOf = (text: string) => pricesOf(text, languages).map(({ value }) => value).join();
  const [whole] = watchWordsIn(before, "however_many", languages);
  const [price] = pricesOf(after, languages);
  if (whole === undefined || price === undefined || valuesOf(before) !== valuesOf(after)) return null;
  if (hasWatchWord(after, "however_many", languages)) return null;
  const head = headBehind(after, price.end, languages);
  if (head === null) return null;
  const rest = before.slice(whole.index);
  return {
    before: cutOut(rest, { from: 0, to: CLAUSE_END.exec(rest)?.index ?? rest.length }),
    after: cutOut(after, { from: price.index, to: head }),
  };
}

/** Where "per chair" ends that follows a price in its clause; null where only times are counted, "per month". */
function headBehind(text: string, from: number, languages: readonly Language[]): number | null {
  const clause = text.slice(from, from + (CLAUSE_END.exec(text.slice(from))?.index ?? 0));
  const times = [...clause.matchAll(periodPattern(languages))]
    .map(({ index, 0: period }) => ({ index, to: index + period.length }));
  const each = watchWordsIn(clause, "each_of", languages)
    .find(({ index }) => !times.some((time) => time.index <= index && index < time.to));
  if (each === undefined) return null;
  const noun = /^\s[\p{L}\p{M}'’-]+/u.exec(clause.slice(each.index + each[0].length))?.[0];
  return noun === undefined ? null : from + each.index + each[0].length + noun.length;
}

function freeIn(text: string, languages: readonly Language[]) {
  return [...watchWordsIn(text, "free", languages), ...watchWordsIn(text, "free_of_charge", languages)]
    .sort((one, other) => one.index - other.index);
}

function pricesOf(text: string, languages: readonly Language[]): Amount[] {
  return pricesIn(text, languages).filter(({ value }) => value > 0);
}

/** A sentence on what is asked: no promise, no day's event, no money that is given or raised. */
function mayAsk(text: string, languages: readonly Language[]): boolean {
  return (freeIn(text, languages).length > 0 || pricesOf(text, languages).length > 0) &&
    !(["passing", "money_noise", "counter", "discount", "given_away"] as const).some((kind) =>
      hasWatchWord(text, kind, languages)
    ) && datesIn(text, languages).length === 0 && !isGuarantee(text, languages) && !isTrial(text, languages);
}
