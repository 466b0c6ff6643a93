import { datesIn } from "./text.ts";
import { isoDay } from "../domain/days.ts";
import { monthsIn } from "./named_months.ts";

/** A stretch of the year that a text names without a day: a month, a quarter, a season. */
interface NamedSpan {
  /** ISO dates, both included. */
  from: string;
  to: string;
  /** The exact words: "March 2027", "Q2 2027", "next spring". */
  text: string;
  index: number;
}

interface Stretch {
  firstMonth: number;
  months: number;
  year: number | null;
  text: string;
  index: number;
  /** Days of the first month that are over before it begins. */
  skip?: number;
  /** The day of the last month on which it ends, where that is not the month's last. */
  lastDay?: number;
}

const QUARTER =
  /(?<!\p{L})(?:Q(?<q>[1-4])|(?<ordinal>first|second|third|fourth|erste[ns]?|zweite[ns]?|dritte[ns]?|vierte[ns]?|premier|deuxième|troisième|quatrième|primer|segundo|tercer|cuarto|primeiro|terceiro|quarto)\s(?:quarter|Quartal|trimestre))(?:\s+(?:of\s+|de\s+)?(?<year>20\d{2}))?(?!\p{L})/giu;
const ORDINALS: [RegExp, number][] = [
  [/^(?:first|erst|prem|prim)/iu, 1],
  [/^(?:second|zweit|deux|segund)/iu, 2],
  [/^(?:third|dritt|trois|terc)/iu, 3],
  [/^(?:fourth|viert|quatr|cuart|quart)/iu, 4],
];
const SEASON =
  /(?<!\p{L})(?:(?:next|this|nächste[nrs]?|la próxima|le prochain|o próximo)\s)?(?:(?<spring>spring|Frühling|Frühjahr|primavera|printemps|voorjaar|forår)|(?<summer>summer|Sommer|verano|(?<=l['’]|en |cet )été|verão|zomer)|(?<autumn>autumn|Herbst|otoño|automne|outono|herfst|efterår)|(?<winter>Winter|invierno|hiver|inverno))(?:\s+(?:of\s+|de\s+)?(?<year>20\d{2}))?(?!\p{L})/giu;
const SEASONS: Record<string, number> = { spring: 3, summer: 6, autumn: 9, winter: 12 };
const CHRISTMAS =
  /(?<!\p{L})(?:next\s)?(?:Christmas|Weihnachten|Navidad|Noël|Natal)(?:\s+(?<year>20\d{2}))?(?!\p{L})/giu;
const EAST_ASIAN = /(?:(?<year>20\d{2})年)?(?<!\d)(?<month>1[0-2]|[1-9])月(?!\d{1,2}日|\d*[泊日件回人])/gu;
const LATE = /(?:late|end of|ende|finales de|fin)\s$/iu;

/**
 * Every month, quarter and season that a text names without a day, in its order. A stretch without a year is the
 * next one that is not over. Seasons are the northern ones unless `isSouthern`.
 */
export function spansIn(text: string, now: Date, isSouthern = false): NamedSpan[] {
  const days = datesIn(text, now);
  return [
    ...monthStretches(text),
    ...quarterStretches(text),
    ...seasonStretches(text, isSouthern),
    ...christmas(text),
  ].filter(({ index }) => !days.some((day) => index >= day.index && index < day.index + day.text.length))
    .map((stretch) => placed(stretch, now))
    .sort((one, other) => one.index - other.index);
}

function monthStretches(text: string): Stretch[] {
  const named = monthsIn(text).map(({ month, year, text: words, index }) => ({
    firstMonth: month,
    months: 1,
    year,
    text: words,
    index,
    skip: LATE.test(text.slice(0, index)) ? 20 : 0,
  }));
  const eastern = [...text.matchAll(EAST_ASIAN)].map((match) => ({
    firstMonth: Number(match.groups?.["month"]),
    months: 1,
    year: yearOf(match),
    text: match[0],
    index: match.index,
  }));
  return [...named, ...eastern];
}

function quarterStretches(text: string): Stretch[] {
  return [...text.matchAll(QUARTER)].map((match) => {
    const ordinal = ORDINALS.find(([word]) => word.test(match.groups?.["ordinal"] ?? ""))?.[1];
    const quarter = ordinal ?? Number(match.groups?.["q"] ?? 1);
    return {
      firstMonth: quarter * 3 - 2,
      months: 3,
      year: yearOf(match),
      text: match[0],
      index: match.index,
    };
  });
}

function seasonStretches(text: string, isSouthern: boolean): Stretch[] {
  return [...text.matchAll(SEASON)].map((match) => {
    const name = Object.keys(SEASONS).find((each) => match.groups?.[each] !== undefined) ?? "spring";
    const month = ((SEASONS[name] ?? 3) + (isSouthern ? 6 : 0) - 1) % 12 + 1;
    return { firstMonth: month, months: 3, year: yearOf(match), text: match[0], index: match.index };
  });
}

function christmas(text: string): Stretch[] {
  return [...text.matchAll(CHRISTMAS)].map((match) => ({
    firstMonth: 12,
    months: 1,
    year: yearOf(match),
    text: match[0],
    index: match.index,
    lastDay: 24,
  }));
}

function yearOf(match: RegExpMatchArray): number | null {
  const year = match.groups?.["year"];
  return year === undefined ? null : Number(year);
}

function placed({ firstMonth, months, year, text, index, skip = 0, lastDay }: Stretch, now: Date): NamedSpan {
  const isNext = /^(?:next|nächst|la próxima|le prochain|o próximo)/iu.test(text);
  const first = year ?? now.getUTCFullYear();
  const at = (inYear: number) => ({
    from: isoDay(new Date(Date.UTC(inYear, firstMonth - 1, 1 + skip))),
    to: isoDay(new Date(Date.UTC(inYear, firstMonth - 1 + months - (lastDay ? 1 : 0), lastDay ?? 0))),
  });
  const span = at(first);
  const today = isoDay(now);
  const isOver = year === null && (span.to < today || (isNext && span.from <= today));
  return { ...(isOver ? at(first + 1) : span), text, index };
}
