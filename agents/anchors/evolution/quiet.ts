import { answerTo } from "../attention/said.ts";
import { sentencesOf } from "../../evidence/evidence.ts";
import type { JourneyState } from "../../domain/journey.ts";

import { NUMBER, numberOf } from "../attention/quantities.ts";

/** Where new customers go silent, as the founder told it. */
export interface Quiet {
  /** Exact words of the when: "Between day 9 and day 14", else the first sentence. */
  when: string;
  sentence: string;
  /** The first silent day, counted from 1; null where no day or week was named. */
  day: number | null;
}

const DAY = new RegExp(`\\bday (?<n>${NUMBER})|\\b(?<ordinal>first|second|third|fourth) day`, "iu");
const WEEK = new RegExp(`\\b(?:week (?<n>${NUMBER})|(?<ordinal>first|second|third|fourth|fifth) week)`, "iu");
const MONTH = /\b(?:after|in) (?:a|the first|one) month\b/i;
const ORDINALS = ["first", "second", "third", "fourth", "fifth"];

/** Reads `journey.quiet`; null where nothing was said. */
export function quietOf(state: JourneyState): Quiet | null {
  const sentences = sentencesOf(answerTo(state, "journey.quiet"));
  const [opening] = sentences;
  if (opening === undefined) return null;
  const dated = sentences.find((sentence) =>
    DAY.test(sentence) || WEEK.test(sentence) || MONTH.test(sentence)
  );
  const sentence = dated ?? opening;
  const clause = sentence.split(/[,;]\s/)[0] ?? sentence;
  const when = (DAY.test(clause) || WEEK.test(clause) || !dated ? clause : sentence).replace(
    /[.!?。]+$/u,
    "",
  );
  return { when, sentence, day: dayIn(sentence) };
}

function dayIn(sentence: string): number | null {
  const day = DAY.exec(sentence)?.groups;
  if (day) return numberOf(day["n"] ?? "") ?? ORDINALS.indexOf(day["ordinal"] ?? "") + 1;
  const week = WEEK.exec(sentence)?.groups;
  if (week) {
    return ((numberOf(week["n"] ?? "") ?? ORDINALS.indexOf((week["ordinal"] ?? "").toLowerCase()) + 1) - 1) *
        7 + 1;
  }
  return MONTH.test(sentence) ? 30 : null;
}
