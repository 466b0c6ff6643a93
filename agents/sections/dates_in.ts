import { MONTHS } from "../domain/days.ts";

const LONG_DATE = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,2}) (${MONTHS.join("|")})(?: (\\d{4}))?(?![\\p{L}\\d])`,
  "gu",
);
const QUOTED = /(“[^”]*”)/u;

const IS_DATE = new RegExp(`^${LONG_DATE.source}$`, "u");

/** True for a text that is one date. */
export function isDate(text: string): boolean {
  return IS_DATE.test(text);
}

/** What the calendar of a language is called by: English days stand before their month. */
export function localeOf(language: string): string {
  return language === "en" ? "en-GB" : language;
}

/** Every name of a day and of a month that a document may print, long and short. */
export function calendarNames(locale: string): string {
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 1)));
  const named = (date: Date, style: "short" | "long") =>
    date.toLocaleDateString(locale, {
      weekday: style,
      day: "numeric",
      month: style,
      year: "numeric",
      timeZone: "UTC",
    });
  return [...days, ...months].flatMap((date) => [named(date, "short"), named(date, "long")]).join("");
}

/** Our dates ("30 June 2027") as a language writes them; quotations keep every letter. */
export function datesIn(text: string, language: string): string {
  return text.split(QUOTED).map((part) =>
    part.startsWith("“") ? part : part.replace(LONG_DATE, (_, day: string, month: string, year?: string) => {
      const date = new Date(Date.UTC(Number(year ?? 2000), MONTHS.indexOf(month), Number(day)));
      const printed = date.toLocaleDateString(language, {
        day: "numeric",
        month: "long",
        ...year === undefined ? {} : { year: "numeric" },
        timeZone: "UTC",
      });
      return language === "fr" ? printed.replace(/^1 /u, "1er ") : printed;
    })
  ).join("");
}
