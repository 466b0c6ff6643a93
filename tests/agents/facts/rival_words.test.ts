import { expect, it } from "vitest";
import type { RivalFact } from "../../../agents/domain/facts.ts";
import { withWords } from "../../../agents/facts/rivals/words.ts";
import { statementsOf } from "../../../agents/facts/statements/statements.ts";

function wordsIn(text: string, ...names: string[]): (string | null)[] {
  const rivals = names.map((name): RivalFact => ({
    name,
    kind: "company",
    url: null,
    quote: name,
    turn: "t",
    field: "market.rivals",
    state: "read",
  }));
  const said = statementsOf([{ field: "market.rivals", turn: "t2", text, thin: false }]);
  return withWords(rivals, said.sentences("market.rivals")).map((rival) => rival.said?.quote ?? null);
}

it("gives a rival the sentence that names it alone", () => {
  expect(
    wordsIn(
      "Jettybase starts at €310 a month. Kajplan is Danish and free for the harbour.",
      "Jettybase",
      "Kajplan",
    ),
  )
    .toEqual(["Jettybase starts at €310 a month.", "Kajplan is Danish and free for the harbour."]);
});

it("cuts a sentence before the clause that names the next rival", () => {
  expect(wordsIn("Growyze counts the stock for chefs, Nory swaps the whole scheduling.", "Growyze", "Nory"))
    .toEqual([
      "Growyze counts the stock for chefs",
      "Nory swaps the whole scheduling.",
    ]);
});

it.each([
  ["Growyze, Nory and MarketMan.", "Growyze"],
  ["Maybe Growyze is cheaper for the small ones.", "Growyze"],
  ["Is Growyze the one with the stock app?", "Growyze"],
  ["They all talk about price.", "Growyze"],
  ["Growyze, I don't know, is for bigger kitchens.", "Growyze"],
  ["Of ten we lose, two go to Growyze with its stock app.", "Growyze"],
])("says nothing for %s", (text, name) => {
  expect(wordsIn(text, name, "Nory", "MarketMan")).toEqual([null, null, null]);
});

it.each([
  [
    "Growyze is quick with the stock count, I heard six euros a month, but that's pub talk.",
    "Growyze is quick with the stock count",
  ],
  ["Growyze compte vite le stock, dans les 150 euros, paraît-il.", "Growyze compte vite le stock"],
  ["Growyze ist schnell beim Zählen, angeblich um 300 im Jahr.", "Growyze ist schnell beim Zählen"],
  ["I heard Growyze takes six euros a month.", null],
])("what is only heard of a rival is not told: %s", (text, expected) => {
  expect(wordsIn(text, "Growyze", "Nory")[0]).toBe(expected);
});

it("keeps the words as exact stretches with their own turn", () => {
  const [rival] = withWords(
    [{
      name: "Nory",
      kind: "company",
      url: null,
      quote: "Nory",
      turn: "t",
      field: "company.links",
      state: "read",
    }],
    statementsOf([{ field: "market.rivals", turn: "t2", text: "Nory sells the whole thing.", thin: false }])
      .sentences("market.rivals"),
  );
  expect(rival?.said).toEqual({ quote: "Nory sells the whole thing.", turn: "t2", field: "market.rivals" });
});

it("is told with the sentence behind it that goes on about them", () => {
  const text =
    "Loom & Co is quick if you're in town. They weave on machines. Harrow is dear and proud of it.";
  expect(wordsIn(text, "Loom & Co", "Harrow")).toEqual([
    "Loom & Co is quick if you're in town. They weave on machines.",
    "Harrow is dear and proud of it.",
  ]);
});
