import type { FactSheet } from "../../domain/facts.ts";
import type { FoundCorrection } from "../../facts/changes/corrections.ts";

/** A correction as it stands in a message. */
export interface SpokenCorrection extends FoundCorrection {
  /** The exact clauses that correct. */
  quote: string;
  /** The part of the quote that says only what is so: "it's 88 a week" of "it's 88 a week, not 90". */
  evidence: string;
  /** The old value as the founder wrote it, where that is a word: "four". */
  written?: string;
  /** True where no word says that something was wrong, but a number is denied: what it means must stand on the sheet. */
  isOnlyDenied?: boolean;
  /** True where the sentence is about a fact by its name: "the goal is 50, not 45". */
  isNamed?: boolean;
  /** Where they begin and end in the message, the cue before them included. */
  at: number;
  to_at: number;
}

/** What stands open when a correction comes. */
export interface CorrectionSetting {
  sheet: FactSheet;
  /** In a read-back the cue word may be missing. */
  isReadBack: boolean;
  /** The field answered last: what "sorry, it's 40" must mean. */
  lastField: string | null;
}
