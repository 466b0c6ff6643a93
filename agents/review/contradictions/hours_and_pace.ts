import { DAY_MS } from "../../domain/days.ts";
import { plainNumber } from "../../ledger/sums.ts";
import { NUMBER, numberOf } from "../../text/quantities.ts";
import { unitPattern } from "../../text/rate_words.ts";
import { type Conflict, conflictOf, type Ground, saidIn } from "./conflict.ts";
import { isSameNoun } from "./topics.ts";
import { WORDS } from "./words.ts";

const WEEKS_A_MONTH = 52 / 12;
const DAYS_A_MONTH = 30.4;
const HOURS_A_DAY = 8;
const DAY = unitPattern("day");
const HALF = new RegExp(`^${WORDS.sourceOf("half_of_time")}`, "iu");
/** "Half a day on site for each new pub". */
const EACH = new RegExp(
  `(?<n>${NUMBER}|${WORDS.sourceOf("half_of_time", "one_of_time")})[\\s-](?:${
    WORDS.sourceOf("whole_time")
  }\\s)?` +
    `(?<unit>${unitPattern("hour")}|${DAY})(?:\\s\\p{L}+){0,3}\\s(?:${WORDS.sourceOf("spent_on")}\\s)?` +
    `${WORDS.sourceOf("each_new")}\\s(?<noun>\\p{L}+)`,
  "iu",
);
const IS_DAY = new RegExp(`^${DAY}$`, "iu");

/** Hours that each new customer takes to win, times the pace that the goal needs, beside the hours there are. */
export function hoursAgainstPace(ground: Ground): Conflict[] {
  const { goal, capacity } = ground.sheet.facts;
  const hoursAWeek = capacity?.hours_a_week ?? null;
  if (capacity === null || hoursAWeek === null || goal?.target == null || goal.by === null) return [];
  const months = (Date.parse(goal.by) - ground.now.getTime()) / DAY_MS / DAYS_A_MONTH;
  if (goal.baseline === null || months < 1) return [];
  const needed = (goal.target - goal.baseline) / months;
  const nouns = `${goal.metric ?? ""} ${goal.unit ?? ""}`.split(/\s+/u);
  const hours = hoursAWeek * WEEKS_A_MONTH;
  for (const said of saidIn(ground, "channels.current", "channels.capacity", "launch.moment")) {
    const each = hoursEach(said.quote, nouns);
    if (each === null || each * needed <= hours) continue;
    return conflictOf({
      id: "hours:pace",
      a: said,
      b: capacity,
      weight: 4,
      binding: "b",
      sum: `The goal needs ${plainNumber(each)} × ${plainNumber(needed)} a month, ${
        plainNumber(Math.round(each * needed))
      } hours, and a month has ${plainNumber(Math.round(hours))}.`,
      ask: "Which of the two stands?",
    });
  }
  return [];
}

function hoursEach(quote: string, nouns: string[]): number | null {
  const { n = "", unit = "", noun = "" } = EACH.exec(quote)?.groups ?? {};
  if (noun === "" || !nouns.some((each) => isSameNoun(each, noun))) return null;
  const count = HALF.test(n) ? 0.5 : WORDS.opens(n, "one_of_time") ? 1 : numberOf(n);
  return count === null ? null : count * (IS_DAY.test(unit) ? HOURS_A_DAY : 1);
}
