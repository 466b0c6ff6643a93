import { isRomance } from "../../text/language.ts";
import { firstCue, type Language, withoutCues } from "../../text/lexicon.ts";
import { wordNumber } from "../../text/word_numbers.ts";
import { nounPhraseAt, standsAlone, trimmedPhrase } from "../names/noun_phrases.ts";
import { detailBehind, detailWith, withoutCharging, withoutExtra } from "./phrases.ts";
import type { PricedItem } from "./sums.ts";
import { findPriceWord, PRICES } from "./words.ts";

/** What the words before a sum say. */
interface Lead {
  /** What is sold: "a rush call" of "a rush call is". */
  name: string | null;
  /** Whom or what it is for: "a school" of "for a school, it's". */
  purpose: string | null;
  /** Which of several it is: "with wine", "if it's at night". */
  variant: string | null;
  /** Who pays: "shops" of "shops pay". */
  buyer: string | null;
}

const LONGEST_NAME = 5;

export function leadOf(
  { lead, topic, sentence: { languages }, isElliptic }: PricedItem,
  payer: string | null,
): Lead {
  const own = withoutCharging(lead, languages);
  const words = /\p{L}/u.test(own) ? own : withoutCharging(topic, languages);
  const nothing: Lead = { name: null, purpose: null, variant: null, buyer: null };
  const bare = withoutJoiner(words, languages);
  const variant = detailWith(bare, languages);
  if (variant !== null) return { ...nothing, variant };
  const paid = payment(/\p{L}/u.test(lead) ? lead : topic, languages);
  if (paid !== null) {
    return { ...nothing, buyer: buyerOf(paid.who, languages), name: nameOf(paid.what, languages) };
  }
  if (isElliptic && payer !== null && !endsCharging(lead, languages)) {
    return { ...nothing, buyer: buyerOf(bare, languages) };
  }
  const asks = findPriceWord(bare, languages, "anywhere", "we_ask");
  if (asks !== null) {
    const object = bare.slice(asks.index + asks[0].length);
    return {
      ...nothing,
      name: nameOf(object, languages),
      buyer: detailBehind(bare.slice(0, asks.index), languages, "to", "for"),
    };
  }
  const purpose = detailBehind(bare, languages, "for", "to");
  const costs = findPriceWord(bare, languages, "anywhere", "costs_them");
  if (costs !== null) {
    // "Meevlechten kost de familie 85": what costs stands before, who pays behind.
    const before = bare.slice(0, costs.index);
    const isFor = findPriceWord(before, languages, "start", "for", "to") !== null;
    const thing = isFor ? null : nameOf(before, languages);
    const behind = nameOf(bare.slice(costs.index + costs[0].length), languages);
    return thing === null ? { ...nothing, name: behind } : { ...nothing, name: thing, buyer: behind };
  }
  if (purpose !== null && /\p{L}/u.test(own) === /\p{L}/u.test(words)) {
    // "The base station for the sugarhouse is $690" is the price of the station.
    const at = findPriceWord(bare, languages, "anywhere", "for")?.index ?? 0;
    const thing = nameOf(bare.slice(0, at), languages);
    return thing === null ? { ...nothing, purpose } : { ...nothing, name: thing };
  }
  return { ...nothing, name: nameOf(bare, languages) };
}

/** "NFZ pays us", "die Kasse zahlt eine Pauschale von": who pays, and what. */
function payment(words: string, languages: readonly Language[]): { who: string; what: string } | null {
  const pays = findPriceWord(words, languages, "anywhere", "buyers_pay");
  if (pays === null) return null;
  const behind = words.slice(pays.index + pays[0].length).trim();
  const us = findPriceWord(behind, languages, "start", "ourselves");
  const what = us === null ? behind : behind.slice(us[0].length);
  return {
    who: withoutJoiner(words.slice(0, pays.index), languages),
    what: withoutCharging(what, languages),
  };
}

/** "Eleven restaurants" are restaurants. */
function buyerOf(words: string, languages: readonly Language[]): string | null {
  const name = nameOf(words, languages);
  const [first = "", ...rest] = (name ?? "").split(/\s+/u);
  return rest.length > 0 && (/^\d/.test(first) || wordNumber(first, languages) !== null)
    ? rest.join(" ")
    : name;
}

function endsCharging(lead: string, languages: readonly Language[]): boolean {
  return findPriceWord(lead, languages, "end", "charging") !== null;
}

function withoutJoiner(words: string, languages: readonly Language[]): string {
  const joiner = firstCue(words.trimStart(), languages, "joiners", "opening_joiners", "or_words");
  return joiner?.index === 0 ? words.trimStart().slice(joiner[0].length).trimStart() : words.trimStart();
}

/** The thing that these words name, without articles; null where they name none. */
function nameOf(words: string, languages: readonly Language[]): string | null {
  const tier = findPriceWord(words, languages, "start", "above_below");
  if (tier !== null) return tier[0].trim().toLowerCase();
  const gets = findPriceWord(words, languages, "anywhere", "earns");
  const got = gets === null ? words : words.slice(gets.index + gets[0].length);
  // "End mill up to 12 mm" is the end mill.
  const limit = findPriceWord(got, languages, "anywhere", "up_to");
  const rest = limit === null || limit.index === 0 ? got : got.slice(0, limit.index);
  const bare = withoutCues(rest, languages, "articles");
  const isLong = bare.trim().split(/\s+/u).length > LONGEST_NAME;
  const last = isLong && !isRomance(languages) ? subjectAtEnd(rest) : null;
  const name = trimmedPhrase(last ?? rest, languages);
  const opening = firstCue(name, languages, "contrast", "adverbs", "joiners", "pronouns");
  const isName = standsAlone(name, languages) && opening?.index !== 0 &&
    name.split(/\s+/u).length <= LONGEST_NAME;
  if (!isName || findPriceWord(name, languages, "anywhere", "free") !== null) return null;
  const half = findPriceWord(rest.slice(0, rest.lastIndexOf(name)), languages, "end", "half");
  return half === null ? name : `${half[0].trim()} ${name}`;
}

/** "With no plan and no insurance a cleaning and exam" ends in "a cleaning and exam". */
function subjectAtEnd(words: string): string | null {
  return SUBJECT_AT_END.exec(words)?.[1]?.trim() ?? null;
}

const SUBJECT_AT_END = new RegExp(
  `${PRICES.sourceOf("article")}\\s((?:\\p{L}[\\p{L}’'-]*\\s?){1,4})$`,
  "iu",
);

/** What the words behind a sum and its rate say. */
interface Tail {
  /** "small dog" of "for a small dog", or of "£45 small dog". */
  purpose: string | null;
  name: string | null;
  /** "up to 100 berths", "ab sechs Gläsern". */
  limit: string | null;
  variant: string | null;
  /** True where the purpose says where: "within the county". */
  isWhere: boolean;
}

export function tailOf(item: PricedItem): Tail {
  const { rate, lead, rest, sentence: { languages }, isElliptic } = item;
  const nothing: Tail = { purpose: null, name: null, limit: null, variant: null, isWhere: false };
  const tail = withoutExtra(item.tail, languages);
  const isTold = rate.per !== null || rate.thing !== null || /\p{L}/u.test(withoutCharging(lead, languages));
  const next = /\p{L}/u.test(tail) || isTold ? tail : rest[0] ?? "";
  const tier = findPriceWord(tail, languages, "start", "above_below");
  if (tier !== null) return { ...nothing, limit: tier[0].trim() };
  const variant = detailWith(next, languages) ?? whereOf(tail, languages, isElliptic);
  if (variant !== null) return { ...nothing, variant };
  if (tail.trim() === "") return nothing;
  const limit = limitOf(tail, languages);
  if (limit !== null) return { ...nothing, limit };
  // "9 euros le bokit au camion" says the thing before the place; "£8.50 a door each quarter on the plan" needs it.
  const isThing = rate.thing !== null && rate.per === null;
  const purpose = isThing
    ? detailBehind(tail, languages, "for")
    : detailBehind(tail, languages, "for", "to", "where");
  const isWhere = findPriceWord(tail, languages, "start", "for", "to") === null;
  if (purpose !== null) return { ...nothing, purpose: purpose + routeBehind(purpose, tail), isWhere };
  const phrase = nounPhraseAt(tail, 0, languages, 4);
  const isName = phrase !== null && phrase.from <= 4 && standsAlone(phrase.text, languages) &&
    findPriceWord(phrase.text, languages, "start", "how_paid", "extra", "once_only", "if", "until") === null;
  return isName ? { ...nothing, name: phrase.text + routeBehind(phrase.text, tail) } : nothing;
}

/** "140 am Wochenende": where or when a sum holds that leaves the thing out. */
function whereOf(tail: string, languages: readonly Language[], isElliptic: boolean): string | null {
  if (!isElliptic || findPriceWord(tail, languages, "start", "where") === null) return null;
  const words = tail.trim().split(/\s+/u).slice(0, 4).join(" ").replace(/[.,;:!]+$/u, "");
  return words;
}

/** "Up to 100 berths", "hasta seis máquinas". */
function limitOf(tail: string, languages: readonly Language[]): string | null {
  const from = findPriceWord(
    tail.replace(/^\s*\p{L}+\s/u, (lead) => isFor(lead, languages) ? "" : lead),
    languages,
    "start",
    "up_to",
    "from_so_many",
  );
  if (from === null) return null;
  const words = tail.trim().split(/\s+/u);
  const count = from[0].trim().split(/\s+/u).length + (isFor(`${words[0]} `, languages) ? 1 : 0);
  const kept = words.slice(isFor(`${words[0]} `, languages) ? 1 : 0, count + 2);
  if (kept.length <= from[0].trim().split(/\s+/u).length) return null;
  const joined = kept.join(" ").replace(/[.,;:!]+$/u, "");
  return joined;
}

function isFor(words: string, languages: readonly Language[]): boolean {
  return findPriceWord(words, languages, "start", "for")?.[0].trim() === words.trim();
}

/** "Kano to Lagos": a price for a way names both ends. */
function routeBehind(name: string, tail: string): string {
  const behind = tail.slice(tail.indexOf(name) + name.length);
  return /^\p{Lu}/u.test(name) ? TO_A_PLACE.exec(behind)?.[0] ?? "" : "";
}

const TO_A_PLACE = new RegExp(`^\\s${PRICES.sourceOf("way_to")}\\s\\p{Lu}\\p{L}+`, "u");

/** What is sold by measure is not the measure: "₦96,000 per ton". */
export function isMeasure(thing: string, languages: readonly Language[]): boolean {
  return findPriceWord(thing, languages, "start", "measure")?.[0].trim().length === thing.trim().length;
}
