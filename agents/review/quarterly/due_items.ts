import { wordsOfBet } from "../../facts/bet_words.ts";
import { writeLaunchTactics } from "../../author/rules/attention/launch_tactics.ts";
import { betNumber, goalText, momentText } from "../../author/rules/attention/launch_plan.ts";
import type { Evidence, Facts, MeasureFact } from "../../domain/facts.ts";
import { isoDay } from "../../domain/days.ts";
import type { DueItem, HeldReview, ReviewPlan } from "../../domain/reviews.ts";
import { measureText } from "../../plan/amounts.ts";
import { momentDay } from "../../plan/moment_day.ts";
import { stepsOf } from "../../plan/steps.ts";
import { testTime } from "../../plan/test_time.ts";
import type { Material } from "../../strategy/material.ts";

/** What has a date, and the numbers that are counted anyway: bet, goal, tests of channels, steps, moment, numbers. */
function dueItems(material: Material): DueItem[] {
  const { facts } = material.sheet;
  return [
    ...betItem(facts),
    ...goalItem(facts),
    ...testItems(material),
    ...stepsOf(material).filter(({ by }) => by !== null).map(({ fact, by }) =>
      item("step", fact.text, { by, said: fact })
    ),
    ...momentItem(material),
    ...numberItems(facts),
  ];
}

/**
 * The plan as it is now. What stands on the plan already keeps its date: a month without a year means another one each
 * year, and a test's six weeks would never end.
 */
export function planOf(material: Material, before: ReviewPlan | undefined): ReviewPlan {
  const items = dueItems(material).map((fresh) => {
    const known = before?.items.find((each) => isSame(each, fresh));
    return known === undefined ? fresh : { ...fresh, by: known.by };
  });
  return { since: before?.since ?? isoDay(material.now), items };
}

/**
 * True where a review has settled it: what nobody counted, or did, stays open, and so does a goal whose day is to come. A
 * test that brought nobody is over, whatever date a new one would have.
 */
export function isSettledIn(reviews: Pick<HeldReview, "on" | "results">[], item: DueItem): boolean {
  return reviews.some(({ on, results }) =>
    results.some(({ item: asked, verdict }) => {
      if (!isSame(asked, item) || verdict === "unknown") return false;
      if (verdict === "missed" && item.kind !== "bet" && item.kind !== "goal") return item.kind === "test";
      return item.by !== null && item.by <= on;
    })
  );
}

/** True for the same promise: what was corrected, or said anew, is another one. */
function isSame(one: DueItem, other: DueItem): boolean {
  return one.kind === other.kind && one.what === other.what && one.target === other.target;
}

function item(
  kind: DueItem["kind"],
  what: string,
  { said: { turn, field, quote }, ...rest }:
    & { said: Pick<Evidence, "turn" | "field" | "quote"> }
    & Partial<
      Omit<DueItem, "kind" | "what" | "said">
    >,
): DueItem {
  const nothing = { by: null, target: null, unit: null, from: null, otherwise: null };
  return { kind, what, said: { turn, field, quote }, ...nothing, ...rest };
}

function betItem({ bet }: Facts): DueItem[] {
  if (bet === null || bet.by === null) return [];
  const what = betNumber(bet) || wordsOfBet(bet);
  const unit = bet.target !== null && /[%％]/u.test(what) ? "%" : null;
  return [item("bet", what, {
    by: bet.by,
    said: bet,
    target: bet.target,
    unit,
    otherwise: bet.reverses?.text ?? null,
  })];
}

function goalItem({ goal }: Facts): DueItem[] {
  if (goal === null || goal.target === null) return [];
  const { target, unit, by, baseline: from } = goal;
  return [item("goal", goalText(goal), { by, said: goal, target, unit, from })];
}

function testItems(material: Material): DueItem[] {
  return writeLaunchTactics(material).experiments.flatMap(({ name, by, stop_when }) => {
    const said = name.marks.find((mark) => mark.kind === "said");
    return said === undefined ? [] : [item("test", name.text, { by, said, otherwise: stop_when })];
  });
}

/** Who came because of a moment is known when the tests that wait for it are counted. */
function momentItem(material: Material): DueItem[] {
  const day = momentDay(material);
  const { moment } = material.sheet.facts;
  if (day === null || moment === null) return [];
  const { waits, until } = testTime(material);
  const by = waits && until > day.until ? until : day.until;
  return [item("moment", momentText(moment), { by, said: moment })];
}

/** Numbers that the founder counts, but for the goal's own. */
function numberItems({ measured, goal }: Facts): DueItem[] {
  const isGoals = ({ name, value }: MeasureFact) => name === goal?.metric || value === goal?.baseline;
  return measured.filter((fact) => !isGoals(fact)).map((fact) =>
    item("number", measureText(fact), { said: fact, unit: fact.unit, from: fact.value })
  );
}
