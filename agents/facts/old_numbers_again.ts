import type { FactChange, FactSheet, MeasureFact } from "../domain/facts.ts";
import type { JourneyState } from "../domain/journey.ts";
import { turnOrder } from "./said_turns.ts";
import { onlyAmount, stemList } from "./stated_numbers.ts";

/** A number that was put right: what was wrong, what is so, and the stems of what it counts. */
interface Correction {
  from: number;
  to: number;
  thing: string[];
  turn: string;
}

/**
 * Measures in which a number that the founder has put right returns in a later answer: "423 farmers, not 410" and, some
 * questions on, "410 farmers" from habit. The number that was put right stands, unless the founder changed it back.
 */
export function withOldNumbersCorrected(sheet: FactSheet, state: JourneyState): FactSheet {
  const corrections = (state.factChanges ?? []).flatMap((change) => correctionOf(change, sheet));
  if (corrections.length === 0) return sheet;
  const order = turnOrder(state);
  const corrected = (row: MeasureFact): MeasureFact => {
    if (row.state === "corrected") return row;
    const found = corrections.findLast(({ from, thing, turn }) =>
      row.value === from && order.indexOf(row.turn) > order.indexOf(turn) &&
      stemList(`${row.name} ${row.unit ?? ""}`).some((stem) => thing.includes(stem))
    );
    return found === undefined ? row : { ...row, value: found.to, state: "corrected" };
  };
  const { facts } = sheet;
  return {
    ...sheet,
    facts: { ...facts, measured: facts.measured.map(corrected), traction: facts.traction.map(corrected) },
  };
}

function correctionOf(change: FactChange, { facts: { goal } }: FactSheet): Correction[] {
  const from = onlyAmount(change.was ?? "");
  const to = onlyAmount(change.value);
  if (from === null || to === null) return [];
  const aim = change.fact === "goal" ? `${goal?.metric ?? ""} ${goal?.unit ?? ""}` : "";
  const thing = stemList(`${change.quote} ${change.row ?? ""} ${aim}`);
  return [{ from: from.value, to: to.value, thing, turn: change.turn }];
}
