import { FOUNDATION_ANCHORS } from "../domain/anchors.ts";
import { toldPlainly } from "../author/rules/told_plainly.ts";
import type { Claim } from "../domain/claims.ts";
import type { JourneyState } from "../domain/journey.ts";
import { readFacts } from "../facts/read_facts.ts";
import { withoutRefusedPlans } from "../review/contradictions/refused_plans.ts";
import { conflictsOf } from "./contradictions/conflicts.ts";
import type { Material } from "../strategy/material.ts";

/** All that an author may take from a journey: its facts, read once, without what stands against a refusal, and its choices. */
export function materialOf(state: JourneyState, now: Date): Material {
  const conflicts = conflictsOf(state, now);
  return {
    company: state.company,
    founder: state.founder,
    sheet: toldPlainly(withoutRefusedPlans(readFacts(state, now), conflicts)),
    decisions: state.decisions,
    sentences: Object.fromEntries(
      FOUNDATION_ANCHORS.flatMap((type): [string, Claim][] => {
        const sentence = state.readBacks[type]?.sentence;
        return sentence ? [[type, sentence]] : [];
      }),
    ),
    conflicts,
    pages: state.pages,
    feeds: state.feeds ?? [],
    ...(state.saidOn === undefined ? {} : { saidOn: state.saidOn }),
    now,
  };
}
