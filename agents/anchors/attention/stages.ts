import { bestCurrent, currentAnswer, sayCurrent } from "../words/current_answer.ts";
import type { FieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { phrasesIn, wordCount } from "../../text/text.ts";
import type { Said } from "../words/answers.ts";

export const STAGES = ["unaware", "aware", "weighing", "deciding", "customer", "advocate"] as const;
export type Stage = typeof STAGES[number];

/** Where each stage's words are looked for, best place first. */
const PLACES: Record<Stage, FieldId[]> = {
  unaware: ["customer.belief", "market.alternative", "market.obstacle"],
  aware: ["market.obstacle", "customer.trigger_barrier"],
  weighing: ["messaging.objections", "customer.trigger_barrier"],
  deciding: ["messaging.objections", "customer.trigger_barrier", "market.rivals"],
  customer: ["journey.quiet", "customer.trigger_barrier"],
  advocate: ["offering.what", "proof.best", "identity.why"],
};

/** What people at each stage say or ask, in words the founder quoted from them where there are any; none twice. */
export function stageWords(state: JourneyState): Map<Stage, Said> {
  const found = new Map<Stage, Said>();
  const used = new Set<string>();
  for (const stage of STAGES) {
    const words = quotedPhrase(state, PLACES[stage], used) ?? bestOf(state, PLACES[stage], used);
    if (words === null) continue;
    used.add(words.quote);
    found.set(stage, words);
  }
  return found;
}

function quotedPhrase(state: JourneyState, fields: FieldId[], used: Set<string>): Said | null {
  for (const field of fields) {
    const phrase = phrasesIn(currentAnswer(state, field)).find((each) =>
      !used.has(each) && wordCount(each) >= 2 && wordCount(each) <= 14
    );
    if (phrase !== undefined) {
      return { ...sayCurrent(state, field, phrase), whole: phrase };
    }
  }
  return null;
}

function bestOf(state: JourneyState, fields: FieldId[], used: Set<string>): Said | null {
  for (const field of fields) {
    const words = bestCurrent(state, field, 14);
    if (words !== null && !used.has(words.quote)) return words;
  }
  return null;
}
