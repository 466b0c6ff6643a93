import { GRAMMAR } from "../text/grammar_words.ts";
import type { Facts } from "../domain/facts.ts";
import { sentencesOf } from "../text/sentences.ts";
import { ANY_WEEKDAY, weekdaysIn } from "./named_weekdays.ts";
import { TIMES } from "./words.ts";

// What is joined to "closed on Sunday" and is no weekday says something else.
const JOIN = new RegExp(
  `[,;、](?=\\s?\\p{L}+\\s\\p{L}+)|\\s${GRAMMAR.sourceOf("and")}\\s(?!${ANY_WEEKDAY})`,
  "iu",
);

/** Weekdays, 0 for Sunday, that the founder names in a clause that says they are closed. */
export function closedWeekdays({ values, only_we, offering, region }: Facts): number[] {
  const facts = [...values, only_we, offering, region].filter((fact) => fact !== null);
  const clauses = facts.flatMap(({ text }) => sentencesOf(text))
    .flatMap((sentence) => sentence.split(JOIN))
    .filter((clause) => TIMES.isIn(clause, "closed"));
  return [...new Set(clauses.flatMap(weekdaysIn))].toSorted((one, other) => one - other);
}
