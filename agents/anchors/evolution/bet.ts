import { datesIn, wordCount } from "../../evidence/evidence.ts";
import { type JourneyState } from "../../domain/journey.ts";
import { datedSentences, deadlineIn } from "../attention/dates.ts";
import { NUMBER, numberOf } from "../attention/quantities.ts";
import { answerTo } from "../attention/said.ts";

/** The bet as the founder put it. Parts that were not said are null. */
export interface Bet {
  text: string;
  /** Exact words of what is measured. */
  metric: string;
  target: number | null;
  /** The exact words that carry the target. */
  targetWords: string | null;
  /** ISO date. */
  date: string | null;
  /** The exact words of the date. */
  dateWords: string | null;
  /** Exact sentence with what changes their mind. */
  flip: string | null;
  flipAt: number | null;
  /** True where fewer is better. */
  fewerIsBetter: boolean;
  /** Exact words of what would change their mind before the date. */
  earlier: string | null;
}

const TARGET = new RegExp(
  `\\b(?:target|goal|aim|ziel|objetivo|meta|objectif|doel|mål)\\b[^.\\d]{0,24}?(?<n>${NUMBER})`,
  "iu",
);
const BY_DATE = /(?<n>\d[\d.,]*)(?=[^.]{0,40}\b(?:by|bis|até|avant|para)\b)/iu;
/** The last resort: the first number that counts something. */
const COUNTED = /(?<![\d.,])(?<n>\d[\d.,]*)(?=\s\p{L}{3,})/u;
const FLIP = new RegExp(
  `\\b(?<way>under|below|less than|fewer than|over|above|more than|at least|unter|über|menos de|mais de|moins de|plus de|minder dan|meer dan)\\s(?<n>${NUMBER})`,
  "iu",
);
const UPWARD = /over|above|more|über|mais|plus|meer/i;
const IF = /(?<!\p{L})(?:if|when|unless|wenn|se|si|als|hvis|om)(?!\p{L})/iu;
const EARLIER = /earlier|sooner|before that|change my mind|früher|antes|plus tôt/iu;

/** Reads `evolution.bet`; null where nothing was said. */
export function betOf(state: JourneyState, now: Date): Bet | null {
  const text = answerTo(state, "evolution.bet");
  const sentences = datedSentences(text);
  if (sentences.length === 0) return null;
  const flip = sentences.find((sentence) => IF.test(sentence) && FLIP.test(sentence)) ??
    sentences.find((sentence) => IF.test(sentence)) ?? null;
  const measured =
    sentences.find((sentence) => /metric|measure|messgr|count/iu.test(sentence) && sentence !== flip) ??
      sentences.find((each) => each !== flip && (TARGET.test(each) || BY_DATE.test(withoutDates(each)))) ??
      sentences[0] ?? text;
  const rest = sentences.filter((sentence) => sentence !== flip);
  const deadline = [measured, ...rest, text].flatMap((each) => datesIn(each, now).slice(0, 1))
    .map((date) => ({ date: date.iso, text: date.text }))[0] ??
    deadlineIn([measured, ...rest].join(" "), now);
  const target = targetIn([measured, ...rest]);
  const way = flip === null ? undefined : FLIP.exec(flip)?.groups?.["way"];
  const earlier = sentences.find((sentence) => EARLIER.test(sentence) && sentence !== flip) ?? null;
  return {
    text,
    metric: metricIn(measured),
    target: target?.value ?? null,
    targetWords: target?.words ?? null,
    date: deadline?.date ?? null,
    dateWords: deadline?.text ?? null,
    flip,
    flipAt: flip === null ? null : numberOf(FLIP.exec(flip)?.groups?.["n"] ?? ""),
    fewerIsBetter: way !== undefined && UPWARD.test(way),
    earlier: earlier === null
      ? null
      : earlier.slice(earlier.lastIndexOf(": ") < 0 ? 0 : earlier.lastIndexOf(": ") + 2),
  };
}

/** "Metric is new marinas signed from the February table by …" → the words that name what is counted. */
function metricIn(sentence: string): string {
  const bare = sentence.replace(/[.!?。]+$/u, "").replace(
    /^.*?\b(?:metric|measure|Messgröße)\b\s*(?:is|:|=)?\s*/iu,
    "",
  );
  const cut = bare.split(/,\s|\s+by\s+(?=\d|[A-Z])/u)[0] ?? bare;
  return wordCount(cut) >= 2 && wordCount(cut) <= 16 ? cut : bare;
}

function targetIn(sentences: string[]): { value: number; words: string } | null {
  for (const pattern of [TARGET, BY_DATE, COUNTED]) {
    for (const sentence of sentences) {
      const match = pattern.exec(withoutDates(sentence));
      const value = numberOf(match?.groups?.["n"] ?? "");
      if (match && value !== null) return { value, words: sentence.includes(match[0]) ? match[0] : sentence };
    }
  }
  return null;
}

/** Blanks dates out, keeping every place, so that the 30 of "30 April" is never a target. */
function withoutDates(sentence: string): string {
  return datesIn(sentence).reduce(
    (text, date) => text.replace(date.text, " ".repeat(date.text.length)),
    sentence,
  );
}
