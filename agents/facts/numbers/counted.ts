import { GRAMMAR } from "../../text/grammar_words.ts";
import { cutAt } from "../statements/cut_at.ts";
import { wordPattern } from "../../text/amount_words.ts";
import type { Amount } from "../../text/amounts.ts";
import type { NamedDay } from "../../text/due_days.ts";
import { type Language, LANGUAGES, lexiconsOf, phrasesPattern } from "../../text/lexicon.ts";
import {
  nounPhraseAt,
  type Phrase,
  standsAlone,
  trimmedPhrase,
  withoutLooseEnd,
} from "../names/noun_phrases.ts";
import { baseBehind, baseLength } from "./per_bases.ts";
import { rateBehind, TIMES } from "./rates.ts";
import type { SentenceNumbers } from "./sentence_numbers.ts";
import { NUMBER_WORDS } from "../words.ts";
import { perLanguages } from "../../text/per_languages.ts";

/** What a number counts: the words around it, and its unit. */
export interface Counted {
  metric: string | null;
  /** "GBP" for money, "%" for percent, else the noun with its rate: "dogs a week". */
  unit: string | null;
}

/**
 * What an amount of a sentence counts: the words behind it up to the next date, number of another thing or clause
 * ("ARR", "closing by day 2"); where there are none, the words before it ("revenue of £2m").
 */
export function countedBy(amount: Amount, numbers: SentenceNumbers): Counted {
  const { sentence, days } = numbers;
  const { text, languages } = sentence;
  const clause = sentence.clauses.find(({ from, to }) =>
    amount.index + sentence.from >= from && amount.index + sentence.from < to
  );
  const clauseEnd = Math.max(amount.end, (clause?.to ?? sentence.to) - sentence.from);
  const clauseStart = Math.min(amount.index, (clause?.from ?? sentence.from) - sentence.from);
  const day = days.find((each) => each.index >= amount.end && !isPartOfName(each, amount, text));
  const limit = Math.min(clauseEnd, day?.dueFrom ?? text.length, insteadFrom(numbers, amount.end));
  const rate = amount.kind === "money"
    ? rateBehind(text, amount.end, languages).length
    : baseLength(text, amount.end) || timesLength(text, amount.end, languages);
  const words = text.slice(amount.end + rate, Math.max(limit, amount.end + rate));
  const counted = words.replace(DANGLING_DUE, "");
  const behind = cleaned(cutAt(counted, languages), languages) ?? cleaned(counted, languages);
  const before = wordsBefore(amount, { numbers, clauseStart });
  const isJapanese = languages.length === 1 && languages[0] === "ja";
  const metric = isJapanese ? before ?? japaneseCounter(behind) : behind ?? before;
  const isVerbLast = amount.kind === "money" && before !== null &&
    (languages[0] === "de" || languages[0] === "nl");
  if (isVerbLast) return { metric: before, unit: unitOf(amount, numbers, limit) };
  return { metric, unit: unitOf(amount, numbers, limit) };
}

/** The summer of "two hundred summer sweeps" says what is counted and not by when. */
function isPartOfName({ kind, isDeadline, index, end }: NamedDay, amount: Amount, text: string): boolean {
  return kind === "season" && !isDeadline && index === amount.end + 1 && /^\s\p{L}/u.test(text.slice(end));
}

/** "75 regulars by next (September)": what is left before a date. */
const DANGLING_DUE = new RegExp(
  `\\s(?:${NUMBER_WORDS.sourceOf("due")}|${GRAMMAR.sourceOf("until")})(?:\\s(?:${
    wordPattern("next", LANGUAGES).source
  }|${wordPattern("this", LANGUAGES).source}|${GRAMMAR.sourceOf("the")}))*\\s*$`,
  "iu",
);

/** What a number is no longer: "from 12 customers". */
const FROM_NUMBER = new RegExp(`\\s+${wordPattern("range_from", LANGUAGES).source}\\s+[\\d.,]+.*$`, "iu");

/** Where "instead of 31" begins. */
function insteadFrom({ sentence: { text, languages } }: SentenceNumbers, from: number): number {
  const found = wordPattern("instead", languages).exec(text.slice(from));
  return found === null ? text.length : from + found.index;
}

function cleaned(text: string, languages: SentenceNumbers["sentence"]["languages"]): string | null {
  const words = withoutLooseEnd(trimmedPhrase(text, languages), languages);
  return standsAlone(words, languages) ? words : null;
}

function japaneseCounter(behind: string | null): string | null {
  return behind === null ? null : /^[\p{Script=Han}\p{Script=Katakana}]+/u.exec(behind)?.[0] ?? null;
}

/** The words between a date before the number, or the clause's beginning, and the number. */
function wordsBefore(
  { index }: Amount,
  { numbers: { sentence, days }, clauseStart }: { numbers: SentenceNumbers; clauseStart: number },
): string | null {
  const { text, languages } = sentence;
  const day = days.findLast(({ end }) => end <= index);
  const from = Math.max(clauseStart, day?.end ?? 0);
  const raw = text.slice(from, index).replace(/^(?:までに|までは|まで|に|は)/u, "").replace(
    /(?:を|が|は|に|の|月|週|年|月に|週に)+$/u,
    "",
  );
  const start = raw.replace(FROM_NUMBER, "").replace(/[:=]\s*$/u, "");
  return cleaned(start, languages);
}

function unitOf(
  { kind, currency, end }: Amount,
  { sentence: { text, languages } }: SentenceNumbers,
  limit: number,
): string | null {
  if (kind === "money") return currency;
  if (kind === "percent") return "%";
  const base = baseBehind(text, end);
  if (base !== null) return base;
  const counter = /^[\p{Script=Han}\p{Script=Katakana}]{1,3}/u.exec(text.slice(end));
  if (counter !== null) return counter[0];
  const often = timesLength(text, end, languages);
  if (often > 0) return text.slice(end, end + often).trim();
  const noun = wholeNoun(text.slice(0, limit), end, languages);
  if (noun === null || noun.from > limit) return null;
  const rateStart = firstRate(text, { from: noun.from, to: Math.min(noun.to, limit), languages });
  const rate = rateBehind(text, rateStart, languages);
  return text.slice(noun.from, Math.max(rateStart, Math.min(rateStart + rate.length, limit))).trim() || null;
}

/** The length of the rate of "5 a week": so many a week, of what nobody said. */
function timesLength(text: string, end: number, languages: readonly Language[]): number {
  const { per, thing, length } = rateBehind(text, end, languages);
  return per !== null && thing === null && TIMES.includes(per) ? length : 0;
}

/** Two words, or three where the third is the plural that the two stand before: "paid readiness engagements". */
function wholeNoun(text: string, at: number, languages: readonly Language[]): Phrase | null {
  const noun = nounPhraseAt(text, at, languages, 2);
  const longer = nounPhraseAt(text, at, languages, 3);
  const isWhole = noun === null || longer === null || !/\p{Ll}s$/u.test(longer.text) ||
    /[^s]s(?:\s|$)/u.test(noun.text);
  return isWhole ? noun : longer;
}

/** Where the noun ends: before a rate that stands in or right behind it. */
function firstRate(
  text: string,
  { from, to, languages }: { from: number; to: number; languages: SentenceNumbers["sentence"]["languages"] },
): number {
  for (let at = from + 1; at < to; at++) {
    if (/\s/.test(text[at] ?? "") && rateBehind(text, at, languages).per !== null) return at;
  }
  return to;
}

const TIME_UNITS = ["minute", "hour", "day", "week", "month", "quarter", "year"];

const timeUnits = perLanguages((languages) => {
  const units = phrasesPattern(
    lexiconsOf(languages).flatMap(({ per }) => TIME_UNITS.flatMap((unit) => per.get(unit) ?? [])),
  );
  return {
    opens: new RegExp(`^[\\s-]?(?:${units})`, "iu"),
    whole: new RegExp(`^(?:${units})$`, "iu"),
  };
});

/** True where the words right behind a number are a unit of time: "9 years", "14 months". */
export function isTimeSpan(amount: Amount, { sentence: { text, languages } }: SentenceNumbers): boolean {
  if (amount.kind !== "number") return false;
  return timeUnits(languages).opens.test(text.slice(amount.end, amount.end + 20));
}

/** True for a unit of time in any language that is read: "days", "Wochen", "ヶ月". */
export function isTimeUnit(unit: string): boolean {
  return timeUnits(LANGUAGES).whole.test(unit.trim());
}
