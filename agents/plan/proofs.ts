import { currentAnswer } from "../anchors/words/current_answer.ts";
import { admitsUnmeasured } from "../text/unmeasured.ts";
import type { JourneyState } from "../domain/journey.ts";

import { stretchFrom } from "../anchors/words/opening.ts";
import { moneyIn } from "../text/quantities.ts";
import { cell } from "../anchors/section.ts";
import { bestQuote, numbersIn, sentencesOf, wordCount } from "../text/text.ts";
import type { Piece } from "./pieces.ts";

/** No proof stands beside more entries than this (craft, section 6). */
const MOST_USES = 4;
/** Traction counts only without money in it: that is for investors, not for buyers. */
const FIELDS = ["proof.best", "messaging.objections", "pitch.traction"] as const;
const LEAST_WORDS = 6;
/** Who left is told to investors, and to nobody as a proof. */
const LOSS = /\b(?:left|lost|cancel\w*|churn\w*|quit)\b/iu;

/** A proof in the founder's words for each entry, "" for open ones and once all are used up. */
export function proofsFor(state: JourneyState, pieces: (Piece | null)[]): string[] {
  const proofs = FIELDS.flatMap((field) => {
    const text = currentAnswer(state, field);
    return sentencesOf(text).filter((sentence) => isProof(sentence, field))
      .map((sentence) =>
        wordCount(sentence) <= 22 ? stretchFrom(text, sentence, 26) : bestQuote(sentence, 22)
      )
      .filter((quote) => wordCount(quote) >= LEAST_WORDS)
      .map((quote) => ({ quote, printed: cell(quote, text) }));
  });
  const distinct = proofs.filter(({ quote }, at) =>
    proofs.findIndex((other) => other.quote === quote) === at
  );
  const uses = distinct.map(() => 0);
  let turn = 0;
  return pieces.map((piece) => {
    if (piece === null) return "";
    const order = distinct.map((_, shift) => (turn + shift) % distinct.length);
    const chosen = order.find((at) =>
      (uses[at] ?? 0) < MOST_USES && !isSame(distinct[at]?.quote ?? "", piece)
    );
    if (chosen === undefined) return "";
    uses[chosen] = (uses[chosen] ?? 0) + 1;
    turn = chosen + 1;
    return distinct[chosen]?.printed ?? "";
  });
}

function isProof(sentence: string, field: typeof FIELDS[number]): boolean {
  if (!numbersIn(sentence).some(({ unit }) => unit !== "time") || admitsUnmeasured(sentence)) return false;
  return field === "proof.best" || (moneyIn(sentence).length === 0 && !LOSS.test(sentence));
}

/** A proof beside itself proves nothing. */
function isSame(quote: string, piece: Piece): boolean {
  const words = piece.words === "" ? piece.sentence : piece.words;
  return quote.includes(words) || piece.sentence.includes(quote) || quote.includes(piece.sentence);
}
