import { expect, test } from "vitest";
import { sheetOf } from "./sheet.ts";

/** What was typed, and words of each place in its row. */
const PLACES: [string, string[]][] = [
  ["A Facebook page, Old Ropes of Whitby, about 5,100 in it.", ["Old Ropes of Whitby"]],
  ["A Slack group, Kiln People, 300 potters. The Thursday market.", ["Kiln People", "Thursday market"]],
  ["Eine WhatsApp-Gruppe, Zimmerleute Süd, 210 Mitglieder. Der Bauhof am Morgen.", [
    "Zimmerleute Süd",
    "Bauhof",
  ]],
  ["Un groupe Facebook, Les Voiles du Ponant, 3 200 membres. Le bar du port.", [
    "Voiles du Ponant",
    "bar du port",
  ]],
  ["Un grupo de Telegram, Apicultores del Norte, con 900 personas.", ["Apicultores del Norte"]],
  ["Un gruppo Facebook, Ciclisti di Parma, 4.000 iscritti. Il mercato.", ["Ciclisti di Parma", "mercato"]],
  ["Um grupo de WhatsApp, Padeiros do Minho, 150 pessoas.", ["Padeiros do Minho"]],
  ["Een Facebookgroep, Zeilers van Zeeland, 2.300 leden. De haven.", ["Zeilers van Zeeland", "haven"]],
  // Two places stay two.
  ["The Armory market, the Newcomers group, and the clinic.", ["Armory market", "Newcomers group", "clinic"]],
  ["A newsletter, the harbour board, two cafés.", ["newsletter", "harbour board", "cafés"]],
];

test.each(PLACES)("a name behind the kind of place it is names one place: %s", (typed, expected) => {
  const { places } = sheetOf({ "community.places": typed }).facts;
  expect(places).toHaveLength(expected.length);
  for (const [at, words] of expected.entries()) expect(places[at]?.text).toContain(words);
});

test.each<[string, string[]]>([
  ["The sailing school. We left Discord.", ["sailing school"]],
  ["The sailing school. The rotary breakfast, I went once, never again.", ["sailing school"]],
  ["L'école de voile. Les petits-déjeuners du Rotary, j'y suis allé une fois, merci.", ["école de voile"]],
  ["Die Segelschule. Das Rotary-Frühstück, da war ich einmal, nie wieder.", ["Segelschule"]],
  ["La escuela de vela. Los desayunos del Rotary, fui una vez, gracias.", ["escuela de vela"]],
  ["La scuola di vela. Da Reddit siamo usciti.", ["scuola di vela"]],
  ["Die Segelschule. Aus Facebook sind wir raus.", ["Segelschule"]],
  ["The sailing school, once a month. The harbour on Sundays.", ["sailing school", "harbour"]],
])("what one has left or tried once is no place: %s", (typed, expected) => {
  const { places } = sheetOf({ "community.places": typed }).facts;
  expect(places.map(({ text }) => text)).toEqual(expected.map((each) => expect.stringContaining(each)));
});

/** What was typed, and words of each customer in its row. */
const CUSTOMERS: [string, string[]][] = [
  ["Ines Hall, a nurse who rows; Omar Sadik, a baker with a bad knee; and a choir in Leith.", [
    "Ines Hall",
    "Omar Sadik",
    "choir",
  ]],
  [
    "The last ones were Ines Hall, a nurse who rows at dawn; Omar Sadik, who sold his shop; and Bo Lund, in Leith.",
    ["Ines Hall", "Omar Sadik", "Bo Lund"],
  ],
  [
    "Zuletzt Ines Hall, Krankenschwester in Kiel; die Brüder Wenk, Tischler in Plön; und eine Lehrerin, Ute Kahl.",
    [
      "Ines Hall",
      "Wenk",
      "Ute Kahl",
    ],
  ],
  [
    "Les derniers : Paul Rey, couvreur à Brest ; les sœurs Le Goff, fleuristes ; et un notaire, Luc Marec, à Vannes.",
    [
      "Paul Rey",
      "Le Goff",
      "Luc Marec",
    ],
  ],
  [
    "Las últimas fueron un bar, Casa Pepa; una maestra de Lugo, Rosa Prado, que sube a pie; y un taller de motos.",
    [
      "Casa Pepa",
      "Rosa Prado",
      "taller",
    ],
  ],
  ["Gli ultimi: Carla Neri, infermiera a Pisa; i fratelli Bosi, falegnami; e una scuola, la Pascoli.", [
    "Carla Neri",
    "Bosi",
    "Pascoli",
  ]],
  ["De laatste: Piet Bos, een bakker in Hoorn; de zussen Vis, met een kapsalon; en een school, De Linde.", [
    "Piet Bos",
    "Vis",
    "De Linde",
  ]],
];

test.each(CUSTOMERS)("semicolons set customers apart, commas say more of one: %s", (typed, expected) => {
  const { customers } = sheetOf({ "customer.last_three": typed }).facts;
  expect(customers).toHaveLength(expected.length);
  for (const [at, words] of expected.entries()) expect(customers[at]?.text).toContain(words);
});
