import { datesIn, numbersIn, wordCount } from "../../text/text.ts";
import { type JourneyState } from "../../domain/journey.ts";
import { deadlineIn } from "../../text/deadline.ts";
import { formatNumber, NUMBER, numberOf } from "../../text/quantities.ts";
import { currentAnswer } from "../words/current_answer.ts";
import { clausesOf, conditionIn, flipIn } from "./bet_words.ts";

/** The bet as the founder put it. Parts that were not said are null. */
export interface Bet {
  text: string;
  /** Exact words of what is measured. */
  metric: string;
  target: number | null;
  /** The target as it is printed, with its unit: "80%". */
  targetText: string | null;
  /** The exact words that carry the target. */
  targetWords: string | null;
  /** ISO date. */
  date: string | null;
  /** The exact words of the date. */
  dateWords: string | null;
  /** Exact words of what changes their mind. */
  flip: string | null;
  flipAt: number | null;
  /** The same with the target's unit. */
  flipText: string | null;
  /** True where fewer is better. */
  fewerIsBetter: boolean;
  /** Exact words of what would change their mind before the date. */
  earlier: string | null;
}

/** The word by which a founder names what is counted. */
const METRIC =
  /(?<!\p{L})(?:metric|measured?|counted|Messgröße|Kennzahl|Gemessen|indicateur|indicador|métrica|indicatore|指標)(?!\p{L})/iu;
const TARGET = new RegExp(
  `(?<!\\p{L})(?:target|goal|aim|ziel|objetivo|meta|objectif|obiettivo|doel|mål|目標)(?!\\p{L})[^.\\d]{0,24}?(?<n>${NUMBER})`,
  "iu",
);
/** "we want 40", "it brings 900 runs". */
const WANTED = new RegExp(
  `(?<!\\p{L})(?:want|wants|hope for|expect|brings?|should be|sollen|wollen|queremos|voulons|quero|willen)\\s(?:to (?:see|reach|have) |at least |about )?(?<n>${NUMBER})`,
  "iu",
);
/** "by 30 June 2027 at least 5 of them": dates are blanks by then. */
const AFTER_DATE = new RegExp(
  `(?<!\\p{L})(?:by|bis|bis zum|até|avant|avant le|antes de|antes del|vóór)\\s{4,}(?:at least |about |mindestens |sollen )*(?<n>${NUMBER})`,
  "iu",
);
/** The number nearest before "by". */
const BY_DATE =
  /(?<n>\d[\d.,]*)(?: of \d[\d.,]*)?(?=[^.\d]{0,40}(?<!\p{L})(?:by|bis|até|avant|antes|para|vóór)(?!\p{L}))/iu;
/** The last resort: the first number that counts something; "one" and articles count nothing. */
const COUNTED = new RegExp(
  `(?<![\\d.,])(?<n>(?!one(?!\\p{L})|ein|half)${NUMBER})(?=\\s\\p{L}{3,}|%|\\p{Script=Han})`,
  "iu",
);
const EARLIER = /(?<!\p{L})(?:earlier|sooner|before that|früher|plus tôt|más pronto|mais cedo)(?!\p{L})/iu;

/** Reads `evolution.bet`; null where nothing was said. */
export function betOf(state: JourneyState, now: Date): Bet | null {
  const text = currentAnswer(state, "evolution.bet");
  const clauses = clausesOf(text);
  if (clauses.length === 0) return null;
  const flip = flipIn(text, now);
  const rest = clauses.filter((clause) => clause !== flip);
  const measured = rest.find((clause) => METRIC.test(clause)) ??
    rest.find((clause) =>
      [TARGET, AFTER_DATE, BY_DATE].some((pattern) => pattern.test(withoutDates(clause)))
    ) ??
    rest[0] ?? text;
  const deadline = [measured, ...rest, text].flatMap((each) => dueDates(each, now).slice(0, 1))
    .map((date) => ({ date: date.iso, text: date.text }))[0] ??
    deadlineIn([measured, ...rest].join(" "), now);
  const target = targetIn([measured, ...rest]);
  const condition = flip === null ? null : conditionIn(flip);
  const earlier = clauses.find((clause) => EARLIER.test(clause) && clause !== flip) ?? null;
  const isShare = target?.text.endsWith("%") ?? false;
  return {
    text,
    metric: metricIn(measured, target?.value ?? null),
    target: target?.value ?? null,
    targetText: target?.text ?? null,
    targetWords: target?.words ?? null,
    date: deadline?.date ?? null,
    dateWords: deadline?.text ?? null,
    flip,
    flipAt: condition?.number ?? null,
    flipText: condition?.number == null ? null : `${formatNumber(condition.number)}${isShare ? "%" : ""}`,
    fewerIsBetter: condition?.isUpward ?? false,
    earlier: earlier === null
      ? null
      : earlier.slice(earlier.lastIndexOf(": ") < 0 ? 0 : earlier.lastIndexOf(": ") + 2),
  };
}

/** The dates of a text but for those it only counts from: "in 30 days from 9 March". */
function dueDates(text: string, now: Date): ReturnType<typeof datesIn> {
  return datesIn(text, now).filter(({ index }) =>
    !/(?<!\p{L})(?:from|since|starting|ab|seit|desde|à partir du|dès le|vanaf|fra)\s$/iu.test(
      text.slice(0, index),
    )
  );
}

const OPENING = /^(?:I['’]d say |I would say )?(?:(?:if|when|wenn|si|se)(?!\p{L})\s*)?/iu;

/** "That the blank sheet works: …" names the bet; what is counted stands behind it. */
const NAMES_BET = /^that\s[^:]{3,60}:\s*(?=\S)/iu;
const DATE_FIRST =
  /^(?:by|until|before)\s(?:the end of\s)?(?:\d{1,2}(?:st|nd|rd|th)?\s)?\p{L}+\s(?:\d{1,2},?\s)?20\d{2},?\s(?=\S)/iu;

/** "Metric is new marinas signed from the February table by …" → the words that name what is counted. */
function metricIn(clause: string, target: number | null): string {
  const bare = clause.replace(/[.!?。]+$/u, "").replace(
    /^.*?(?<!\p{L})(?:metric|measured?|Messgröße|Kennzahl|Indicateur|indicador|métrica|indicatore|指標)(?!\p{L})\s*(?:is|ist|es|est|:|：|=)?\s*/iu,
    "",
  ).replace(OPENING, "").replace(NAMES_BET, "").replace(DATE_FIRST, "");
  const [first = bare, second] = bare.split(/,\s/);
  const isTargetLater = target !== null && second !== undefined && numberIn(first) === null &&
    numberIn(second) === target;
  const cut = untilDate(isTargetLater ? `${first}, ${second}` : first);
  const short = wordCount(cut) <= LONGEST_METRIC ? cut : cut.split(/\s(?=\()|\sand\s(?=\d)/u)[0] ?? cut;
  return wordCount(short) >= 2 && wordCount(short) <= LONGEST_METRIC ? short : untilDate(bare);
}

const LONGEST_METRIC = 16;

function untilDate(words: string): string {
  const [cut = words] = words.split(
    /\s+(?:by|bis|avant|antes de|até|before)\s+(?=the end|end|\d|\p{Lu}|el \d|le \d)/u,
  );
  return wordCount(cut) >= 2 ? cut : words;
}

function numberIn(words: string): number | null {
  return numberOf(COUNTED.exec(withoutDates(words))?.groups?.["n"] ?? "");
}

interface Target {
  value: number;
  text: string;
  words: string;
}

function targetIn(clauses: string[]): Target | null {
  for (const pattern of [TARGET, WANTED, AFTER_DATE, BY_DATE, COUNTED]) {
    for (const clause of clauses) {
      const match = pattern.exec(withoutDates(clause));
      const typed = match?.groups?.["n"] ?? "";
      const value = numberOf(typed);
      if (!match || value === null) continue;
      const at = match.index + match[0].lastIndexOf(typed);
      const found = numbersIn(clause).find((each) => each.index <= at && each.index + each.text.length > at);
      const text = found?.unit ? found.text : formatNumber(value);
      return { value, text, words: clause.includes(match[0]) ? match[0] : clause };
    }
  }
  return null;
}

/** Blanks dates and bare years out, keeping every place, so that the 30 of "30 April" is never a target. */
function withoutDates(clause: string): string {
  return datesIn(clause, new Date(0)).reduce(
    (text, date) => text.replace(date.text, " ".repeat(date.text.length)),
    clause,
  ).replace(/(?<!\d)20\d{2}(?!\d|\s\p{Ll}{3,}s)/gu, "    ").replace(/\d{1,2}(?=年|月\d)/gu, "  ");
}
