import { sentencesOf } from "./text.ts";

const LOCALES = ["en", "de", "fr", "es", "pt", "it", "nl", "da", "sv", "pl", "uk"];
const MONTHS = monthNames();
const NAMES = [...MONTHS.keys()].sort((one, other) => other.length - one.length).join("|");
/** "May" is also a verb, so it counts only after a number or a preposition. */
const MONTH = new RegExp(
  `(?<!\\p{L})(?<name>${NAMES})(?!\\p{L})(?:\\s+(?:de\\s+)?(?<year>20\\d{2}))?` +
    `|(?<=\\b(?:\\d{1,2}|in|by|until|from|to|of)\\s)(?<may>May)\\b(?:\\s+(?<mayYear>20\\d{2}))?`,
  "giu",
);

function monthNames(): Map<string, number> {
  const names = new Map<string, number>();
  for (const locale of LOCALES) {
    const format = new Intl.DateTimeFormat(locale, { timeZone: "UTC", month: "long", day: "numeric" });
    for (let month = 1; month <= 12; month++) {
      const parts = format.formatToParts(Date.UTC(2027, month - 1, 15));
      const name = parts.find((part) => part.type === "month")?.value.toLowerCase() ?? "";
      if (/^\p{L}{4,}$/u.test(name)) names.set(name, month);
    }
  }
  return names;
}

/** A month that a text names, with or without a day beside it. */
interface NamedMonth {
  /** 1 to 12. */
  month: number;
  year: number | null;
  /** The exact words. */
  text: string;
  index: number;
}

/** Every month a text names, in its order. */
export function monthsIn(text: string): NamedMonth[] {
  return [...text.matchAll(MONTH)].map((match) => {
    const year = match.groups?.["year"] ?? match.groups?.["mayYear"];
    return {
      month: MONTHS.get(match.groups?.["name"]?.toLowerCase() ?? "may") ?? 5,
      year: year === undefined ? null : Number(year),
      text: match[0],
      index: match.index,
    };
  });
}

/** The sentences of a text, with "Bis 30. Juni 2027 …" kept in one: a day's full stop ends no sentence. */
export function datedSentences(text: string): string[] {
  return sentencesOf(text).reduce<string[]>((sentences, next) => {
    const last = sentences.at(-1);
    const opensWithMonth = monthsIn(next)[0]?.index === 0;
    if (last === undefined || !/(?<!\d)\d{1,2}\.$/.test(last) || !opensWithMonth) return [...sentences, next];
    const start = text.indexOf(last);
    const end = text.indexOf(next, start + last.length) + next.length;
    return [...sentences.slice(0, -1), text.slice(start, end)];
  }, []);
}
