import type { Amount } from "../../text/amounts.ts";
import { cuesIn } from "../../text/lexicon.ts";
import type { Rate } from "../numbers/rates.ts";
import { rateBehind, timeOf } from "../numbers/rates.ts";
import { clauseAt } from "../numbers/sentence_numbers.ts";
import type { Sentence, Standing } from "../statements/statement.ts";
import { opensDetail, withoutCharging } from "./phrases.ts";

/** A number of an answer with the words that may say what it is the price of. */
export interface PriceItem {
  sentence: Sentence;
  amount: Amount;
  standing: Standing;
  /** Where it begins and ends in the sentence's text. */
  from: number;
  to: number;
  /** The words of its clause before the number: "the big one is". */
  lead: string;
  /** The clause before it where that has no number and its own says nothing: "Una imposte simple, c'est". */
  topic: string;
  /** How it is counted, right behind the number: "a month". */
  rate: Rate;
  /** The words of its clause behind the number and its rate. */
  tail: string;
  /** Further clauses up to the next number: "paid once". */
  rest: string[];
}

interface Part {
  from: number;
  to: number;
  amount: Amount | null;
  standing: Standing;
}

/** Some numbers of a sentence, each with its own words: clauses, cut again between two of the numbers. */
export function itemsOf(sentence: Sentence, amounts: readonly Amount[]): PriceItem[] {
  const parts = partsOf(sentence, amounts);
  const { text, languages } = sentence;
  return parts.flatMap((part, at): PriceItem[] => {
    const { amount } = part;
    if (amount === null) return [];
    const rate = rateBehind(text, amount.end, languages);
    const lead = text.slice(part.from, amount.index);
    const tail = text.slice(amount.end + rate.length, Math.max(part.to, amount.end + rate.length));
    const before = parts[at - 1];
    const topic = before?.amount !== null || !isTopic(parts, at - 1, sentence)
      ? ""
      : before.standing === "withdrawn"
      ? topicTakenBack(parts.slice(0, at), sentence)
      : topicOf(parts, at - 1, sentence);
    const rest: string[] = [];
    for (let next = at + 1; parts[next]?.amount === null; next++) {
      const last = parts[next];
      if (last === undefined || (parts[next + 1]?.amount != null && isTopic(parts, next, sentence))) break;
      rest.push(text.slice(last.from, last.to));
    }
    return [{
      sentence,
      amount,
      standing: clauseAt(sentence, amount.index)?.standing ?? part.standing,
      from: topic === "" ? part.from : before?.from ?? part.from,
      to: part.to,
      lead,
      topic,
      rate,
      tail,
      rest,
    }];
  });
}

/** True where a clause without a number belongs to the number behind it. */
function isTopic(parts: readonly Part[], at: number, { text, languages }: Sentence): boolean {
  const [topic, next] = [parts[at], parts[at + 1]];
  if (topic === undefined || next?.amount == null) return false;
  const lead = text.slice(next.from, next.amount.index);
  const isHeader = /^\s*[:：]/u.test(text.slice(topic.to));
  return !/\p{L}/u.test(withoutCharging(lead, languages)) &&
    (isHeader || opensDetail(text.slice(topic.from, topic.to), languages) || !hasTail(next, text, languages));
}

/** "Training a caretaker, two nights, £3,000": how long it takes is not what it is. */
function topicOf(parts: readonly Part[], at: number, { text, languages }: Sentence): string {
  const [thing, own] = [parts[at - 1], parts[at]];
  const words = text.slice(own?.from, own?.to);
  const isLength = /^\S+\s\S+$/u.test(words) && timeOf(words.split(/\s/u)[1] ?? "", languages) !== null;
  return isLength && thing?.amount === null ? text.slice(thing.from, thing.to) : words;
}

/** "A survey is 275, no wait, 295": what the number that was taken back was for. */
function topicTakenBack(before: readonly Part[], { text }: Sentence): string {
  const last = before.findLast(({ amount }) => amount !== null);
  return last?.amount == null || last.standing !== "withdrawn"
    ? ""
    : text.slice(last.from, last.amount.index);
}

function hasTail({ amount, to }: Part, text: string, languages: Sentence["languages"]): boolean {
  if (amount === null) return false;
  const rate = rateBehind(text, amount.end, languages);
  return rate.thing !== null || opensDetail(text.slice(amount.end + rate.length, to), languages);
}

function partsOf(sentence: Sentence, amounts: readonly Amount[]): Part[] {
  return sentence.clauses.flatMap(({ from, to, standing }): Part[] => {
    const [start, end] = [from - sentence.from, to - sentence.from];
    const own = amounts.filter(({ index, isArticle }) => index >= start && index < end && !isArticle);
    const edges = [
      start,
      ...own.slice(1).map((amount, at) => cutBetween([own[at] ?? amount, amount], start, sentence)),
      end,
    ];
    if (own.length === 0) return [{ from: start, to: end, amount: null, standing }];
    return own.map((amount, at) => ({
      from: edges[at] ?? start,
      to: edges[at + 1] ?? end,
      amount,
      standing,
    }));
  });
}

/** Two numbers of a clause are cut at the last joining word between them, else in front of the second. */
function cutBetween([one, other]: [Amount, Amount], from: number, { text, languages }: Sentence): number {
  const gap = text.slice(one.end, other.index);
  const joiner = cuesIn(gap, languages, "joiners", "or_words").at(-1);
  if (joiner !== undefined) return one.end + joiner.index;
  // "45 small dog 60 big dog" names its things behind, "wash 20 cut 30" before.
  if (!/\p{L}/u.test(text.slice(from, one.index))) return other.index;
  return Math.min(other.index, one.end + rateBehind(text, one.end, languages).length);
}
