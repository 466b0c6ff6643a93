import type { FoundationAnchor } from "../../../agents/domain/anchors.ts";

/** How far a model is with what it writes beside the interview, or why it stopped. */
export interface WritingAnswer {
  /** Null for what goes across the anchors: deck, thirty days, last edit. */
  anchor: FoundationAnchor | null;
  /** Parts of it that stand, and how many there are; both 0 where it has not begun or was stopped. */
  done: number;
  total: number;
  /** What happened and what is printed instead; null while it is being written. */
  paused: string | null;
}

/** GET and POST /writing. */
export interface WritingStatusAnswer {
  session_id: string;
  /** Null while nothing is being written and nothing was left out. */
  writing: WritingAnswer | null;
  /** Rises with everything that is written: what was read before is older. */
  revision: number;
}
