import type { Claim } from "../../../domain/claims.ts";
import { printOffer } from "../../../ledger/print.ts";
import { claim, markOf } from "../../../ledger/words.ts";
import { type CustomerJourney, JOURNEY_STAGES } from "../../../strategy/evolution.ts";
import type { Material } from "../../../strategy/material.ts";
import { planChannels } from "../../../plan/channels.ts";
import { unknown } from "../open_points.ts";
import { quietPoint } from "./quiet_point.ts";
import { announcedHeadline, firstHeadline, openingOf, telling } from "../wording.ts";

// It is printed whole where customers are kept.
const QUIET_WORDS = 12;

type Stage = typeof JOURNEY_STAGES[number];

/** The stages of which something was said: where they come from, what they compare, what they pay, where they go quiet. */
export function writeCustomerJourney(material: Material): CustomerJourney {
  const { quiet, barrier } = material.sheet.facts;
  const stages = stagesOf(material);
  return {
    headline: firstHeadline(
      [
        announcedHeadline("The barrier", barrier, "barrier"),
        stages[0]?.said ?? null,
      ],
      "Where customers go quiet is not known yet.",
      "journey.quiet",
    ),
    choice: null,
    stages,
    unknowns: [
      ...(quiet === null
        ? [
          unknown(
            "Where in the first 30 days do they go quiet?",
            "ring the last one who left",
            "journey.quiet",
          ),
        ]
        : []),
    ],
  };
}

function stagesOf(material: Material): CustomerJourney["stages"] {
  const { rivals, prices, quiet } = material.sheet.facts;
  const [first] = planChannels(material).channels.filter(({ verdict }) => verdict === "focus");
  const told = telling(quietPoint(quiet));
  const compared = rivals.length === 0
    ? null
    : claim(`compared with ${rivals.map(({ name }) => name).join(", ")}`, ...rivals.map(markOf));
  return [
    stage(
      "discover",
      first
        ? claim(
          `${first.fact.count === null ? "they" : "most"} come by: ${first.fact.name}`,
          markOf(first.fact),
        )
        : null,
    ),
    stage("evaluate", compared),
    stage(
      "buy",
      prices.length === 0 ? null : claim(prices.map(printOffer).join(" · "), ...prices.map(markOf)),
    ),
    stage(
      "first value",
      told ? claim(`quiet: ${openingOf(told, QUIET_WORDS)}`, markOf(told)) : null,
    ),
  ].filter((each) => each !== null);

  function stage(name: Stage, said: Claim | null) {
    if (said === null) return null;
    return { stage: name, said, feeling: null, friction: null, fix: null, metric: null, owner: null };
  }
}
