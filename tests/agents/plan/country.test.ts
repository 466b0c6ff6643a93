import { expect, test } from "vitest";
import { regionRows } from "../../../agents/author/rules/truth/region.ts";
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

const priceIn = (currency: string) => ({
  ...{ amount: 90, currency, per: null, for: null },
  ...{ quote: "90 a mend", turn: "t", field: "offering.price" as const, state: "read" as const },
});

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

test.each([
  ["Wij repareren trekharmonica's in Nederland en Danmark.", "EUR", ["Netherlands", "Denmark"], false],
  ["Arreglamos acordeones en un taller pequeño de Toro y los llevamos a casa.", "EUR", ["Spain"], false],
  ["We mend accordions in a small workshop by the river.", "GBP", ["United Kingdom"], false],
  ["We mend accordions in a small workshop by the river.", "KRW", ["South Korea"], true],
])(
  "The strategy prints the holidays that the calendar keeps free: %s",
  (text, currency, countries, isPriced) => {
    const facts = { ...toldIn(text, currency), prices: isPriced ? [priceIn(currency)] : [] };
    const rows = regionRows(facts, new Date("2026-11-21T08:00:00Z"));
    expect(rows.map(({ topic }) => topic)).toEqual(countries.map((country) => `holidays, ${country}`));
    expect(holidayDates(facts, "2027-01-01", "2027-01-01").size).toBe(1);
    // Money that somebody has to spend is in no currency of their prices.
    expect(JSON.stringify(rows).includes("your prices' currency")).toBe(isPriced);
  },
);
