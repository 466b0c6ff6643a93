import type { FactName } from "./facts.ts";

/**
 * A fact that a model read out of a message and whose words code has checked. They are kept beside the answers, oldest
 * first, and laid over what the rules read: they fill what is empty or unclear, and take the place of the rules' reading
 * of the same message.
 */
export interface ModelFact {
  fact: FactName;
  /** The part of a fact with parts, else null. */
  part: string | null;
  /** As it would be typed into the worksheet's cell; a day with its year. */
  value: string;
  /** An exact stretch of the message. */
  quote: string;
  turn: string;
  /** The field that the message, or else the fact, belongs to. */
  field: string;
}
