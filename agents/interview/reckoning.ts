import { DAY_MS } from "../domain/days.ts";
import { type FieldId } from "../domain/fields.ts";
import { type JourneyState, typedAnswer } from "../domain/journey.ts";
import { datesIn, type FoundNumber, numbersIn, sentencesOf, stem, valueOf } from "../evidence/evidence.ts";

const MOST_PARTS = 6;
const DAYS_A_MONTH = 30.44;

/** What the numbers of an answer say when they are put side by side; "" unless it is certain. */
export function reckoningOf(state: JourneyState, field: FieldId, now: Date): string {
  const text = typedAnswer(state, field);
  if (field === "goal.twelve_months") return paceLine(state, now);
  const sum = sentencesOf(text).map(sumIn).find((each) => each !== "");
  return sum === undefined ? "" : `Reckoned: ${sum}.`;
}

/** "14 + 9 = 23 marinas", where the parts stand right behind their total and add up to it. */
function sumIn(sentence: string): string {
  const numbers = numbersIn(sentence).filter((number) => number.unit !== "year" && number.unit !== "time");
  for (const [at, total] of numbers.entries()) {
    const parts = partsOf(numbers.slice(at + 1, at + 1 + MOST_PARTS), total);
    if (parts === null) continue;
    return `${parts.map((part) => part.value).join(" + ")} = ${total.value}${
      total.noun === null ? "" : ` ${total.noun}`
    }`;
  }
  return "";
}

function partsOf(following: FoundNumber[], total: FoundNumber): FoundNumber[] | null {
  if (total.unit !== null) return null;
  const isPart = (number: FoundNumber) => number.unit === null && Number.isInteger(valueOf(number.value));
  const end = following.findIndex((number) => !isPart(number));
  const parts = end < 0 ? following : following.slice(0, end);
  const counts = parts.map((_, at) => at + 1).filter((count) => count >= 2);
  const count = counts.find((each) =>
    parts.slice(0, each).reduce((sum, part) => sum + valueOf(part.value), 0) === valueOf(total.value)
  );
  return count === undefined ? null : parts.slice(0, count);
}

export interface Pace {
  /** How many more by the date, of what. */
  more: number;
  noun: string;
  months: number;
  perMonth: number;
  /** The goal's number with its noun and the date, as typed. */
  goal: string;
}

/** From today's count to the goal's, where both count the same thing and the goal has a date ahead. */
export function paceOf(state: JourneyState, now: Date): Pace | null {
  const goal = typedAnswer(state, "goal.twelve_months");
  const date = datesIn(goal)[0];
  const wanted = numbersIn(goal)[0];
  if (date === undefined || wanted?.noun === undefined || wanted.noun === null || date.index < wanted.index) {
    return null;
  }
  const { noun } = wanted;
  const today = numbersIn(typedAnswer(state, "company.stage_region"))
    .filter((number) => number.noun !== null && stem(number.noun) === stem(noun));
  const months = (Date.parse(date.iso) - now.getTime()) / DAY_MS / DAYS_A_MONTH;
  const more = valueOf(wanted.value) - valueOf(today[0]?.value ?? "");
  if (today.length !== 1 || !(more > 0) || months < 1) return null;
  const goalWords = goal.slice(wanted.index, date.index + date.text.length);
  return { more, noun, months: Math.round(months), perMonth: more / months, goal: goalWords };
}

const RATE =
  /\b(?:we|i) (?:add|win|sign|get|gain|take on|sell)\b[^.;]*?\b(one|two|three|four|five|\d+)(?: new| more)?(?: \p{L}+)? (?:a|per|each|every) month\b/iu;

/** How many a month the founder says are coming today, in the exact words; null where none is said. */
function rateSaid(state: JourneyState): string | null {
  return RATE.exec(typedAnswer(state, "company.stage_region"))?.[0] ?? null;
}

function paceLine(state: JourneyState, now: Date): string {
  const pace = paceOf(state, now);
  if (pace === null) return "";
  const rate = rateSaid(state);
  const beside = rate === null ? "" : ` Today's pace, as you said it: “${rate}”.`;
  return `Reckoned: ${pace.more} more ${pace.noun} in ${pace.months} months is about ${
    rounded(pace.perMonth)
  } a month.${beside}`;
}

function rounded(value: number): string {
  return value >= 10 ? String(Math.round(value)) : String(Math.round(value * 10) / 10);
}
