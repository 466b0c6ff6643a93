import type { JourneyMetadata } from "../../routes/api/contract.ts";
import type { ScreenWords } from "../../routes/words/words.ts";
import { fill, formOf } from "../words.ts";

type Said = Pick<ScreenWords, "common" | "foundation">;

/** How much of a finished foundation nobody has said: "All 31 answers are assumed"; "" where all was. */
export function assumedWords(
  { count, of }: JourneyMetadata["assumed"],
  { common, foundation }: Said,
): string {
  const { all, some } = foundation.assumed;
  if (count === 0) return "";
  if (count === of) return fill(all, { of });
  return fill(formOf(some, count, common.locale), { count, of });
}

/** What finishing now would do, asked before it is done. */
export function finishWarning(
  { open, of }: JourneyMetadata["assumed"],
  says: ScreenWords["journey"]["heard"],
): string {
  if (open === 0) return says.finishComplete;
  return open === of ? fill(says.finishEmpty, { of }) : fill(says.finishOpen, { open, of });
}
