import type { JourneyState } from "../../domain/journey.ts";
import { type Said, sentencesSaid } from "../words/answers.ts";

/** What people must come to believe: "they must", "müssen", "べき". */
const NEEDED =
  /\b(?:must|have to|need to|needs to|['’]d have to|should|ought to)\b[^.]{0,20}\bbeliev|\bcome to believe\b|\b(?:they|people|buyers|customers|you) (?:must|have to|need to|should)\b|müssen|devem|precisam|doivent|deben|moeten|skal|必要|べき/iu;
/** What they believe today: "think", "glauben", "思". */
const NOW =
  /\b(today|now|believe|think|they say|assume|fresh means)\b|glauben|acham|croient|creen|geloven|tror|思/iu;

/** What they believe today and what they must believe, as the founder put both. */
export function beliefPair(state: JourneyState): { now: Said | null; needed: Said | null } {
  const sentences = [
    ...sentencesSaid(state, "customer.belief"),
    ...sentencesSaid(state, "customer.trigger_barrier"),
  ];
  const needed = sentences.find((each) => NEEDED.test(each.quote)) ?? null;
  const now = sentences.find((each) => each !== needed && NOW.test(each.quote) && !NEEDED.test(each.quote)) ??
    sentencesSaid(state, "customer.belief").find((each) => each !== needed) ?? null;
  return { now, needed };
}
