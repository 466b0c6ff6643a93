import type { FactName } from "../../../domain/facts.ts";

/** Where a fact was read and how sure it is are no part of its value. */
const EVIDENCE = new Set(["quote", "turn", "field", "state", "thin"]);

/** What a fact says as a whole, and where it is a list what each of its rows says, in their order. */
export interface Prints {
  whole: string;
  rows: string[];
}

/** What a fact says now. */
export type PrintsOf = (name: FactName) => Prints;

/** What a fact says: none of it tells where in a list a row stands. */
export function printsOf(fact: unknown): Prints {
  return { whole: printOf(fact), rows: Array.isArray(fact) ? fact.map(printOf) : [] };
}

/** The value of a fact in a few letters: the same for the same value, whenever and wherever it was said. */
export function printOf(fact: unknown): string {
  const text = JSON.stringify(fact, (key, value: unknown) => EVIDENCE.has(key) ? undefined : value);
  let hash = 0x811c9dc5;
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}
