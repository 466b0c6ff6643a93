import { sentencesOf, wordCount } from "../../text/text.ts";
import { type JourneyState } from "../../domain/journey.ts";
import { currentAnswer } from "../words/current_answer.ts";

export const FOUNDER = "founder";

/** What a line of a plan asks of a person. */
export type Work = "calls" | "product" | "pictures" | "service";

const WORK: Record<Work, RegExp> = {
  calls: /phone|call|support|customer service|sales|telefon|téléphone/iu,
  product: /develop|engineer|program|software|technic|product|design|entwickl|dév/iu,
  pictures: /photo|picture|video|camera|foto|film/iu,
  service:
    /shop|counter|service|kitchen|bak(?:er|ing)|workshop|teacher|nurse|driver|cyclist|assistant|verkauf/iu,
};
const ROLE =
  /(?:^|[\s,;])(?:a|an|my|our|the|one)\s+(?<role>(?:[\p{Ll}-]+\s){0,2}?[\p{Ll}-]+)(?=\s(?:in|from|who|with|at|for|of|does|takes|helps|makes|is|does|part-time|full-time)\b|[,.;]|$)/iu;
const NO_ROLE = /\b(?:one|week|day|year|hospital|company|bit|lot|paid|sales person|nobody|phone)\b/iu;

/** The founder's own word for who does this kind of work, else "founder". */
export function ownerOf(state: JourneyState, work: Work): { name: string; sentence: string | null } {
  const text = currentAnswer(state, "pitch.team");
  for (const sentence of sentencesOf(text)) {
    if (/^(?:me|I|ich|je|eu|yo)\b|^no\b|\bnot paid\b/iu.test(sentence)) continue;
    for (const part of sentence.split(/,\s+(?=(?:and )?(?:a|an|my|our|one|two(?! days| hours))\s)/iu)) {
      const role = ROLE.exec(` ${part}`)?.groups?.["role"];
      if (role === undefined || NO_ROLE.test(role) || wordCount(role) > 3) continue;
      if (WORK[work].test(part)) return { name: role, sentence };
    }
  }
  return { name: FOUNDER, sentence: null };
}
