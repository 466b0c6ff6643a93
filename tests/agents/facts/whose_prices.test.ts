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
      [30, "month", "Members"],
      [50, "month", "Acme Standard"],
    ]);
  expect(pricesIn("Bristol delivery is £4.", told)).toEqual([[4, null, "Bristol delivery"]]);
});

test.each<[string, string, number[]]>([
  ["The parish mower, slow. Western Stone Care, dear.", "A clean is £55. Western Stone charge £40 an hour.", [
    55,
  ]],
  ["The parish mower. Western Stone Care.", "A clean is £55. The parish mower takes £10.", [55]],
  ["Die Bahnhofsküche, billig. Tafelfein.", "Ein Essen kostet 5 €. Die Bahnhofsküche nimmt 3,50 €.", [5]],
  ["Die Bahnhofsküche. Tafelfein.", "Ein Essen kostet 5 €. Anderswo zahlt man 3,50 €, zum Vergleich.", [5]],
  ["Le Comptoir du Devis. Batifax.", "Un devis coûte 30 €. Le Comptoir du Devis prend 39 € de l'heure.", [
    30,
  ]],
  ["Voltifix y Recarga Total.", "La revisión vale 35 €. Para comparar, en Madrid piden 60 €.", [35]],
  ["Voltifix e Ricarica.", "La revisione costa 35 €. Gli altri chiedono 60 €.", [35]],
  ["Voltifix.", "A revisão custa 35 €. Os outros cobram 60 €.", [35]],
  ["Voltifix.", "De keuring kost 35 €. Ter vergelijking, in Gent is het 60 €.", [35]],
  ["Western Stone Care.", "The western wall is £55. The stone bench is £40.", [55, 40]],
])("what rivals take, and what stands to compare, is no price: %s %s", (rivals, typed, expected) => {
  const { prices } = sheetOf({ "market.rivals": rivals, "revenue.model": typed }).facts;
  expect(prices.map(({ amount }) => amount)).toEqual(expected);
});
