import type { PageBlock } from "../../domain/watch.ts";
import type { Language } from "../../text/lexicon.ts";
import { hasWatchWord, watchWordsIn } from "../../text/watch_words.ts";
import type { Amount } from "../../text/amount.ts";
import { plain, wordsOf } from "../reading/masking.ts";
import { amountsOf } from "./statements.ts";
import { cutOut } from "../reading/stretches.ts";

/** A fee beside a price, as a sentence names it: "plus 25 € Aufnahmegebühr", "a membership fee of £30". */
export interface FeeMention {
  /** What the fee is called, in letters alone. */
  name: string;
  value: number;
  /** From its first word to its last, as the page has it. */
  text: string;
  sentence: string;
}

/** How far a fee's name may stand from its amount. */
const LONGEST_AMOUNT_WORDS = 4;
const NEAR_BEFORE = 48;
const NEAR_BEHIND = 28;
const CLAUSE_END = /[,;:.!?()、。]\s|[、。（）]| [–—-] /u;

/** The fees that a sentence asks beside its price. */
export function feesIn(sentence: string, languages: readonly Language[]): FeeMention[] {
  if (hasWatchWord(sentence, "no_fee", languages) || hasWatchWord(sentence, "passing", languages)) return [];
  const amounts = amountsOf(sentence, languages).filter(({ kind, isArticle, value }) =>
    kind === "money" && !isArticle && value > 0
  );
  return amounts.flatMap((amount) => feeOf(sentence, amount, languages) ?? []);
}

/** "£40" in the row or under the term "Cleaning fee"; null for any other block. */
export function labelledFee(
  { text, label, place, struck, dated }: PageBlock,
  languages: readonly Language[],
): FeeMention | null {
  if (place !== "body" || struck || dated !== undefined || wordsOf(text).length > LONGEST_AMOUNT_WORDS) {
    return null;
  }
  const [name] = watchWordsIn(label, "fee_names", languages);
  const [amount] = amountsOf(text, languages).filter(({ kind }) => kind === "money");
  const isAlone = amount !== undefined &&
    !/\p{L}{2}/u.test(text.slice(0, amount.index) + text.slice(amount.end));
  if (!isAlone) return null;
  return name === undefined || amount === undefined
    ? null
    : { name: plain(name[0]), value: amount.value, text, sentence: label };
}

function feeOf(
  sentence: string,
  { index, end, value }: Amount,
  languages: readonly Language[],
): FeeMention | null {
  const before = lastClause(sentence.slice(Math.max(0, index - NEAR_BEFORE), index));
  const behind = firstClause(sentence.slice(end, end + NEAR_BEHIND));
  const named = watchWordsIn(behind, "fee_names", languages)[0];
  const isJoined = named !== undefined && wordsOf(behind.slice(0, named.index)).length <= 3;
  const lead = watchWordsIn(before, "fee_leads", languages).at(-1);
  const added = lead !== undefined && wordsOf(before.slice(lead.index + lead[0].length)).length <= 1
    ? lead
    : undefined;
  const from = (at: number) => index - before.length + at;
  if (isJoined && named !== undefined) {
    const start = added === undefined ? index : from(added.index);
    return mention(sentence, named[0], value, start, end + named.index + named[0].length);
  }
  const owner = watchWordsIn(before, "fee_names", languages).at(-1);
  if (owner !== undefined) {
    return mention(sentence, owner[0], value, from(startOfName(before, owner.index)), end);
  }
  const counted = /^\s+[\p{L}\p{M}'’-]+(?:\s+[\p{L}\p{M}'’-]+){0,3}/u.exec(behind)?.[0] ?? "";
  if (added === undefined || counted === "") return null;
  return mention(sentence, counted, value, from(added.index), end + counted.length);
}

function mention(sentence: string, name: string, value: number, from: number, to: number): FeeMention {
  return { name: plain(name), value, sentence, text: cutOut(sentence, { from, to }) };
}

/** "membership fee" of "fee", where what stands before it is one more word of its name. */
function startOfName(before: string, index: number): number {
  const word = /[\p{L}\p{M}-]+\s+$/u.exec(before.slice(0, index))?.[0] ?? "";
  return word.trim().length > 3 ? index - word.length : index;
}

function lastClause(text: string): string {
  const ends = [...text.matchAll(new RegExp(CLAUSE_END, "gu"))].filter(({ 0: mark }) => !/:/.test(mark));
  const last = ends.at(-1);
  return last === undefined ? text : text.slice(last.index + last[0].length);
}

function firstClause(text: string): string {
  const end = CLAUSE_END.exec(`${text} `)?.index;
  return end === undefined ? text : text.slice(0, end);
}
