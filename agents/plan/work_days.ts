import { addDays, isoDay, weekday } from "../domain/days.ts";
import type { Facts } from "../domain/facts.ts";
import type { Material } from "../strategy/material.ts";
import { closedWeekdays } from "./closed_weekdays.ts";
import { countriesIn } from "../text/countries.ts";
import { holidaysBetween, type PublicHoliday } from "./holidays.ts";

/** Currencies of one country alone: where no country was named, its holidays are the ones to know. */
const COUNTRY_OF_CURRENCY: Record<string, string> = {
  GBP: "GB",
  JPY: "JP",
  CHF: "CH",
  DKK: "DK",
  SEK: "SE",
  NOK: "NO",
  PLN: "PL",
  CZK: "CZ",
  BRL: "BR",
  USD: "US",
  CAD: "CA",
  AUD: "AU",
  NZD: "NZ",
};

/** ISO codes of the founder's countries: named with the region or the offering, else the one of their currency. */
function countriesOfFacts({ region, offering, prices, capacity }: Facts): string[] {
  const named = [region, offering].flatMap((fact) => fact === null ? [] : countriesIn(fact.text));
  if (named.length > 0) return [...new Set(named)].slice(0, 4);
  const currencies = [...prices.map((price) => price.currency), capacity?.money_a_month?.currency];
  const codes = currencies.flatMap((each) => COUNTRY_OF_CURRENCY[each ?? ""] ?? []);
  return [...new Set(codes)].slice(0, 1);
}

/** The founder's public holidays from one ISO date to another, both included. */
export function holidaysFor({ sheet }: Material, from: string, to: string): PublicHoliday[] {
  return holidaysBetween(countriesOfFacts(sheet.facts), from, to);
}

/** The given ISO date, or the first one after it that is neither a weekend nor a public holiday. */
export function freeDay(material: Material, date: string): string {
  const holidays = new Set(holidaysFor(material, date, addDays(date, 21)).map((each) => each.date));
  let day = weekday(date);
  while (holidays.has(day)) day = weekday(addDays(day, 1));
  return day;
}

/** Days that a calendar covers (craft, section 6). */
export const CALENDAR_DAYS = 30;

/** The first Monday on or after a day. */
export function nextMonday(now: Date): string {
  const today = isoDay(now);
  return addDays(today, (8 - new Date(today).getUTCDay()) % 7);
}

/** The days of work from an ISO date on, among so many days: no weekends, no closed weekdays, no public holidays. */
export function workDays(material: Material, from: string, days = CALENDAR_DAYS): string[] {
  const resting = restingWeekdays(material);
  const holidays = new Set(holidaysFor(material, from, addDays(from, days)).map(({ date }) => date));
  return Array.from({ length: days }, (_, at) => addDays(from, at))
    .filter((date) => !resting.includes(new Date(date).getUTCDay()) && !holidays.has(date));
}

/** On how many days of a week without holidays there is work; at least one. */
export function workDaysAWeek(material: Material): number {
  return Math.max(1, 7 - new Set(restingWeekdays(material)).size);
}

/** The last day of work on or before an ISO date. */
export function workDayBefore(material: Material, date: string): string {
  return workDays(material, addDays(date, 1 - CALENDAR_DAYS)).at(-1) ?? date;
}

/** Weekdays without work, 0 for Sunday. */
function restingWeekdays({ sheet }: Material): number[] {
  const closed = closedWeekdays(sheet.facts);
  // Who rests on a weekday works on Saturdays.
  return closed.some((day) => day >= 1 && day <= 5) ? [0, ...closed] : [0, 6, ...closed];
}
