import { expect, test } from "vitest";
import { sheetOf } from "./sheet.ts";

/** The right number is all that the wrong one was: money, a month of it, for the same thing. */
test.each<[string, number, number, string]>([
  ["Two hours a week. And 90 pounds a month, no, 70, the stall takes the rest.", 2, 70, "GBP"],
  ["Quatre heures par semaine. Et 80 euros par mois, non, 55.", 4, 55, "EUR"],
  ["Três horas por semana. Dinheiro, 120 euros por mês, aliás, 95.", 3, 95, "EUR"],
  ["Vijf uur per week. En 60 euro per maand, nee wacht, 40.", 5, 40, "EUR"],
  ["週に五時間、と言いたいですが、いえ、週に二時間です。お金は月に三万円。", 2, 30000, "JPY"],
  ["5 hrs a week say. mondays are gone now so call it 4 hrs. 30 quid a month.", 4, 30, "GBP"],
])("capacity: %s", (typed, hours, amount, currency) => {
  expect(sheetOf({ "channels.capacity": typed }).facts.capacity).toMatchObject({
    hours_a_week: hours,
    money_a_month: { amount, currency },
  });
});

test.each<[string, number, string | null, string | null]>([
  ["La leçon coûte 40 euros, non, 45.", 45, null, "leçon"],
  ["Une coupe c'est 30 euros. Non 35 depuis juin.", 35, null, "coupe"],
  ["It's 500 pounds a year, no, 620.", 620, "year", null],
])("prices: %s", (typed, amount, per, what) => {
  expect(sheetOf({ "revenue.model": typed }).facts.prices).toEqual([
    expect.objectContaining({ amount, per, for: what }),
  ]);
});

/** A colour that was struck from the list is neither wanted nor refused; one refused behind the wish is refused. */
test.each<[string, string[]]>([
  ["Rust and cream. Actually not cream.", ["Rust", "not cream"]],
  ["Das Blau vom Tor. Grün, ach nein, Grün streichen wir.", ["Blau"]],
  ["O azul do portão. O castanho, esse tirei.", ["azul do portão"]],
  ["門の青がいいです。赤は、やっぱり赤は抜いてください。", ["青"]],
])("colours: %s", (typed, wanted) => {
  const { colours } = sheetOf({ "visual.colours": typed }).facts;
  expect(colours.map(({ name, wanted }) => wanted ? name : `not ${name}`)).toEqual(wanted);
});

/** What somebody close to the founder would do is no channel that the founder refuses. */
test.each<[string, string[]]>([
  ["Not Pinterest. Cousin keeps on about podcasts, I just nod.", ["Pinterest"]],
  ["Pas de Pinterest. Mon frère dit TikTok, mon frère dit beaucoup de choses.", ["Pinterest"]],
  ["Pinterest mache ich nicht. Mein Sohn hätte gern einen Kanal, soll er.", ["Pinterest"]],
  ["Panfletos não volto a fazer. O meu irmão quer fazer reels.", ["Panfletos"]],
])("refused channels: %s", (typed, names) => {
  expect(sheetOf({ "channels.refused": typed }).facts.refused_channels.map(({ text }) => text)).toEqual(
    names,
  );
});
