import { currentAnswer } from "../words/current_answer.ts";
import { refusalsIn, sentencesOf } from "../../text/text.ts";
import type { JourneyState } from "../../domain/journey.ts";

/** A refusal softened by one of these is a later step: "not yet, maybe after that". */
const STILL_A_STEP =
  /\b(?:maybe|perhaps|after that|afterwards|then)\b|vielleicht|talvez|peut-être|quizás|misschien/iu;
/** A sentence that opens so is a refusal, whatever follows. */
const OPENS_REFUSAL =
  /^(?:not|no|never|neither|nor|nothing|(?:we|I) (?:don['’]t|do not|won['’]t|will not|never|refuse)|kein\w*|nie|niemals|nicht|nunca|jamás|ningun\w*|ni|jamais|aucun\w*|pas|não|nem|geen|nooit|aldrig|ingen|mai|nessun\w*|ніколи|никогда)(?!\p{L})/iu;
/** "Kumasi, then stock lists": two steps in one sentence. */
const THEN =
  /[,;]\s+(?=(?:and |und |y |et )?(?:then|after that|danach|dann|luego|después|puis|ensuite|depois|daarna)(?!\p{L}))/iu;

/** What the founder wants to do next, in their order: exact stretches of `evolution.next`. */
export function nextSteps(state: JourneyState): string[] {
  const refused = neverSteps(state);
  return sentencesOf(currentAnswer(state, "evolution.next")).filter((sentence) => !refused.includes(sentence))
    .flatMap((sentence) => sentence.split(THEN));
}

/** What the founder will not stretch to: exact sentences of `evolution.next`. */
export function neverSteps(state: JourneyState): string[] {
  const text = currentAnswer(state, "evolution.next");
  const refusals = refusalsIn(text);
  return sentencesOf(text).filter((sentence) =>
    OPENS_REFUSAL.test(sentence) || (refusals.includes(sentence) && !STILL_A_STEP.test(sentence))
  );
}
