import { DAY_MS } from "../../domain/days.ts";
import { plainNumber } from "../../ledger/sums.ts";
import { numberOf } from "../../text/quantities.ts";
import { type Conflict, conflictOf, type Ground, type Said } from "./conflict.ts";
import { aMonth, bareRatesIn, type Rate, ratesIn } from "./rates.ts";
import { stretchWith } from "./stretch.ts";
import { isSameNoun, topicOf } from "./topics.ts";
import { WORDS } from "./words.ts";

const DAYS_A_MONTH = 30.4;
/** Both numbers are mostly said as "about": a pace is too slow once the goal needs this much more of it. */
const MUCH_MORE = 1.15;
const SHORTEST_MONTHS = 1;
const CUSTOMERS = new RegExp(`^${WORDS.sourceOf("customers")}$`, "iu");

/** A dated goal, and how many are added a month today, where the pace does not reach the goal by its day. */
export function goalAgainstPace(ground: Ground): Conflict[] {
  const { goal } = ground.sheet.facts;
  if (goal === null || goal.target === null || goal.by === null || ratesIn(goal.quote).length > 0) return [];
  const months = (Date.parse(goal.by) - ground.now.getTime()) / DAY_MS / DAYS_A_MONTH;
  if (months < SHORTEST_MONTHS) return [];
  for (const said of ground.said) {
    if (said.field === goal.field || !WORDS.isIn(said.quote, "gains")) continue;
    for (const rate of [...ratesIn(said.quote), ...pacesOfGoal(ground, said)]) {
      const monthly = aMonth(rate);
      const gap = monthly === null ? null : stepsMissing(ground, rate);
      if (monthly === null || monthly <= 0 || gap === null || gap.steps <= 0) continue;
      const needed = gap.steps / months;
      if (needed < monthly * MUCH_MORE) continue;
      return conflictOf({
        id: "goal:pace",
        a: { ...said, quote: stretchWith(said.quote, [rate.text]) },
        b: goal,
        weight: 5,
        ask: "Which changes: the goal, its day, or the pace?",
        sum: `${gap.how} by that day takes ${plainNumber(needed)} ${rate.noun} a month, and today it is ${
          plainNumber(monthly)
        }.`,
      });
    }
  }
  return [];
}

/** "We win eight a month" behind "we have 212 choirs" tells of choirs, where the goal is counted in them. */
function pacesOfGoal({ sheet: { facts: { goal } }, said }: Ground, { quote, turn }: Said): Rate[] {
  const before = said.slice(0, said.findIndex((each) => each.turn === turn && each.quote === quote))
    .filter((each) => each.turn === turn).map((each) => each.quote).join(" ");
  const noun = [...topicWords(goal?.metric ?? "")].find((word) =>
    [...before.matchAll(COUNT)].some(({ groups = {} }) => isSameNoun(word, groups["noun"] ?? ""))
  );
  return noun === undefined || ratesIn(quote).length > 0 || !WORDS.isIn(quote, "wins")
    ? []
    : bareRatesIn(quote).map((rate) => ({ ...rate, noun }));
}

function topicWords(text: string): string[] {
  return text.match(/\p{L}{3,}/gu) ?? [];
}

/** How many of the rate's things lie between today and the goal; null where it cannot be calculated. */
function stepsMissing(ground: Ground, rate: Rate): { steps: number; how: string } | null {
  const { goal } = ground.sheet.facts;
  const today = goal === null ? null : baselineOf(ground);
  if (goal === null || goal.target === null || today === null) return null;
  const how = `From ${plainNumber(today)} to ${plainNumber(goal.target)}`;
  const isCounted = [goal.metric, goal.unit].some((words) =>
    (words ?? "").split(/\s+/u).some((word) => isSameNoun(word, rate.noun))
  );
  if (isCounted) return { steps: goal.target - today, how };
  const buyers = isMoney(goal.unit) ? buyersOf(ground, rate) : null;
  return buyers === null || buyers === 0 ? null : { steps: (goal.target - today) / (today / buyers), how };
}

function isMoney(unit: string | null): boolean {
  return unit !== null && (/^[A-Z]{3}$/.test(unit) || /^\p{Sc}/u.test(unit));
}

/** The goal's own number today: as told with the goal, else what is measured under the same name and unit. */
function baselineOf({ sheet: { facts } }: Ground): number | null {
  const { goal } = facts;
  if (goal === null || goal.baseline !== null) return goal?.baseline ?? null;
  const metric = topicOf(`${goal.metric ?? ""} ${isMoney(goal.unit) ? "" : goal.unit ?? ""}`);
  const same = [...facts.measured, ...facts.traction].find(({ name, unit }) =>
    [...topicOf(`${name} ${isMoney(unit) ? "" : unit ?? ""}`)].some((word) => metric.has(word)) &&
    isMoney(unit) === isMoney(goal.unit)
  );
  return same?.value ?? null;
}

const COUNT = /(?<n>\d[\d.,]*)\s(?:paying\s|active\s)?(?<noun>\p{L}[\p{L}'’-]*)/giu;

/** How many buyers there are: counted in the rate's own noun or as customers. */
function buyersOf({ sheet: { facts }, said }: Ground, rate: Rate): number | null {
  const isBuyer = (noun: string) => isSameNoun(noun, rate.noun) || CUSTOMERS.test(noun);
  const measured = [...facts.measured, ...facts.traction].find(({ name, unit }) =>
    `${name} ${unit ?? ""}`.split(/\s+/u).some(isBuyer)
  );
  if (measured !== undefined) return measured.value;
  for (const { quote, field } of said) {
    if (field !== "company.stage_region" && field !== "growth.numbers") continue;
    const counted = [...quote.matchAll(COUNT)].find(({ groups = {} }) => isBuyer(groups["noun"] ?? ""));
    if (counted !== undefined) return numberOf(counted.groups?.["n"] ?? "");
  }
  return null;
}
