import { expect, test } from "vitest";
import { frameShares, repeatedStretches, sharedPhrases } from "./printed_words.ts";

test("our words are those that nearly every document has outside its quotes", () => {
  const documents = new Map([
    ["vans", "What they would do instead: “wait a year for a van”. Vans rust in Leeds."],
    ["pianos", "What they would do instead: “wait a year for a van”. Pianos drift in November."],
    ["boats", "What they would do instead: nothing. Boats sink."],
  ]);
  const shares = frameShares(documents);
  expect(shares.get("vans")).toBeCloseTo(5 / 15);
  expect(shares.get("boats")).toBeCloseTo(5 / 8);
});

test("the phrases of ours that return are counted a document", () => {
  const documents = new Map([
    ["one", "Ask the last three. Ask the last three. “Ask the last three.”"],
    ["other", "Ask the last three, then stop and rest."],
  ]);
  expect(sharedPhrases(documents)).toEqual([{ words: "ask the last three", times: 1.5 }]);
});

test("two documents that share a word or two share no frame", () => {
  const shares = frameShares(new Map([["one", "The price is 45"], ["other", "The van is red"]]));
  expect([...shares.values()]).toEqual([0, 0]);
});

test("a stretch is counted over line ends, signs and commas, and only where the founder said it", () => {
  const said = ["i go at the dogs pace, if they need to stop we stop"];
  const document = "I go **at the dogs\npace** if they need. ".repeat(4) +
    "Nobody ever said these nine words of ours here. ".repeat(9);
  expect(repeatedStretches(document, said)).toEqual([
    { words: "i go at the dogs pace if they", times: 4 },
    { words: "go at the dogs pace if they need", times: 4 },
  ]);
  expect(repeatedStretches("i go at the dogs pace if they need ".repeat(3), said)).toEqual([]);
});
