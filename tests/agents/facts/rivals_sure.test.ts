import { expect, it } from "vitest";
import type { FieldId } from "../../../agents/domain/fields.ts";
import { sheetOf } from "./sheet.ts";

function rivalsOf(answers: Partial<Record<FieldId, string>>): string[] {
  return sheetOf(answers).facts.rivals.map(({ name, kind }) => kind === "company" ? name : `(${name})`);
}

it.each<[string, string[]]>([
  ["Marlow & Finch are dear. The worst is cheaper.", ["Marlow & Finch"]],
  ["Grubenhof, Mindestbestellwert 40 Euro, alles von der Stange.", ["Grubenhof"]],
  ["De meeste klanten verliezen we gewoon van de folder hoor, de klant is moe.", ["(folder)"]],
  ["Houtman zit op 640 inkoop.", ["Houtman"]],
  ["Sparrow out of Tulsa, they're slow.", ["Sparrow"]],
  ["GridNote costs 89 euro and nobody answers there.", ["GridNote"]],
  ["hendrys are 700 a day i heard. is there many more? my dinners ready", ["hendrys"]],
  ["most of them just patch it till it breaks", ["(patch it till it breaks)"]],
  ["Doing nothing, that's what I lose to, old blankets and thick rugs.", ["(Doing nothing)"]],
  ["But out of a dozen bids I go and lose, nobody has won seven.", []],
  ["Der Konzern ist teuer und träge.", []],
  ["Hortas Lima faz pontes e a lancha de vez em quando.", ["Hortas Lima"]],
  ["Huertas Abad, que tiene de todo y casi nada de temporada.", ["Huertas Abad"]],
])("a rival is somebody's name, or a way of doing without: %s", (text, names) => {
  expect(rivalsOf({ "market.rivals": text })).toEqual(names);
});

it.each([
  ["Rivals: Bolt Survey. Not a rival: Gauge & Co, they send us people.", ["Bolt Survey"]],
  ["Concurrenten: Terpstra en Vos. Kwekerij Dam hoort daar ook bij, maar dat is geen concurrent.", [
    "Terpstra",
    "Vos",
  ]],
])("whom the founder calls no rival is none in any field: %s", (text, names) => {
  expect(rivalsOf({ "company.links": text })).toEqual(names);
});
