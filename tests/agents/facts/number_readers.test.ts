import { expect, test } from "vitest";
import { readFacts } from "../../../agents/facts/read_facts.ts";
import { journeyWith, NOW, sheetOf } from "./sheet.ts";

const channelsOf = (text: string) => {
  const { facts, unclear } = sheetOf({ "channels.current": text });
  return {
    rows: facts.channels.map((
      { name, count, share },
    ) => [name, count ?? (share === null ? null : `${share}%`)]),
    unclear: unclear.filter(({ fact }) => fact === "channels").map(({ quote }) => quote),
  };
};

test.each([
  ["14 saw me at the Lampeter show, 9 answered the leaflet", [["Lampeter show", 14], ["leaflet", 9]]],
  ["Of the last 20 jobs 11 came from Google", [["Google", 11]]],
  ["18 heard about us at the Harrogate fair, 5 googled us, and one got lost", [["Harrogate fair", 18]]],
  ["Von 32 Kunden kamen 20 über die Hausärztin, 8 haben das Schild gesehen", [["Hausärztin", 20], [
    "Schild",
    8,
  ]]],
  ["15 sont venus par le bouche à oreille, 7 m'ont vue au marché de Dol", [
    ["bouche à oreille", 15],
    ["marché de Dol", 7],
  ]],
  ["22 vinieron por recomendación, 12 me vieron en la feria de Oaxaca", [
    ["recomendación", 22],
    ["feria de Oaxaca", 12],
  ]],
])("channels: where people noticed, without that they did: %s", (text, rows) => {
  expect(channelsOf(text).rows).toEqual(rows);
});

test("channels: names before or behind their numbers, without totals, reasons, audiences and money", () => {
  expect(
    channelsOf(
      "Of the 62: Xero advisor directory 19, auditors who refer us when they don't want the client, which is funny, 16, " +
        "there's a WhatsApp group with about 380 people, and the trade show stand got us 5 for £14,000.",
    ).rows,
  ).toEqual([["Xero advisor directory", 19], ["auditors", 16], ["trade show stand", 5]]);
  expect(
    channelsOf("61 homes: 28 from a referral by another manager, 19 via the county newsletter, 6 cold email")
      .rows,
  )
    .toEqual([["referral by another manager", 28], ["county newsletter", 19], ["cold email", 6]]);
});

test("channels: what is left over has no number and is asked", () => {
  expect(channelsOf("neighbours seeing the van about 40, otley road vet sent 15, rest facebook groups"))
    .toEqual({
      rows: [["neighbours seeing the van", 40], ["otley road vet", 15], ["facebook groups", null]],
      unclear: ["rest facebook groups"],
    });
});

test("channels: shares, and a bare number among shares is asked", () => {
  expect(
    channelsOf(
      "Roughly half of our 96 practices came through dental reps, a quarter by referral, 15% via Google and the remaining 10% through tenders",
    ).rows,
  )
    .toEqual([["dental reps", "50%"], ["referral", "25%"], ["Google", "15%"], ["tenders", "10%"]]);
  expect(channelsOf("Reddit 40%, TikTok clips a third, festivals 15")).toEqual({
    rows: [["Reddit", "40%"], ["TikTok clips", "33%"], ["festivals", null]],
    unclear: ["festivals 15"],
  });
});

test("channels: names alone, and nobody yet", () => {
  expect(channelsOf("Neighbours. Sign on the Newell Highway.").rows).toEqual([["Neighbours", null], [
    "Sign on the Newell Highway",
    null,
  ]]);
  expect(channelsOf("None so far. I walked through Makola with my phone.").rows).toEqual([]);
});

test("channels in seven more languages", () => {
  const read = [
    "Von den letzten 120 neuen Patienten kamen 55 über Empfehlung, dreißig über Google und 20 über die Apotheke.",
    "85 familles : 40 par l'assistante sociale, 25 par le bouche-à-oreille, 20 par l'école.",
    "De 23 colegios, 14 vinieron por otra directora, 6 por el periódico y 3 por el ayuntamiento.",
    "Su 410 clienti: 180 dal passaparola, 120 dalla fiera, 70 da Instagram.",
    "Dos 48 clientes, 20 vieram por indicação, 15 pelo LinkedIn e 8 de eventos.",
    "Van de 320 abonnees kwamen er 190 via de winkel, 80 via buren en 50 via Instagram.",
    "112組のうち50組が予約サイト、41組が再訪、21組が紹介です。",
  ].map((text) => channelsOf(text).rows);
  expect(read).toEqual([
    [["Empfehlung", 55], ["Google", 30], ["Apotheke", 20]],
    [["assistante sociale", 40], ["bouche-à-oreille", 25], ["école", 20]],
    [["otra directora", 14], ["periódico", 6], ["ayuntamiento", 3]],
    [["passaparola", 180], ["fiera", 120], ["Instagram", 70]],
    [["indicação", 20], ["LinkedIn", 15], ["eventos", 8]],
    [["winkel", 190], ["buren", 80], ["Instagram", 50]],
    [["予約サイト", 50], ["再訪", 41], ["紹介", 21]],
  ]);
});

const goalOf = (text: string) => {
  const { goal } = sheetOf({ "goal.twelve_months": text }).facts;
  return goal && [goal.target, goal.unit, goal.by, goal.baseline];
};

test("the goal in eight languages", () => {
  const goals: [string, unknown[]][] = [
    ["20 dogs a week by end of nov 2027. its 14 now", [20, "dogs a week", "2027-11-30", 14]],
    ["Grow from 96 practices to 130 by the end of 2027", [130, "practices", "2027-12-31", 96]],
    ["Bis Ende Juni 2027 wollen wir 40 Implantate im Monat statt heute 25.", [
      40,
      "Implantate im Monat",
      "2027-06-30",
      25,
    ]],
    ["Accompagner 150 familles d'ici fin 2027", [150, "familles", "2027-12-31", null]],
    ["Pasar de 14 a 20 camiones antes del 20 de junio de 2027", [20, "camiones", "2027-06-20", 14]],
    ["30.000 bottiglie vendute entro Natale 2027, oggi 22.000", [
      30000,
      "bottiglie vendute",
      "2027-12-25",
      22000,
    ]],
    ["Chegar a R$ 200 mil de MRR até o fim de 2027", [200000, "BRL", "2027-12-31", null]],
    ["500 abonnees tegen eind 2027, nu 320", [500, "abonnees", "2027-12-31", 320]],
    ["2027年9月末までに常連を200人にしたい。", [200, "人", "2027-09-30", null]],
  ];
  expect(goals.map(([text]) => goalOf(text))).toEqual(goals.map(([, goal]) => goal));
});

test("what others would want fills no goal and is asked where the founder's own is not whole; a doubtful date is asked", () => {
  const whole = sheetOf({
    "goal.twelve_months": "£1m ARR by the end of December 2027. But my board would say 1.2m.",
  });
  expect(whole.facts.goal?.target).toBe(1_000_000);
  expect(whole.unclear).toEqual([]);
  const half = sheetOf({ "goal.twelve_months": "£1m ARR some day. But my board would say 1.2m." });
  expect(half.unclear.map(({ quote }) => quote)).toEqual(["But my board would say 1.2m."]);
  const doubtful = sheetOf({ "goal.twelve_months": "18 dogs a week by next Christmas" });
  expect(doubtful.facts.goal?.by).toBe(null);
  expect(doubtful.unclear.map(({ part }) => part)).toEqual(["by"]);
});

const capacityOf = (text: string) => {
  const { facts: { capacity }, unclear } = sheetOf({ "channels.capacity": text });
  const money = capacity?.money_a_month;
  return [
    capacity?.hours_a_week ?? null,
    money ? `${money.amount} ${money.currency}` : null,
    unclear.map(({ part }) => part),
  ];
};

test("capacity: days only as full ones, a year only where a twelfth of it is whole", () => {
  expect(capacityOf("sunday nights maybe 2 hrs. 30 quid a month if that")).toEqual([2, "30 GBP", []]);
  expect(capacityOf("Two full days a week and $1,500 a month")).toEqual([16, "1500 USD", []]);
  expect(capacityOf("2 days a week, €1,200 for the whole year")).toEqual([null, "100 EUR", ["hours_a_week"]]);
  expect(capacityOf("6-8 hours a week, €1,000 a year")).toEqual([null, null, [
    "hours_a_week",
    "money_a_month",
  ]]);
  expect(capacityOf("Drei Stunden pro Woche und CHF 12'000 im Jahr")).toEqual([3, "1000 CHF", []]);
  expect(capacityOf("週に3時間、月1万5千円まで。")).toEqual([3, "15000 JPY", []]);
});

const pricesOf = (text: string) =>
  sheetOf({ "revenue.model": text }).facts.prices.map((
    price,
  ) => [price.amount, price.currency, price.per, price.for]);

test("prices: only what the founder charges", () => {
  expect(pricesOf("£79 a site a month. Onboarding £1,500 one-off. Average group pays £830 a month.")).toEqual(
    [
      [79, "GBP", "month", "site"],
      [1500, "GBP", "one-off", "Onboarding"],
    ],
  );
  expect(pricesOf("Boiler service £90. The other lot charge £70 but they rush it.")).toEqual([[
    90,
    "GBP",
    null,
    "Boiler service",
  ]]);
  expect(pricesOf("189 € einmalig und 7 € im Monat je Fühler")).toEqual([[189, "EUR", "one-off", null], [
    7,
    "EUR",
    "month",
    "Fühler",
  ]]);
  expect(pricesOf("一泊38,000円、現地払い。")).toEqual([[38000, "JPY", "night", null]]);
});

test.each([
  ["Ein Kurs kostet 80 Euro, die Zehnerkarte 640.", ["80 Kurs", "640 Zehnerkarte"]],
  ["menú del día 14 €. merienda 6. tarta 28 extra", ["14 menú del día", "6 merienda", "28 tarta"]],
  ["Für Gäste kostet die Führung durch den Keller 12 Euro und ein Glas Most 4 Euro pro Person.", [
    "12 Führung durch den Keller",
    "4 a Person Glas Most",
  ]],
  ["- hedge up to 2 m: £90 per visit\n- bonfire clearing: £60 extra", [
    "90 a visit hedge",
    "60 bonfire clearing",
  ]],
  ["A summer camp is 310 €, and a tent costs 25 euros for the night.", [
    "310 summer camp",
    "25 a night tent",
  ]],
  ["Lessons are £30 each. We did a £12 taster until last autumn.", ["30 Lessons"]],
  ["We used to charge €40, since May it's €48 a month.", ["48 a month"]],
  ["It's £40 a head. Minimum 12. VAT 20", ["40 a head"]],
  ["£22 per lesson, £190 for a block of ten. The desk cost me £800 and the chair £115.", [
    "22 lesson",
    "190 block of ten",
  ]],
])("prices: each has its thing and its money, also where both were said once: %s", (text, expected) => {
  const { prices } = sheetOf({ "revenue.model": text }).facts;
  expect(
    prices.map(({ amount, per, for: what }) =>
      [amount, per === null ? null : `a ${per}`, what].filter((part) => part !== null).join(" ")
    ),
  ).toEqual(expected);
});

test("a waived or possible price is asked", () => {
  const { facts, unclear } = sheetOf({
    "revenue.model":
      "There's a setup fee of £500 but half the time we waive it. We may do a £99 annual plan.",
  });
  expect(facts.prices).toEqual([]);
  expect(unclear.map(({ fact }) => fact)).toEqual(["prices", "prices"]);
});

test("the bet: what, how many, by when and what it reverses", () => {
  const { bet } = sheetOf({
    "evolution.bet":
      "Metric is new marinas signed from the February table by 30 April 2027. Target 12. If it's under 6, I stop driving around.",
  }).facts;
  expect([bet?.metric, bet?.target, bet?.by, bet?.reverses?.text]).toEqual([
    "new marinas signed from the February table",
    12,
    "2027-04-30",
    "If it's under 6, I stop driving around.",
  ]);
});

const momentOf = (text: string) => {
  const { moment } = sheetOf({ "launch.moment": text }).facts;
  return moment && [moment.on, moment.season];
};

test("the moment: refused months are none, a maybe is asked", () => {
  expect(momentOf("march when they start shedding. xmas is mad anyway")).toEqual([null, "march"]);
  expect(momentOf("Ad aprile, con Vinitaly. Agosto è morto.")).toEqual([null, "aprile"]);
  expect(momentOf("3/15/2027, we drop the new line.")).toEqual(["2027-03-15", null]);
  expect(sheetOf({ "launch.moment": "next spring maybe" })).toMatchObject({
    facts: { moment: null },
    unclear: [{ fact: "moment", quote: "next spring maybe" }],
  });
});

test("measures: headings and nouns hold for what follows, disbelieved numbers fill nothing", () => {
  const { facts, unclear } = sheetOf({
    "growth.numbers":
      "90 dogs, 61 over 2 yrs. Onboarding days: 12 for fast casual, 31 for pubs. Tom has a number, I don't believe it, he says £4,100.",
  });
  expect(facts.measured.map(({ name, value, unit }) => [name, value, unit])).toEqual([
    ["dogs", 90, "dogs"],
    ["dogs over 2 yrs", 61, "dogs"],
    ["Onboarding days for fast casual", 12, "days"],
    ["Onboarding days for pubs", 31, "days"],
  ]);
  expect(unclear.map(({ fact }) => fact)).toEqual(["measured"]);
});

test("channels: a list said again as a whole takes the place of the one before, one more is added", () => {
  const state = journeyWith({ "channels.current": "letters 7, radio 3" });
  state.fields["channels.current"].answers.push(
    { turn: "t-2", text: "letters 9, radio 4, otley road vet sent 15", thin: false },
    { turn: "t-3", text: "oh and 2 from the church fete", thin: false },
  );
  expect(readFacts(state, NOW).facts.channels.map(({ name, count }) => [name, count])).toEqual([
    ["letters", 9],
    ["radio", 4],
    ["otley road vet", 15],
    ["church fete", 2],
  ]);
});

test("channels: a title over a list is none of its lines, and who types small ends sentences behind numbers", () => {
  expect(
    channelsOf("New clients this year:\n- client dinners: 21\n- notaries: 9\n- the stand in Ghent: 4").rows,
  )
    .toEqual([["client dinners", 21], ["notaries", 9], ["stand in Ghent", 4]]);
  expect(channelsOf("el año pasado: la feria 14. COAG 8. whatsapp 5. lo demás no sé").rows)
    .toEqual([["feria", 14], ["COAG", 8], ["whatsapp", 5]]);
});
