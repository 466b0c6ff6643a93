import { expect, test } from "vitest";
import { writeStrategicMessaging } from "../../../agents/author/rules/expression/strategic_messaging.ts";
import {
  beliefAsStatement,
  publicSentences,
  publishableFact,
  withoutRivals,
} from "../../../agents/plan/publishable.ts";
import { postsFor } from "../../../agents/plan/posts.ts";
import { materialOf, words } from "../../helpers/written_sheets.ts";

const RIVALS = [
  { name: "Quick Kilns", kind: "company" as const },
  { name: "Hollister's", kind: "company" as const },
  { name: "doing nothing", kind: "status_quo" as const },
];

test.each([
  [
    "We fire each mug twice. Hollister's would never do that, they fire forty at once.",
    "We fire each mug twice.",
  ],
  [
    "We fire each mug twice. Quick Kilns fires once. They save the gas. I show the cone.",
    "We fire each mug twice. I show the cone.",
  ],
  ["Unlike Quick Kilns we fire twice.", null],
  ["Doing nothing costs most.", "Doing nothing costs most."],
  ["We mend what the quick kilners break.", "We mend what the quick kilners break."],
])("What is said of a rival does not go out: %s", (text, expected) => {
  expect(withoutRivals(text, RIVALS)).toBe(expected);
});

test.each([
  [
    "They'd have to believe that it's the glaze that cracks, not the clay.",
    "It's the glaze that cracks, not the clay.",
  ],
  ["Ils doivent comprendre que la terre garde l'eau deux jours.", "La terre garde l'eau deux jours."],
  ["Tienen que entender que el barro guarda el agua dos días.", "El barro guarda el agua dos días."],
  ["Sie müssten verstehen, dass der Ton das Wasser zwei Tage hält.", null],
  ["What they need to see is a crack that starts under the glaze.", "A crack that starts under the glaze."],
  ["They must believe they can do it.", null],
  ["The clay holds water for two days.", "The clay holds water for two days."],
])("What customers are to believe is said to them, or not at all: %s", (text, expected) => {
  expect(beliefAsStatement({ text })).toBe(expected);
});

const TOLD = {
  offering: words("offering.what", "We make stoneware mugs that are fired twice and last"),
  only_we: words(
    "difference.only",
    "I show every buyer the cone from the kiln. Hollister's would never do that, they fire forty at once.",
  ),
  belief_needed: words(
    "customer.belief",
    "They'd have to see that the second firing is what keeps the glaze whole.",
  ),
  rivals: [{
    ...words("market.rivals", "Hollister's"),
    name: "Hollister's",
    kind: "company" as const,
    url: null,
  }],
};

test("No post and no pitch names a rival, and none says what customers would have to believe", () => {
  const material = materialOf(TOLD);
  const posts = postsFor(material).map(({ draft }) => draft.text);
  expect(posts).toContain("I show every buyer the cone from the kiln.");
  expect(posts).toContain("The second firing is what keeps the glaze whole.");
  const spoken = writeStrategicMessaging(material).pitches.flatMap(({ sentences }) =>
    sentences.map(({ text }) => text)
  );
  expect(spoken).toContain("“I show every buyer the cone from the kiln.”");
  expect([...posts, ...spoken].join(" ")).not.toMatch(/Hollister|have to see/u);
});

test("A pitch keeps what only they do where every sentence of it names a rival", () => {
  const only_we = words("difference.only", "Unlike Hollister's we show every buyer the cone from the kiln.");
  const { pitches } = writeStrategicMessaging(materialOf({ ...TOLD, only_we }));
  expect(JSON.stringify(pitches)).toContain("Unlike Hollister's");
});

test.each([
  ["We fire each mug twice. In May we lost a hotel over it.", "We fire each mug twice."],
  ["Wir brennen jede Tasse zweimal. Den Löwenwirt haben wir verloren.", "Wir brennen jede Tasse zweimal."],
  ["J'ai commencé avec mes économies.", null],
  ["Empecé con mis ahorros. El horno es de 1962.", "El horno es de 1962."],
  ["We never lost a mug in the post.", "We never lost a mug in the post."],
])("Who was lost and the founder's own money are nothing to post about: %s", (text, expected) => {
  expect(publishableFact(words("identity.values", text), [])?.text ?? null).toBe(expected);
});

test("Lines without a full stop stay apart where one between them is private", () => {
  const text = "Anna's bakery sells 40 loaves more\nWe lost a customer in May\nTom's cafe has 12 regulars";
  expect(publicSentences(text, [])).toEqual([
    "Anna's bakery sells 40 loaves more",
    "Tom's cafe has 12 regulars",
  ]);
});

test.each([
  ["We fire each mug twice. Quick makes you wait a week.", "We fire each mug twice."],
  ["We are quick: two days.", "We are quick: two days."],
  [
    "Wir brennen jeden Becher zweimal. Quick ist hier niemand.",
    "Wir brennen jeden Becher zweimal. Quick ist hier niemand.",
  ],
])(
  "A rival is meant by the first word of its name too, where that is written as a name: %s",
  (text, expected) => {
    expect(withoutRivals(text, RIVALS)).toBe(expected);
  },
);
