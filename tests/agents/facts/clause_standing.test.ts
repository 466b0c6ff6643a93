import { expect, test } from "vitest";
import type { FieldId } from "../../../agents/domain/fields.ts";
import type { Facts } from "../../../agents/domain/facts.ts";
import { sheetOf } from "./sheet.ts";

const OVER: [string, string][] = [
  ["We do tree surveys for parishes. We did garden design too, but we packed it in.", "garden"],
  ["Wir reparieren Öfen für Bäcker. Wir verkauften auch Kaffee, das machen wir nimmer.", "Kaffee"],
  ["On fait des sirops pour les bars. On a commencé par les confitures mais on a arrêté.", "confitures"],
  ["Hacemos aceite temprano para socios. También hacíamos visitas, pero lo dejamos.", "visitas"],
  ["Rimettiamo a posto biciclette vecchie. Facevamo noleggio, l'abbiamo chiuso.", "noleggio"],
  ["Fazemos pão para cafés e restaurantes. Tivemos uma loja, fechámos em 2022.", "loja"],
  ["Wij maken een planningsapp voor boerderijen. Begonnen als bureau, maar dat doen we niet meer.", "bureau"],
];

test.each(OVER)("what a clause behind it ends is over: %s", (typed, gone) => {
  const { offering } = sheetOf({ "offering.what": typed }).facts;
  expect(offering?.text.length).toBeGreaterThan(10);
  expect(offering?.text).not.toContain(gone);
});

/** What was typed, the place that stands; null where none does. */
const REGIONS: [string, string, string][] = [
  ["Three of us. We ran a café in Leeds for two years and closed it. We bake in York.", "York", "Leeds"],
  ["Wir sind sechs, zwei davon in Vollzeit. Wir liefern in Jena.", "Jena", "Vollzeit"],
  ["Die App ist in Planung. Wir fahren in Weimar.", "Weimar", "Planung"],
  ["On avait un atelier à Caen et on l'a fermé. On travaille à Rouen.", "Rouen", "Caen"],
  ["Tuvimos un taller en Lugo y lo cerramos en 2022. Trabajamos en Vigo.", "Vigo", "Lugo"],
  ["Avevamo un banco a Prato e l'abbiamo chiuso. Lavoriamo a Pisa.", "Pisa", "Prato"],
  ["Tivemos uma loja em Braga e fechámos. Trabalhamos em Faro.", "Faro", "Braga"],
  ["We hadden een winkel in Breda en zijn ermee gestopt. We werken in Delft.", "Delft", "Breda"],
  ["Two bakers. We deliver in rural Devon. People drive in from Bath.", "Devon", "Bath"],
  ["We rake the oven in York and shut it at noon. Two of us.", "York", "noon. Two"],
];

test.each(REGIONS)("where a clause ends itself nobody is any more: %s", (typed, place, gone) => {
  const { region } = sheetOf({ "company.stage_region": typed }).facts;
  expect(region?.text).toContain(place);
  expect(region?.text).not.toContain(gone);
});

test("no more than a sum says how much, and ends nothing", () => {
  const { capacity } = sheetOf({ "channels.capacity": "2 Stunden die Woche, 300 Euro im Monat, nicht mehr." })
    .facts;
  expect(capacity?.money_a_month?.amount).toBe(300);
});

const NAMES: [FieldId, keyof Facts, string, string[]][] = [
  [
    "market.rivals",
    "rivals",
    "Wye Arborists, they're good. Beechwood were around but they sold up in 2023.",
    [
      "Wye Arborists",
    ],
  ],
  ["market.rivals", "rivals", "Monin. Bacanha aussi. Sirop de Bretagne, non, ils sont ailleurs.", [
    "Monin",
    "Bacanha",
  ]],
  ["visual.colours", "colours", "White with a navy stripe. My daughter says teal. The old logo was orange.", [
    "White",
    "navy",
  ]],
  ["evolution.next", "next", "D'abord un format 20 cl. L'export, peut-être, mais pas avant 2029.", [
    "D'abord un format 20 cl",
  ]],
  ["evolution.next", "next", "Primeiro um segundo forno. Abrir loja outra vez, nem pensar.", [
    "Primeiro um segundo forno",
  ]],
  ["community.places", "places", "The Hereford Gardeners' group, twelve thousand.", [
    "Hereford Gardeners' group",
  ]],
];

test.each(NAMES)(
  "%s: what is over, denied, open or another's is no %s: %s",
  (field, fact, typed, expected) => {
    const rows = sheetOf({ [field]: typed }).facts[fact];
    const names = (Array.isArray(rows) ? rows : []).map((row) =>
      "name" in row ? row.name : "text" in row ? row.text : ""
    );
    expect(names).toEqual(expected);
  },
);

test.each([
  ["120 Verträge bis Ende 2027. Mein Steuerberater meint 200.", 120],
  ["Passer à 110 points de vente d'ici fin juin 2027. Mon banquier voudrait 150.", 110],
])("what somebody else wants is not taken, nor asked where a goal was said: %s", (typed, target) => {
  const { facts, unclear } = sheetOf({ "goal.twelve_months": typed });
  expect(facts.goal?.target).toBe(target);
  expect(unclear.map(({ fact }) => fact)).not.toContain("goal");
});

test.each([
  ["1,500 sensors in the ground by Labor Day 2027.", 1500, null],
  ["10,000 shops by Diwali 2027.", 10000, null],
  ["2.000 socios antes de la cosecha de 2027, o sea el 15 de octubre.", 2000, "2027-10-15"],
  ["90 clientes até ao fim de 2027.", 90, "2027-12-31"],
  ["40 contracts by the end of March 2028.", 40, "2028-03-31"],
])("a day that no calendar here knows is asked: %s", (typed, target, by) => {
  const { goal } = sheetOf({ "goal.twelve_months": typed }).facts;
  expect([goal?.target, goal?.by]).toEqual([target, by]);
});

const MEASURES: [string, [string, number][]][] = [
  ["640 sensors, 212 a year ago.", [["sensors", 640]]],
  ["74 Verträge, vor zwei Jahren waren es 31.", [["Verträge", 74]]],
  ["1.130 olivos, hace un año eran 680.", [["olivos", 1130]]],
  ["412 bici vendute, erano 51 un anno fa.", [["bici vendute", 412]]],
  ["47 clientes, eram 29 há um ano.", [["clientes", 47]]],
  ["26 contracts. Ledbury just signed for three years.", [["contracts", 26]]],
  ["62 points de vente contre 35 l'an passé.", [["points de vente", 62]]],
];

test.each(MEASURES)("what was once and how long it lasts measure nothing: %s", (typed, expected) => {
  const { traction } = sheetOf({ "pitch.traction": typed }).facts;
  expect(traction.map(({ name, value }) => [name, value])).toEqual(expected);
});

test("an answer that shrugs is no answer, and a double quote behind an s closes its quote", () => {
  const { objections } = sheetOf({
    "messaging.objections":
      '"I have it pumped every three years" well sure, and you pay for it. "Too dear" I\'ve no idea what to say.',
  }).facts;
  expect(objections.map(({ says, answer }) => [says, answer])).toEqual([
    ["I have it pumped every three years", "well sure, and you pay for it"],
    ["Too dear", null],
  ]);
});

test("from where on delivery is free, and who is in a crew, are no prices", () => {
  const { prices } = sheetOf({
    "revenue.model":
      "Bread is €3.20 a loaf, free delivery over €25. Climbing is €680 a day with a crew of three.",
  }).facts;
  expect(prices.map(({ amount }) => amount)).toEqual([3.2, 680]);
});

test.each<[string, number | null]>([
  ["I can do 4 hours a week, Lupe in the office does 6.", null],
  ["Cinco horas a la semana yo, y mi hermana tres los sábados.", null],
  ["I have 8 hours a week, my cofounder has 5, total 13.", 13],
  ["Ik 5 uur, Jelle 4 uur, dus reken op 5.", 5],
  ["Three hours a week.", 3],
])("somebody else's hours are asked about unless they were added up: %s", (typed, hours) => {
  const { facts, unclear } = sheetOf({ "channels.capacity": typed });
  expect(facts.capacity?.hours_a_week ?? null).toBe(hours);
  expect(unclear.some(({ fact }) => fact === "capacity")).toBe(hours === null);
});

test.each<[string, number | null]>([
  ["2 hours a day on 5 days, so 10 a week.", 10],
  ["10 hours on Monday, 3 hours on Friday, so 13.", 13],
  ["4 hours on 3 days, so 48 a month.", null],
  ["50 hours here, 60 hours there and 70 hours elsewhere, so 180.", null],
])("what was added up is a week's hours only where it can be: %s", (typed, hours) => {
  const { facts, unclear } = sheetOf({ "channels.capacity": typed });
  expect(facts.capacity?.hours_a_week ?? null).toBe(hours);
  expect(unclear.some(({ fact }) => fact === "capacity")).toBe(hours === null);
});

test.each<[string, string[]]>([
  ["Me, installer since 2009. Lupe Ortega runs the office. Big Ray retired in May.", ["Me", "Lupe Ortega"]],
  ["I'm Kim, ex Sysco. Priya Raman built routing at Instacart. Chef Marcus ran the line at Zuni.", [
    "Kim",
    "Priya Raman",
  ]],
  ["Ich, gelernte Physiotherapeutin. Mara gibt zwei Kurse. Jonas ist seit Mai nicht mehr dabei.", [
    "Ich",
    "Mara",
  ]],
])(
  "whoever has left is not in the team, and nobody's past runs into somebody else: %s",
  (typed, expected) => {
    const { team } = sheetOf({ "pitch.team": typed }).facts;
    expect(team.map(({ who }) => who).slice(0, expected.length)).toEqual(expected);
    expect(team.every(({ past }) => !/Chef Marcus|Ray|Jonas/.test(past ?? ""))).toBe(true);
  },
);

test.each<[string, string[]]>([
  [
    "Mrs Pritchard up at Bodenham, then the parish council at Fownhope, and before them a developer, Marches Homes, who argued.",
    [
      "Mrs Pritchard up at Bodenham",
      "the parish council at Fownhope",
      "a developer, Marches Homes, who argued",
    ],
  ],
  ["O último foi o café Nórdico, antes o restaurante Cozinha da Sé, e antes disso um hotel, o Meliá.", [
    "O último foi o café Nórdico",
    "o restaurante Cozinha da Sé",
    "um hotel, o Meliá",
  ]],
])("each customer is one row with their name: %s", (typed, expected) => {
  const { customers } = sheetOf({ "customer.last_three": typed }).facts;
  expect(customers.map(({ text }) => text)).toEqual(expected);
});

test.each<[FieldId, keyof Facts, string, string[]]>([
  [
    "evolution.next",
    "next",
    "Eerst douches op twee campings, en dat wordt 2027. Vliegtuigtoiletten, vroeg iemand. Nee.",
    [
      "Eerst douches op twee campings, en dat wordt 2027",
    ],
  ],
  [
    "evolution.next",
    "next",
    "Als Nächstes ein Bringdienst für die Dörfer. Ein zweiter Laden, das fragen viele, kommt nicht infrage.",
    [
      "Als Nächstes ein Bringdienst für die Dörfer",
    ],
  ],
  [
    "community.places",
    "places",
    "Le réseau des missions handicap à Lyon. Je suis dans un groupe Facebook, mais je n'y vais plus.",
    [
      "réseau des missions handicap à Lyon",
    ],
  ],
  ["visual.colours", "colours", "Charcoal. Most competitors are red.", ["Charcoal"]],
])("%s: what the end of a sentence or the next one refuses is no %s: %s", (field, fact, typed, expected) => {
  const rows = sheetOf({ [field]: typed }).facts[fact];
  const names = (Array.isArray(rows) ? rows : []).map((row) =>
    "name" in row ? row.name : "text" in row ? row.text : ""
  );
  expect(names).toEqual(expected);
});

test("what a rival takes is no price of one's own", () => {
  const { prices } = sheetOf({
    "market.rivals":
      "GearTrak is the one that we meet everywhere, StationBook is only there for the big ones.",
    "revenue.model": "Tags are $3.25 each. GearTrak is $4 per firefighter per month, for comparison.",
  }).facts;
  expect(prices.map(({ amount }) => amount)).toEqual([3.25]);
});

test("what somebody would stop short of is no step", () => {
  const { next } =
    sheetOf({ "evolution.next": "A bigger set of weights first. I'd stop short of selling scales." })
      .facts;
  expect(next.map(({ text }) => text).join()).not.toContain("scales");
  expect(next).toHaveLength(1);
});
