import type { WritingAnswer } from "../../routes/api/contract.ts";
import type { ScreenWords } from "../../routes/words/words.ts";
import { fill } from "../words.ts";

interface Told {
  writing: WritingAnswer | null;
  /** True once something was written while the page stood open. */
  hasWritten: boolean;
}

/** "Truth is being written: 5 of 12 parts", or why it is not; "" where there is nothing to tell. */
export function writingText(
  { writing, hasWritten }: Told,
  { anchors, writing: says }: ScreenWords["foundation"],
): string {
  if (writing === null) return hasWritten ? says.stands : "";
  const { anchor, done, total, paused } = writing;
  if (paused !== null) return paused;
  if (total === 0) return says.reading;
  if (anchor === null) return fill(says.rest, { done, total });
  return fill(says.anchor, { anchor: anchors[anchor].short, done, total });
}
