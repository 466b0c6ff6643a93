import { addDays, daysBetween } from "../domain/days.ts";
import type { Material } from "../strategy/material.ts";
import { momentDay } from "./moment_day.ts";
import { nextMonday, workDays, workDaysAWeek } from "./work_days.ts";

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
