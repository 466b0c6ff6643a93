import { FOUNDATION_ANCHORS } from "./domain/anchors.ts";
import type { Claim } from "./domain/claims.ts";
import type { FactSheet } from "./domain/facts.ts";
import type { JourneyState } from "./domain/journey.ts";
import { readFacts } from "./facts/read_facts.ts";
import { conflictsOf } from "./review/contradictions/conflicts_of.ts";
import type { Material } from "./strategy/material.ts";

/** All that an author may take from a journey: its facts, read once, and its choices. */
export function materialOf(state: JourneyState, now: Date, sheet: FactSheet = readFacts(state, now)): Material {
  return {
    company: state.company,
    founder: state.founder,
    sheet,
    decisions: state.decisions,
    sentences: Object.fromEntries(
      FOUNDATION_ANCHORS.flatMap((type): [string, Claim][] => {
        const sentence = state.readBacks[type]?.sentence;
        return sentence ? [[type, sentence]] : [];
      }),
    ),
    conflicts: conflictsOf(state, sheet, now),
    pages: state.pages,
    feeds: state.feeds ?? [],
    now,
  };
}
