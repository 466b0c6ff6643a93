import type { JourneyState } from "../domain/journey.ts";
import { answerTo } from "../anchors/attention/spoken.ts";
import { cell } from "../anchors/section.ts";
import { bestQuote, numbersIn, sentencesOf, wordCount } from "../evidence/evidence.ts";
import type { Piece } from "./pieces.ts";

/** No proof stands beside more entries than this (craft, section 6). */
const MOST_USES = 4;
const FIELDS = ["proof.best", "pitch.traction", "growth.numbers"] as const;
const UNKNOWN = /not measured|nobody measured|don['’]t know|unknown/iu;

/** A proof in the founder's words for each entry, "" for open ones and once all are used up. */
export function proofsFor(state: JourneyState, pieces: (Piece | null)[]): string[] {
  const proofs = FIELDS.flatMap((field) => {
    const text = answerTo(state, field);
    return sentencesOf(text).filter((sentence) => numbersIn(sentence).length > 0 && !UNKNOWN.test(sentence))
      .map((sentence) => cell(wordCount(sentence) <= 20 ? sentence : bestQuote(sentence, 20), text));
  });
  const distinct = [...new Set(proofs)].slice(0, 8);
  let turn = 0;
  return pieces.map((piece) => {
    if (piece === null || turn >= distinct.length * MOST_USES) return "";
    return distinct[turn++ % distinct.length] ?? "";
  });
}
