import { wordPattern } from "../../text/amount_words.ts";
import { hasCue, type Language, withoutCues } from "../../text/lexicon.ts";
import { isLongAgo } from "../numbers/measure_names.ts";
import { clauseAt } from "../numbers/sentence_numbers.ts";
import type { PricedItem } from "./sums.ts";
import { findPriceWord, PRICES } from "./words.ts";

/**
 * True for a sum that nobody pays the founder now: what is past, a cost, a turnover, a limit, or somebody else's. "The
 * desk cost me £800 and the chair £115": what leaves its verb out is as the sum before.
 */
export function isNoPrice(item: PricedItem): boolean {
  if (isPast(item) || isCounted(item) || isAnothers(item) || isFreeFrom(item)) return true;
  const { before, isElliptic, sentence, amount } = item;
  const goesOn = before !== null &&
    (isElliptic || clauseAt(sentence, before.amount.index) === clauseAt(sentence, amount.index));
  return goesOn && !isTurned(ownWords(item), sentence.languages) && isNoPrice(before);
}

/** True for words that say by themselves how it is now. */
function isTurned(words: string, languages: readonly Language[]): boolean {
  return findPriceWord(words, languages, "anywhere", "charging", "now", "we_ask") !== null;
}

/** The words that stand with the sum. */
export function ownWords({ topic, lead, rate, tail, amount, sentence }: PricedItem): string {
  const behind = sentence.text.slice(amount.end, amount.end + rate.length + tail.length);
  return `${topic} ${lead} ${behind}`.trim();
}

/** "It was 60 until May", "bis 2023 waren es 12": nobody says today's price in the past tense. */
function isPast(item: PricedItem): boolean {
  const { sentence: { languages } } = item;
  const words = ownWords(item);
  if (findPriceWord(words, languages, "anywhere", "now") !== null) return false;
  return findPriceWord(words, languages, "anywhere", "past", "once") !== null ||
    isLongAgo(words, languages) || endsAtTime(words, languages);
}

/** "120 till March": over, or soon so; "hasta seis máquinas" is a size. */
function endsAtTime(words: string, languages: readonly Language[]): boolean {
  const until = findPriceWord(words, languages, "anywhere", "until");
  if (until === null) return false;
  const when = words.slice(until.index + until[0].length).trim().split(/\s+/u).slice(0, 3).join(" ");
  return /^(?:\p{L}+\s)?(?:19|20)\d\d(?!\d)/u.test(when) || hasCue(when, languages, "calendar_words");
}

/** Averages, turnover, costs, limits: beside the sum in its own part of the sentence. */
function isCounted({ topic, lead, tail, rate, amount, sentence }: PricedItem): boolean {
  const words = wordPattern("no_price", sentence.languages);
  const behind = sentence.text.slice(amount.end, amount.end + rate.length + tail.length).slice(0, NEAR);
  return words.test(`${topic} ${lead}`) ||
    new RegExp(`^\\s*(?:\\p{L}{1,4} ){0,2}(?:${words.source})`, "iu").test(behind);
}

/** So far behind a sum a word says what it is. */
const NEAR = 24;

/** What rivals take, and what the founder's people get. */
function isAnothers(item: PricedItem): boolean {
  const { lead, topic, sentence: { text, languages } } = item;
  const before = `${topic} ${lead}`;
  if (hasCue(text, languages, "comparison") || hasCue(before, languages, "rival")) return true;
  const takes = findPriceWord(before, languages, "anywhere", "others_take");
  const taker = takes === null ? "" : before.slice(0, takes.index);
  const isTaken = /\p{L}/u.test(taker) && findPriceWord(taker, languages, "anywhere", "ourselves") === null;
  return isTaken || isPay(before, languages);
}

/** True where the money behind these words is somebody's pay: "members get a wash for £15" tells what a price is for. */
function isPay(before: string, languages: readonly Language[]): boolean {
  const earns = findPriceWord(before, languages, "anywhere", "earns");
  if (earns === null) return false;
  const who = before.slice(0, earns.index);
  if (findPriceWord(who, languages, "end", "ourselves") !== null) return false;
  if (hasCue(who, languages, "team")) return true;
  const what = before.slice(earns.index + earns[0].length);
  const paid = findPriceWord(what, languages, "start", "paid_words");
  const thing = paid === null ? what : what.slice(paid[0].length);
  return !/\p{L}/u.test(withoutCues(thing, languages, "approx", "adverbs", "articles", "quantities"));
}

/** "Free delivery over £40": from where on something costs nothing. */
function isFreeFrom({ topic, lead, sentence: { languages } }: PricedItem): boolean {
  return findPriceWord(`${topic} ${lead}`, languages, "anywhere", "free") !== null &&
    findPriceWord(lead, languages, "end", "from_so_many", "limit") !== null;
}

/** "Half the time we waive it", also in the next clause; "we may do a plan": what is open is asked. */
export function isOpen(item: PricedItem): boolean {
  const { sentence: { text, languages }, standing, rest } = item;
  const waive = wordPattern("waive", languages);
  const words = ownWords(item);
  return standing === "hedged" || findPriceWord(text, languages, "anywhere", "open") !== null ||
    findPriceWord(words, languages, "anywhere", "would") !== null || hasCue(item.lead, languages, "maybe") ||
    waive.test(words) || rest.slice(0, 2).some((clause) => waive.test(clause));
}

/** "We may do an annual plan": the month of May stands behind no pronoun. */
export const MAY = PRICES.patternOf("may");

/** In the answer about the offering a sum is a price where it has a rate, or a word for charging beside it. */
export function isCharged({ rate, lead, topic, tail, sentence: { languages } }: PricedItem): boolean {
  return rate.per !== null || rate.thing !== null ||
    wordPattern("charge", languages).test(`${topic} ${lead} ${tail}`);
}
