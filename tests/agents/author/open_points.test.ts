import { describe, expect, it } from "vitest";
import { writeAudienceConnection } from "../../../agents/author/rules/attention/audience_connection.ts";
import { writeChannelStrategy } from "../../../agents/author/rules/attention/channel_strategy.ts";
import { writeContentApproach } from "../../../agents/author/rules/attention/content_approach.ts";
import { writeLaunchTactics } from "../../../agents/author/rules/attention/launch_tactics.ts";
import { writeCustomerJourney } from "../../../agents/author/rules/evolution/customer_journey.ts";
import { writeEvolutionMilestones } from "../../../agents/author/rules/evolution/evolution_milestones.ts";
import { writeGrowthStrategy } from "../../../agents/author/rules/evolution/growth_strategy.ts";
import { writeRetentionApproach } from "../../../agents/author/rules/evolution/retention_approach.ts";
import { FIELD_IDS } from "../../../agents/domain/fields.ts";
import type { MeasureFact } from "../../../agents/domain/facts.ts";
import { openPoints } from "../../../agents/author/rules/open_points.ts";
import type { FactConflict, Material } from "../../../agents/strategy/material.ts";
import { partsOf } from "./checks.ts";
import { materialOf } from "./founders.ts";

function conflictIn(field: string, settled: FactConflict["settled"]): FactConflict {
  const side = (quote: string) => ({ quote, turn: "t", field, state: "read" as const });
  return {
    id: "c",
    a: side("never"),
    b: side("always"),
    question: "Which of the two holds?",
    weight: 1,
    settled,
  };
}

/** The sections that print a contradiction. */
function printing(conflict: FactConflict): string[] {
  const material: Material = materialOf({ company: "Pell", facts: {} }, { conflicts: [conflict] });
  const parts = {
    ...partsOf(material),
    channel_strategy: writeChannelStrategy(material),
    content_approach: writeContentApproach(material),
    audience_connection: writeAudienceConnection(material),
    launch_tactics: writeLaunchTactics(material),
    customer_journey: writeCustomerJourney(material),
    growth_strategy: writeGrowthStrategy(material),
    retention_approach: writeRetentionApproach(material),
    evolution_milestones: writeEvolutionMilestones(material),
  };
  return Object.entries(parts).filter(([, part]) =>
    part.unknowns.some(({ what }) => what === conflict.question)
  ).map(([name]) => name);
}

describe("a guessed number", () => {
  const asked = "Which number would you stand by?";
  const guess = {
    ...{ fact: "measured" as const, quote: "maybe 40 boats", turn: "t", field: "growth.numbers" as const },
    question: "Is it 40 boats?",
  };
  const pier = (measured: MeasureFact[]) => {
    const material = materialOf({ company: "Pell", facts: { measured } });
    return openPoints({ ...material, sheet: { ...material.sheet, unclear: [guess] } }, {
      facts: ["measured"],
      fields: [],
    }).map(({ what }) => what);
  };

  it("is asked where no other was counted, and nowhere else", () => {
    const counted = {
      ...{ name: "boats", value: 31, unit: "boats", quote: "31 boats, I looked it up", turn: "t" },
      ...{ field: "growth.numbers" as const, state: "read" as const },
    };
    expect(pier([])).toEqual([asked]);
    expect(pier([counted])).toEqual([]);
  });
});

describe("an open contradiction", () => {
  it.each([...FIELD_IDS, "choices.reasons.short_long", "confirm.expression"])(
    "whose first side was said in %s stands in one section",
    (field) => expect(printing(conflictIn(field, null))).toHaveLength(1),
  );

  it("stands nowhere once it is decided, and stays where the founder does not know", () => {
    const decided = (kept: "first" | "unknown") => ({ turn: "t2", quote: "the first", kept });
    expect(printing(conflictIn("customer.not_for", decided("first")))).toEqual([]);
    expect(printing(conflictIn("customer.not_for", decided("unknown")))).toEqual(["consumer_insights"]);
  });
});
