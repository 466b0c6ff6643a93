import { expect, test } from "vitest";
import { sheetOf } from "../sheet.ts";

const raiseOf = (text: string) => {
  const { raise } = sheetOf({ "pitch.raise": text }).facts;
  return raise &&
    [
      raise.raising,
      raise.amount,
      raise.already?.amount ?? null,
      raise.use.map((use) => `${use.share ?? use.amount} ${use.for}`),
    ];
};

test("what is in already is not the sum, and a sum nobody wants is none", () => {
  expect(
    raiseOf(
      "We are raising seven hundred and fifty thousand dollars. $60,000 is in from family. 60% art, 40% engineering.",
    ),
  )
    .toEqual([true, 750000, 60000, ["60 art", "40 engineering"]]);
  expect(raiseOf("We're not raising now. If we raise it's £3m in 2028 and I'd rather not.")).toEqual([
    false,
    null,
    null,
    [],
  ]);
  expect(
    raiseOf("No buscamos inversores, buscamos 40.000 €: la mitad para un coordinador, un tercio para agua"),
  )
    .toEqual([true, 40000, null, ["50 coordinador", "33 agua"]]);
  expect(raiseOf("資金調達はしません。")).toEqual([false, null, null, []]);
});

test.each([
  ["We want 200.000 euro. 120,000 is for the kiln, 50,000 for a van and the rest of it is rent.", [
    "120000 kiln",
    "50000 van",
    "null rent",
  ]],
  ["Wir suchen 90.000 Euro. Davon gehen 60.000 in Maschinen und 30.000 in Werbung.", [
    "60000 Maschinen",
    "30000 Werbung",
  ]],
  ["Cerchiamo 60.000 euro. 40.000 andranno al laboratorio, 20.000 alla formazione.", [
    "40000 laboratorio",
    "20000 formazione",
  ]],
  ["Wir suchen 80.000 Euro. Gebraucht wird es für den Ofen, 50.000, und die Theke 30.000.", [
    "50000 Ofen",
    "30000 Theke",
  ]],
  ["Raising £300k, 60% tooling and the last 40% staff. A friend of mine raised £4m for a game.", [
    "60 tooling",
    "40 staff",
  ]],
  ["500万円を借りたいです。500万円のうち、300万円は人、200万円は車です。", ["3000000 人", "2000000 車"]],
  ["We want £90,000, of which £20,000 has come from a trust and £9,000 so far from friends.", []],
  ["1000万円を調達します。600万円は設備、残りは人件費です。", ["6000000 設備", "null 人件費"]],
  ["Necesitamos 40.000 euros: 30% gente, 70% hornos. El resto en primavera.", ["30 gente", "70 hornos"]],
])("each use of a raise has its own part of the sum, and no round of somebody else: %s", (text, uses) => {
  expect(raiseOf(text)?.[3]).toEqual(uses);
});

test.each([
  [
    "We want £80,000. 50,000 is for the kiln and 30,000 for a van. My neighbour got £2m for an app, poor lad.",
    "van",
  ],
  [
    "Nous cherchons 60 000 euros. 20 000 sont déjà acquis. Un confrère a levé un million, grand bien lui fasse.",
    "acquis",
  ],
  ["Wir suchen 40.000 Euro. In Soest haben sie eine Million bekommen, aber das ist Soest.", "Euro."],
  [
    "Buscamos 30.000 euros. El 60% es para hornos y el 40% para gente. A un amigo le dieron un millón y cerró.",
    "gente",
  ],
])("the quote of a raise ends with what is said of this raise: %s", (text, end) => {
  const { raise } = sheetOf({ "pitch.raise": text }).facts;
  expect(raise?.quote.endsWith(end)).toBe(true);
});
