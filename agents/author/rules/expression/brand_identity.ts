import type { Claim } from "../../../domain/claims.ts";
import { longDate } from "../../../domain/days.ts";
import type { GoalFact } from "../../../domain/facts.ts";
import { inference } from "../../../ledger/marks.ts";
import { printMeasure } from "../../../ledger/print.ts";
import { claim, markOf } from "../../../ledger/words.ts";
import type { BrandIdentity } from "../../../strategy/expression.ts";
import type { UnknownPart } from "../../../strategy/leaves.ts";
import type { Material } from "../../../strategy/material.ts";
import { openPoints, unknown } from "../open_points.ts";
import { firstHeadline, headlineOf, isChosen, quoted, telling } from "../wording.ts";

/** The founder's why in their own words, a vision with a date on which it is true or false, and values as behaviours. */
export function writeBrandIdentity(material: Material): BrandIdentity {
  const { facts } = material.sheet;
  const { why, values, never_become } = facts;
  return {
    headline: firstHeadline(
      [
        ...isChosen(why, material.sentences) ? [] : [headlineOf("Why it exists", why)],
        ...values.map((each) => headlineOf("You hold to", each)),
        headlineOf("Never to become", never_become),
      ],
      "Nobody has said yet why this exists.",
      "identity.why",
    ),
    purpose: null,
    vision: visionOf(facts.goal),
    mission: null,
    values: values.map((each) => ({ behaviour: quoted(each), refuses: null, cost: null })),
    never_become: never_become === null ? null : quoted(never_become),
    personality: [],
    story: telling(why) === null || why === null ? [] : [quoted(why)],
    choice: null,
    unknowns: unknownsOf(material),
  };
}

/** The goal as something that a day will show to be true or false; null without a number or a day. */
function visionOf(goal: GoalFact | null): Claim | null {
  if (goal === null || goal.target === null || goal.by === null) return null;
  const number = printMeasure({ value: goal.target, unit: goal.unit });
  const unit = goal.unit === null || isSign(goal.unit) ? "" : goal.unit;
  const metric = goal.metric === null || unit.includes(goal.metric) ? "" : goal.metric;
  const what = [number, ...(metric.includes(unit) ? [metric] : [unit, metric])].filter((each) => each !== "")
    .join(" ");
  return claim(
    `On ${longDate(goal.by)} it is true or false: ${what}.`,
    markOf(goal),
    inference(["goal.target", "goal.by"], `${what} by ${goal.by}`),
  );
}

/** A unit that `printMeasure` prints as a sign: a share, or a currency. */
function isSign(unit: string): boolean {
  return /^(?:%|percent|per cent|[A-Z]{3})$/u.test(unit);
}

function unknownsOf(material: Material): UnknownPart[] {
  const { why, values, never_become } = material.sheet.facts;
  const missing: [boolean, UnknownPart][] = [
    [
      why === null,
      unknown("Why do you do this and nothing else?", "tell the day on which it began", "identity.why"),
    ],
    [
      telling(values[0] ?? null) === null,
      unknown("What did a value cost you this year?", "name one job you refused for it", "identity.values"),
    ],
    [
      never_become === null,
      unknown(
        "Which admired brand would you never become?",
        "name it and the reason in one line",
        "identity.contrast",
      ),
    ],
  ];
  return [
    ...openPoints(material, {
      facts: ["why", "values", "never_become"],
      fields: ["identity.why", "identity.values", "identity.contrast"],
    }),
    ...missing.flatMap(([isMissing, point]) => isMissing ? [point] : []),
  ];
}
