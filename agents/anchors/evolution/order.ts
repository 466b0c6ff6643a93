import { answerTo } from "../attention/said.ts";
import { refusalsIn, sentencesOf } from "../../evidence/evidence.ts";
import type { JourneyState } from "../../domain/journey.ts";

const STILL_A_STEP =
  /\b(?:maybe|perhaps|after that|afterwards|then)\b|vielleicht|talvez|peut-être|quizás|misschien/iu;

/** What the founder wants to do next, in their order: exact sentences of `evolution.next`. */
export function nextSteps(state: JourneyState): string[] {
  const refused = neverSteps(state);
  return sentencesOf(answerTo(state, "evolution.next")).filter((sentence) => !refused.includes(sentence));
}

/** What the founder will not stretch to: exact sentences of `evolution.next`. */
export function neverSteps(state: JourneyState): string[] {
  return refusalsIn(answerTo(state, "evolution.next")).filter((sentence) => !STILL_A_STEP.test(sentence));
}
