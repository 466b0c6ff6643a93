import { createRequire } from "node:module";
import type HolidaysLibrary from "date-holidays";
import { type JourneyState, typedAnswer } from "../domain/journey.ts";

import { remembered } from "../text/text.ts";

/** A public holiday in one of the founder's countries. `date` is an ISO date, `name` in the country's own language. */
export interface PublicHoliday {
  date: string;
  name: string;
  country: string;
}

interface Calendars {
  countries: Map<string, string>;
  /** The public holidays of a country in a year, reckoned once. */
  holidaysOf(country: string, year: number): PublicHoliday[];
}

let loaded: Calendars | null = null;

/** Loaded at first use, and synchronously: the library brings a megabyte of rules that most requests never need. */
function calendars(): Calendars {
  if (loaded) return loaded;
  const Library: typeof HolidaysLibrary = createRequire(import.meta.url)("date-holidays");
  const names = new Intl.DisplayNames(["en"], { type: "region" });
  const countries = new Map<string, string>();
  for (const [code, name] of Object.entries(new Library().getCountries("en"))) {
    countries.set(name.toLowerCase(), code);
    countries.set((names.of(code) ?? name).toLowerCase(), code);
  }
  for (const [alias, code] of ALIASES) countries.set(alias, code);
  const reckoned = new Map<string, PublicHoliday[]>();
  loaded = {
    countries,
    holidaysOf(country, year) {
      const known = reckoned.get(`${country} ${year}`);
      if (known) return known;
      const holidays = (new Library(country).getHolidays(year) ?? [])
        .filter((holiday) => holiday.type === "public")
        .map((holiday) => ({ date: holiday.date.slice(0, 10), name: holiday.name, country }));
      reckoned.set(`${country} ${year}`, holidays);
      return holidays;
    },
  };
  return loaded;
}

/** Names people write that the library does not list, own-language names and a few large cities among them. */
const ALIASES: [string, string][] = [
  ["uk", "GB"],
  ["england", "GB"],
  ["scotland", "GB"],
  ["wales", "GB"],
  ["usa", "US"],
  ["holland", "NL"],
  ["nederland", "NL"],
  ["danmark", "DK"],
  ["sverige", "SE"],
  ["norge", "NO"],
  ["suomi", "FI"],
  ["deutschland", "DE"],
  ["österreich", "AT"],
  ["schweiz", "CH"],
  ["suisse", "CH"],
  ["españa", "ES"],
  ["italia", "IT"],
  ["brasil", "BR"],
  ["polska", "PL"],
  ["türkiye", "TR"],
  ["日本", "JP"],
  ["한국", "KR"],
  ["中国", "CN"],
  ["amsterdam", "NL"],
  ["rotterdam", "NL"],
  ["copenhagen", "DK"],
  ["lisbon", "PT"],
  ["lisboa", "PT"],
  ["porto", "PT"],
  ["madrid", "ES"],
  ["barcelona", "ES"],
  ["paris", "FR"],
  ["lyon", "FR"],
  ["berlin", "DE"],
  ["hamburg", "DE"],
  ["munich", "DE"],
  ["münchen", "DE"],
  ["köln", "DE"],
  ["leipzig", "DE"],
  ["vienna", "AT"],
  ["wien", "AT"],
  ["zürich", "CH"],
  ["zurich", "CH"],
  ["london", "GB"],
  ["manchester", "GB"],
  ["glasgow", "GB"],
  ["dublin", "IE"],
  ["milan", "IT"],
  ["milano", "IT"],
  ["rome", "IT"],
  ["roma", "IT"],
  ["stockholm", "SE"],
  ["oslo", "NO"],
  ["helsinki", "FI"],
  ["warsaw", "PL"],
  ["kraków", "PL"],
  ["prague", "CZ"],
  ["athens", "GR"],
  ["tokyo", "JP"],
  ["osaka", "JP"],
  ["京都", "JP"],
  ["東京", "JP"],
  ["seoul", "KR"],
  ["new york", "US"],
  ["chicago", "US"],
  ["toronto", "CA"],
  ["montréal", "CA"],
  ["sydney", "AU"],
  ["melbourne", "AU"],
  ["auckland", "NZ"],
  ["nairobi", "KE"],
  ["lagos", "NG"],
  ["mumbai", "IN"],
  ["são paulo", "BR"],
  ["київ", "UA"],
  ["україна", "UA"],
  ["львів", "UA"],
];

const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u;

/** The ISO codes of the countries that a text names, in the order in which it names them. */
export const countriesIn = remembered(readCountries);

function readCountries(text: string): string[] {
  const lower = text.toLowerCase();
  const words = ` ${lower.replace(/[^\p{L}\p{N}]/gu, " ")} `;
  const found = new Map<string, number>();
  for (const [name, code] of calendars().countries) {
    const at = UNSPACED.test(name) ? lower.indexOf(name) : words.indexOf(` ${name} `);
    if (at >= 0 && at < (found.get(code) ?? Infinity)) found.set(code, at);
  }
  return [...found].sort((one, other) => one[1] - other[1]).map(([code]) => code);
}

/** The countries a founder named as their ground: where they stand first, then what they offer. */
export function countriesOf(state: JourneyState): string[] {
  const texts = (["company.stage_region", "offering.what"] as const)
    .map((field) => typedAnswer(state, field));
  return [...new Set(texts.flatMap(countriesIn))].slice(0, 4);
}

/** Public holidays of these countries from one ISO date to another, both included, in date order. */
export function holidaysBetween(countries: string[], from: string, to: string): PublicHoliday[] {
  const years: number[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++) years.push(year);
  return countries.flatMap((country) => years.flatMap((year) => calendars().holidaysOf(country, year)))
    .filter((holiday) => holiday.date >= from && holiday.date <= to)
    .sort((one, other) => one.date.localeCompare(other.date));
}

/** "Netherlands" for "NL". */
export function countryName(code: string): string {
  return new Intl.DisplayNames(["en"], { type: "region" }).of(code) ?? code;
}
