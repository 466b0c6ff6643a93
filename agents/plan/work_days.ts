import { addDays, isoDay, weekday } from "../domain/days.ts";
import type { Material } from "../strategy/material.ts";
import { closedWeekdays } from "./closed_weekdays.ts";
import { countriesOf, holidayDates } from "./country.ts";
import { holidaysBetween, type PublicHoliday } from "./holidays.ts";

/** The founder's public holidays from one ISO date to another, both included. */
export function holidaysFor({ sheet }: Material, from: string, to: string): PublicHoliday[] {
  return holidaysBetween(countriesOf(sheet.facts), from, to);
}

/** The given ISO date, or the first one after it that is neither a weekend nor a public holiday. */
export function freeDay(material: Material, date: string): string {
  const holidays = holidayDates(material.sheet.facts, date, addDays(date, 21));
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
  const holidays = holidayDates(material.sheet.facts, from, addDays(from, days));
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
