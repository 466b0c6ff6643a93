import type { FactSheet, MeasureFact } from "../../domain/facts.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { turnOrder } from "../statements/said_turns.ts";
import { onlyAmount, statedNumbers, stemList } from "../numbers/stated_numbers.ts";

/** A number that was put right in words: what was wrong, what is so, and the stems of what it counts. */
interface NumberPutRight {
  from: number;
  /** Null where no one number took its place. */
  to: number | null;
  counts: string[];
  turn: string;
  /** The words that put it right. */
  quote: string;
}

/** Every number that a correction of the journey took back, whether a fact had it or only an answer. */
export function numbersPutRight(
  { factChanges = [], corrections }: JourneyState,
  { facts: { goal } }: FactSheet,
): NumberPutRight[] {
  const changed = factChanges.map(({ fact, row, was, value, quote, turn }) => {
    const aim = fact === "goal" ? `${goal?.metric ?? ""} ${goal?.unit ?? ""}` : "";
    return { from: was ?? "", to: value, quote, turn, words: `${quote} ${row ?? ""} ${aim}` };
  });
  const unread = corrections.map(({ from, to, quote = to, turn }) => ({
    from,
    to,
    quote,
    turn,
    words: statedNumbers(quote).flatMap(({ counts }) => counts).join(" "),
  }));
  return [...changed, ...unread].flatMap(({ from, to, quote, turn, words }) => {
    const old = onlyAmount(from);
    if (old === null) return [];
    return [{ from: old.value, to: onlyAmount(to)?.value ?? null, counts: stemList(words), turn, quote }];
  });
}

/** True where a text states a number that was put right, of the same thing or of nothing that is named. */
export function statesWrong(text: string, { from, counts }: NumberPutRight): boolean {
  return statedNumbers(text).some((stated) =>
    stated.amount.value === from &&
    (counts.length === 0 || stated.counts.length === 0 || countSame(stated.counts, counts))
  );
}

/** The shortest head of a compound: the "kund" of "Rahmenkunden". */
const SHORTEST_HEAD = 4;

/** True where one thing is counted: a stem is the same, or the head of a compound. */
function countSame(stems: readonly string[], others: readonly string[]): boolean {
  const isHead = (head: string, whole: string) => head.length >= SHORTEST_HEAD && whole.endsWith(head);
  return stems.some((stem) =>
    others.some((other) => stem === other || isHead(stem, other) || isHead(other, stem))
  );
}

/**
 * Measures in which a number that the founder has put right returns in a later answer: "423 farmers, not 410" and, some
 * questions on, "410 farmers" from habit. The number that was put right stands, with the words that did so, unless the
 * founder changed it back.
 */
export function withOldNumbersCorrected(sheet: FactSheet, state: JourneyState): FactSheet {
  const numbers = numbersPutRight(state, sheet);
  if (numbers.length === 0) return sheet;
  const order = turnOrder(state);
  const corrected = (row: MeasureFact): MeasureFact => {
    if (row.state === "corrected") return row;
    const right = numbers.findLast(({ from, to, counts, turn }) =>
      to !== null && row.value === from && order.indexOf(row.turn) > order.indexOf(turn) &&
      countSame(stemList(`${row.name} ${row.unit ?? ""}`), counts)
    );
    if (right === undefined || right.to === null) return row;
    const { to, quote, turn } = right;
    return { ...row, value: to, quote, turn, state: "corrected" };
  };
  const { facts } = sheet;
  return {
    ...sheet,
    facts: { ...facts, measured: facts.measured.map(corrected), traction: facts.traction.map(corrected) },
  };
}
