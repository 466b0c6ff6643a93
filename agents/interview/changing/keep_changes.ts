import type { FactChange, Facts } from "../../domain/facts.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { isListFact, rowsOf } from "../../facts/changes/cell_values.ts";
import { isUnderLock } from "../../facts/changes/locks.ts";
import { readFacts } from "../../facts/read_facts.ts";

/**
 * Keeps the founder's changes of facts. A change of something locked takes the place of all that was said of it by now,
 * beneath the lock too, so that it stands once it is unlocked; what is struck out is locked no more.
 */
export function keepChanges(state: JourneyState, changes: FactChange[], now: Date): void {
  if (changes.length === 0) return;
  const { factChanges: before = [], factLocks: locks = [] } = state;
  const { locked = [] } = readFacts(state, now);
  const beneath = locked.length === 0 ? null : readFacts({ ...state, factLocks: [] }, now).facts;
  state.factChanges = [
    ...before,
    ...changes.map((change) =>
      beneath !== null && isUnderLock(change, locked) ? overAll(change, beneath) : change
    ),
  ];
  if (locks.length === 0) return;
  const held = new Set((readFacts(state, now).locked ?? []).map(({ lock }) => lock));
  state.factLocks = locks.filter((_, at) => held.has(at));
}

function overAll({ over: _, ...change }: FactChange, beneath: Facts): FactChange {
  const over = turnOf(change, beneath);
  return over === undefined ? change : { ...change, over };
}

function turnOf({ fact, row }: FactChange, facts: Facts): string | undefined {
  if (!isListFact(fact)) return facts[fact]?.turn;
  const at = rowsOf(facts, fact).findIndex(({ key }) => key === row);
  return facts[fact][at]?.turn;
}
