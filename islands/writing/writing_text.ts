import type { WritingAnswer } from "../../routes/api/contract.ts";
import { ANCHORS } from "../labels.ts";

/** "Truth is being written: 5 of 12 parts", or why it is not; "" where there is nothing to tell. */
export function writingText(writing: WritingAnswer | null, hasWritten: boolean): string {
  if (writing === null) return hasWritten ? "What was being written stands now." : "";
  const { anchor, done, total, paused } = writing;
  if (paused !== null) return paused;
  if (total === 0) return "What you said is being read for your strategy.";
  const what = anchor === null
    ? "The deck and the thirty days are"
    : `${ANCHORS[anchor].label.replace(/ Anchor$/, "")} is`;
  return `${what} being written: ${done} of ${total} parts`;
}
