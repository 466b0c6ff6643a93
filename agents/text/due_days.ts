import { addDays, isoDay } from "../domain/days.ts";
import {
  dayBefore,
  easterSunday,
  fromDay,
  inMonth,
  isRealDay,
  monthsFrom,
  moved,
  oneDay,
  type TimeUnit,
} from "./calendar_days.ts";
import { type DayGrammar, dayGrammar, FIRST_DAYS } from "./day_grammar.ts";
import { type Groups, monthOf, partOfMonth, quarterOf, relativeYear, yearOf } from "./day_groups.ts";
import { dueOf, isOtherWord, namedYear } from "./day_words.ts";
import { type Language, lexiconsOf } from "./lexicon.ts";
import { withDigits } from "./plain_digits.ts";
import { rememberedBy } from "./remembered.ts";
import { wordNumber } from "./word_numbers.ts";

/** A day or a stretch of the year that a text names. */
export interface NamedDay {
  /** The last day of the stretch, on which something due "by" it is due (ISO). */
  iso: string;
  /** Its first day: the same for a day. */
  from: string;
  /** The exact words: "end of nov 2027". */
  text: string;
  index: number;
  end: number;
  kind: "day" | "month" | "quarter" | "season" | "holiday" | "year" | "span";
  /** Where a word such as "by" or "bis" in front of it begins; `index` where none stands there. */
  dueFrom: number;
  /** True behind "by", "until", "bis", "avant" and the like. */
  isDeadline: boolean;
  /** True for "next Christmas" a few weeks before Christmas: it may be this one or the one after. */
  isAmbiguous: boolean;
}

export interface DaySetting {
  languages: readonly Language[];
  now: Date;
  /** True where founders write the month first: 04/06/2027 is 6 April. */
  monthFirst?: boolean;
}

/** "Next spring" said so many days before spring begins may be either spring. */
const NEAR_DAYS = 62;

/**
 * Every day, month, quarter, season, holiday, year and "in 18 months" of a text, in its order. Without a year it is
 * the next such day on or after `now`, or in the year of the date that follows within the text. Easter by the
 * Gregorian rule. A text that was read on the same day is not read again.
 */
export function daysIn(text: string, setting: DaySetting): NamedDay[] {
  return [...readDays({ text, setting })];
}

const readDays = rememberedBy(
  ({ text, setting: { languages, now, monthFirst = false } }: { text: string; setting: DaySetting }) =>
    [languages.join(), isoDay(now), monthFirst, text].join("\n"),
  ({ text, setting }) => findDays(text, setting),
  4_000,
);

function findDays(text: string, setting: DaySetting): NamedDay[] {
  const grammar = dayGrammar(setting.languages);
  if (!/[\d\uff10-\uff19]/.test(text) && !grammar.mayHold(text)) return [];
  const plain = withDigits(text);
  const drafts = [...plain.matchAll(grammar.pattern)].flatMap((match) => {
    const draft = draftOf(plain, match, { grammar, setting });
    return draft === null ? [] : [draft];
  });
  return drafts.flatMap((draft, at) => {
    const later = drafts[at + 1];
    const year = draft.year ?? (later && later.index - draft.end < 25 ? later.year : null) ?? null;
    const day = placed({ ...draft, year }, setting.now);
    return day === null ? [] : [{ ...day, ...dueOf(plain, day), ...namedYear(plain, day) }];
  });
}

interface Draft {
  kind: NamedDay["kind"];
  year: number | null;
  /** The stretch in a given year, as ISO dates. */
  within: (year: number) => [string, string] | null;
  isNext: boolean;
  text: string;
  index: number;
  end: number;
}

interface Context {
  grammar: DayGrammar;
  setting: DaySetting;
}

function draftOf(text: string, match: RegExpExecArray, { grammar, setting }: Context): Draft | null {
  const groups = match.groups ?? {};
  const lead = /^\s*/.exec(match[0])?.[0].length ?? 0;
  const stretch = match[0].trim();
  const index = match.index + lead;
  const base = { text: stretch, index, end: index + stretch.length, isNext: false };
  const year = yearOf(groups);
  if (groups.iso !== undefined) {
    const iso = groups.iso;
    return isRealDay(iso)
      ? { ...base, kind: "day", year: Number(iso.slice(0, 4)), within: () => [iso, iso] }
      : null;
  }
  if (groups.n1 !== undefined) return numericDraft(base, groups, setting);
  const said = FIRST_DAYS.get((groups.dword ?? "").toLowerCase());
  const day = Number(groups.day ?? groups.day2 ?? groups.gday ?? groups.jday ?? said ?? NaN);
  const month = monthOf(groups, grammar);
  if (month !== null && !Number.isNaN(day)) {
    return {
      ...base,
      kind: "day",
      year: year ?? relativeYear(groups, setting.now),
      within: (at) => fromDay(at, month, [Number(groups.first ?? day), day]),
    };
  }
  if (month !== null) {
    const isMonth = groups.jmonth !== undefined || year !== null || groups.edge !== undefined ||
      !isOtherWord(groups.month3 ?? "", text, index);
    if (!isMonth) return null;
    const part = partOfMonth(groups, grammar);
    const isBefore = grammar.before.test(text.slice(Math.max(0, index - 20), index)) && part === "all";
    return {
      ...base,
      kind: "month",
      year: year ?? relativeYear(groups, setting.now),
      within: (at) => isBefore ? dayBefore(at, month) : inMonth(at, month, part),
    };
  }
  const quarter = quarterOf(groups, grammar);
  if (quarter !== null) {
    return { ...base, kind: "quarter", year, within: (at) => monthsFrom(at, quarter * 3 - 2, 3) };
  }
  const season = grammar.seasons.get((groups.season ?? "").toLowerCase());
  if (season !== undefined) {
    return {
      ...base,
      kind: "season",
      year,
      isNext: groups.nextSeason !== undefined,
      within: (at) => monthsFrom(at, season, 3),
    };
  }
  if (groups.holiday !== undefined) {
    const holiday = grammar.holidays.get(
      groups.holiday.toLowerCase().replace(/[’]/g, "'").replace(/[\s-]+/g, " "),
    );
    if (holiday === undefined) return null;
    return {
      ...base,
      kind: "holiday",
      year,
      isNext: groups.nextDay !== undefined,
      within: (at) => {
        const iso = holiday === "easter" ? easterSunday(at) : `${at}-${holiday}`;
        return [iso, iso];
      },
    };
  }
  return spanDraft(base, groups, { grammar, setting });
}

type Base = Pick<Draft, "text" | "index" | "end" | "isNext">;

/** "in 18 months", "next year", "end of 2027", and the year alone. */
function spanDraft(
  base: Base,
  groups: Groups,
  { grammar, setting: { now, languages } }: Context,
): Draft | null {
  const at = now.getUTCFullYear();
  const count = groups.count ?? groups.count2 ?? groups.jcount;
  if (count !== undefined) {
    const number = /^\d+$/.test(count)
      ? Number(count)
      : wordNumber(count, languages) ?? articleNumber(count, languages);
    const unit = groups.junit === undefined
      ? grammar.units.get((groups.unit ?? groups.unit2 ?? "").toLowerCase())
      : JAPANESE_UNITS[groups.junit];
    if (number === null || unit === undefined) return null;
    const iso = moved(now, number, unit);
    return { ...base, kind: "span", year: Number(iso.slice(0, 4)), within: () => [iso, iso] };
  }
  if (groups.nextYear !== undefined) return { ...base, kind: "year", year: at + 1, within: wholeYear };
  if (groups.thisYear !== undefined) {
    return {
      ...base,
      kind: "year",
      year: groups.ty === undefined ? at : Number(groups.ty),
      within: wholeYear,
    };
  }
  const year = groups.year ?? groups.jy;
  if (year === undefined) return null;
  const edge = groups.edge2 ?? "";
  const [first, last]: [string, string] = grammar.mid.test(edge)
    ? [`${year}-06-01`, `${year}-06-30`]
    : grammar.startOf.test(edge)
    ? [`${year}-01-01`, `${year}-03-31`]
    : [`${year}-01-01`, `${year}-12-31`];
  return { ...base, kind: "year", year: Number(year), within: () => [first, last] };
}

const JAPANESE_UNITS: Record<string, TimeUnit> = {
  か月: "month",
  ヶ月: "month",
  カ月: "month",
  ヵ月: "month",
  年: "year",
  週間: "week",
  日: "day",
};

const wholeYear = (year: number): [string, string] => [`${year}-01-01`, `${year}-12-31`];

/** "within a year": an article counts as one. */
function articleNumber(word: string, languages: readonly Language[]): number | null {
  const isArticle = lexiconsOf(languages).some(({ phrases }) =>
    phrases.article_numbers.includes(word.toLowerCase())
  );
  return isArticle ? 1 : null;
}

/** Day before month as in most of the world, unless only the other order is a date or the founder writes it so. */
function numericDraft(base: Base, { n1, n2, n3 }: Groups, { monthFirst = false }: DaySetting): Draft | null {
  const [first, second] = [Number(n1), Number(n2)];
  const year = Number(n3) < 100 ? 2000 + Number(n3) : Number(n3);
  if (year < 1990 || year > 2060) return null;
  const [day, month] = second > 12 || (monthFirst && first <= 12) ? [second, first] : [first, second];
  return { ...base, kind: "day", year, within: (at) => oneDay(at, month, day) };
}

function placed(draft: Draft, now: Date): Omit<NamedDay, "dueFrom" | "isDeadline"> | null {
  const today = isoDay(now);
  const thisYear = now.getUTCFullYear();
  const { year, kind, text, index, end, isNext } = draft;
  const span = draft.within(year ?? thisYear);
  const isOver = year === null && (span === null || span[1] < today || (isNext && span[0] <= today));
  const found = isOver ? draft.within(thisYear + 1) ?? draft.within(thisYear + 2) : span;
  if (found === null) return null;
  const [from, iso] = found;
  const isAmbiguous = isNext && year === null && from < addDays(today, NEAR_DAYS);
  return { iso, from, text, index, end, kind, isAmbiguous };
}
