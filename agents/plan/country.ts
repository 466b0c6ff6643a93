import { addDays } from "../domain/days.ts";
import type { Facts } from "../domain/facts.ts";
import { countriesIn } from "../text/countries.ts";
import { languagesOf } from "../text/language.ts";
import type { Language } from "../text/lexicon.ts";
import { holidaysBetween } from "./holidays.ts";

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
  INR: "IN",
  USD: "US",
  CAD: "CA",
  AUD: "AU",
  NZD: "NZ",
  KRW: "KR",
  TRY: "TR",
  UAH: "UA",
};

/** Where a language is spoken and paid in euros; English is written in all of them. */
const EURO_COUNTRIES: Partial<Record<Language, string[]>> = {
  de: ["DE", "AT"],
  es: ["ES"],
  fr: ["FR", "BE", "LU"],
  it: ["IT"],
  nl: ["NL", "BE"],
  pt: ["PT"],
};

type Told = Pick<Facts, "region" | "offering" | "why" | "prices" | "capacity">;

/** ISO codes of the founder's countries: named with the region or the offering, else the one of their money and language. */
export function countriesOf(facts: Told): string[] {
  const named = namedIn(facts);
  if (named.length > 0) return [...new Set(named)].slice(0, 4);
  const codes = currenciesOf(facts).flatMap((each) => COUNTRY_OF_CURRENCY[each] ?? []);
  if (codes.length > 0) return codes.slice(0, 1);
  const possible = possibleCountries(facts);
  return possible.length === 1 ? possible : [];
}

/** True where no country was named and a currency of their prices tells it. */
export function isToldByPrices(facts: Told): boolean {
  return namedIn(facts).length === 0 &&
    facts.prices.some(({ currency }) => currency !== null && COUNTRY_OF_CURRENCY[currency] !== undefined);
}

function namedIn({ region, offering }: Told): string[] {
  return [region, offering].flatMap((fact) => fact === null ? [] : countriesIn(fact.text));
}

function currenciesOf({ prices, capacity }: Told): string[] {
  const all = [...prices.map(({ currency }) => currency), capacity?.money_a_month?.currency ?? null];
  return [...new Set(all.filter((each) => each !== null))];
}

/** The countries that their language and their euros leave; none where they write in several languages. */
function possibleCountries(facts: Told): string[] {
  const currencies = currenciesOf(facts);
  const words = [facts.offering, facts.region, facts.why].flatMap((fact) =>
    fact === null ? [] : [fact.quote]
  );
  const [language, ...others] = languagesOf(words.join("\n"));
  const isOne = currencies.length === 1 && currencies[0] === "EUR" && others.length === 0;
  return isOne && language !== undefined ? EURO_COUNTRIES[language] ?? [] : [];
}

/**
 * The dates of public holidays from one ISO date to another, both included: of the founder's countries, or those that all
 * countries share which theirs may be.
 */
export function holidayDates(facts: Told, from: string, to: string): Set<string> {
  const sure = countriesOf(facts);
  if (sure.length > 0) return datesIn(sure, from, to);
  const [first, ...others] = possibleCountries(facts).map((country) => datesIn([country], from, to));
  return others.reduce((shared, dates) => shared.intersection(dates), first ?? new Set<string>());
}

/** True where it makes no difference to the days of work which of the possible countries is theirs. */
export function isHolidayKnown(facts: Told, from: string, days: number): boolean {
  if (countriesOf(facts).length > 0) return true;
  const possible = possibleCountries(facts);
  const [first, ...others] = possible.map((country) =>
    [...datesIn([country], from, addDays(from, days))].filter(isWeekday).join()
  );
  return first !== undefined && others.every((each) => each === first);
}

function datesIn(countries: string[], from: string, to: string): Set<string> {
  return new Set(holidaysBetween(countries, from, to).map(({ date }) => date));
}

const isWeekday = (date: string) => ![0, 6].includes(new Date(date).getUTCDay());
