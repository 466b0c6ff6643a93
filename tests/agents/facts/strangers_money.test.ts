import { expect, test } from "vitest";
import { correctionsToChanges } from "../../../agents/facts/changes/corrections.ts";
import { NOW, sheetOf } from "./sheet.ts";

const raiseOf = (text: string) => {
  const { facts: { raise }, unclear } = sheetOf({ "pitch.raise": text });
  const asked = unclear.some(({ fact }) => fact === "raise");
  return [raise?.raising ?? null, raise?.use.map(({ for: what, share }) => `${what} ${share}`) ?? [], asked];
};

test.each([
  ["No, plata de nadie. Mi tío me ofreció diez millones y le dije que no, uno no se quita a ese señor.", [
    false,
    [],
    false,
  ]],
  ["Nah, not raising. bank offered us ten grand for a lathe n i said no ta", [false, [], false]],
  ["Nein. Die Bank wollte uns 30.000 Euro geben, weiß nicht warum, wir haben abgelehnt.", [false, [], false]],
  ["Non, on ne cherche pas. Une banque nous a proposé 50 000 euros, on a refusé.", [false, [], false]],
  ["Não, não vamos levantar nada. Um primo ofereceu 50 mil e recusei.", [false, [], false]],
  ["No, niente soldi di altri. La banca ne offriva 20.000, abbiamo detto di no.", [false, [], false]],
  ["Nee, geen geld van anderen. De bank bood 20.000 euro, we hebben nee gezegd.", [false, [], false]],
  ["いいえ、しません。銀行から200万円の話がありましたが、断りました。", [false, [], false]],
  ["No, I don't know", [null, [], true]],
  [
    "We're raising $800,000. Half goes to a second kiln, 30% to people in workshops, and the last 20% is a cushion.",
    [
      true,
      ["second kiln 50", "people in workshops 30", "cushion 20"],
      false,
    ],
  ],
  ["Wir suchen 400.000 Euro. 60 Prozent für Leute in der Werkstatt, 40 Prozent für Maschinen.", [
    true,
    ["Leute in der Werkstatt 60", "Maschinen 40"],
    false,
  ]],
  ["Buscamos 200.000 euros. 70% para gente en los talleres y 30% para marketing.", [
    true,
    ["gente en los talleres 70", "marketing 30"],
    false,
  ]],
])("raise: %s", (text, raise) => {
  expect(raiseOf(text)).toEqual(raise);
});

const moneyOf = (place: string, text: string) => {
  const money = sheetOf({ "company.stage_region": place, "channels.capacity": text }).facts.capacity
    ?.money_a_month;
  return money === null || money === undefined ? null : `${money.amount} ${money.currency}`;
};

/** What they settle on in the same breath, and bare numbers beside a word for money. */
test.each([
  [
    "En Cali",
    "Dos horas a la semana. De plata, trescientos mil al mes. Bueno no, doscientos cincuenta mil.",
    "250000 COP",
  ],
  ["In Leeds", "three hours a week. money, sixty quid a month. no call it fifty quid", "50 GBP"],
  [
    "In Ohio",
    "Six hours a week. We budgeted $7,000 a month and it's a fantasy, so put down $2,500.",
    "2500 USD",
  ],
  ["In Köln", "Drei Stunden die Woche. Geld, 200 im Monat. Nee, sagen wir 150.", "150 EUR"],
  ["À Lille", "Deux heures par semaine. 300 euros par mois, non, disons plutôt 200 euros.", "200 EUR"],
  ["Siamo a Torino", "Tre ore a settimana. Di soldi, 200 al mese.", "200 EUR"],
  ["Em Recife", "Três horas por semana. De grana, 400 por mês, não, melhor 300.", "300 BRL"],
  ["In Gent", "Drie uur per week. Geld: 250 per maand, nee, doe maar 200.", "200 EUR"],
  ["東京です", "週に4時間です。お金は月3万円、いえ、2万円にしてください。", "20000 JPY"],
  ["In Leeds", "no money, 5 hours a week, 40 families help", "0 GBP"],
  ["In Leeds", "Money is tight, 12 volunteers, 5 hours a week", null],
])("capacity: %s: %s", (place, text, money) => {
  expect(moneyOf(place, text)).toBe(money);
});

test.each([
  ["if were not at a hundred n ten by end of june 2027 il bin the leaflets", [null, 110, "2027-06-30"]],
  ["Faults. If we're not under 0.4 per thousand parcels by June 30, 2027, I drop the night round", [
    "Faults",
    0.4,
    "2027-06-30",
  ]],
])("bet: %s", (text, wanted) => {
  const { bet } = sheetOf({ "evolution.bet": text }).facts;
  expect([bet?.metric, bet?.target, bet?.by]).toEqual(wanted);
});

test.each([
  ["la Mairie", "On cherche 350 000 euros. 240 000 pour le four. On a déjà 90 000 de la Mairie.", [
    "already",
  ]],
  ["the bakery", "We're raising £350,000. £90,000 is in from the council.", []],
])("corrections: a sum of the raise by whose it is: %s", (about, raise, parts) => {
  const [from, to] = about === "la Mairie" ? ["90 000", "85 000"] : ["90,000", "85,000"];
  const setting = { turn: "later", quote: `${about}: ${to}`, now: NOW };
  const { changes } = correctionsToChanges({ from, to, about }, sheetOf({ "pitch.raise": raise }), setting);
  expect(changes.map(({ part }) => part)).toEqual(parts);
});
