import { expect, test } from "vitest";
import type { TextListFactName } from "../../../../agents/domain/facts.ts";
import type { FieldId } from "../../../../agents/domain/fields.ts";
import { rowsOf } from "../../../../agents/facts/changes/cell_values.ts";
import { TEXT_READERS } from "../../../../agents/facts/readers/text_readers.ts";
import { saidTo } from "../said.ts";
import { sheetOf } from "../sheet.ts";

const LISTS: [TextListFactName, FieldId, string, string[]][] = [
  // Which of its kind is meant is a part of what is refused.
  [
    "values",
    "identity.values",
    "Wir nehmen kein Holz, das aus Übersee kommt, 2023 habe ich welches verbrannt.",
    [
      "Wir nehmen kein Holz, das aus Übersee kommt",
    ],
  ],
  ["values", "identity.values", "We kopen geen hout, dat van ver komt.", [
    "We kopen geen hout, dat van ver komt",
  ]],
  ["values", "identity.values", "On ne prend pas de chantier, qui se fait sans plan.", [
    "On ne prend pas de chantier, qui se fait sans plan",
  ]],
  ["values", "identity.values", "No aceptamos talleres, que pagan por pieza.", [
    "No aceptamos talleres, que pagan por pieza",
  ]],
  ["values", "identity.values", "Non accettiamo botteghe, che pagano a cottimo.", [
    "Non accettiamo botteghe, che pagano a cottimo",
  ]],
  // A sentence of its own behind the comma tells what it brings.
  ["values", "identity.values", "Wir leimen nie im Regen, das kostet uns Tage.", ["Wir leimen nie im Regen"]],
  ["values", "identity.values", "Wir leimen nie im Regen, die Fuge ist sonst ruiniert.", [
    "Wir leimen nie im Regen",
  ]],
  ["values", "identity.values", "Wir leimen nie im Regen, das hat uns Tage gekostet.", [
    "Wir leimen nie im Regen",
  ]],
  ["values", "identity.values", "We lijmen nooit in de regen, dat vinden ze raar.", [
    "We lijmen nooit in de regen",
  ]],
  [
    "customers",
    "customer.last_three",
    "Frau Kettler aus Soest, ein Wirt aus Werl, der für den Garten Bänke wollte, und die Kita in Hamm, die gleich acht Hocker bestellt hat.",
    [
      "Frau Kettler aus Soest",
      "ein Wirt aus Werl, der für den Garten Bänke wollte",
      "die Kita in Hamm, die gleich acht Hocker bestellt hat",
    ],
  ],
  [
    "customers",
    "customer.last_three",
    "Madame Roux de Nantes, un patron de Rezé, qui voulait des bancs pour Noël, et la crèche Lila, qui a pris huit tabourets.",
    [
      "Madame Roux de Nantes",
      "un patron de Rezé, qui voulait des bancs pour Noël",
      "la crèche Lila, qui a pris huit tabourets",
    ],
  ],
  [
    "customers",
    "customer.last_three",
    "Die Gärtnerei Lohse in Unna, die Praxis Dr. Wolf, der Chor aus Werl.",
    [
      "Die Gärtnerei Lohse in Unna",
      "die Praxis Dr. Wolf",
      "der Chor aus Werl",
    ],
  ],
  // What follows an open question is the reason why it is open.
  [
    "next",
    "evolution.next",
    "Danach ein Ofen für Brot. Ob es einen Laden in Soest gibt, weiß ich noch nicht, der Weg ist mir zu weit.",
    ["Danach ein Ofen für Brot"],
  ],
  ["next", "evolution.next", "Of er een winkel komt, is nog de vraag, de huur is te hoog. Een tweede oven.", [
    "Een tweede oven",
  ]],
  ["next", "evolution.next", "Ob es einen Laden gibt, ist offen, aber im Mai kommt der zweite Ofen.", [
    "im Mai kommt der zweite Ofen",
  ]],
  ["next", "evolution.next", "Im Mai der Ofen, der ist schon bezahlt.", [
    "Im Mai der Ofen, der ist schon bezahlt",
  ]],
  // "Either" only says that something was refused before.
  [
    "refused_channels",
    "channels.refused",
    "I won't do Groupon. I won't do cold calls either, it's only noise.",
    [
      "Groupon",
      "cold calls",
    ],
  ],
  ["refused_channels", "channels.refused", "Keine Plakate auch.", ["Plakate"]],
  ["refused_channels", "channels.refused", "Pas de radio. Pas d'affiches non plus.", ["radio", "affiches"]],
  ["refused_channels", "channels.refused", "Nada de radio. Nada de carteles tampoco.", ["radio", "carteles"]],
  ["refused_channels", "channels.refused", "Niente radio. Niente volantini neanche.", ["radio", "volantini"]],
  ["refused_channels", "channels.refused", "Geen radio. Geen posters ook.", ["radio", "posters"]],
  ["refused_channels", "channels.refused", "Keine Werbung mit Rauch.", ["Werbung mit Rauch"]],
];

test.each(LISTS)("%s of %s: %s", (fact, field, typed, expected) => {
  const { value } = TEXT_READERS[fact](saidTo({ [field]: typed }));
  expect(value.map(({ text }) => text)).toEqual(expected);
});

test.each([
  ["Empfehlung 12, die Messe 9. Über das Schild vielleicht 30, das weiß ich aber wirklich nicht."],
  ["Referrals 12, the fair 9. The sign maybe 30, I really don't know."],
  ["Parrainage 12, le salon 9. L'enseigne peut-être 30, je ne sais pas."],
  ["Vecinos 12, la feria 9. El cartel quizás 30, no lo sé."],
  ["Passaparola 12, la fiera 9. Il cartello forse 30, non lo so."],
  ["Buren 12, de beurs 9. Het bord misschien 30, dat weet ik echt niet."],
])("channels: a guess that is not known is asked about: %s", (typed) => {
  const { facts, unclear } = sheetOf({ "channels.current": typed });
  expect(facts.channels.map(({ count }) => count)).toEqual([12, 9, null]);
  expect(unclear.map(({ quote }) => quote).join()).toContain("30");
});

test.each([
  ["Referrals 12, the fair 9. The sign about 30, I don't know why."],
  ["Empfehlung 12, die Messe 9, das Schild vielleicht 30."],
])("channels: a rough count stands: %s", (typed) => {
  expect(sheetOf({ "channels.current": typed }).facts.channels.map(({ count }) => count)).toEqual([
    12,
    9,
    30,
  ]);
});

test.each([
  ["38 von 44 Dächern sind dicht. Eine Studie gibt es auch, aber die Zahl habe ich nicht im Kopf."],
  ["38 of 44 roofs are dry. There is a study too, but I don't remember the number."],
  ["38 toits sur 44 tiennent. Il y a une étude, mais je n'ai pas le chiffre en tête."],
])("proof: a number that is not known proves nothing: %s", (typed) => {
  const first = typed.slice(0, typed.indexOf("."));
  expect(TEXT_READERS.proof(saidTo({ "proof.best": typed })).value?.text).toBe(first);
});

test("proof: what others did not know stands", () => {
  const typed =
    "We cut leaks from 9 to 3 percent, and the surveyor didn't know the number could go that low.";
  expect(TEXT_READERS.proof(saidTo({ "proof.best": typed })).value?.text).toContain("the surveyor");
});

test.each([
  ["Repairs are 60 euro an hour.", ["€60 an hour for Repairs"]],
  ["Cleaning is 30 pounds a visit.", ["£30 a visit for Cleaning"]],
  ["€45 a month for small dogs", ["€45 a month for small dogs"]],
  ["£79 a month per site.", ["£79 a month per site"]],
  ["Per site, £79 a month.", ["£79 a month per site"]],
])("a price in the list of facts: %s", (typed, cells) => {
  const { facts } = sheetOf({ "revenue.model": typed });
  expect(rowsOf(facts, "prices").map(({ value }) => value)).toEqual(cells);
  // What the founder is shown is read back as the same price.
  const again = sheetOf({ "revenue.model": cells.join(". ") }).facts.prices;
  expect(again.map(({ amount, per, for: what }) => [amount, per, what])).toEqual(
    facts.prices.map(({ amount, per, for: what }) => [amount, per, what]),
  );
});

test("a price that was changed under the former words of its cell stays changed", () => {
  const said = { "revenue.model": "Repairs are 60 euro an hour." } as const;
  const change = {
    fact: "prices",
    part: null,
    row: "€60 a hour per Repairs",
    value: "",
    quote: "",
    turn: "t",
  } as const;
  expect(sheetOf(said).facts.prices).toHaveLength(1);
  expect(sheetOf(said, [change]).facts.prices).toEqual([]);
});
