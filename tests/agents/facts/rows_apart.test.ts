import { expect, test } from "vitest";
import type { Facts } from "../../../agents/domain/facts.ts";
import type { FieldId } from "../../../agents/domain/fields.ts";
import { sheetOf } from "./sheet.ts";

/** The field, the fact, what was typed, and words of each row. */
const ROWS: [FieldId, keyof Facts, string, string[]][] = [
  // What opens with a free relative is a thing of its own.
  [
    "content.knowledge",
    "knowledge",
    "Comment saler un fromage. Ce que coûte une cave. Quand retourner les meules.",
    [
      "saler",
      "cave",
      "meules",
    ],
  ],
  [
    "content.knowledge",
    "knowledge",
    "Cómo podar en agosto. Lo que nadie cuenta del riego. Cuándo abonar los olivos.",
    [
      "podar",
      "riego",
      "abonar",
    ],
  ],
  [
    "content.knowledge",
    "knowledge",
    "Come potare ad agosto. Quello che costa un innesto. Quando concimare gli ulivi.",
    [
      "potare",
      "innesto",
      "concimare",
    ],
  ],
  // A line of a list is a row, whatever word opens it.
  ["content.knowledge", "knowledge", "1. Cómo afilar\n2. Por qué no se moja la piedra\n3. Qué aceite usar", [
    "afilar",
    "piedra",
    "aceite",
  ]],
  [
    "content.knowledge",
    "knowledge",
    "- how to salt\n- because of what a rind cracks\n- it is never the cellar",
    [
      "salt",
      "rind",
      "cellar",
    ],
  ],
  [
    "evolution.next",
    "next",
    "1. A second cellar in May. 2. A course for chefs. Supermarkets asked. We declined.",
    [
      "second cellar",
      "course for chefs",
    ],
  ],
  // One says twice for whom one is not.
  ["customer.not_for", "not_for", "We're not for chains, and we're not for anyone who wants it by Friday.", [
    "chains",
    "Friday",
  ]],
  // Hyphens make one word, and "avis" is a review.
  ["channels.refused", "refused_channels", "No radio, no Groupon, and no under-the-counter gifts.", [
    "radio",
    "Groupon",
    "under-the-counter gifts",
  ]],
  ["channels.refused", "refused_channels", "Pas de radio. Pas d'avis achetés.", ["radio", "avis achetés"]],
  // To whom something is done may stand first.
  ["identity.values", "values", "No vendemos verde. A los vecinos les avisamos antes de abrir el horno.", [
    "verde",
    "vecinos",
  ]],
  ["identity.values", "values", "Non vendiamo acerbo. Ai vicini diciamo quando apriamo il forno.", [
    "acerbo",
    "vicini",
  ]],
  // Somebody who is still to come is nobody yet.
  [
    "pitch.team",
    "team",
    "Me, baker since 2004. Ruth Amsel, accounts at a mill. A third baker, that's for next year.",
    [
      "Me",
      "Ruth",
    ],
  ],
  [
    "pitch.team",
    "team",
    "Ich, Bäckerin seit 2004. Ruth Amsel führte die Bücher. Ein dritter Bäcker, das kommt erst 2028.",
    [
      "Ich",
      "Ruth",
    ],
  ],
  [
    "pitch.team",
    "team",
    "Moi, boulanger. Ruth Amsel, comptable. Un troisième fournil, ce sera quand on pourra.",
    [
      "Moi",
      "Ruth",
    ],
  ],
];

test.each(ROWS)("%s: %s are told apart: %s", (field, fact, typed, expected) => {
  const rows = sheetOf({ [field]: typed }).facts[fact];
  const texts = (Array.isArray(rows) ? rows : []).map((row) =>
    "who" in row ? row.who : "text" in row ? row.text : ""
  );
  expect(texts).toEqual(expected.map((words) => expect.stringContaining(words)));
});

test("what opens with a reason goes on about the row before where nothing lists it", () => {
  const { values } = sheetOf({
    "identity.values": "We never salt twice. Because it hides what the milk did wrong.",
  }).facts;
  expect(values).toHaveLength(1);
});

test.each([
  ["De ferias llegaron 41 clientes, de Instagram 12 y de vecinos 9.", [["ferias", 41], ["Instagram", 12], [
    "vecinos",
    9,
  ]]],
  ["Das feiras vieram 41 clientes e do Instagram 12.", [["feiras", 41], ["Instagram", 12]]],
])("a channel may stand before the verb that counts it: %s", (typed, expected) => {
  const { channels } = sheetOf({ "channels.current": typed }).facts;
  expect(channels.map(({ name, count }) => [name, count])).toEqual(expected);
});

test("a reason behind a number that was put right is no row; what comes later on the line is", () => {
  const { values } = sheetOf({
    "identity.values":
      "It's 41 now, not 38. We repair every bag for life. We never sell a bag twice. One price for everybody.",
  }).facts;
  expect(values.map(({ text }) => text)).toEqual([
    "We repair every bag for life",
    "We never sell a bag twice",
    "One price for everybody",
  ]);
});

test("a step that was begun and not said is none", () => {
  const { next } = sheetOf({
    "evolution.next": "Next is the, um, the cook at home box. After that a proper coolroom.",
  }).facts;
  expect(next.map(({ text }) => text)).not.toContain("Next is");
});

test("what is begun again behind a sound was not said yet", () => {
  const { only_we, goal } = sheetOf({
    "difference.only":
      "We cut it to their plate. So Kath, um, Kath wanted a smaller piece and we changed the die for her.",
    "goal.twelve_months": "I want to be at 60, um, 60 wholesale accounts by 30 September 2027.",
  }).facts;
  expect(only_we?.text).not.toMatch(/So Kath$/);
  expect(goal).toMatchObject({ target: 60, unit: "wholesale accounts" });
});

test("a story may end in what somebody said", () => {
  const { why } = sheetOf({
    "identity.why":
      "I made her ravioli every weekend for about a year until Mum tasted one and said that's it.",
  }).facts;
  expect(why?.text).toMatch(/and said that's it$/);
});
