import type { FieldId } from "../../domain/fields.ts";
import type { Language } from "../../text/lexicon.ts";

/** One answer as it was kept: an exact stretch of a turn, given to one field. */
export interface FieldAnswer {
  field: FieldId;
  turn: string;
  text: string;
  /** True where a fuller answer to the same field followed a probe. */
  thin: boolean;
  /** The ISO date on which it was said, from which its days are counted; absent where that was not kept. */
  on?: string;
}

/**
 * How a clause stands: only `stated` ones (and `negated` ones, for facts that are refusals) can fill a fact.
 * `withdrawn` was taken back in the same breath, `refuted` was believed once, `past` is over, `aside` speaks of the
 * conversation.
 */
export type Standing =
  | "stated"
  | "negated"
  | "hedged"
  | "refuted"
  | "withdrawn"
  | "past"
  | "question"
  | "aside";

/** A clause before it is classed: all of its words, and those that stay without asides. */
export interface UnclassedClause {
  whole: string;
  kept: string;
}

/** A sentence of an answer. */
export interface Sentence {
  /** An exact stretch of the answer, without list marks and outer white space. */
  text: string;
  /** Where it begins and ends in the answer. */
  from: number;
  to: number;
  answer: FieldAnswer;
  /** The words' language, or all languages that are read where it cannot be told. */
  languages: readonly Language[];
  /** True where the founder adds what belongs to another question: "I forgot to say …". */
  isAddition: boolean;
  /** True for a line that a list mark opens. */
  listed: boolean;
  clauses: Statement[];
}

/** A clause of a sentence: what stands between commas, colons, dashes and "but". */
export interface Statement {
  /** An exact stretch of the answer, without the asides at its ends and outer punctuation. */
  text: string;
  /** Where it begins and ends in the answer. */
  from: number;
  to: number;
  standing: Standing;
  /** True where the words that it led to were taken back: its numbers and names stand, its sentence has no end. */
  isTorn?: boolean;
  sentence: Sentence;
}

/** What a founder has said, split and classed once. */
export interface Statements {
  /** The clauses of these fields, field by field in the order asked for, each field's answers oldest first. */
  of(...fields: FieldId[]): Statement[];
  /** The sentences of these fields in the same order. */
  sentences(...fields: FieldId[]): Sentence[];
  /** The answers of these fields in the same order; those probed as thin only where no fuller one followed. */
  answers(...fields: FieldId[]): FieldAnswer[];
  /** The language most of it is written in; all languages where that cannot be told. */
  languages: readonly Language[];
}
