import { GRAMMAR } from "../../text/grammar_words.ts";
import type { ChannelFact } from "../../domain/facts.ts";
import { wordPattern } from "../../text/amount_words.ts";
import type { Amount } from "../../text/amounts.ts";
import { cuesIn, firstCue, type Language, withoutCues } from "../../text/lexicon.ts";
import { wordCount } from "../../text/sentences.ts";
import { countsCustomers } from "./counts.ts";
import { channelName, isTotal } from "./names.ts";
import { made } from "./named_channels.ts";
import type { Segment } from "../numbers/segments.ts";
import { stemList } from "../numbers/stated_numbers.ts";
import { CHANNELS } from "../words.ts";

const AND = new RegExp(`^${GRAMMAR.sourceOf("and")}\\s+`, "iu");
/** "And two from Ann" without its joining word. */
export const withoutJoiner = (text: string) => text.replace(AND, "");

/** "Xero advisor directory 19": the words before the number, else those behind it. */
export function channelOf(
  segment: Segment,
  { count, customers }: { count: Amount; customers: Set<string> },
): ChannelFact | null {
  const { numbers, from, to, amounts } = segment;
  const { sentence } = numbers;
  const { languages } = sentence;
  const total = amounts.find((amount) =>
    amount.index < count.index && isTotal(sentence.text, amount, languages)
  );
  const before = total === undefined ? nameBefore(sentence.text.slice(from, count.index), languages) : null;
  if (before !== null && namesAll(before, languages, customers)) return null;
  if (before !== null) {
    return countsCustomers(segment, { count, customers }) ? made(before, { segment, count, from, to }) : null;
  }
  const limit = amounts.find((amount) => amount.index > count.index && amount.kind === "money")?.index ?? to;
  const behind = sentence.text.slice(count.end, limit);
  const name = nameBehind(behind, segment) ?? deedBehind(behind, languages);
  const isCounter = name === null || !/\s/.test(name) && stemList(name).every((stem) => customers.has(stem));
  return isCounter ? null : made(name, { segment, count, from, to });
}

/** "New customers last year were 44": all of them, and from nowhere yet. */
function namesAll(name: string, languages: readonly Language[], customers: Set<string>): boolean {
  const rest = withoutCues(name, languages, "time_words", "adverbs", "articles", "pronouns");
  const words = rest.trim().split(/\s+/u).filter((word) =>
    !wordPattern("total_words", languages, "start").test(word)
  );
  const isCustomer = (word: string) => stemList(word).some((stem) => customers.has(stem));
  return words.join(" ") !== name && words.some(isCustomer) &&
    words.every((word) => isCustomer(word) || CHANNELS.patternOf("new", languages).exec(word)?.[0] === word);
}

/** "Das sind", "that'd be maybe": words before a number that name nothing. */
export function nameBefore(
  before: string,
  languages: Segment["numbers"]["sentence"]["languages"],
): string | null {
  const words = withoutJoiner(before.trim());
  if (wordPattern("rest", languages, "start").test(words)) return null;
  return channelName(words, languages);
}

/** "of our 96 practices came through dental supply reps": what stands behind the whole. */
function nameBehind(behind: string, { numbers, amounts, to }: Segment): string | null {
  const { sentence } = numbers;
  const { languages } = sentence;
  const total = amounts.find((amount) =>
    amount.index > to - behind.length - 1 && isTotal(sentence.text, amount, languages)
  );
  const rest = total === undefined ? behind : sentence.text.slice(total.end, to);
  const words = total === undefined ? withoutCounter(rest) : rest.replace(/^\s*\S+/u, "");
  return channelName(words, languages) ?? CHANNELS.patternOf("by_mouth", languages).exec(rest)?.[0] ?? null;
}

/** "7 because I knocked on doors": what was done, up to how. */
function deedBehind(behind: string, languages: readonly Language[]): string | null {
  const because = firstCue(behind.trimStart(), languages, "because");
  if (because?.index !== 0) return null;
  const deed = behind.trimStart().slice(because[0].length).trim();
  const how = cuesIn(deed, languages, "prepositions").find(({ index }) =>
    wordCount(deed.slice(0, index)) >= FEWEST_WORDS_OF_DEED
  );
  const name = deed.slice(0, how?.index).trim().replace(/[\s,;.]+$/u, "");
  return wordCount(name) >= FEWEST_WORDS_OF_DEED && wordCount(name) <= MOST_WORDS_OF_DEED ? name : null;
}

const FEWEST_WORDS_OF_DEED = 3;
const MOST_WORDS_OF_DEED = 6;

/** "50組が予約サイト": the counter and its particle are no part of the name; nor is the noun before "from". */
function withoutCounter(text: string): string {
  return text.replace(/^[\p{Script=Han}]{1,2}(?:が|は|の|を)/u, "").replace(COUNTED_NOUN, " ");
}

const COUNTED_NOUN = new RegExp(`^\\s*\\p{L}+\\s+(?=${CHANNELS.sourceOf("came_by")}\\s)`, "iu");
