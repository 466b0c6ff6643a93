import { expect, test } from "vitest";
import type { FieldId } from "../../../agents/domain/fields.ts";
import { sheetOf } from "./sheet.ts";

const CHANNELS: [string, [string, number | null][]][] = [
  ["Of 40 boats, 22 came from the harbour master and 9 via the yacht club. The rest just came.", [
    ["harbour master", 22],
    ["yacht club", 9],
  ]],
  ["Dos 30 alunos, 18 vieram pela escola e 7 pelo Instagram.", [["escola", 18], ["Instagram", 7]]],
  ["12 über die Hebamme, 5 sind so hereingelaufen.", [["Hebamme", 12]]],
  ["14 from the parish letter, 6 by accident.", [["parish letter", 14]]],
  ["God knows. They came together.", []],
];

test.each(CHANNELS)("that they came says not from where: %s", (typed, expected) => {
  const { channels } = sheetOf({ "channels.current": typed }).facts;
  expect(channels.map(({ name, count }) => [name, count])).toEqual(expected);
});

const MEASURES: [string, [string, number][]][] = [
  ["26 allotments, 19 renewed.", [["allotments", 26], ["renewed", 19]]],
  ["Waste 14% to 5% at Harlow, and the 88% renewing.", [["Waste", 5], ["renewing", 88]]],
  ["Ausschuss 14 % auf 5 %.", [["Ausschuss", 5]]],
  ["41 roofs. The 41 stand on the coast.", [["roofs", 41]]],
  ["I count hives, 38.", [["hives", 38]]],
  ["Wir zählen Werkstätten: 27.", [["Werkstätten", 27]]],
  ["If I had to guess, 300 readers.", []],
  ["Au pif, 80 abonnés.", []],
  ["We want 500 members by summer.", []],
  ["Wir wollen 900 Mitglieder.", []],
  ["Queremos 60 socios. Hoy 41 socios.", [["socios", 41]]],
];

test.each(MEASURES)("guesses and wishes measure nothing: %s", (typed, expected) => {
  const { measured } = sheetOf({ "growth.numbers": typed }).facts;
  expect(measured.map(({ name, value }) => [name, value])).toEqual(expected);
});

const PRICES: [string, [number, string | null, string | null, string | null][]][] = [
  // What is sold by measure is not the measure.
  ["We charge €14 per kilo.", [[14, "EUR", "kilo", null]]],
  ["Annual plan: $90 per hive per year.", [[90, "USD", "year", "hive, Annual plan"]]],
  ["Wij rekenen € 22 per vierkante meter.", [[22, "EUR", "vierkante meter", null]]],
  // That the founder asks for money says not for what.
  ["Cobramos 22 € por maceta.", [[22, "EUR", null, "maceta"]]],
  ["Nous facturons 45 € par ruche.", [[45, "EUR", null, "ruche"]]],
  // A short currency ends no sentence, and a dash stands for hundredths.
  ["Sattel neu polstern Fr. 240.– pro Stück.", [[240, "CHF", "Stück", "Sattel neu polstern"]]],
  // A trial, a wage and what was charged once are no prices.
  ["£35 a lesson. The tutor gets £18.", [[35, "GBP", null, "lesson"]]],
  ["40 € la séance. Je paie mon frère 15 € de l'heure.", [[40, "EUR", "séance", null]]],
  ["Wir nehmen 60 € pro Stunde, letztes Jahr 48 €.", [[60, "EUR", "hour", null]]],
  ["We don't charge yet.", []],
];

test.each(PRICES)("prices: %s", (typed, expected) => {
  const { prices } = sheetOf({ "revenue.model": typed }).facts;
  expect(prices.map((price) => [price.amount, price.currency, price.per, price.for])).toEqual(expected);
});

const RAISES: [string, number | null][] = [
  ["We turned down an offer of $2m. We're raising $400k.", 400_000],
  ["We closed our pre-seed of €300k in May. We are raising €1.5m now.", 1_500_000],
  ["Abbiamo rifiutato 200.000 €. Cerchiamo 80.000 €.", 80_000],
  ["We said no to $500,000 and we're not raising.", null],
];

test.each(RAISES)("a refused or closed sum is not asked for: %s", (typed, expected) => {
  expect(sheetOf({ "pitch.raise": typed }).facts.raise?.amount ?? null).toBe(expected);
});

const MOMENTS: [FieldId, string, string | null][] = [
  ["launch.moment", "On the first of September, when the rowing school opens.", "2027-09-01"],
  ["launch.moment", "Am ersten Mai 2027, zum Hafenfest.", "2027-05-01"],
  ["launch.moment", "El primero de marzo de 2027, con la feria.", "2027-03-01"],
  ["launch.moment", "Il primo ottobre 2027.", "2027-10-01"],
  ["launch.moment", "The first time it rains.", null],
];

test.each(MOMENTS)("days said as words: %s %s", (field, typed, expected) => {
  expect(sheetOf({ [field]: typed }).facts.moment?.on ?? null).toBe(expected);
});

test("a moment of a word or two takes its why from the sentence behind it", () => {
  expect(sheetOf({ "launch.moment": "February. That is when the ewes lamb." }).facts.moment?.text)
    .toContain("the ewes lamb");
});

test("a guess without a number leaves the channels that were counted", () => {
  const { facts, unclear } = sheetOf({
    "channels.current":
      "11 from the parish letter, 6 from the dentist. The online ones could be TikTok, I'm guessing.",
  });
  expect(facts.channels.map(({ name, count }) => [name, count])).toEqual([["parish letter", 11], [
    "dentist",
    6,
  ]]);
  expect(unclear.filter(({ fact }) => fact === "channels")).toEqual([]);
});
