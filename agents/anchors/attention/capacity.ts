import type { Mark } from "../../domain/claims.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { assumption, sentencesOf } from "../../text/text.ts";
import { monthsIn } from "../../text/named_months.ts";
import { type Money, moneyIn, NUMBER, numberOf } from "../../text/quantities.ts";
import { saidOrCorrected } from "../words/current_answer.ts";

/** Hours a week and money a month that a founder can give. */
export interface Capacity {
  hours: number;
  /** Null where no sum was named. */
  money: Money | null;
  /** The exact sentence that carries the hours, or null where two hours a week are assumed. */
  sentence: string | null;
  /** Hours outside of the season named, when there are two figures. */
  other: { hours: number; from: number; to: number } | null;
}

/** What is assumed, openly, where no hours were named. */
const ASSUMED_HOURS = 2;

/** "Hour" in the languages that founders wrote in so far. */
const HOUR =
  "(?:hours?|hrs?|h\\b|stunden?|std\\b|heures?|horas?|ore\\b|uur|uren|timer?|tim\\b|godzin\\w*|годин\\w*|часов|часа?)";
const HOURS = new RegExp(`(?<n>${NUMBER}|\\b(?:an|a))\\s?(?:-\\s?${NUMBER}\\s?)?${HOUR}`, "iu");
const JAPANESE = /(?:週に?|一週間に?)?(?<n>\d+)時間/u;
const DAY = new RegExp(
  `(?<n>${NUMBER}|half an?|an?|one)\\s(?:whole )?(?:days?|afternoons?|evenings?|mornings?)\\s(?:a|per|each)\\sweek`,
  "iu",
);
/** Behind a number of hours: for each day. */
const A_DAY =
  /^[^.;]{0,20}?\b(?:a|per|each|every)\s(?:working )?day\b|^\s(?:daily|am Tag|par jour|por dia|al día)/iu;
/** Behind a number of hours: for each month. */
const A_MONTH =
  /^[^.;,]{0,12}?\b(?:a|per|each|every)\smonth\b|^\s(?:monthly|im Monat|par mois|por mês|al mes)/iu;
const WEEKS_A_MONTH = 52 / 12;

/** Reads "Seven hours a week from October to April, three in the season, and €400 a month." */
export function readCapacity(text: string): Capacity {
  const sentence = sentencesOf(text).find((each) => hoursIn(each) !== null) ?? null;
  const hours = sentence === null ? null : hoursIn(sentence);
  const money = monthlyIn(text);
  if (sentence === null || hours === null || hours <= 0) {
    return { hours: ASSUMED_HOURS, money, sentence: null, other: null };
  }
  return { hours, money, sentence, other: otherSeason(sentence) };
}

const HALF_HOUR = /half an hour|halbe Stunde|meia hora|demi-heure|halfuur/iu;
const MINUTES = /(?<n>\d+)\s?(?:minutes?|min\b|Minuten|minutos|minuti|minuten)/iu;

function hoursIn(sentence: string): number | null {
  const short = HALF_HOUR.exec(sentence) ?? MINUTES.exec(sentence);
  if (short !== null && !HOURS.test(sentence.replace(short[0], ""))) {
    const amount = short.groups?.["n"] === undefined ? 0.5 : Number(short.groups["n"]) / 60;
    return A_DAY.test(sentence.slice(short.index + short[0].length)) ? amount * 5 : amount;
  }
  const match = HOURS.exec(sentence) ?? JAPANESE.exec(sentence);
  if (match) {
    const typed = match.groups?.["n"] ?? "";
    const amount = /^an?$/i.test(typed) ? 1 : numberOf(typed);
    const after = sentence.slice(match.index + match[0].length);
    if (amount === null) return null;
    if (A_DAY.test(after)) return Math.min(amount * 5, 60);
    return A_MONTH.test(after) ? round(amount / WEEKS_A_MONTH) : Math.min(amount, 60);
  }
  const days = DAY.exec(sentence)?.groups?.["n"];
  if (days === undefined) return null;
  const unit = /day/i.test(DAY.exec(sentence)?.[0] ?? "") ? 8 : 3;
  return (/^half/i.test(days) ? 0.5 : /^an?$/i.test(days) ? 1 : numberOf(days) ?? 1) * unit;
}

function round(hours: number): number {
  return Math.round(hours * 4) / 4;
}

/** "from October to April, three in the season": the second figure holds outside of the months named. */
function otherSeason(sentence: string): Capacity["other"] {
  const [from, to] = monthsIn(sentence);
  const first = HOURS.exec(sentence);
  if (!from || !to || !first) return null;
  const rest = sentence.slice(Math.max(first.index + first[0].length, to.index + to.text.length));
  const second = new RegExp(`^[,;]?\\s*(?:and |then |only )*(?<n>${NUMBER})(?!\\s?[€$£%])`, "iu").exec(rest)
    ?.groups?.["n"];
  const hours = second === undefined ? null : numberOf(second);
  return hours === null || hours <= 0 ? null : { hours, from: from.month, to: to.month };
}

/** Behind a sum: for the whole year. */
const A_YEAR =
  /^[^.;]{0,8}?(?:a|per|each|the (?:whole|entire)|for the (?:whole|entire)) year|^\s?(?:im Jahr|par an|por ano|al año)/iu;

/** The sum for a month; one for the whole year is divided by twelve. */
function monthlyIn(text: string): Money | null {
  const money = moneyIn(text)[0];
  if (money === undefined) return null;
  const behind = text.slice(text.indexOf(money.text) + money.text.length);
  const isYearly = A_YEAR.test(behind) || /a year|per year|each year/iu.test(money.text);
  return isYearly ? { ...money, amount: Math.floor(money.amount / 12) } : money;
}

/** Hours in the week of an ISO date. */
export function hoursOn(capacity: Capacity, date: string): number {
  const { other } = capacity;
  if (other === null) return capacity.hours;
  const month = Number(date.slice(5, 7));
  const inRange = other.from <= other.to
    ? month >= other.from && month <= other.to
    : month >= other.from || month <= other.to;
  return inRange ? capacity.hours : other.hours;
}

/** A mark for the hours: what was said, or the open assumption of two hours a week. */
export function capacityMark(state: JourneyState, capacity: Capacity): Mark {
  if (capacity.sentence !== null) return saidOrCorrected(state, "channels.capacity", capacity.sentence);
  const test = state.fields["channels.capacity"].assumption?.test;
  return assumption(test ?? "block two hours in one week and see whether they are kept");
}
