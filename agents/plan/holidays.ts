import { createRequire } from "node:module";
import type HolidaysLibrary from "date-holidays";
import type { JourneyState } from "../domain/journey.ts";
import { currentAnswer } from "../anchors/words/current_answer.ts";
import { countriesIn } from "../text/countries.ts";

export { countriesIn, countryName } from "../text/countries.ts";

/** A public holiday in one of the founder's countries. `date` is an ISO date, `name` in the country's own language. */
export interface PublicHoliday {
  date: string;
  name: string;
  country: string;
}

let library: typeof HolidaysLibrary | null = null;
const calculated = new Map<string, PublicHoliday[]>();

/** The public holidays of a country in a year, calculated once; none of a country that the library does not know. */
function holidaysOf(country: string, year: number): PublicHoliday[] {
  const known = calculated.get(`${country} ${year}`);
  if (known) return known;
  // Loaded at first use, and synchronously: it brings a megabyte of rules that most requests never need.
  const Library: typeof HolidaysLibrary = library ??= createRequire(import.meta.url)("date-holidays");
  const holidays = (new Library(country).getHolidays(year) ?? [])
    .filter((holiday) => holiday.type === "public")
    .map((holiday) => ({ date: holiday.date.slice(0, 10), name: holiday.name, country }));
  calculated.set(`${country} ${year}`, holidays);
  return holidays;
}

/** The countries a founder named as their ground: where they stand first, then what they offer. */
export function countriesOf(state: JourneyState): string[] {
  const texts = (["company.stage_region", "offering.what"] as const)
    .map((field) => currentAnswer(state, field));
  return [...new Set(texts.flatMap(countriesIn))].slice(0, 4);
}

/** Public holidays of these countries from one ISO date to another, both included, in date order. */
export function holidaysBetween(countries: string[], from: string, to: string): PublicHoliday[] {
  const years: number[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++) years.push(year);
  return countries.flatMap((country) => years.flatMap((year) => holidaysOf(country, year)))
    .filter((holiday) => holiday.date >= from && holiday.date <= to)
    .sort((one, other) => one.date.localeCompare(other.date));
}
