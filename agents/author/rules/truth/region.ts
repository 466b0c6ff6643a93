import type { Claim } from "../../../domain/claims.ts";
import { addDays, isoDay, longDate } from "../../../domain/days.ts";
import type { Facts, MomentFact } from "../../../domain/facts.ts";
import { inference } from "../../../ledger/marks.ts";
import { claim, markOf } from "../../../ledger/words.ts";
import { quoted } from "../wording.ts";
import { holidaysBetween, type PublicHoliday } from "../../../plan/holidays.ts";
import { countriesIn, countryName } from "../../../text/countries.ts";
import type { CulturalOpportunities } from "../../../strategy/truth.ts";
import { lexiconsOf, phrasesPattern } from "../../../text/lexicon.ts";

/** Five months: far enough to plan by, near enough to be acted on. */
const HORIZON_DAYS = 150;
const MOST_HOLIDAYS = 6;
const MOMENT_DAYS = 21;

/** Currencies that one country alone prints: prices in them say where a founder sells. */
const COUNTRY_OF: Record<string, string> = {
  GBP: "GB",
  JPY: "JP",
  DKK: "DK",
  SEK: "SE",
  NOK: "NO",
  PLN: "PL",
  CHF: "CH",
  CZK: "CZ",
  BRL: "BR",
  INR: "IN",
  CAD: "CA",
  AUD: "AU",
  NZD: "NZ",
  USD: "US",
  KRW: "KR",
  TRY: "TR",
  UAH: "UA",
};

interface Ground {
  countries: string[];
  /** True where no country was named and the currency of all prices tells it. */
  byCurrency: boolean;
}

/** The countries in which a founder sells: named with the region, else told by the one currency of all prices. */
export function groundOf({ region, prices }: Facts): Ground {
  const named = region === null ? [] : countriesIn(region.text);
  if (named.length > 0) return { countries: named.slice(0, 3), byCurrency: false };
  const currencies = [...new Set(prices.map(({ currency }) => currency))];
  const country = currencies.length === 1 ? COUNTRY_OF[currencies[0] ?? ""] : undefined;
  return { countries: country === undefined ? [] : [country], byCurrency: country !== undefined };
}

/** Where the founder stands, and the public holidays of the next five months there. */
export function regionRows(facts: Facts, now: Date): CulturalOpportunities["region"] {
  const from = isoDay(now);
  const to = addDays(from, HORIZON_DAYS);
  const { countries, byCurrency } = groundOf(facts);
  const place = facts.region === null ? [] : [{ topic: "your ground", claim: quoted(facts.region) }];
  const how = `${from} to ${to}${byCurrency ? ", the country of your prices' currency" : ""}`;
  return [
    ...place,
    ...countries.flatMap((country) => {
      const days = holidaysBetween([country], from, to).slice(0, MOST_HOLIDAYS);
      if (days.length === 0) return [];
      return [{
        topic: `holidays, ${countryName(country)}`,
        claim: claim(datesOf(days), inference("built-in holiday rules", how)),
      }];
    }),
  ];
}

/** "25 December 2026 Christmas Day, 26 December Boxing Day, 1 January 2027 …": a year is named once. */
function datesOf(days: PublicHoliday[]): string {
  return days.map(({ date, name }, at) => {
    const isSameYear = days[at - 1]?.date.slice(0, 4) === date.slice(0, 4);
    return `${isSameYear ? longDate(date).replace(/ \d{4}$/u, "") : longDate(date)} ${name}`;
  }).join(", ");
}

/** How many public holidays fall into the moment that the founder named: its month, or three weeks from its day. */
export function momentHeadline(facts: Facts, now: Date): Claim | null {
  const { moment } = facts;
  const span = moment === null ? null : spanOf(moment, now);
  const { countries: [country] } = groundOf(facts);
  if (moment === null || span === null || country === undefined) return null;
  const days = holidaysBetween([country], span.from, span.to);
  if (days.length === 0) return null;
  const mark = inference(["moment", "built-in holiday rules"], `${span.from} to ${span.to}`);
  const many = days.length === 1 ? "one public holiday" : `${days.length} public holidays`;
  const text = `In ${span.called} fall ${many} of ${theCountry(country)}: ${listed(days)}.`;
  return claim(text, markOf(moment), mark);
}

/** "26 and 29 March". */
function listed(days: PublicHoliday[]): string {
  const short = days.map(({ date }) => longDate(date).replace(/ \d{4}$/u, ""));
  return short.length < 2 ? short.join("") : `${short.slice(0, -1).join(", ")} and ${short.at(-1)}`;
}

function theCountry(code: string): string {
  const name = countryName(code);
  return /^(?:United|Netherlands|Philippines)/u.test(name) ? `the ${name}` : name;
}

interface Span {
  called: string;
  from: string;
  to: string;
}

function spanOf({ on, season }: MomentFact, now: Date): Span | null {
  if (on !== null) {
    return { called: `the three weeks from ${longDate(on)}`, from: on, to: addDays(on, MOMENT_DAYS - 1) };
  }
  const month = season === null ? null : monthIn(season);
  if (month === null) return null;
  const year = now.getUTCFullYear() + (month < now.getUTCMonth() ? 1 : 0);
  const first = new Date(Date.UTC(year, month, 1));
  const last = new Date(Date.UTC(year, month + 1, 0));
  const called = longDate(isoDay(first)).replace(/^\d+ /u, "");
  return { called, from: isoDay(first), to: isoDay(last) };
}

/** January first: what each month is called in all languages. */
const MONTHS = Array.from({ length: 12 }, (_, at) => {
  const names = lexiconsOf().flatMap(({ months }) => months[at] ?? []);
  return new RegExp(phrasesPattern(names), "iu");
});

/** The one month that a text names, 0 for January; null for none and for several. */
function monthIn(text: string): number | null {
  const eastern = /(?<!\d)(1[0-2]|[1-9])月/u.exec(text);
  if (eastern !== null) return Number(eastern[1]) - 1;
  const found = new Set(MONTHS.flatMap((pattern, at) => pattern.test(text) ? [at] : []));
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}
