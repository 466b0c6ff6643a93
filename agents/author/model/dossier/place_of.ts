import type { TurnSentence } from "./turns.ts";

/** The ids of the sentences that a stretch of a turn stands in; null where they do not have all of it. */
export function placeOf(stretch: string, turn: string, spoken: readonly TurnSentence[]): string | null {
  const inTurn = spoken.filter((each) => each.turn === turn);
  const around = inTurn.find(({ words }) => words.includes(stretch));
  if (around !== undefined) return `in ${around.id}`;
  const within = inTurn.filter(({ words }) => stretch.includes(bare(words)));
  const rest = within.reduce((left, { words }) => left.replace(bare(words), ""), stretch);
  return /[\p{L}\p{N}]/u.test(rest) ? null : within.map(({ id }) => id).join(" ");
}

/** A sentence without the signs that end it: a fact may leave them out. */
function bare(sentence: string): string {
  return sentence.replace(/[^\p{L}\p{N}%)\]]+$/u, "");
}
