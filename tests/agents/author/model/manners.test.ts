import { expect, test } from "vitest";
import { claimFrom } from "../../../../agents/author/model/asked/id_spellings.ts";

test.each([
  "They book on our site (muddypaws.co.uk).",
  "Half of them are abroad (U.S.)",
  "It runs on their own server (node.js)",
])("what a sentence says in brackets at its end stays its words: %s", (text) => {
  expect(claimFrom(text)).toEqual({ text, ids: [] });
});

test.each([
  ["Most came by the van (A24.1, F.channels.0).", "Most came by the van.", ["A24.1", "F.channels.0"]],
  ["Forty are wanted [goal.target]", "Forty are wanted", ["goal.target"]],
  ["They chose the long way (D.short_long; P2.14).", "They chose the long way.", ["D.short_long", "P2.14"]],
  ["Nobody knows why (U.proof.best)", "Nobody knows why", ["U.proof.best"]],
])("ids told in brackets behind a sentence are its ids: %s", (told, text, ids) => {
  expect(claimFrom(told)).toEqual({ text, ids });
});
