import { daysIn, type NamedDay } from "../../../text/due_days.ts";
import { languageIn } from "../../../text/language.ts";
import type { Language } from "../../../text/lexicon.ts";
import { monthNumbersIn } from "../../../text/months.ts";
import { sharedStems, stemsOf } from "../../../text/stems.ts";
import type { Ground } from "./ground.ts";

/** The languages in which a text is read: its own, and English beside any other. */
export function languagesOf(text: string, { language }: Ground): Language[] {
  const main = languageIn(text) ?? language ?? "en";
  return main === "en" ? [main] : [main, "en"];
}

/** The days that a text names. */
export function namedDays(text: string, ground: Ground): NamedDay[] {
  return daysIn(text, {
    languages: languagesOf(text, ground),
    now: new Date(`${ground.today}T00:00:00Z`),
    monthFirst: ground.home === "USD",
  });
}

/** The days that a text names, whose numbers are none of its own; that of "in six weeks" is one. */
export function namedDates(text: string, ground: Ground): NamedDay[] {
  return namedDays(text, ground).filter(({ kind }) => kind !== "span");
}

/** Of its words at least so many stand in a sentence that says the same: 0 to 1. */
const LEAST_SHARED = 0.5;

/** True where a sentence says what a text says, whatever day either names. */
export function saysTheSame(text: string, sentence: string): boolean {
  const stems = [...stemsOf(text)].filter((stem) => monthNumbersIn(stem).length === 0);
  return sharedStems(stems, stemsOf(sentence)).length >= LEAST_SHARED * stems.length;
}
