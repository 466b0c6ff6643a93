import { type Language, lexiconsOf, phrasesOf, phrasesPattern } from "../../../text/lexicon.ts";

const SUNDAY = 6;

/** The weekday that a text names right before a date, Monday first; null where it names none. */
export function weekdayBefore(ahead: string, languages: readonly Language[]): number | null {
  const weekdays = lexiconsOf(languages).flatMap(({ weekdays: days }) => [...days.entries()]);
  // "Samstag, dem 3. Juli", "Saturday, 3 July", "samedi 3 juillet".
  const between = `[,.]?\\s(?:(?:${phrasesPattern(phrasesOf(languages, "articles"))})\\s)?$`;
  const found = weekdays.find(([, names]) =>
    new RegExp(`(?<!\\p{L})(?:${phrasesPattern(names.filter((name) => name.length > 2))})${between}`, "iu")
      .test(ahead)
  );
  return found?.[0] ?? null;
}

/** The weekdays that a text names, Monday first. */
export function weekdaysIn(text: string, languages: readonly Language[]): Set<number> {
  const weekdays = lexiconsOf(languages).flatMap(({ weekdays: days }) => [...days.entries()]);
  return new Set(
    weekdays.flatMap(([day, names]) => {
      const whole = names.filter((name) => name.length > LONGEST_SHORT);
      // "Donderdagmiddag" and "samstags" name the day too.
      const pattern = phrasesPattern(whole.map((name) => `${name}*`));
      return whole.length > 0 && new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, "iu").test(text) ? [day] : [];
    }),
  );
}

/** "Sun", "do" and "mar" are other words as often. */
const LONGEST_SHORT = 4;

/** The weekday of a day, Monday first. */
export function weekdayOf(iso: string): number {
  return (new Date(`${iso}T00:00:00Z`).getUTCDay() + SUNDAY) % (SUNDAY + 1);
}

/** The weekdays of Japanese behind a date, in brackets also by their first sign alone. */
const BEHIND = lexiconsOf(["ja"]).flatMap(({ weekdays }) => weekdays).map((names) =>
  new RegExp(`^(?:[（(](?:${[...names, names[0]?.[0]].join("|")})[）)]|の?(?:${names.join("|")}))`, "u")
);

/** "6月30日（水）", "6月30日の水曜日": in Japanese the weekday stands behind its date. Monday first, null where none does. */
export function weekdayBehind(behind: string): number | null {
  const day = BEHIND.findIndex((pattern) => pattern.test(behind));
  return day === -1 ? null : day;
}

/** "The last Saturday", "第2土曜": which of its month a weekday is, -1 for the last. */
interface NthWeekday {
  nth: number;
  weekday: number;
  index: number;
  end: number;
}

/** The weekdays of a text that are told by their place in a month. */
export function nthWeekdaysIn(text: string, languages: readonly Language[]): NthWeekday[] {
  return lexiconsOf(languages).flatMap(({ weekdays, ordinals }) =>
    [...weekdays.entries()].flatMap(([weekday, names]) => {
      const pattern = new RegExp(
        `(?<!\\p{L})(${phrasesPattern([...ordinals.keys()])})\\s${
          phrasesPattern(names.filter((name) => name.length > 2))
        }(?!\\p{L})`,
        "giu",
      );
      return [...text.matchAll(pattern)].map(({ 0: words, 1: ordinal = "", index }) => ({
        nth: ordinals.get(ordinal.toLowerCase()) ?? 0,
        weekday,
        index,
        end: index + words.length,
      }));
    })
  ).filter(({ nth }) => nth !== 0);
}

/** True for the third of its kind in the month of a day, or for the last. */
export function isNthOfMonth(iso: string, nth: number): boolean {
  const day = Number(iso.slice(8));
  const last = new Date(Date.UTC(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)), 0)).getUTCDate();
  return nth === -1 ? day + SUNDAY + 1 > last : Math.ceil(day / (SUNDAY + 1)) === nth;
}
