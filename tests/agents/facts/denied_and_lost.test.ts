import { expect, test } from "vitest";
import { sheetOf } from "./sheet.ts";

test.each([
  ["We lost 5 clinics in the last year.", "clinics lost in the last year"],
  ["On a perdu 5 cliniques cette année.", "cliniques en moins cette année"],
  ["Hemos perdido 5 clínicas este año.", "clínicas de menos este año"],
  ["Abbiamo perso 5 cliniche quest'anno.", "cliniche in meno quest'anno"],
])("what was lost is no count of what there is: %s", (text, name) => {
  const { measured } = sheetOf({ "growth.numbers": text }).facts;
  expect(measured.map((each) => [each.name, each.value])).toEqual([[name, 5]]);
});

test.each([
  ["Kettlebase can plan a shift but knows nothing about allergies.", ["Kettlebase"]],
  ["Kesselplan ist billig, weiß aber nichts über Allergien.", ["Kesselplan"]],
  ["Kettlebase, and half of them do nothing about it.", ["Kettlebase", "do nothing about it"]],
  ["Mostly they do nothing.", ["do nothing"]],
])("what a rival does not know is not what people do instead: %s", (text, names) => {
  expect(sheetOf({ "market.rivals": text }).facts.rivals.map(({ name }) => name)).toEqual(names);
});

test("the places of one sentence are one region, parts of countries too", () => {
  const { region } = sheetOf({
    "company.stage_region": "We sell in Kent, Surrey and western Sussex. I tried Essex in 2023.",
  }).facts;
  expect(region?.text).toBe("We sell in Kent, Surrey and western Sussex");
});
