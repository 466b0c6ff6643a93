import { type FoundNumber, numbersIn, sentencesOf, stem, valueOf } from "../../evidence/evidence.ts";
import type { FieldId } from "../../domain/fields.ts";
import { type JourneyState } from "../../domain/journey.ts";
import { monthsIn } from "../attention/dates.ts";
import { deadlineIn } from "../attention/deadline.ts";
import { NUMBER, numberOf } from "../attention/quantities.ts";
import { answerTo } from "../attention/said.ts";

/** The number the founder wants to reach. */
export interface Goal {
  value: number;
  noun: string;
  /** Exact words: "45 marinas". */
  words: string;
  date: string | null;
  dateWords: string | null;
}

/** Reads `goal.twelve_months`: the first counted thing, with its date. */
export function goalOf(state: JourneyState, now: Date): Goal | null {
  const text = answerTo(state, "goal.twelve_months");
  const number = numbersIn(text).find((each) =>
    each.noun !== null && !isDatePart(each, text) && !isSpan(each)
  );
  const deadline = deadlineIn(text, now);
  if (!number || number.noun === null) return null;
  return {
    value: valueOf(number.value),
    noun: number.noun,
    words: number.text,
    date: deadline?.date ?? null,
    dateWords: deadline?.text ?? null,
  };
}

function isDatePart(number: FoundNumber, text: string): boolean {
  return monthsIn(text).some((month) => month.index >= number.index && month.index - number.index < 5);
}

function isSpan(number: FoundNumber): boolean {
  return /^(?:hours?|days?|weeks?|months?|years?|minutes?|times?)$/i.test(number.noun ?? "");
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

/** Where the goal's own number stands today: the same noun in what is measured or told, the latest said first. */
export function standingOf(state: JourneyState, goal: Goal): Count | null {
  const counts = COUNTED.flatMap((field) => countsOf(state, field, goal.noun));
  const now = counts.find((count) =>
    /\b(?:now|today|currently|so)\b|jetzt|agora|ahora|maintenant/iu.test(near(count))
  );
  return now ?? counts.find((count) => !isPastMonth(count)) ?? null;
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
  const text = answerTo(state, field);
  return sentencesOf(text).flatMap((sentence) =>
    numbersIn(sentence).filter((number) => isCountOf(number, sentence, noun)).map((number) => ({
      value: valueOf(number.value),
      field,
      words: wordsTo(sentence, number, noun),
      sentence,
    }))
  );
}

/** True for "212 box subscribers" and the noun "subscribers": it stands within three words of the number. */
function isCountOf(number: FoundNumber, sentence: string, noun: string): boolean {
  if (number.unit !== null) return false;
  const after = sentence.slice(number.index + number.value.length).split(/[,.;:]/)[0] ?? "";
  return after.trim().split(/\s+/).slice(0, 3).some((word) => stem(word) === stem(noun));
}

function wordsTo(sentence: string, number: FoundNumber, noun: string): string {
  const rest = sentence.slice(number.index);
  const words = rest.split(/\s+/);
  const at = words.findIndex((word) => stem(word.replace(/[^\p{L}]/gu, "")) === stem(noun));
  const stretch = rest.split(/(?<=\s)/).slice(0, at + 1).join("").trim();
  return stretch.replace(/[,.;:]+$/, "");
}

const RATE = new RegExp(
  `\\b(?:add|adds|gain|win|sign|get|grow by|new)\\b[^.]{0,30}?(?<n>${NUMBER})[^.]{0,20}?\\b(?:a|per|each|every)\\s(?<span>week|month|quarter|year)`,
  "iu",
);
const MONTHS_IN = { week: 12 / 52, month: 1, quarter: 3, year: 12 };

/** What the founder says is added a month, with the exact sentence. */
export function saidPace(state: JourneyState): { perMonth: number; field: FieldId; sentence: string } | null {
  for (const field of COUNTED) {
    for (const sentence of sentencesOf(answerTo(state, field))) {
      const groups = RATE.exec(sentence)?.groups;
      const amount = numberOf(groups?.["n"] ?? "");
      const span = (groups?.["span"] ?? "month") as keyof typeof MONTHS_IN;
      if (groups && amount !== null) return { perMonth: amount / MONTHS_IN[span], field, sentence };
    }
  }
  return null;
}
