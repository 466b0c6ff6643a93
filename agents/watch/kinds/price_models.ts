import type { PageChange } from "../../domain/watch.ts";
import type { Amount } from "../../text/amount.ts";
import type { Language } from "../../text/lexicon.ts";
import { hasWatchWord, watchWordsIn } from "../../text/watch_words.ts";
import { aboutStretch } from "../meaning/about.ts";
import { pricesIn } from "./bare_prices.ts";
import { countsUp } from "./counters.ts";
import { datesIn } from "./dates.ts";
import type { Differences } from "../comparing/differences.ts";
import { likeness, plain } from "../reading/masking.ts";
import { nearestOf } from "../comparing/nearest.ts";
import { contentOf } from "../comparing/same_meaning.ts";
import { isGuarantee, isTrial } from "./promises.ts";
import { periodPattern } from "./statements.ts";
import { cutOut } from "../reading/stretches.ts";

const SAME_LINE = 0.4;
const MOST_SENTENCES = 60;
const CLAUSE_END = /[,;:.!?()]|$/u;

/** What is asked another way: what was free or included has its price, an offer became the standing price, or how it is paid changed. */
export function modelChanges({ gone, come, languages, inPlaceOf }: Differences): PageChange[] {
  const may = (text: string) => mayAsk(text, languages);
  const nearest = nearestOf(come.filter(may));
  const changes = gone.filter(may).slice(0, MOST_SENTENCES).flatMap((before) => {
    const found = nearest(before)?.text ?? null;
    const after = found !== null && likeness(before, found) >= SAME_LINE ? found : inPlaceOf(before);
    if (after === null || !may(after)) return [];
    const told = pricedNow(before, after, languages) ?? swapped(pricedNow(after, before, languages)) ??
      perHead(before, after, languages) ?? swapped(perHead(after, before, languages)) ??
      paidOtherwise(before, after, languages);
    return told === null ? [] : [{ kind: "price" as const, ...told, about: aboutStretch(after, told.after) }];
  });
  return [...changes, ...standingNow(gone, come, languages)];
}

interface Told {
  before: string;
  after: string;
}

function swapped(told: Told | null): Told | null {
  return told === null ? null : { before: told.after, after: told.before };
}

/** "The first look is free" and now "costs £35"; "two flights are included" and now "on top". */
function pricedNow(before: string, after: string, languages: readonly Language[]): Told | null {
  const [free] = freeIn(before, languages);
  const [was, is] = [before, after].map((text) => pricesOf(text, languages)) as [Amount[], Amount[]];
  if (free === undefined || freeIn(after, languages).length > 0) return null;
  const stands = was.every(({ value }) => is.some((price) => price.value === value));
  const fresh = is.find(({ value }) => !was.some((price) => price.value === value));
  if (stands && fresh !== undefined) {
    return { before: free[0], after: cutOut(after, { from: fresh.index, to: fresh.end }) };
  }
  return stands && hasWatchWord(after, "extra_cost", languages) ? whole(before, after) : null;
}

/** "Billed monthly" and now "yearly in advance", "£60 an hour" and now "£60 a half-day": the same sum on other terms. */
function paidOtherwise(before: string, after: string, languages: readonly Language[]): Told | null {
  const sums = (text: string) => pricesOf(text, languages).map(({ value }) => value).join();
  const terms = (text: string) =>
    [...new Set(watchWordsIn(text, "pay_terms", languages).map(({ 0: word }) => plain(word)))].sort().join();
  if (sums(before) !== sums(after)) return null;
  const [was, is] = [terms(before), terms(after)];
  const isOther = was !== "" && is !== "" && !was.includes(is) && !is.includes(was);
  return isOther ? whole(before, after) : null;
}

/** "Launch price £149 instead of £190" and now "£149 all year": an offer that no longer ends is the price. */
function standingNow(gone: string[], come: string[], languages: readonly Language[]): PageChange[] {
  const isOffer = (text: string) =>
    hasWatchWord(text, "discount", languages) || hasWatchWord(text, "was", languages);
  const offers = gone.filter(isOffer).map((text) => ({ text, prices: pricesOf(text, languages) }))
    .filter(({ prices }) => prices.length > 1);
  if (offers.length === 0) return [];
  const asked = come.filter((text) => !isOffer(text)).map((text) => ({
    text,
    prices: pricesOf(text, languages),
  }));
  return offers.flatMap(({ text, prices }) => {
    const least = Math.min(...prices.map(({ value }) => value));
    const now = asked.find((one) =>
      one.prices.length === 1 && one.prices[0]?.value === least &&
      contentOf(text, languages).intersection(contentOf(one.text, languages)).size > 0
    );
    return now === undefined ? [] : [{ kind: "price" as const, ...whole(text, now.text) }];
  });
}

function whole(before: string, after: string): Told {
  return { before: cutOut(before), after: cutOut(after) };
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
  if (hasWatchWord(text, "extra_cost", languages)) return [];
  return (["free", "free_of_charge", "included"] as const)
    .flatMap((kind) => watchWordsIn(text, kind, languages)).sort((one, other) => one.index - other.index);
}

function pricesOf(text: string, languages: readonly Language[]): Amount[] {
  return pricesIn(text, languages).filter(({ value }) => value > 0);
}

/** A sentence on what is asked: no promise, no day's event, no money that is given or raised. */
function mayAsk(text: string, languages: readonly Language[]): boolean {
  const speaksOfPay = freeIn(text, languages).length > 0 || pricesOf(text, languages).length > 0 ||
    (["extra_cost", "pay_terms"] as const).some((kind) => hasWatchWord(text, kind, languages));
  return speaksOfPay &&
    !(["passing", "money_noise", "discount", "given_away"] as const).some((kind) =>
      hasWatchWord(text, kind, languages)
    ) && !countsUp(text, languages) && datesIn(text, languages).length === 0 &&
    !isGuarantee(text, languages) && !isTrial(text, languages);
}
