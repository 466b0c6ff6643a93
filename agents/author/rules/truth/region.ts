import { addDays, isoDay, longDate } from "../../../domain/days.ts";
import type { Facts } from "../../../domain/facts.ts";
import { inference } from "../../../ledger/marks.ts";
import { claim } from "../../../ledger/words.ts";
import { quoted } from "../wording.ts";
import { countriesOf, isToldByPrices } from "../../../plan/country.ts";
import { holidaysBetween, type PublicHoliday } from "../../../plan/holidays.ts";
import { countryName } from "../../../text/countries.ts";
import type { CulturalOpportunities } from "../../../strategy/truth.ts";

/** Five months: far enough to plan by, near enough to be acted on. */
const HORIZON_DAYS = 150;
const MOST_HOLIDAYS = 6;

/** Where the founder stands, and the public holidays of the next five months there: those that the calendar keeps free. */
export function regionRows(facts: Facts, now: Date): CulturalOpportunities["region"] {
  const from = isoDay(now);
  const to = addDays(from, HORIZON_DAYS);
  const place = facts.region === null ? [] : [{ topic: "your ground", claim: quoted(facts.region) }];
  const how = `${from} to ${to}${isToldByPrices(facts) ? ", the country of your prices' currency" : ""}`;
  return [
    ...place,
    ...countriesOf(facts).flatMap((country) => {
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
