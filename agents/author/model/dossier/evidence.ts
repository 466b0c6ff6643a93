import type { Mark } from "../../../domain/claims.ts";

/** Something a claim may cite: its id, its exact words, and the mark that code puts in for the id. */
export interface Evidence {
  id: string;
  words: string;
  /** How it stands in the text where that is shorter: by the ids of sentences that stand there already. */
  shown?: string;
  mark: Mark;
}

/** Lines of the dossier and what of them can be cited. */
export interface Block {
  lines: string[];
  evidence: Evidence[];
}
