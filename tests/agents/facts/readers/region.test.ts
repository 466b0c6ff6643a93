import { expect, test } from "vitest";
import { TEXT_READERS } from "../../../../agents/facts/readers/text_readers.ts";
import { saidTo } from "../said.ts";

/** The founder's words about where they are, and what the region says; null where it must stay open. */
const REGIONS: [string, string | null, string[]][] = [
  // Whoever is counted with the founder is no place.
  ["Workshop in Ludlow, we deliver across Shropshire. Three of us: Priya, Dom and me.", "Shropshire", [
    "Priya",
    "Dom",
  ]],
  [
    "Backstube in Rendsburg. Wir sind zu viert: ich, mein Bruder Malte, Edda und die Neue, Svea.",
    "Rendsburg",
    ["Svea", "Edda"],
  ],
  [
    "Ich fahre im Umkreis von 40 Kilometern um Celle. Seit 2016. Wir sind zu zweit: ich und Jelena.",
    "Celle",
    ["Jelena"],
  ],
  ["Nous sommes trois : Yann, ma sœur et moi. Nous travaillons dans le Morbihan et à Rennes.", "Morbihan", [
    "Yann",
  ]],
  [
    "Somos tres: Wilmer, mi prima Yuli y yo. Trabajamos en el Eje Cafetero, sobre todo Armenia.",
    "Eje Cafetero",
    ["Wilmer"],
  ],
  ["Siamo in tre: Ivo, mia sorella e io. Lavoriamo nel Monferrato.", "Monferrato", ["Ivo"]],
  ["Somos duas: a Jussara e eu. Trabalhamos no Vale do Paraíba.", "Vale", ["Jussara"]],
  ["We zijn met drie: Sjoerd, mijn zus en ik. We werken in Friesland.", "Friesland", ["Sjoerd"]],
  ["2019年に始めました。金沢市と白山市が中心です。スタッフは森さんです。", "金沢市", ["森さん"]],
  ["一人でやっています。川越市内だけです。", "川越市", []],
  // Where they do not work is no place of theirs.
  [
    "Siamo in quattro. Emilia, Marche, Veneto; in Sicilia no, due aerei non li paga nessuno.",
    "Emilia, Marche, Veneto",
    [
      "Sicilia",
    ],
  ],
  ["Trabajamos en Jaén y Granada, en Cádiz no.", "Jaén", ["Cádiz"]],
  // Places that one sentence names stand together, whatever is said around each.
  ["Started in 2021. 40 farms, Kerry and Clare, and a few over in Limerick.", "Kerry and Clare", ["40"]],
  ["There's two of us, in Barre, Vermont. Since 2019.", "Barre, Vermont", ["2019"]],
  [
    "Ich bin seit 2015 dabei. Wir liefern in Mittelfranken, vor allem Fürth, und ein Stück von der Oberpfalz.",
    "Mittelfranken, vor allem Fürth, und ein Stück von der Oberpfalz",
    [],
  ],
  [
    "Seul depuis 2014. Je tourne dans le nord du Gers, Condom, un bout du Lot.",
    "le nord du Gers, Condom",
    [],
  ],
  ["Somos tres, desde 2018, en Lugo. Repartimos en Galicia y un poco en Asturias.", "Galicia", ["Lugo"]],
  ["Nous sommes 3, depuis 2021, à Quimper. On livre la Sarthe et un peu la Mayenne.", "la Sarthe", [
    "Quimper",
  ]],
  ["Forty clubs, Devon and Dorset, and Mina keeps the van.", "Devon and Dorset", ["Mina"]],
  // A name that says nothing of a place leaves it open.
  ["Three of us: Mina, Jaro and me. Forty customers.", null, []],
];

test.each(REGIONS)("region: %s", (typed, expected, nobody) => {
  const { value, unclear } = TEXT_READERS.region(saidTo({ "company.stage_region": typed }));
  if (expected === null) expect([value, unclear.length]).toEqual([null, 1]);
  else expect(value?.text).toContain(expected);
  for (const name of nobody) expect(value?.text ?? "").not.toContain(name);
});

test("a rival or a person named in a field of their own is no place", () => {
  const said = saidTo({
    "company.stage_region": "We are a co-op. Ferncroft, they say they do ten times as much.",
    "market.rivals": "Ferncroft Returns charges more.",
  });
  expect(TEXT_READERS.region(said).value).toBeNull();
});

test.each([
  ["27 gyms in Cork and Limerick on a yearly plan. Just me and a young trainee, Niall.", "Cork and Limerick"],
  ["12 Werkstätten in Bremen und Oldenburg. Nur ich und mein Geselle, Hauke.", "Bremen und Oldenburg"],
  ["9 fromageries à Dijon. Juste moi et un apprenti, Basile.", "Dijon"],
  ["4 saunas a month around Tampere", "around Tampere"],
  ["Started in 2019, 11 in the Algarve.", "the Algarve"],
])("neither who works there nor how many there are is a part of where: %s", (typed, expected) => {
  const { value } = TEXT_READERS.region(saidTo({ "company.stage_region": typed }));
  expect(value?.text).toBe(expected);
  expect(typed).toContain(value?.quote ?? typed.repeat(2));
});

test("the bare name of a rival is no place, once it is told who that is", () => {
  const said = saidTo({
    "company.stage_region": "Shedzone",
    "market.rivals": "Shedzone, and doing it themselves",
  });
  expect(TEXT_READERS.region(said).value).toBeNull();
});
