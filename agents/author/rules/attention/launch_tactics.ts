import type { Claim } from "../../../domain/claims.ts";
import { isoDay, longDate } from "../../../domain/days.ts";
import { inference } from "../../../ledger/marks.ts";
import { plainNumber, sumOf } from "../../../ledger/sums.ts";
import { claim, claimFrom, markOf } from "../../../ledger/words.ts";
import { marksOfFacts, operand } from "../../../plan/amounts.ts";
import { planChannels } from "../../../plan/channels.ts";
import { momentDay } from "../../../plan/moment_day.ts";
import { weeksBetween } from "../../../plan/spans_of_time.ts";
import { testTime } from "../../../plan/test_time.ts";
import type { LaunchTactics } from "../../../strategy/attention.ts";
import type { Material } from "../../../strategy/material.ts";
import { openPoints, unknown } from "../open_points.ts";
import { firstHeadline, headlineOf } from "../wording.ts";
import { launchPlan } from "./launch_plan.ts";

/** What the founder decided where two of their statements could not both hold, in this and the next anchor. */
const OWN_FIELDS = /^(?:channels|content|community|launch|revenue|journey|growth|evolution|goal)\./u;

/** A plan around the founder's own days, with tests that stop by a date and a number of hours. */
export function writeLaunchTactics(material: Material): LaunchTactics {
  const { moment } = material.sheet.facts;
  return {
    headline: firstHeadline(
      [weeksHeadline(material), headlineOf("The moment", moment), testsHeadline(material)],
      "No moment was named yet: the thirty days begin next Monday.",
      "launch.moment",
    ),
    choice: null,
    moment: moment === null || moment.thin ? null : claimFrom("", moment),
    plan: launchPlan(material),
    experiments: experimentsOf(material),
    risks: risksOf(material),
    measures: { will: [], will_not: [] },
    unknowns: [
      ...(moment === null
        ? [
          unknown(
            "When in the year do people look for this?",
            "look when the last ten came",
            "launch.moment",
          ),
        ]
        : []),
      ...openPoints(material, { facts: ["moment"], fields: ["launch.moment"] }),
    ],
  };
}

function weeksHeadline(material: Material): Claim | null {
  const day = momentDay(material);
  const { capacity, moment } = material.sheet.facts;
  const hours = capacity?.hours_a_week ?? null;
  if (day === null || hours === null) return null;
  const weeks = weeksBetween(isoDay(material.now), day.on);
  if (weeks === 0) return null;
  const when = day.isOurs && moment?.season ? `“${moment.season}”` : longDate(day.on);
  const sum = sumOf({
    operands: ["capacity.hours_a_week", day.isOurs ? "moment.season" : "moment.on"],
    formula: `${operand(hours)} × ${weeks}`,
    text: (value) => `${weeks} weeks and ${plainNumber(value)} of your hours are left until ${when}.`,
    marks: marksOfFacts(capacity, moment),
  });
  return { text: sum.text, marks: sum.marks };
}

/** By when a channel has to show something, where no moment is known to plan for. */
function testsHeadline(material: Material): Claim | null {
  const tests = planChannels(material).channels.filter(({ verdict }) => verdict === "test");
  const [first] = tests;
  if (first === undefined) return null;
  const more = tests.length === 1 ? `${first.fact.name} has` : `${tests.length} channels have`;
  return claim(
    `${more} until ${longDate(testTime(material).until)} to bring somebody.`,
    ...tests.map(({ fact }) => markOf(fact)),
  );
}

function experimentsOf(material: Material): LaunchTactics["experiments"] {
  const { from, until: by, weeks, waits } = testTime(material);
  const begins = waits ? `, from ${longDate(from)} on` : "";
  return planChannels(material).channels.filter(({ verdict }) => verdict === "test").map((
    { fact, hours },
  ) => {
    const spent = hours === null || hours === 0 ? null : hours * weeks;
    const how = spent === null
      ? []
      : [inference(["capacity.hours_a_week"], `${operand(hours ?? 0)} × ${weeks} = ${operand(spent)}`)];
    return {
      name: claim(fact.name, markOf(fact), ...how),
      measure: "",
      stop_when: `${spent === null ? "nobody came" : `nobody after ${plainNumber(spent)} hours`}${begins}`,
      by,
    };
  });
}

/** Three are as many as one plan can keep in sight. */
const MOST_RISKS = 3;

function risksOf({ conflicts }: Material): LaunchTactics["risks"] {
  return conflicts.toSorted((one, other) => other.weight - one.weight).flatMap(({ a, b, settled }) => {
    const isOwn = OWN_FIELDS.test(a.field) || OWN_FIELDS.test(b.field);
    if (settled === null || settled.kept === "unknown" || !isOwn) return [];
    // An answer that says one side again tells that the two can both hold: no risk was weighed.
    if ([a, b].some((side) => settled.quote.includes(side.quote))) return [];
    const { turn, quote } = settled;
    return [{
      risk: claim(`“${a.quote}” against “${b.quote}”`, markOf(a), markOf(b)),
      answer: claim(`You decided: “${quote}”`, { kind: "said" as const, turn, field: a.field, quote }),
    }];
  }).slice(0, MOST_RISKS);
}
