import { numbersIn, stem, valueOf } from "../../text/text.ts";
import { STOP_WORDS } from "../../text/words.ts";
import { NUMBER_WORDS, wordsToNumber } from "../../text/number_words.ts";

/** A number and the thing it counts. */
export interface CountedThing {
  value: number;
  noun: string;
  /** Exact words: "45 marinas", "Five hundred gyms", "18泊". */
  words: string;
  index: number;
}

const IN_WORDS = new RegExp(
  `(?<n>${NUMBER_WORDS})(?<between>\\s(?:new |paying |more )?)(?<noun>\\p{L}{3,})`,
  "giu",
);
/** A number and its counter in a script that writes without spaces; not the parts of a date or of money. */
const EASTERN = /(?<n>\d[\d,.]*)(?<noun>(?![年月日時分円歳回%])\p{Script=Han})/gu;

/** Everything that a text counts, in its order: in digits, in words, and with eastern counters. */
export function countedThings(text: string): CountedThing[] {
  const digits = numbersIn(text).flatMap((number) =>
    number.unit !== null || number.noun === null
      ? []
      : [{ value: valueOf(number.value), noun: number.noun, words: number.text, index: number.index }]
  );
  const inWords = [...text.matchAll(IN_WORDS)].flatMap((match) => {
    const value = wordsToNumber(match.groups?.["n"] ?? "");
    const noun = match.groups?.["noun"] ?? "";
    return value === null || value < 2 || STOP_WORDS.has(noun.toLowerCase())
      ? []
      : [{ value, noun, words: match[0], index: match.index }];
  });
  const eastern = [...text.matchAll(EASTERN)].map((match) => ({
    value: valueOf(match.groups?.["n"] ?? ""),
    noun: match.groups?.["noun"] ?? "",
    words: match[0],
    index: match.index,
  }));
  return [...digits, ...inWords, ...eastern].sort((one, other) => one.index - other.index);
}

const REACH = 3;

/** What a sentence counts of one noun: "212 box subscribers" counts subscribers, three words away at most. */
export function countedAs(sentence: string, noun: string): CountedThing[] {
  const exact = countedThings(sentence).filter((thing) => stem(thing.noun) === stem(noun));
  const further = numbersIn(sentence).flatMap((number) => {
    if (number.unit !== null || exact.some((thing) => thing.index === number.index)) return [];
    const rest = sentence.slice(number.index);
    const clause = rest.split(/[,;:]|\.(?!\d)/u)[0] ?? "";
    const words = clause.split(/(?<=\s)/u);
    const at = words.findIndex((word) => stem(word.replace(/[^\p{L}]/gu, "")) === stem(noun));
    if (at < 1 || at > REACH) return [];
    const stretch = words.slice(0, at + 1).join("").trim();
    return [{ value: valueOf(number.value), noun, words: stretch, index: number.index }];
  });
  return [...exact, ...further].sort((one, other) => one.index - other.index);
}
