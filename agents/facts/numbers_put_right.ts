import type { FactSheet, MeasureFact } from "../domain/facts.ts";
import type { JourneyState } from "../domain/journey.ts";
import { turnOrder } from "./said_turns.ts";
import { onlyAmount, statedNumbers, stemList } from "./stated_numbers.ts";

/** A number that was put right in words: what was wrong, what is so, and the stems of what it counts. */
interface NumberPutRight {
  from: number;
  /** Null where no one number took its place. */
  to: number | null;
  counts: string[];
  turn: string;
}

/** Every number that a correction of the journey took back. */
export function numbersPutRight(
  { factChanges = [] }: JourneyState,
  { facts: { goal } }: FactSheet,
): NumberPutRight[] {
  return factChanges.flatMap(({ fact, row, was, value, quote, turn }) => {
    const from = onlyAmount(was ?? "");
    if (from === null) return [];
    const aim = fact === "goal" ? `${goal?.metric ?? ""} ${goal?.unit ?? ""}` : "";
    const counts = stemList(`${quote} ${row ?? ""} ${aim}`);
    return [{ from: from.value, to: onlyAmount(value)?.value ?? null, counts, turn }];
  });
}

/** True where a text states a number that was put right, of the same thing or of nothing that is named. */
export function statesWrong(text: string, { from, counts }: NumberPutRight): boolean {
  return statedNumbers(text).some((stated) =>
    stated.amount.value === from &&
    (counts.length === 0 || stated.counts.length === 0 ||
      stated.counts.some((stem) => counts.includes(stem)))
  );
}

/**
 * Measures in which a number that the founder has put right returns in a later answer: "423 farmers, not 410" and, some
 * questions on, "410 farmers" from habit. The number that was put right stands, unless the founder changed it back.
 */
export function withOldNumbersCorrected(sheet: FactSheet, state: JourneyState): FactSheet {
  const numbers = numbersPutRight(state, sheet);
  if (numbers.length === 0) return sheet;
  const order = turnOrder(state);
  const corrected = (row: MeasureFact): MeasureFact => {
    if (row.state === "corrected") return row;
    const { to = null } =
      numbers.findLast(({ from, to, counts, turn }) =>
        to !== null && row.value === from && order.indexOf(row.turn) > order.indexOf(turn) &&
        stemList(`${row.name} ${row.unit ?? ""}`).some((stem) => counts.includes(stem))
      ) ?? {};
    return to === null ? row : { ...row, value: to, state: "corrected" };
  };
  const { facts } = sheet;
  return {
    ...sheet,
    facts: { ...facts, measured: facts.measured.map(corrected), traction: facts.traction.map(corrected) },
  };
}
