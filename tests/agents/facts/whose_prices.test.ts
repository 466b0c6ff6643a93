import { expect, test } from "vitest";
import { sheetOf } from "./sheet.ts";

const pricesIn = (typed: string, more: Parameters<typeof sheetOf>[0] = {}) =>
  sheetOf({ ...more, "revenue.model": typed }).facts.prices.map(({ amount, per, for: what }) => [
    amount,
    per,
    what,
  ]);

test.each<[string, [number, string | null, string | null][]]>([
  ["Our site says £45 an hour.", [[45, "hour", null]]],
  ["Unsere Preisliste sagt 45 Euro die Stunde.", [[45, "hour", null]]],
  ["Nuestra web dice 45 euros la hora.", [[45, "hour", null]]],
  ["Onze site zegt 45 euro per uur.", [[45, "hour", null]]],
  ["My wife says £60 an hour. I charge £45.", [[45, null, null]]],
  ["Our sign painter says £60 an hour.", []],
])(
  "what the founder's own site or list says is a price, what a person says is none: %s",
  (typed, expected) => {
    expect(pricesIn(typed)).toEqual(expected);
  },
);

test.each<[string, [number, string | null, string | null][]]>([
  ["Members get a wash for £15.", [[15, null, "wash"]]],
  ["Everyone gets a bag for £15.", [[15, null, "bag"]]],
  ["I get £45 an hour.", [[45, "hour", null]]],
  ["Jeder bekommt einen Schnitt für 45 Euro.", [[45, null, "Schnitt"]]],
  ["The tutor gets £14 an hour. We charge £40 a lesson.", [[40, null, "lesson"]]],
  ["Our tutors get paid £14 an hour. We charge £40 a lesson.", [[40, null, "lesson"]]],
  ["Der Azubi bekommt 12 Euro die Stunde. Ein Schnitt kostet 45 Euro.", [[45, null, "Schnitt"]]],
])("pay is no price, and what customers get for their money is: %s", (typed, expected) => {
  expect(pricesIn(typed)).toEqual(expected);
});

test("only a rival's price is left out, not what begins like a word about rivals or links", () => {
  const told = {
    "market.rivals": "Members of the tennis club go to Prime Clean. Acme has no copies.",
    "company.links": "Acme is on acmecoffee.com, Instagram, Bristol",
  };
  expect(pricesIn("Members pay £30 a month. Prime Clean is £20. Acme Standard is £50 a month.", told))
    .toEqual([
      [30, "month", null],
      [50, "month", "Acme Standard"],
    ]);
  expect(pricesIn("Bristol delivery is £4.", told)).toEqual([[4, null, "Bristol delivery"]]);
});
