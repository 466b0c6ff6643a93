import type { Evidence, UnclearFact } from "../domain/facts.ts";
import type { Statements } from "./statements/statement.ts";

/** What a reader may know beside the founder's words. */
export interface ReaderSetting {
  company: string;
  /** The founder's first name, or "". */
  founder: string;
  now: Date;
}

/** What a reader made of the answers: a value that is certain, and what would have to be asked. */
export interface Reading<T> {
  value: T;
  unclear: UnclearFact[];
}

/** Reads one fact. */
export type Reader<T> = (said: Statements, setting: ReaderSetting) => Reading<T>;

/** The evidence of a fact: an exact stretch of an answer. */
export function evidenceOf(answer: { turn: string; field: Evidence["field"] }, quote: string): Evidence {
  return { quote, turn: answer.turn, field: answer.field, state: "read" };
}
