import { expect, test } from "vitest";
import { countriesOf, holidayDates, isHolidayKnown } from "../../../agents/plan/country.ts";
import { materialOf, words } from "../../helpers/written_sheets.ts";

const euros = { hours_a_week: 3, money_a_month: { amount: 80, currency: "EUR" } };
const toldIn = (text: string, currency = "EUR") =>
  materialOf({
    offering: words("offering.what", text),
    capacity: {
      ...{ ...euros, money_a_month: { amount: 80, currency } },
      ...{ quote: "80", turn: "t", field: "channels.capacity", state: "read" as const },
    },
  }).sheet.facts;

test.each([
  ["Arreglamos acordeones en un taller pequeño de Toro y los llevamos a casa.", ["ES"]],
  ["Ripariamo fisarmoniche in una piccola bottega di Fermo e le portiamo a casa.", ["IT"]],
  ["Wij repareren trekharmonica's in een kleine werkplaats in Zutphen.", []],
  ["We mend accordions in a small workshop by the river.", []],
])("A language and euros tell the country where one alone is left: %s", (text, countries) => {
  expect(countriesOf(toldIn(text))).toEqual(countries);
});

test("Where several are left, nobody works on the holidays that they share, and the rest is asked only where it matters", () => {
  const facts = toldIn("Wij repareren trekharmonica's in een kleine werkplaats, alleen op afspraak.");
  expect([...holidayDates(facts, "2026-12-01", "2026-12-31")]).toContain("2026-12-25");
  expect(isHolidayKnown(facts, "2027-01-04", 30)).toBe(true);
  // The King's birthday is Dutch alone.
  expect(isHolidayKnown(facts, "2027-04-12", 30)).toBe(false);
  expect([...holidayDates(facts, "2027-04-12", "2027-05-02")]).not.toContain("2027-04-27");
  const english = toldIn("We mend accordions in a small workshop by the river, by appointment only.");
  expect(holidayDates(english, "2026-12-01", "2026-12-31").size).toBe(0);
  expect(isHolidayKnown(english, "2027-01-04", 30)).toBe(false);
});
