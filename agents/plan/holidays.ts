import { createRequire } from "node:module";
import type HolidaysLibrary from "date-holidays";

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

/** Public holidays of these countries from one ISO date to another, both included, in date order. */
export function holidaysBetween(countries: string[], from: string, to: string): PublicHoliday[] {
  const years: number[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++) years.push(year);
  return countries.flatMap((country) => years.flatMap((year) => holidaysOf(country, year)))
    .filter((holiday) => holiday.date >= from && holiday.date <= to)
    .sort((one, other) => one.date.localeCompare(other.date));
}
