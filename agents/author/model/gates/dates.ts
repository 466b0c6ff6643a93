import type { NamedDay } from "../../../text/due_days.ts";
import { monthNumbersIn } from "../../../text/months.ts";
import type { Language } from "../../../text/lexicon.ts";
import { sharedStems, stemsOf } from "../../../text/stems.ts";
import { citedSentences, type Ground } from "./ground.ts";
import { idsOf, type Leaf, type Problem, type Row, textOf } from "./leaf.ts";
import { dateTexts, hasToken } from "./loose_digits.ts";
import { languagesOf, namedDays, saysTheSame } from "./named_days.ts";
import { isOwnDay } from "./own_days.ts";
import { ownWords } from "./own_words.ts";
import { evaluateFormula, FormulaError } from "./formula.ts";
import { sumsIn } from "./sums.ts";
import {
  isNthOfMonth,
  nthWeekdaysIn,
  weekdayBefore,
  weekdayBehind,
  weekdayOf,
  weekdaysIn,
} from "./weekdays.ts";

/** A stretch of days: a day, a month, a quarter, a year. */
interface Stretch {
  from: string;
  iso: string;
  kind?: NamedDay["kind"];
  isDeadline?: boolean;
}

/** Every date stands in a cited sentence or a fact, or comes from a sum of days that was evaluated here. */
export function checkDates(leaf: Leaf, ground: Ground): Problem[] {
  const text = ownWords(textOf(leaf));
  const sums = sumsIn(text, ground);
  const known = [...knownDays(leaf, ground), ...calculated(leaf, ground)];
  const told = datesOf(text, ground).filter((day) => !isOwnDay(day, leaf, ground));
  const unknown = told.filter(({ index, ...stretch }) =>
    !sums.some(({ result, holds }) => holds && index >= result.index && index < result.end) &&
    !known.some((each) => holdsDay(stretch, each) || isSameDayOfYear(stretch, each)) &&
    !isMonthOfYear(stretch, ground)
  );
  const reasons = [
    ...unknown.map(({ text: words }) =>
      `The date “${words}” stands in no sentence that this cites and in no fact: cite where it was said, or show the sum of days that gives it ("2 March 2027 + 8 weeks = 27 April 2027").`
    ),
    ...otherDays(text, leaf, { ground, ofSums: calculated(leaf, ground) }),
    ...wrongWeekdays(text, { known, ground }),
    ...otherWeekdays(text, leaf, ground),
    ...wrongPlaces(text, ground),
    ...otherPlaces(text, leaf, ground),
  ];
  return reasons.map((reason) => ({ gate: "dates" as const, reason }));
}

const LONGEST_WEEKDAY = 20;

/** "Sunday, 3 July 2027", which is a Saturday. Without a year it is the same day of any year that is known. */
function wrongWeekdays(text: string, { known, ground }: { known: Stretch[]; ground: Ground }): string[] {
  return namedDays(text, ground).flatMap((day) => {
    const weekday = day.kind === "day"
      ? weekdayBefore(
        text.slice(Math.max(0, day.index - LONGEST_WEEKDAY), day.index),
        languagesOf(text, ground),
      ) ?? weekdayBehind(text.slice(day.index + day.text.length))
      : null;
    const meant = known.filter((each) => isSameDayOfYear(day, each)).map(({ iso }) => iso);
    const isos = meant.length === 0 ? [day.iso] : meant;
    return weekday === null || isos.some((iso) => weekdayOf(iso) === weekday)
      ? []
      : [`${day.text} is another day of the week: leave the weekday out, or use the right one.`];
  });
}

/** "The first Thursday", where a Tuesday is cited and nobody ever named a Thursday. */
function otherWeekdays(text: string, leaf: Leaf, ground: Ground): string[] {
  if (leaf.kind === "row" || leaf.row !== undefined) return [];
  const languages = languagesOf(text, ground);
  const told = weekdaysIn(text, languages);
  if (told.size === 0) return [];
  const cited = weekdaysIn(citedSentences(idsOf(leaf), ground).join("\n"), languages);
  const isOther = cited.size > 0 && [...told].every((day) => !cited.has(day)) &&
    told.isDisjointFrom(weekdaysIn(ground.said.join("\n"), languages));
  return isOther ? ["What is cited names another day of the week: tell that one, or leave it out."] : [];
}

/** What is done next may be planned for any day. */
const PLANNED = /\.(?:step|when|what|fix|save|by|on|date|rhythm|done_when)$|^calendar|^launch_tactics\.plan/u;

/** A month without a day or a year. */
function isBare({ text }: NamedDay): boolean {
  return !/\d/u.test(text);
}

/** "A single October call": a month that only names a thing. */
const NAMING = /^\s\p{Ll}{4,}(?:s|es)?[\s.,;!?]/u;

/** "In August, before the season", where February is cited; "by 31 March 2028", where another day is. */
function otherDays(
  text: string,
  leaf: Leaf,
  { ground, ofSums }: { ground: Ground; ofSums: readonly Stretch[] },
): string[] {
  if (leaf.kind !== "claim" || leaf.row !== undefined || PLANNED.test(leaf.path)) return [];
  const dated = ({ kind }: NamedDay) => kind === "day" || kind === "month";
  const told = datesOf(text, ground).filter(dated).filter(({ index, text: words }) =>
    !NAMING.test(text.slice(index + words.length))
  );
  const sentences = citedSentences(idsOf(leaf), ground);
  const cited = sentences.flatMap((sentence) => {
    const days = datesOf(sentence, ground).filter(dated);
    return saysTheSame(text, sentence) ? days : days.filter((day) => !isBare(day));
  });
  const months = new Set(sentences.flatMap(monthNumbersIn));
  // A month that is only named is held against others that are only named, a day with its year against days.
  const alike = told.filter((day) => cited.some((each) => isBare(each) === isBare(day)));
  if (alike.length < told.length || told.length === 0) return [];
  const today = { from: ground.today, iso: ground.today };
  const isCited = (day: NamedDay) =>
    [...cited, ...ofSums, today].some((each) => holdsDay(day, each) || isSameDayOfYear(day, each)) ||
    months.has(day.from.slice(5, 7));
  return told.some(isCited) ? [] : [
    `What is cited names another day than “${told[0]?.text}”: tell that one, or cite where this was said.`,
  ];
}

/** "The second Tuesday of the month", where the first one is cited. */
function otherPlaces(text: string, leaf: Leaf, ground: Ground): string[] {
  const languages = languagesOf(text, ground);
  const cited = citedSentences(idsOf(leaf), ground).flatMap((sentence) =>
    nthWeekdaysIn(newestOn(sentence, languages, ground), languages)
  );
  return nthWeekdaysIn(text, languages).filter(({ nth, weekday }) => {
    const same = cited.filter((each) => each.weekday === weekday);
    return same.length > 0 && same.every((each) => each.nth !== nth);
  }).map(({ index, end }) =>
    `What is cited names another one than the ${text.slice(index, end)}: tell that one, or leave it out.`
  );
}

/** A sentence, or the later one that puts its weekday right: "the lunch is the third Tuesday, not the second". */
function newestOn(sentence: string, languages: readonly Language[], { said }: Ground): string {
  const days = nthWeekdaysIn(sentence, languages);
  const later = days.length === 0 ? [] : said.slice(said.indexOf(sentence) + 1);
  const put = later.find((each) =>
    nthWeekdaysIn(each, languages).some(({ weekday, nth }) =>
      days.some((day) => day.weekday === weekday && day.nth !== nth)
    ) && sharedStems(stemsOf(sentence), stemsOf(each)).length >= LEAST_OF_SAME_DAY
  );
  return put ?? sentence;
}

const LEAST_OF_SAME_DAY = 2;

/** "Saturday, 23 January 2027, the last Saturday of the month", which is the 30th. */
function wrongPlaces(text: string, ground: Ground): string[] {
  const days = namedDays(text, ground).filter(({ kind }) => kind === "day");
  return nthWeekdaysIn(text, languagesOf(text, ground)).flatMap(({ nth, weekday, index, end }) =>
    days.filter((day) => {
      const between = day.index < index
        ? text.slice(day.index + day.text.length, index)
        : text.slice(end, day.index);
      return OF_ONE_DAY.test(between) && weekdayOf(day.iso) === weekday && !isNthOfMonth(day.iso, nth);
    }).map((day) =>
      `${day.text} is not the ${text.slice(index, end)} of its month: leave one of the two out.`
    )
  );
}

/** What stands between a day and its place in the month where both are of one day. */
const OF_ONE_DAY = /^(?:\s?[,(–-]\s?(?:\p{L}{2,3}\s)?|(?:\s\p{L}+){2,3},\s(?:\p{L}+,?\s)?)$/u;

/** A date may be told as it was said, or as the month or year that it lies in; never closer than it was said. */
function holdsDay(told: Stretch, known: Stretch): boolean {
  if (told.from <= known.from && told.iso >= known.iso) return true;
  // "July" is no 31 July, but "by the end of July" is.
  const isOpen = known.kind === "month" && known.isDeadline === false;
  return told.from === told.iso && told.iso === known.iso && !isOpen;
}

/** "On 1 June", of no year: the same day of whichever year was said. */
function isSameDayOfYear(
  { kind, text, iso }: Pick<NamedDay, "kind" | "text" | "iso">,
  known: Stretch,
): boolean {
  return kind === "day" && !/\d{4}|['’]\d{2}/.test(text) && known.from === known.iso &&
    known.iso.slice(5) === iso.slice(5);
}

/** "In June", of no year: a month that the founder has named anywhere. */
function isMonthOfYear(
  { kind, text, from }: Pick<NamedDay, "kind" | "text" | "from">,
  ground: Ground,
): boolean {
  if (kind !== "month" || /\d{2}(?![月\d])/.test(text)) return false;
  // "Before June" ends in May.
  const months = monthNumbersIn(text);
  return (months.length > 0 ? months : [from.slice(5, 7)]).every((month) => monthsSaid(ground).has(month));
}

const months = new WeakMap<Ground, ReadonlySet<string>>();

function monthsSaid(ground: Ground): ReadonlySet<string> {
  const found = months.get(ground) ??
    new Set(ground.said.flatMap((sentence) => [
      ...datesOf(sentence, ground).map(({ from }) => from.slice(5, 7)),
      ...monthNumbersIn(sentence),
    ]));
  months.set(ground, found);
  return found;
}

/** Holidays and seasons are no claims, and "in 6 weeks" is a number. */
const DATED: ReadonlySet<NamedDay["kind"]> = new Set(["day", "month", "quarter"]);

function datesOf(text: string, ground: Ground): NamedDay[] {
  return namedDays(text, ground).filter((day) =>
    DATED.has(day.kind) && !MAY_BE_A_VERB.test(day.text) && !isCountOfThings(day, text) ||
    isYearOfNobody(day, ground)
  );
}

/** "15 June mornings" are fifteen, and on no one day. */
function isCountOfThings({ kind, text: words, index }: NamedDay, text: string): boolean {
  return kind === "day" && /^\d{1,2}\s\p{Lu}\p{Ll}+$/u.test(words) &&
    /^\s\p{Ll}{3,}s(?![\p{L}’'])/u.test(text.slice(index + words.length));
}

/** "The second may never come back": a month has a capital, or its day in digits. */
const MAY_BE_A_VERB = /^\P{N}+ may$/u;

/** A year in digits that nobody has said and in which no day of the facts lies. */
function isYearOfNobody({ kind, text }: NamedDay, ground: Ground): boolean {
  const year = kind === "year" ? /(?:19|20)\d{2}/.exec(text)?.[0] : undefined;
  return year !== undefined &&
    ![...ground.said, ...ground.pages, ...dateTexts(ground)].some((known) => hasToken(known, year));
}

/** The days that a leaf may print: of the cited sentences, of the facts, of its own row, and today. */
export function knownDays(leaf: Leaf, ground: Ground): Stretch[] {
  const { goal, bet, moment } = ground.facts;
  const facts = [goal?.by, bet?.by, moment?.on, ground.today].flatMap((day) =>
    day === null || day === undefined ? [] : day
  );
  const dated = [goal?.quote, bet?.quote, moment?.quote, moment?.season].flatMap((text) => text ?? []);
  const row = leaf.kind !== "row" && leaf.row !== undefined ? daysOfRow(leaf.row) : [];
  return [
    ...[...citedSentences(idsOf(leaf), ground), ...dated].flatMap((text) => namedDays(text, ground)),
    ...[...facts, ...row].map((iso) => ({ from: iso, iso })),
  ];
}

function daysOfRow(row: Row): string[] {
  return ["by", "on", "date"].flatMap((name) => {
    const value = row[name];
    return typeof value === "string" ? [value] : [];
  });
}

/** The day that a leaf's own formula comes to. */
function calculated(leaf: Leaf, ground: Ground): Stretch[] {
  if (leaf.kind !== "sum") return [];
  try {
    const value = evaluateFormula(leaf.formula.split(/[=≈]/u)[0] ?? "", ground);
    return value.kind === "day" ? [{ from: value.iso, iso: value.iso }] : [];
  } catch (error) {
    if (error instanceof FormulaError) return [];
    throw error;
  }
}
