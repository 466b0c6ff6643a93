import { numberOf } from "../../text/quantities.ts";
import { PER, unitPattern } from "../../text/rate_words.ts";
import { type Conflict, conflictOf, type Ground, PLAN_FIELDS, type Said } from "./conflict.ts";
import { stretchWith } from "./stretch.ts";
import { WORDS } from "./words.ts";

/** Nobody is everywhere in this many hours a week. */
const FEW_HOURS = 20;
/** Less than an hour a day. */
const LESS_THAN_DAILY = 7;
const HOURS_A_WEEK = new RegExp(
  `(?<n>\\d+(?:[.,]\\d+)?)\\s?${unitPattern("hour")}\\s?${PER}\\s?${unitPattern("week")}`,
  "iu",
);

/** "Passe-partout" is a thing. */
const EVERYWHERE = new RegExp(`(?<!-)${WORDS.sourceOf("everywhere")}(?!-)`, "iu");

/** The hours there are, against a presence or a rhythm that takes more. */
export function hoursAgainstRhythm(ground: Ground): Conflict[] {
  const { capacity } = ground.sheet.facts;
  const hours = capacity?.hours_a_week ?? null;
  if (capacity === null || hours === null) return [];
  const plan = ground.said.find((said) =>
    said.field !== capacity.field && isPlan(said) && takesMore(said.quote, hours)
  );
  if (plan === undefined) return [];
  return conflictOf({
    id: "hours",
    a: { ...capacity, quote: sentenceWithHours(ground, capacity) },
    b: plan,
    weight: 4,
    binding: "a",
    ask: "Which of the two gives way?",
  });
}

function isPlan({ field }: Said): boolean {
  return PLAN_FIELDS.some((each) => each === field) || field === "content.knowledge";
}

function takesMore(quote: string, hours: number): boolean {
  const planned = numberOf(HOURS_A_WEEK.exec(quote)?.groups?.["n"] ?? "");
  if (planned !== null) return planned > hours;
  if (WORDS.isIn(quote, "refuses")) return false;
  if (EVERYWHERE.test(quote)) return hours <= FEW_HOURS;
  return WORDS.isIn(quote, "everyDay") && WORDS.isIn(quote, "publishes") && hours < LESS_THAN_DAILY;
}

/** The words that tell the hours, where the fact's own quote spans more than one. */
function sentenceWithHours({ said }: Ground, capacity: { quote: string; turn: string }): string {
  const within = said.filter(({ quote, turn }) => turn === capacity.turn && capacity.quote.includes(quote));
  const sentence = within.find(({ quote }) => HOURS_A_WEEK.test(quote))?.quote ?? capacity.quote;
  return stretchWith(sentence, [HOURS_A_WEEK.exec(sentence)?.[0] ?? ""]);
}
