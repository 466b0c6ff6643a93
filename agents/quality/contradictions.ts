import type { Contradiction, Mark } from "../domain/claims.ts";
import { FIELD_IDS } from "../domain/fields.ts";
import type { JourneyState } from "../domain/journey.ts";
import { type Clash, findClash } from "../interview/contradictions.ts";
import { crossChecks } from "./cross_checks.ts";

const MOST = 12;

/** Pairs of answers that cannot both be true, each with its question; settled ones carry what settled them. */
export function buildContradictions(state: JourneyState, now: Date): Contradiction[] {
  return [...clashContradictions(state), ...crossChecks(state, now)];
}

function clashContradictions(state: JourneyState): Contradiction[] {
  return clashesOf(state).flatMap((clash) => {
    const [first, second] = clash.options.map((words) => markOf(state, words));
    return first === undefined || second === undefined || first === null || second === null ? [] : [{
      id: clash.id,
      this: first,
      against: second,
      question: clash.question,
      settled: null,
    }];
  });
}

function clashesOf(state: JourneyState): Clash[] {
  const found: Clash[] = [];
  while (found.length < MOST) {
    const next = findClash({ ...state, contradictionsAsked: found.map((clash) => clash.id) });
    if (next === null) break;
    found.push(next);
  }
  return found;
}

function markOf(state: JourneyState, quote: string): Mark | null {
  for (const field of FIELD_IDS) {
    const answer = state.fields[field].answers.findLast((each) => each.text.includes(quote));
    if (answer !== undefined) return { kind: "said", turn: answer.turn, field, quote };
  }
  return null;
}
