import { addDays, daysBetween } from "../domain/days.ts";
import type { Material } from "../strategy/material.ts";
import { momentDay } from "./moment_day.ts";
import { CALENDAR_DAYS, nextMonday, workDays, workDaysAWeek } from "./work_days.ts";

/** A moment further away than a quarter is not prepared for yet. */
const PREPARED_DAYS = 91;
/** The thirty days lead up to a moment for two weeks, and hold at least one week of it. */
const LEAD_DAYS = 14;
const LEAST_DAYS_OF_MOMENT = 7;

/**
 * The first of the thirty days (ISO date, a Monday): the next one where the moment falls among them, is further away than
 * a quarter or unknown; else two weeks before the week of the moment, so that they do not end before it.
 */
export function firstOfThirty(material: Material): string {
  const monday = nextMonday(material.now);
  const moment = momentDay(material);
  if (moment === null) return monday;
  const away = daysBetween(monday, moment.on);
  const isAmong = away <= CALENDAR_DAYS - LEAST_DAYS_OF_MOMENT;
  return isAmong || away > PREPARED_DAYS ? monday : addDays(mondayOf(moment.on), -LEAD_DAYS);
}

function mondayOf(date: string): string {
  return addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
}

/** A test is read after so many weeks of work: long enough for money to show something, short enough to stop. */
const TEST_WEEKS = 6;
/** In another season a test tells nothing; a moment more than half a year away has too much before it to wait for. */
const WAITED_DAYS = 182;
/** Room for holidays. */
const SPARE_DAYS = 60;

export interface TestTime {
  /** ISO dates: the first day of work, and the day on which is counted. */
  from: string;
  until: string;
  /** Whole weeks of work between them, without holidays. */
  weeks: number;
  /** True where the tests wait for the founder's moment. */
  waits: boolean;
}

/**
 * When the tests run: six weeks of work from the moment on, the whole moment at least; from next Monday on where none is
 * known within half a year.
 */
export function testTime(material: Material): TestTime {
  const monday = nextMonday(material.now);
  const said = momentDay(material);
  const moment = said === null || daysBetween(monday, said.on) > WAITED_DAYS ? null : said;
  const waits = moment !== null && moment.on > monday;
  const begins = waits ? moment.on : monday;
  const ends = moment === null || moment.until < begins ? begins : moment.until;
  const reach = daysBetween(begins, ends) + 7 * TEST_WEEKS + SPARE_DAYS;
  const days = workDays(material, begins, reach);
  const aWeek = workDaysAWeek(material);
  const counted = days.find((day, at) => at >= TEST_WEEKS * aWeek && day > ends);
  const until = counted ?? addDays(begins, reach);
  return {
    from: days[0] ?? begins,
    until,
    weeks: Math.floor(days.filter((day) => day < until).length / aWeek),
    waits,
  };
}
