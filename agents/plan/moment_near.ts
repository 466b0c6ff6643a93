import { addDays, longDate } from "../domain/days.ts";
import type { Moment } from "../anchors/attention/moment.ts";
import { cell } from "../anchors/section.ts";
import { countryName, type PublicHoliday } from "./holidays.ts";

/** What lies near a day. */
export interface Occasions {
  holidays: PublicHoliday[];
  moment: Moment | null;
}

const NEAR = 4;

/** The founder's own day or a public holiday within four days of a date, else "". */
export function momentNear(date: string, { holidays, moment }: Occasions): string {
  const last = addDays(date, NEAR);
  const said = moment?.dates.find((each) => each.date.iso >= date && each.date.iso <= last);
  if (said) return `${said.isOurs ? "what you named begins" : "your own day"}: ${cell(said.date.text)}`;
  const near = holidays.filter((holiday) => holiday.date >= date && holiday.date <= last);
  const [first] = near;
  if (first === undefined) return "";
  const countries = near.filter((holiday) => holiday.date === first.date).map((holiday) =>
    countryName(holiday.country)
  );
  return `public holiday on ${longDate(first.date)}: ${first.name} (${[...new Set(countries)].join(", ")})`;
}
