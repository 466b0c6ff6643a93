import { LANGUAGES } from "../text/lexicon.ts";

// 4 January 1970 was a Sunday.
const WEEKDAYS = Array.from({ length: 7 }, (_, day) => {
  const date = new Date(Date.UTC(1970, 0, 4 + day));
  return LANGUAGES.map((language) =>
    new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(date).split("-")[0] ?? ""
  );
});

/** The names of all weekdays in all languages, as a part of a pattern. */
export const ANY_WEEKDAY = WEEKDAYS.flat().join("|");

/** Weekdays that a text names, 0 for Sunday: "on Fridays", "freitags", "los lunes". */
export function weekdaysIn(text: string): number[] {
  return WEEKDAYS.flatMap((names, day) => names.some((name) => isNamed(text, name)) ? [day] : []);
}

function isNamed(text: string, name: string): boolean {
  return /\p{Script=Han}/u.test(name)
    ? text.includes(name)
    : new RegExp(`(?<!\\p{L})${name}s?(?!\\p{L})`, "iu").test(text);
}
