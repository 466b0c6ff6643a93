/** What a text of ours is called in another language: the text itself, or a sentence with places, filled again. */
export type Say = (label: string) => string;

/** "From {1} to {2}": a place holds what stands there, whatever it is. */
const PLACE = /\{(\d)\}/gu;

interface Template {
  pattern: RegExp;
  /** Which place each captured stretch belongs to. */
  places: string[];
  translated: string;
}

/**
 * Labels by what they are called. An entry with {1}, {2} … stands for all sentences that differ only there; what filled a
 * place is put in as it is, or called by its own name where it has one. A text without an entry stays as it is.
 */
export function sayFrom(words: Record<string, string>): Say {
  const names = new Map(Object.entries(words));
  const templates = Object.entries(words).filter(([text]) => text.includes("{1}")).map(templateOf);
  return function say(label) {
    const name = names.get(label);
    if (name !== undefined) return name;
    for (const { pattern, places, translated } of templates) {
      const found = pattern.exec(label);
      if (found === null) continue;
      const filled = new Map(places.map((place, at) => [place, found[at + 1] ?? ""]));
      return translated.replace(PLACE, (_, place: string) => {
        const words = filled.get(place) ?? "";
        return names.get(words) ?? words;
      });
    }
    return label;
  };
}

function templateOf([text, translated]: [string, string]): Template {
  const places = [...text.matchAll(PLACE)].map(([, place = ""]) => place);
  const parts = text.split(/\{\d\}/u).map((part) => RegExp.escape(part));
  return { pattern: new RegExp(`^${parts.join("(.+?)")}$`, "su"), places, translated };
}

const LONG_DATE =
  /(?<![\p{L}\d])(\d{1,2}) (January|February|March|April|May|June|July|August|September|October|November|December)(?: (\d{4}))?(?![\p{L}\d])/gu;
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const QUOTED = /(“[^”]*”)/u;

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
      return date.toLocaleDateString(language, {
        day: "numeric",
        month: "long",
        ...year === undefined ? {} : { year: "numeric" },
        timeZone: "UTC",
      });
    })
  ).join("");
}
