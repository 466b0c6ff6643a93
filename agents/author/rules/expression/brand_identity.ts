import type { BrandIdentity } from "../../../strategy/expression.ts";
import type { UnknownPart } from "../../../strategy/leaves.ts";
import type { Material } from "../../../strategy/material.ts";
import { openPoints, unknown } from "../open_points.ts";
import { firstHeadline, headlineOf, isChosen, quoted, storyOf, telling } from "../wording.ts";

/** The founder's why in their own words, and values as behaviours. */
export function writeBrandIdentity(material: Material): BrandIdentity {
  const { facts } = material.sheet;
  const { why, values, never_become } = facts;
  return {
    headline: firstHeadline(
      [
        ...isChosen(why, material.sentences)
          ? []
          : [headlineOf("Why it exists", why === null ? null : storyOf(why))],
        ...values.map((each) => headlineOf("", each)),
        headlineOf("Never", never_become),
      ],
      "Nobody has said yet why this exists.",
      "identity.why",
    ),
    purpose: null,
    vision: null,
    mission: null,
    values: values.map((each) => ({ behaviour: quoted(each), refuses: null, cost: null })),
    never_become: never_become === null ? null : quoted(never_become),
    personality: [],
    story: telling(why) === null || why === null ? [] : [quoted(why)],
    choice: null,
    unknowns: unknownsOf(material),
  };
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
