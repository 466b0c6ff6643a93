import { DAY_MS } from "../../domain/days.ts";
import { sentencesOf } from "../../text/text.ts";
import type { FieldId } from "../../domain/fields.ts";
import { type JourneyState } from "../../domain/journey.ts";
import { datedSentences, monthsIn } from "../../text/named_months.ts";
import { deadlineIn } from "../../text/deadline.ts";
import { NUMBER, numberOf } from "../../text/quantities.ts";
import { currentAnswer } from "../words/current_answer.ts";
import { countedAs, type CountedThing, countedThings } from "./counted.ts";

/** The number the founder wants to reach. */
export interface Goal {
  value: number;
  noun: string;
  /** Exact words: "45 marinas". */
  words: string;
  date: string | null;
  dateWords: string | null;
}

/** A day without a year that is nearer than this cannot end a good year: it is the next one. */
const TOO_SOON_DAYS = 60;

/** Reads `goal.twelve_months`: the first counted thing, with its date; "from 96 to 130" is a goal of 130. */
export function goalOf(state: JourneyState, now: Date): Goal | null {
  const text = currentAnswer(state, "goal.twelve_months");
  const number = countedThings(text).find((each) => !isDatePart(each, text) && !isSpan(each, text));
  if (!number) return null;
  const rise = RISE.exec(text.slice(number.index));
  const isRise = /(?:from|von|de|desde|van|fra)\s$/iu.test(text.slice(0, number.index)) && rise !== null;
  return {
    value: isRise ? numberOf(rise.groups?.["to"] ?? "") ?? number.value : number.value,
    noun: number.noun,
    words: isRise ? rise[0] : number.words,
    ...goalDeadline(text, number.index, now),
  };
}

/** By when the goal that stands at a place of the answer is due. */
export interface Deadline {
  /** ISO date. */
  date: string | null;
  /** Its exact words. */
  dateWords: string | null;
}

/** The date of the goal's own sentence, else of the whole answer; the items of a list lend each other none. */
export function goalDeadline(text: string, at: number, now: Date): Deadline {
  const soonest = new Date(now.getTime() + TOO_SOON_DAYS * DAY_MS);
  const sentence = datedSentences(text).find((each) =>
    text.indexOf(each) <= at && at < text.indexOf(each) + each.length
  );
  const own = sentence === undefined ? null : deadlineIn(sentence, soonest);
  const found = own ?? (text.includes("\n") ? null : deadlineIn(text, soonest));
  return { date: found?.date ?? null, dateWords: found?.text ?? null };
}

const RISE = new RegExp(`^[^.,;]{1,40}?\\s(?:to|auf|a|à|hasta|para|naar|til)\\s(?<to>${NUMBER})`, "iu");

function isDatePart(thing: CountedThing, text: string): boolean {
  return monthsIn(text).some((month) => month.index >= thing.index && month.index - thing.index < 5);
}

/** "30 days" is a span, "90 days sold" is a count. */
function isSpan(thing: CountedThing, text: string): boolean {
  if (!/^(?:hours?|days?|weeks?|months?|years?|minutes?|times?)$/iu.test(thing.noun)) return false;
  return !/^\s(?:sold|billed|booked|paid|worked)/iu.test(text.slice(thing.index + thing.words.length));
}

/** A count of the goal's own thing, with where it was said. */
export interface Count {
  value: number;
  field: FieldId;
  /** Exact words. */
  words: string;
  sentence: string;
}

const COUNTED: FieldId[] = ["growth.numbers", "pitch.traction", "company.stage_region", "channels.current"];

/**
 * Where the goal's own number stands today: the same noun in what is measured or told, the latest said first. What
 * was sold in a past year is no standing: it begins again at nought; nor is what was sold in all, beyond the goal.
 */
export function standingOf(state: JourneyState, goal: Goal): Count | null {
  const counts = COUNTED.flatMap((field) => countsOf(state, field, goal.noun));
  const flows = new Set(counts.filter(isOfAYear).map((count) => count.value));
  const standing = counts.filter((count) => !flows.has(count.value) && count.value <= goal.value);
  const now = standing.find((count) =>
    /\b(?:now|today|currently|so)\b|jetzt|agora|ahora|maintenant/iu.test(near(count))
  );
  return now ?? standing.find((count) => !isPastMonth(count)) ?? null;
}

const OF_A_YEAR =
  /^[^.;]{0,16}(?:last year|a year|per year|in 20\d\d|letztes Jahr|im Jahr|l['’]an dernier|par an|el año pasado|al año)/iu;

function isOfAYear(count: Count): boolean {
  const at = count.sentence.indexOf(count.words);
  return OF_A_YEAR.test(count.sentence.slice(at + count.words.length));
}

function near(count: Count): string {
  const at = count.sentence.indexOf(count.words);
  return count.sentence.slice(Math.max(0, at - 8), at + count.words.length + 8);
}

/** An earlier count of the same thing beside the name of a month: "156 subscribers in January". */
export function earlierCount(state: JourneyState, goal: Goal): { count: Count; month: number } | null {
  for (const count of COUNTED.flatMap((field) => countsOf(state, field, goal.noun))) {
    const after = count.sentence.slice(count.sentence.indexOf(count.words) + count.words.length);
    const month = monthsIn(after)[0];
    if (month && month.index <= 6) return { count, month: month.month };
  }
  return null;
}

function isPastMonth(count: Count): boolean {
  const after = count.sentence.slice(count.sentence.indexOf(count.words) + count.words.length);
  return (monthsIn(after)[0]?.index ?? 99) <= 6;
}

function countsOf(state: JourneyState, field: FieldId, noun: string): Count[] {
  return sentencesOf(currentAnswer(state, field)).flatMap((sentence) =>
    countedAs(sentence, noun).map(({ value, words }) => ({ value, field, words, sentence }))
  );
}

const RATE = new RegExp(
  `\\b(?:add|adds|gain|win|sign|get|grow by|new)\\b[^.]{0,30}?(?<n>${NUMBER})[^.]{0,20}?\\b(?:a|per|each|every)\\s(?<span>week|month|quarter|year)`,
  "iu",
);
const MONTHS_IN = { week: 12 / 52, month: 1, quarter: 3, year: 12 };

/** What the founder says is added a month, with the exact sentence. */
export function saidPace(state: JourneyState): { perMonth: number; field: FieldId; sentence: string } | null {
  for (const field of COUNTED) {
    for (const sentence of sentencesOf(currentAnswer(state, field))) {
      const groups = RATE.exec(sentence)?.groups;
      const amount = numberOf(groups?.["n"] ?? "");
      const span = (groups?.["span"] ?? "month") as keyof typeof MONTHS_IN;
      if (groups && amount !== null) return { perMonth: amount / MONTHS_IN[span], field, sentence };
    }
  }
  return null;
}
