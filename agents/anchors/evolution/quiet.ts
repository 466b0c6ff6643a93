import { currentAnswer } from "../words/current_answer.ts";
import { sentencesOf } from "../../text/text.ts";
import type { JourneyState } from "../../domain/journey.ts";

import { NUMBER, numberOf } from "../../text/quantities.ts";

/** Where new customers go silent, as the founder told it. */
export interface Quiet {
  /** Exact words of the when: "Between day 9 and day 14", else the first sentence. */
  when: string;
  sentence: string;
  /** The first silent day, counted from 1; null where no day or week was named. */
  day: number | null;
}

const ORDINALS = [
  "first|erste|ersten|première|premier|primera|primeira",
  "second|zweite|zweiten|deuxième|segunda",
  "third|dritte|dritten|troisième|tercera|terceira",
  "fourth|vierte|vierten|quatrième|cuarta|quarta",
  "fifth|fünfte|fünften|cinquième|quinta",
];
const ORDINAL = ORDINALS.join("|");
const DAY = new RegExp(
  `(?<!since )(?<!\\p{L})(?:(?:day|Tag|jour|día|dia|dag) (?<n>${NUMBER})|(?<ordinal>${ORDINAL}) (?:day|Tag|jour|día|dia))(?!\\p{L})`,
  "iu",
);
const WEEK = new RegExp(
  `(?<!\\p{L})(?:(?:weeks?|Woche|semaine|semana|uge|week) (?<n>${NUMBER})|(?<ordinal>${ORDINAL}) (?:week|Woche|semaine|semana))(?!\\p{L})`,
  "iu",
);
/** "three weeks after the letter" begins on day 22. */
const LATER = new RegExp(
  `(?<n>${NUMBER})\\s(?:(?<weeks>weeks?|Wochen|semaines|semanas|weken|uger)|days?|Tagen?|jours|días|dias|dagen|dage)\\s(?:after|later|in|nach|après|después|depois|na|efter)(?!\\p{L})`,
  "iu",
);
const MONTH = /\b(?:after|in) (?:a|the first|one) month\b/i;

/** Reads `journey.quiet`; null where nothing was said. */
export function quietOf(state: JourneyState): Quiet | null {
  const sentences = sentencesOf(currentAnswer(state, "journey.quiet"));
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

/** The first day or week that the sentence names; a day that something is counted "since" is not it. */
function dayIn(sentence: string): number | null {
  const day = DAY.exec(sentence);
  const week = WEEK.exec(sentence);
  if (day && (!week || day.index < week.index)) return ordinalOf(day);
  if (week) return (ordinalOf(week) - 1) * 7 + 1;
  const later = LATER.exec(sentence);
  if (later) return (numberOf(later.groups?.["n"] ?? "") ?? 0) * (later.groups?.["weeks"] ? 7 : 1) + 1;
  return MONTH.test(sentence) ? 30 : null;
}

function ordinalOf(match: RegExpExecArray): number {
  const typed = match.groups?.["n"];
  const ordinal = (match.groups?.["ordinal"] ?? "").toLowerCase();
  return typed === undefined
    ? Math.max(0, ORDINALS.findIndex((words) => words.split("|").includes(ordinal))) + 1
    : numberOf(typed) ?? 1;
}
