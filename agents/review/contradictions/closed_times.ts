import { LANGUAGES, lexiconsOf, phrasesPattern } from "../../text/lexicon.ts";
import { monthNumbersIn } from "../../text/months.ts";
import { stemsOf } from "../../text/stems.ts";
import { isAlike } from "./alike.ts";
import { type Conflict, conflictOf, type Ground } from "./conflict.ts";
import { NOT_DONE_IN } from "./planned.ts";
import { bounds, indexOf, type SaidClause } from "./said_clauses.ts";
import { rivalNamed } from "./topics.ts";
import { BOUNDS } from "./words.ts";

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
  return new RegExp(phrasesPattern(sure), "iu");
}

function timesIn(text: string): string[] {
  return [...NAMED.filter(([, words]) => words.test(text)).map(([name]) => name), ...monthNumbersIn(text)];
}

/** Words that were sent to somebody tell of one day. */
const ALSO_NOT_DONE_IN: readonly string[] = [
  ...NOT_DONE_IN,
  "voice.sample",
  "growth.numbers",
  "evolution.bet",
];

/** A day, month, season or part of the day on which nothing is done, and on which something is done all the same. */
export function doneWhileClosed(ground: Ground): Conflict[] {
  const own = indexOf(ground).clauses.filter(({ said }) =>
    !ALSO_NOT_DONE_IN.includes(said.field) && !rivalNamed(ground, said.quote)
  );
  const closed = own.filter((clause) => bounds(clause, "closed") || clause.isDenied && clause.isOurs);
  const open = own.filter((clause) => !clause.isDenied && !bounds(clause, "closed"));
  return closed.flatMap((clause) => {
    const times = timesIn(clause.text);
    const busy = times.length !== 1
      ? undefined
      : open.find((other) =>
        other.said.turn !== clause.said.turn && timesIn(other.text).some((time) => times.includes(time)) &&
        isOfOneDeed(clause, other)
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

/** Where nothing at all is done then, or just what the other sentence tells: "I don't sweep in August". */
function isOfOneDeed(clause: SaidClause, { said }: SaidClause): boolean {
  if (bounds(clause, "closed")) return true;
  const { text, stems } = clause;
  const told = [...stemsOf(withoutTimes(said.quote))];
  const own = stemsOf(withoutTimes(text));
  return stems.some((stem) => own.has(stem) && told.some((other) => isAlike(stem, other)));
}

function withoutTimes(text: string): string {
  const bare = NAMED.reduce((rest, [, words]) => rest.replace(words, " "), text);
  return bare.replace(/\p{L}+/gu, (word) => monthNumbersIn(word).length > 0 ? " " : word);
}
