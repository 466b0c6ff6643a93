import { GRAMMAR } from "../../text/grammar_words.ts";
import { type Amount, amountsIn } from "../../text/amounts.ts";
import { wordPattern } from "../../text/amount_words.ts";
import { languageIn } from "../../text/language.ts";
import { hasCue, LANGUAGES } from "../../text/lexicon.ts";
import { stemsIn } from "../../text/words.ts";
import { nounPhraseAt } from "../names/noun_phrases.ts";
import { UPDATES } from "../words.ts";

/** A number that a text states, with the words of what it counts. */
export interface StatedNumber {
  amount: Amount;
  /** Stems of the noun behind it: "customers" of "61 customers"; empty where none stands there. */
  counts: string[];
}

/** Every number of a text, in its order; those in words in the language of the text. */
export function statedNumbers(text: string): StatedNumber[] {
  return amountsIn(text, { languages: [languageIn(text) ?? "en"], home: null }).filter((
    { isArticle, isFraction },
  ) => !isArticle && !isFraction)
    .map((amount) => ({ amount, counts: countedBehind(text, amount.end) }));
}

/** The one number of a text, in digits or English words; null where it has none or several. */
export function onlyAmount(text: string): Amount | null {
  const amounts = amountsIn(text, { languages: ["en"], home: null }).filter(({ isFraction }) => !isFraction);
  return amounts.length === 1 ? amounts[0] ?? null : null;
}

function countedBehind(text: string, at: number): string[] {
  const noun = nounPhraseAt(text, at, LANGUAGES, 2);
  if (noun === null || noun.from - at > 2 || NOW_ONLY.test(noun.text)) return [];
  const stems = stemList(noun.text);
  // "Weeks" and "people" have no stem of their own, and still are what is counted.
  return stems.length > 0
    ? stems
    : noun.text.toLowerCase().split(/\s+/).map((word) => word.replace(/s$/, ""));
}

/** "It's 604 now" says nothing of what is counted. */
const NOW_ONLY = new RegExp(`^(?:${wordPattern("now", LANGUAGES).source})$`, "iu");

/** The stems of the words of a text, each once. */
export function stemList(text: string): string[] {
  return [...stemsIn(text)];
}

const NOT_BEFORE = new RegExp(
  `${UPDATES.sourceOf("not_that")}\\s${GRAMMAR.sourceOf("the")}?\\s?$`,
  "iu",
);
const NOT_BEHIND = /^\p{L}{0,3}(?:ではな|じゃな)/u;

/** True for the 1,150 of "it is 1,040 lines, not 1,150". */
export function isDenied({ index, end }: { index: number; end: number }, sentence: string): boolean {
  return NOT_BEFORE.test(sentence.slice(0, index)) || NOT_BEHIND.test(sentence.slice(end));
}

/** True for the 230 of "I said 230 boats but it's 214". */
export function isSaidOnce({ index, end }: { index: number; end: number }, sentence: string): boolean {
  return SAID_ONCE.test(sentence.slice(0, index)) && hasCue(sentence.slice(end), LANGUAGES, "contrast");
}

const SAID_ONCE = new RegExp(`${UPDATES.sourceOf("said_once")}\\s(?:\\p{L}+\\s){0,2}$`, "iu");

/** What was typed, with Japanese scales as digits: "3万" is "30000". */
export function inDigits(typed: string): string {
  return /[万千]/u.test(typed) ? String(onlyAmount(typed)?.value ?? typed) : typed;
}

/** True where a text states this number, of its kind where that is money or a share. */
export function statesNumber(text: string, old: Amount): boolean {
  return statementsOf(text, old).length > 0;
}

/**
 * A text with another number in the place of the one that it states: what was typed where that has a sign of its own, else
 * its digits in the old signs. Null where the old number is stated never or more than once.
 */
export function withNewNumber(text: string, old: Amount, fresh: string): string | null {
  const [stated, another] = statementsOf(text, old);
  if (stated === undefined || another !== undefined) return null;
  const hasSign = /[£€$¥%]|[A-Z]{3}/.test(fresh);
  const number = hasSign ? fresh : stated.amount.text.replace(/\d[\d.,]*\d|\d/, () => fresh);
  return text.slice(0, stated.amount.index) + number + text.slice(stated.amount.end);
}

function statementsOf(text: string, old: Amount) {
  return statedNumbers(text).filter(({ amount }) =>
    amount.value === old.value && (old.kind === "number" || amount.kind === old.kind)
  );
}

/** Replaces some words of a text, a number only where it stands whole: "61" leaves "161" and "6.1" as they are. */
export function replaceNumberWords(text: string, from: string, to: string): string {
  const escaped = RegExp.escape(from.trim());
  if (escaped === "") return text;
  const opens = /^[\p{L}\p{N}]/u.test(from) ? "(?<![\\p{L}\\p{N}]|\\d[.,])" : "";
  const closes = /[\p{L}\p{N}]$/u.test(from) ? "(?![\\p{L}\\p{N}]|[.,]\\d)" : "";
  return text.replace(new RegExp(`${opens}${escaped}${closes}`, "iu"), () => to);
}
