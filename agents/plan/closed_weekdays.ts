import type { Facts } from "../domain/facts.ts";
import { LANGUAGES } from "../text/lexicon.ts";
import { sentencesOf } from "../text/sentences.ts";
import { TIMES } from "./words.ts";

// 4 January 1970 was a Sunday.
const WEEKDAYS = Array.from({ length: 7 }, (_, day) => {
  const date = new Date(Date.UTC(1970, 0, 4 + day));
  return LANGUAGES.map((language) =>
    new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(date).split("-")[0] ?? ""
  );
});

// What is joined to "closed on Sunday" and is no weekday says something else.
const JOIN = new RegExp(
  `[,;、](?=\\s?\\p{L}+\\s\\p{L}+)|\\s(?:and|und|et|y|e|en)\\s(?!${WEEKDAYS.flat().join("|")})`,
  "iu",
);

/** Weekdays, 0 for Sunday, that the founder names in a clause that says they are closed. */
export function closedWeekdays({ values, only_we, offering, region }: Facts): number[] {
  const facts = [...values, only_we, offering, region].filter((fact) => fact !== null);
  const clauses = facts.flatMap(({ text }) => sentencesOf(text))
    .flatMap((sentence) => sentence.split(JOIN))
    .filter((clause) => TIMES.isIn(clause, "closed"));
  return WEEKDAYS.flatMap((names, day) => clauses.some((clause) => namesDay(clause, names)) ? [day] : []);
}

function namesDay(clause: string, names: string[]): boolean {
  return names.some((name) =>
    /\p{Script=Han}/u.test(name)
      ? clause.includes(name)
      : new RegExp(`(?<!\\p{L})${name}s?(?!\\p{L})`, "iu").test(clause)
  );
}
