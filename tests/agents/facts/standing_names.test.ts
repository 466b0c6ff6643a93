import { expect, test } from "vitest";
import { isNameLike, standingPart } from "../../../agents/facts/names/standing_names.ts";
import type { Language } from "../../../agents/text/lexicon.ts";
import { sheetOf } from "./sheet.ts";

test.each<[Language, string]>([
  ["en", "call backs"],
  ["en", "In-N-Out Burger"],
  ["en", "before-and-after videos"],
  ["en", "customers who are back"],
  ["en", "posts by me"],
  ["de", "Zargen am Tag"],
  ["de", "Kunden"],
  ["fr", "bouche a oreille"],
  ["es", "matronas del centro de salud"],
  ["es", "que repiten"],
  ["it", "teatri che tornano"],
  ["nl", "molens op wind"],
])("stands as a name (%s): %s", (language, words) => {
  expect(isNameLike(words, [language])).toBe(true);
});

test.each<[Language, string]>([
  ["en", "on the plan"],
  ["en", "all year"],
  ["en", "per loom per month"],
  ["en", "from when we"],
  ["en", "last year Bing"],
  ["en", "the mills had me before"],
  ["de", "Gudrun hat nachgeschaut"],
  ["de", "vorhin stimmen nicht"],
  ["fr", "est signé"],
  ["es", "que es dentista"],
  ["it", "per replica"],
  ["nl", "maar het zijn er"],
])("is no name (%s): %s", (language, words) => {
  expect(isNameLike(words, [language])).toBe(false);
});

test.each<[Language, string, string | null]>([
  ["en", "last year Bing", "Bing"],
  ["es", "doña Chela y sus primas me han traído", "doña Chela y sus primas"],
  ["nl", "loopt langs en komt binnen", null],
])("the part that stands (%s): %s", (language, words, part) => {
  expect(standingPart(words, [language])).toBe(part);
});

test("who is in the team is no measure, and the number beside the name is asked about", () => {
  const { facts, unclear } = sheetOf({
    "growth.numbers": "Looms: 12. Agnieszka did $1,900 on a napkin once.",
    "pitch.team": "Agnieszka Wilk, ten years a weaver.",
  });
  expect(facts.measured.map(({ name }) => name)).toEqual(["Looms"]);
  expect(unclear).toContainEqual(expect.objectContaining({ fact: "measured" }));
});

test("a number is called in the traction what it is called where it is measured", () => {
  const { facts } = sheetOf({
    "growth.numbers": "140 folks on the 3 year plan.",
    "pitch.traction": "201 reviews, 140 on the plan.",
  });
  expect(facts.traction).toContainEqual(
    expect.objectContaining({ name: "folks on the 3 year plan", value: 140, unit: "folks" }),
  );
});

test("a German word for what is sold is no rival", () => {
  const { facts } = sheetOf({
    "offering.what": "Wir bauen Bienenbeuten, Zargen und Böden aus Kiefer in Isny.",
    "market.rivals": "Immenhof Bedarf, Zarge 19,90, Kiefer. Holz Dörfler ist auch gut.",
  });
  expect(facts.rivals.map(({ name }) => name)).not.toContain("Zarge");
  expect(facts.rivals.map(({ name }) => name)).not.toContain("Kiefer");
});
