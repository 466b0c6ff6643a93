import { amountWords, wordPattern } from "./amount_words.ts";
import type { NamedDay } from "./due_days.ts";
import { GRAMMAR } from "./grammar_words.ts";
import { LANGUAGES, phrasesPattern } from "./lexicon.ts";

const THE = GRAMMAR.sourceOf("the");
const DUE_BY = `(?:${wordPattern("due", LANGUAGES).source})`;
/** What says that something is due by the day behind it. */
const DUE = new RegExp(`${DUE_BY}(?:\\s+${THE})?\\s+$`, "iu");

/** Whether something is due by a day that a text names, and where the word that says so begins. */
export function dueOf(
  text: string,
  { index, end }: Pick<NamedDay, "index" | "end">,
): Pick<NamedDay, "dueFrom" | "isDeadline"> {
  const before = DUE.exec(text.slice(Math.max(0, index - 24), index));
  const isBehind = wordPattern("due_behind", LANGUAGES, "start").test(text.slice(end));
  return {
    dueFrom: before === null ? index : index - before[0].length,
    isDeadline: before !== null || isBehind,
  };
}

/** A day of that year which no calendar here knows: "by Labor Day 2027", "antes de la cosecha de 2027". */
const DAY_OF_YEAR = new RegExp(
  `${DUE_BY}\\s+(?:${THE}\\s*)?(?!${wordPattern("names_no_day", LANGUAGES).source})` +
    `\\p{L}{3,}(?:\\s\\p{L}{3,})?(?:\\s(?:${GRAMMAR.sourceOf("of")}|in))?\\s+$`,
  "iu",
);
const LONGEST_DAY_NAME = 44;

/** Which day of the year is meant nobody can tell: the year's end would be a guess. */
export function namedYear(
  text: string,
  { kind, index, text: words }: Pick<NamedDay, "kind" | "index" | "text">,
): Partial<NamedDay> {
  if (kind !== "year" || !/^\d{4}$/.test(words)) return {};
  const before = text.slice(Math.max(0, index - LONGEST_DAY_NAME), index);
  const found = DAY_OF_YEAR.exec(before);
  return found === null ? {} : { isAmbiguous: true, isDeadline: true, dueFrom: index - found[0].length };
}

const SHORT_MONTH = 3;

/** Months whose names are something else besides need a day, a year or one of these words beside them. */
const BEFORE_MONTH = new RegExp(`(?:${wordPattern("before_month", LANGUAGES).source})\\s+$`, "iu");
const MONTH_OR_NUMBER = amountWords("month_or_number");
const MONTH_OR_VERB = phrasesPattern(amountWords("month_or_verb"));
const IS_MONTH_OR_VERB = new RegExp(`^(?:${MONTH_OR_VERB})$`, "iu");
/** "May. They have just put the stove out": the verb stands alone nowhere. */
const ALONE = new RegExp(`^(?:${MONTH_OR_VERB})\\s*(?:[.,;:!]|$)`, "iu");

/** "May" the verb, "set" of tools: what could be a month and stands where it is another word. "In May" is the month. */
export function isOtherWord(name: string, text: string, index: number): boolean {
  const isDoubtful = name.length <= SHORT_MONTH || MONTH_OR_NUMBER.includes(name.toLowerCase());
  const isPlaced = index === 0
    ? !IS_MONTH_OR_VERB.test(name) || ALONE.test(text)
    : BEFORE_MONTH.test(text.slice(0, index));
  return isDoubtful && !isPlaced;
}
