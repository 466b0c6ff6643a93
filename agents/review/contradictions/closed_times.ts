import { LANGUAGES, lexiconsOf, phrasesPattern } from "../../text/lexicon.ts";
import { monthNumbersIn } from "../../text/months.ts";
import { stemsOf } from "../../text/stems.ts";
import { isUnspaced } from "../../text/text.ts";
import { isAlike } from "./alike.ts";
import { type Conflict, conflictOf, type Ground } from "./conflict.ts";
import { isRefusing, NOT_DONE_IN, PLANNED_IN } from "./planned.ts";
import { bounds, indexOf, type SaidClause } from "./said_clauses.ts";
import { rivalNamed } from "./topics.ts";
import { BOUNDS, WORDS } from "./words.ts";

/** Fewer letters shorten a day's name, and are words of other languages: "so", "do", "mar". */
const SHORTEST_NAME = 5;
const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
const NAMED: [string, RegExp][] = [
  ...[0, 1, 2, 3, 4, 5, 6].map((day): [string, RegExp] => [
    `day ${day}`,
    pattern(lexiconsOf(LANGUAGES).flatMap(({ weekdays }) => weekdays[day] ?? [])),
  ]),
  ...SEASONS.map((season): [string, RegExp] => [
    season,
    pattern(lexiconsOf(LANGUAGES).flatMap(({ seasons }) => [...seasons[season]])),
  ]),
  ...(["weekend", "night", "evening"] as const).map((
    time,
  ): [string, RegExp] => [time, BOUNDS.patternOf(time)]),
];

function pattern(names: string[]): RegExp {
  const sure = names.filter((name) => name.length >= SHORTEST_NAME || /\p{Script=Han}/u.test(name));
  // "Mondays", "Freitagabend".
  return new RegExp(
    phrasesPattern(sure.map((name) => /\p{Script=Han}/u.test(name) ? name : `${name}*`)),
    "iu",
  );
}

/** Every day, month, season and part of the day that a text names; "from December to March" names four months. */
function timesIn(text: string): string[] {
  const months = monthNumbersIn(text).map(Number);
  const days = NAMED.slice(0, WEEK).flatMap(([, words], day) => {
    const at = words.exec(text)?.index;
    return at === undefined ? [] : [{ at, day }];
  }).toSorted((one, other) => one.at - other.at).map(({ day }) => day);
  const [first, last] = days;
  const isSpan = UP_TO.test(text);
  return [
    ...isSpan && days.length === 2 && first !== undefined && last !== undefined
      ? range({ first, last, of: WEEK, from: 0 }).map((day) => `day ${day}`)
      : days.map((day) => `day ${day}`),
    ...NAMED.slice(WEEK).filter(([, words]) => words.test(text)).map(([name]) => name),
    ...spanOfMonths(text, months, isSpan).map((month) => `month ${month}`),
  ];
}

const WEEK = 7;
const YEAR = 12;
/** "Friday evening to Monday", "von Dezember bis März". */
const UP_TO = new RegExp(
  `\\p{L}\\s(?:${BOUNDS.sourceOf("up_to")})\\s(?:${WORDS.sourceOf("article_before_time")}\\s)?\\p{L}`,
  "iu",
);

/** Months stand in the order in which they were said: what runs over the end of the year begins with the later one. */
function spanOfMonths(text: string, months: number[], isSpan: boolean): number[] {
  if (!isSpan || months.length !== 2) return months;
  const [one = 1, other = 1] = months;
  const firstName = (text.match(/\p{L}+/gu) ?? []).flatMap((word) => monthNumbersIn(word).map(Number))[0] ??
    one;
  return range({ first: firstName, last: firstName === one ? other : one, of: YEAR, from: 1 });
}

function range(
  { first, last, of, from }: { first: number; last: number; of: number; from: number },
): number[] {
  const length = ((last - first + of) % of) + 1;
  return Array.from({ length }, (_, at) => (first - from + at) % of + from);
}

/** Where whatever is told is done by the founders, or for them. */
const PLANNED: readonly string[] = [
  ...PLANNED_IN,
  "community.places",
  "channels.capacity",
  "difference.only",
];
/** What was shown to investors tells what is done as well. */
const NOTHING_DONE_IN: readonly string[] = [
  ...NOT_DONE_IN.filter((field) => field !== "pitch.traction"),
  "evolution.bet",
];

/** A day, month, season or part of the day on which nothing is done, and on which something is done all the same. */
export function doneWhileClosed(ground: Ground): Conflict[] {
  const own = indexOf(ground).clauses.filter(({ said }) =>
    !NOTHING_DONE_IN.includes(said.field) && !rivalNamed(ground, said.quote)
  );
  const closed = own.filter((clause) => isClosed(clause) || clause.isDenied && clause.isOurs);
  const open = own.filter((clause) =>
    !isRefusing(clause.text) && !isClosed(clause) &&
    (clause.isOurs || PLANNED.includes(clause.said.field) || isUnspaced(clause.text))
  );
  return closed.flatMap((clause) => {
    const times = timesIn(clause.text);
    const busy = times.length === 0 ? undefined : open.find((other) =>
      other.said.turn !== clause.said.turn &&
      (timesIn(other.text).some((time) => times.includes(time)) && isOfOneDeed(clause, other) ||
        isClosed(clause) && bounds(other, "any_time"))
    );
    return busy === undefined ? [] : conflictOf({
      id: `closed:${times.join()}`,
      a: clause.said,
      b: busy.said,
      weight: 3,
      ask: "What holds at that time?",
    });
  });
}

/** "Closed on Mondays", "from Friday to Monday I take nothing". */
function isClosed(clause: SaidClause): boolean {
  if (clause.isConditional) return false;
  return bounds(clause, "closed") ||
    clause.isOurs && clause.isDenied && bounds(clause, "nothing");
}

/** "Charged on Sunday evening": a price is no work. */
const COUNTED_OR_PRICED: readonly string[] = ["goal.twelve_months", "revenue.model"];

/** Where nothing at all is done then, or just what the other sentence tells: "I don't sweep in August". */
function isOfOneDeed(clause: SaidClause, { said, isOurs }: SaidClause): boolean {
  if (isClosed(clause)) {
    return isOurs && said.field !== "goal.twelve_months" || !COUNTED_OR_PRICED.includes(said.field);
  }
  const { text, stems } = clause;
  const told = [...stemsOf(withoutTimes(said.quote))];
  const own = stemsOf(withoutTimes(text));
  return stems.some((stem) => own.has(stem) && told.some((other) => isAlike(stem, other)));
}

function withoutTimes(text: string): string {
  const bare = NAMED.reduce((rest, [, words]) => rest.replace(words, " "), text);
  return bare.replace(/\p{L}+/gu, (word) => monthNumbersIn(word).length > 0 ? " " : word);
}
