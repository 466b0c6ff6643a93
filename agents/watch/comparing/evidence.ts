import { CHANGE_KINDS, type ChangeKind } from "../../domain/watch.ts";
import { countryCodes } from "../../text/countries.ts";
import type { Language } from "../../text/lexicon.ts";
import { hasWatchWord, type WatchWord, watchWordsIn } from "../../text/watch_words.ts";
import { pricesIn } from "../kinds/bare_prices.ts";
import { isByTime } from "../kinds/commitments.ts";
import { withoutDates } from "../kinds/dates.ts";
import { groupsIn } from "../kinds/groups.ts";
import { plain, wordsOf } from "../reading/masking.ts";
import { isWholly } from "../reading/page_regions.ts";
import { isGuarantee, isSpeed, isTrial } from "../kinds/promises.ts";
import { amountsOf } from "../kinds/statements.ts";
import { timesIn } from "../kinds/times.ts";
import { isPaidOut } from "../kinds/paid_out.ts";

/** What tells of a sentence or a cell what it is about, beside its own words. */
export interface Place {
  /** The question that it answers, or the heading over it; "" where none stands there. */
  over: string;
  /** The heads of its row and column, or the name of its card. */
  label: string;
  /** On a card or in a row that carries a price, or in a cell of a table. */
  isOffered: boolean;
}

const NOWHERE: Place = { over: "", label: "", isOffered: false };

/** What a change may be about. A claim is what nothing of these explains. */
export type Matter = "price" | "plan_limit" | "guarantee" | "audience";
export type Weights = Record<Matter, number>;

const MATTERS: readonly Matter[] = ["price", "plan_limit", "guarantee", "audience"];
const NAMED: Record<Matter, WatchWord> = {
  price: "price_matters",
  plan_limit: "limit_matters",
  guarantee: "guarantee_matters",
  audience: "audience_matters",
};

/** What a change shows by itself weighs most, then a question or the head of a row, then a heading. */
const SURE = 4;
const LIKELY = 3;
const POSSIBLE = 2;
const SLIGHT = 1;
const FREE = ["free", "free_of_charge"] as const;
const CONDITIONS = [
  "conditional",
  "cancelling",
  "complaints",
  "remedies",
  "damages",
  "leaving",
  "ending_contracts",
] as const;
/** Below this a change is a claim's. */
const LEAST = POSSIBLE;
/** What costs nothing for so long is a promise. */
const LEAST_PROMISED_DAYS = 30;
const QUESTION = /[?？]$/u;
const LONGEST_LINE_WORDS = 7;
const LONGEST_QUESTION_WORDS = 16;
const LONGEST_HEADING_WORDS = 5;

/**
 * What a change is about, by all that speaks for it: what differs in the words, the question or heading over them, the
 * head of their row, and what the reading that found it took it for. Null where nothing does: a claim.
 */
export function matterIn(
  before: string | null,
  after: string | null,
  { place, languages, told = null }: {
    place: Place;
    languages: readonly Language[];
    told?: ChangeKind | null;
  },
): Matter | null {
  const [shown, named] = [
    shownIn(before, after, { place, languages }),
    namedBy(place, before ?? after ?? "", languages),
  ];
  const isClaim = told?.startsWith("claim") === true;
  function weightOf(matter: Matter): number {
    if (told === matter) return shown[matter] + named[matter] + LIKELY;
    // What a reading took for a limit is no price because of the heading alone, and under any heading stand claims.
    const isNamed = told === null || (isClaim ? named[matter] >= LIKELY : shown[matter] > 0);
    return shown[matter] + (isNamed ? named[matter] : 0);
  }
  const best = MATTERS.toSorted((one, other) =>
    weightOf(other) - weightOf(one) || CHANGE_KINDS.indexOf(one) - CHANGE_KINDS.indexOf(other)
  )[0] as Matter;
  return weightOf(best) < (isClaim ? LIKELY : LEAST) ? null : best;
}

/** The kind of two sentences of which nothing is known but their words; a claim is withdrawn where nothing else is told. */
export function kindOf(before: string, after: string, languages: readonly Language[]): ChangeKind {
  return matterIn(before, after, { place: NOWHERE, languages }) ?? "claim_withdrawn";
}

/** What differs between two sentences: sums, bounds, terms, groups. Of one that came or went, what it says. */
export function shownIn(
  before: string | null,
  after: string | null,
  { place: { over }, languages }: { place: Place; languages: readonly Language[] },
): Weights {
  const asked = QUESTION.test(over) ? over : "";
  const sides = [before, after].flatMap((text) => text === null ? [] : [readSide(text, asked, languages)]);
  const [one, other] = sides;
  if (one === undefined) return { price: 0, plan_limit: 0, guarantee: 0, audience: 0 };
  return other === undefined ? saidBy(one) : differing(one, other);
}

/** Of a sentence that stands on one side only. */
function saidBy(side: Side): Weights {
  return {
    price: (side.sums === "" ? 0 : LIKELY) + (side.isFee ? POSSIBLE : 0),
    plan_limit: side.isUnlimited ? SURE : side.counts !== "" && side.isBounded ? POSSIBLE : 0,
    guarantee: side.isPromise ? LIKELY : 0,
    audience: (side.groups === "" ? 0 : SLIGHT) + (side.isArea ? POSSIBLE : 0),
  };
}

function differing(one: Side, other: Side): Weights {
  const sides = [one, other];
  const isOfOne = (has: (side: Side) => boolean) => has(one) !== has(other);
  const ofEither = (has: (side: Side) => boolean) => has(one) || has(other);
  const isOther = (of: (side: Side) => string) => of(one) !== of(other);
  const isOtherOfBoth = (of: (side: Side) => string) => isOther(of) && sides.every((side) => of(side) !== "");
  const asks = isOfOne(({ sums }) => sums !== "")
    ? SURE
    : isOther(({ sums }) => sums)
    ? LIKELY
    : isOfOne(({ isFree }) => isFree)
    ? POSSIBLE
    : 0;
  const isCounted = isOther(({ counts }) => counts);
  const isOtherTime = isOther(({ times }) => times);
  // "£18 a month" and "£18 per month" bound nothing.
  const isBound = ofEither(({ isBounded }) => isBounded) &&
    (isCounted || isOtherTime && !ofEither(({ sums }) => sums !== ""));
  return {
    price: asks + (isOfOne(({ isFee }) => isFee) ? SLIGHT : 0) +
      (isOtherOfBoth(({ paid }) => paid) ? POSSIBLE : 0),
    plan_limit: isOfOne(({ isUnlimited }) => isUnlimited)
      ? SURE
      : isBound && (isOtherOfBoth(({ counts }) => counts) || isOtherOfBoth(({ times }) => times) ||
              isOfOne(({ isBounded }) => isBounded)) ||
          isOtherOfBoth(({ counts }) => counts) && one.isByTime && other.isByTime ||
          isOtherOfBoth(({ hours }) => hours)
      ? LIKELY
      : isBound || isOtherOfBoth(({ counts }) => counts) || isOfOne(({ isOnly }) => isOnly)
      ? POSSIBLE
      : isCounted
      ? SLIGHT
      : 0,
    guarantee: areOtherTerms(one, other)
      ? (isPromiseOf(one, other) && !isMerelyFree(one, other)
        ? LIKELY
        : isOfOne(({ isRefused }) => isRefused)
        ? POSSIBLE
        : 0) + SLIGHT
      : 0,
    audience:
      (isOtherOfBoth(({ groups }) => groups) ? LIKELY : isOther(({ groups }) => groups) ? SLIGHT : 0) +
      (ofEither(({ isArea }) => isArea) ? POSSIBLE : 0) +
      (isOtherOfBoth(({ countries }) => countries) ? POSSIBLE : 0) +
      (isOfOne(({ isOnly }) => isOnly) ? SLIGHT : 0),
  };
}

/** "Delivery costs you nothing" and now "£12": no promise but a price, for nothing is said to go wrong. */
function isMerelyFree(one: Side, other: Side): boolean {
  return (one.sums === "") !== (other.sums === "") && !one.isConditional && !other.isConditional;
}

/** How soon something is done is a claim, until the time changes. */
function isPromiseOf(one: Side, other: Side): boolean {
  return one.isPromise || other.isPromise || one.isTimed && other.isTimed;
}

/** True where a promise holds other terms now: another time, no longer for nothing, or not at all. */
function areOtherTerms(one: Side, other: Side): boolean {
  if (one.isRefused !== other.isRefused || one.times !== other.times) return true;
  return one.times === "" && (one.terms !== other.terms || one.isPromise !== other.isPromise);
}

/** What the question, the heading and the heads of a row and a column say that a sentence is about. */
export function namedBy(
  { over, label, isOffered }: Place,
  text: string,
  languages: readonly Language[],
): Weights {
  const speaks = (words: string, matter: Matter) => hasWatchWord(words, NAMED[matter], languages);
  const isShort = (words: string) => wordsOf(words).length <= LONGEST_HEADING_WORDS;
  const isQuestion = QUESTION.test(over) && wordsOf(over).length <= LONGEST_QUESTION_WORDS;
  const isHeaded = isQuestion || isShort(over);
  const isNamed = label !== plain(over) && isShort(label);
  const weight = (matter: Matter) =>
    Math.max(
      isHeaded && speaks(over, matter)
        ? isQuestion || isWholly(over, NAMED[matter], languages) ? LIKELY : POSSIBLE
        : 0,
      isNamed && speaks(label, matter) ? LIKELY : 0,
    );
  const isLine = isOffered && wordsOf(text).length <= LONGEST_LINE_WORDS;
  return {
    price: weight("price"),
    plan_limit: weight("plan_limit") + (isLine ? POSSIBLE : 0),
    guarantee: weight("guarantee"),
    audience: weight("audience"),
  };
}

/** What one sentence or cell says, as far as it may tell of a matter. */
interface Side {
  /** Sums that are asked, and what is counted that is no time, each as one text. */
  sums: string;
  counts: string;
  times: string;
  paid: string;
  terms: string;
  groups: string;
  countries: string;
  isFree: boolean;
  isFee: boolean;
  isUnlimited: boolean;
  isBounded: boolean;
  isOnly: boolean;
  isByTime: boolean;
  /** "Ten hours in either room every month": so much time of each month. */
  hours: string;
  isPromise: boolean;
  isRefused: boolean;
  isConditional: boolean;
  isTimed: boolean;
  isArea: boolean;
}

/** `asked` is the question that it answers, which may hold its terms: "Can I cancel?", "Free until the day before." */
function readSide(text: string, asked: string, languages: readonly Language[]): Side {
  const has = (...kinds: WatchWord[]) => kinds.some((kind) => hasWatchWord(text, kind, languages));
  const times = timesIn(text, languages);
  const isTime = (index: number) => times.some(({ from, to }) => from <= index && index < to);
  const prices = pricesIn(text, languages).filter(({ value, index }) => value > 0 && !isTime(index));
  const counts = amountsOf(withoutDates(text, languages), languages).filter((amount) =>
    amount.kind === "number" && !prices.some(({ index }) => index === amount.index) && !amount.isPosition &&
    (!isTime(amount.index) && !amount.isArticle || isByTime(text, amount, languages))
  );
  const isFree = has(...FREE);
  const isCover = isPaidOut(text, languages);
  return {
    sums: isCover ? "" : listed(prices.map(({ value }) => value)),
    counts: listed([
      ...counts.map(({ value }) => value),
      ...watchWordsIn(text, "how_often", languages).map(({ 0: word }) => plain(word)),
    ]),
    isByTime: counts.some((amount) => isByTime(text, amount, languages)) || has("how_often"),
    times: listed(times.map(({ days }) => days)),
    paid: listed(watchWordsIn(text, "pay_terms", languages).map(({ 0: word }) => plain(word))),
    terms: listed([
      ...watchWordsIn(text, "guarantee_terms", languages).map(({ 0: word }) => plain(word))
        .filter((word) => !FREE.some((kind) => hasWatchWord(word, kind, languages))),
      ...isFree ? ["free"] : [],
    ]),
    // "Above the bakery": a neighbour, and nobody who is served.
    groups: has("beside_places") ? "" : listed([...groupsIn(text, languages)?.known ?? []]),
    countries: listed([...countryCodes(text, languages)]),
    isFree: isFree || has("included"),
    isFee: has("fee_names", "extra_cost", "commission"),
    hours: has("periods") ? listed(times.filter(({ days }) => days < 1).map(({ days }) => days)) : "",
    isUnlimited: has("unlimited") && !has("cancelling", "leaving"),
    isBounded: has("up_to", "bounds"),
    isOnly: has("exclusives"),
    isPromise: isCover || isGuarantee(`${asked} ${text}`.trim(), languages) || isTrial(text, languages) ||
      isFree && times.some(({ days }) => days >= LEAST_PROMISED_DAYS),
    isRefused: has("no_guarantee"),
    isConditional: times.length > 0 || CONDITIONS.some((kind) => has(kind)),
    isTimed: isSpeed(text, languages),
    isArea: has("delivers") || has("area_words") && has("addresses"),
  };
}

function listed(values: (number | string)[]): string {
  return [...new Set(values)].sort().join("|");
}
