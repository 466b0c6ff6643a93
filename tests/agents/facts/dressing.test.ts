import { expect, test } from "vitest";
import type { FieldId } from "../../../agents/domain/fields.ts";
import type { TextFact } from "../../../agents/domain/facts.ts";
import { sheetOf } from "./sheet.ts";

test.each<[FieldId, "why" | "proof" | "obstacle", string, string]>([
  [
    "identity.why",
    "why",
    "Long story. My nan wove these in a shed nobody heated, and the pattern died with her. So that's why.",
    "My nan wove these in a shed nobody heated, and the pattern died with her",
  ],
  [
    "proof.best",
    "proof",
    "Thirty of the 34 barns we wired passed at the first visit. My husband says all of them. I still get cards from two.",
    "Thirty of the 34 barns we wired passed at the first visit",
  ],
  [
    "market.obstacle",
    "obstacle",
    "Das alte Lied. Das Amt prüft jeden Brunnen einzeln, und das dauert neun Monate.",
    "Das Amt prüft jeden Brunnen einzeln, und das dauert neun Monate",
  ],
  [
    "market.obstacle",
    "obstacle",
    "Toujours pareil. La mairie veut un plan signé, et l'architecte ne répond pas.",
    "La mairie veut un plan signé, et l'architecte ne répond pas",
  ],
  [
    "identity.why",
    "why",
    "Es una historia larga. Mi abuela secaba higos en la azotea y el ayuntamiento lo prohibió. Y ya está.",
    "Mi abuela secaba higos en la azotea y el ayuntamiento lo prohibió",
  ],
  [
    "market.obstacle",
    "obstacle",
    "La solita storia. Il Comune vuole due bagni e noi abbiamo posto per uno solo.",
    "Il Comune vuole due bagni e noi abbiamo posto per uno solo",
  ],
])("what dresses an answer is no part of it (%s)", (field, fact, typed, text) => {
  expect(sheetOf({ [field]: typed }).facts[fact]?.text).toBe(text);
});

test.each<[FieldId, "knowledge" | "values" | "refused_channels", string, string[]]>([
  [
    "content.knowledge",
    "knowledge",
    "Oh I could talk about this all day. How to read a hive by its noise. Why queens fail in May. My son walks off.",
    ["How to read a hive by its noise", "Why queens fail in May"],
  ],
  [
    "content.knowledge",
    "knowledge",
    "Da könnte ich stundenlang reden. Wie man eine Sense dengelt. Warum Heu bei Ostwind fault.",
    ["Wie man eine Sense dengelt", "Warum Heu bei Ostwind fault"],
  ],
  ["channels.refused", "refused_channels", "We never buy lists of addresses from anybody. No billboards.", [
    "lists of addresses from anybody",
    "billboards",
  ]],
])("a list has no turns of talk, and a short last row stays (%s)", (field, fact, typed, rows) => {
  const read: TextFact[] = sheetOf({ [field]: typed }).facts[fact];
  expect(read.map(({ text }) => text.replace(/^No /u, ""))).toEqual(rows);
});

test("a short answer stands where nothing longer does", () => {
  expect(sheetOf({ "market.obstacle": "The permit." }).facts.obstacle?.text).toBe("The permit");
});
