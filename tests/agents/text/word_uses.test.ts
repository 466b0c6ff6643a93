import { expect, test } from "vitest";
import { currencyOf, currencyOfPlace } from "../../../agents/text/currencies.ts";
import { numbersIn } from "../../../agents/text/numbers.ts";
import { moneyIn } from "../../../agents/text/quantities.ts";
import { refusalsIn } from "../../../agents/text/refusals.ts";

test.each([
  "We never take deposits.",
  "i wont do groupon.",
  "J'ai refusé un salon.",
  "Wir nehmen keine Ketten.",
  "Nunca vendemos por catálogo.",
  "No discounts for anyone.",
  "We cannot open on Sundays.",
])("%s refuses", (sentence) => {
  expect(refusalsIn(sentence)).toEqual([sentence]);
});

test.each([
  "We don't know the number.",
  "There is no doubt about it.",
  "310 paires par mois, refus 12 %.",
  "We sell to chains.",
])("%s refuses nothing", (sentence) => {
  expect(refusalsIn(sentence)).toEqual([]);
});

test.each([
  ["pounds", null, "GBP"],
  ["Franken", null, "CHF"],
  ["złotych", null, "PLN"],
  ["ポンド", null, "GBP"],
  ["dólares", null, "USD"],
  ["dólares", "CAD", "CAD"],
  ["pesos", "COP", "COP"],
  ["pesos", "EUR", null],
  ["centavos", "BRL", "BRL"],
])("%s of a founder with %s is %s", (word, home, currency) => {
  expect(currencyOf(word, home).currency).toBe(currency);
});

test.each([
  ["A workshop in Curitiba", "BRL"],
  ["An Australian school", "AUD"],
  ["長野ではなく京都の店", "JPY"],
  ["Un atelier à Genève", "CHF"],
  ["A barn somewhere", null],
])("%s pays in %s", (text, currency) => {
  expect(currencyOfPlace(text)).toBe(currency);
});

test("a sum is money before and behind the code or the name of its currency", () => {
  expect(moneyIn("We need AUD 400,000, of which 80 PEN and 15 Euro are in.").map(({ text }) => text)).toEqual(
    [
      "AUD 400,000",
      "80 PEN",
      "15 Euro",
    ],
  );
});

test("a number counts no short month, and goes with the time that is named for it", () => {
  expect(numbersIn("4500 metres by 30 sept 2027, 14 each year").map(({ text }) => text)).toEqual([
    "4500 metres",
    "30",
    "2027",
    "14 each year",
  ]);
});
