import { LABELS } from "../worksheet.ts";

interface Told {
  turn: string;
  label: string;
}

/**
 * Changes as they are told: where what is measured moved and traction with it, by the same turn and from the same number to
 * the same, that is one change.
 */
export function toldOnce<Change extends Told>(
  changes: Change[],
  valuesOf: (change: Change) => string[],
): Change[] {
  const numbersOf = (change: Change) => valuesOf(change).map(numberOf).join("\n");
  return changes.filter((change) =>
    change.label !== LABELS.traction ||
    !changes.some((other) =>
      other.label === LABELS.measured && other.turn === change.turn && numbersOf(other) === numbersOf(change)
    )
  );
}

/** "77 marinas" of "marinas paying: 77 marinas". */
function numberOf(value: string): string {
  return value.split(": ").at(-1) ?? value;
}
