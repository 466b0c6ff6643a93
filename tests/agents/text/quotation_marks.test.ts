import { expect, it } from "vitest";
import { withQuotationMarks } from "../../../agents/text/quotation_marks.ts";

it.each([
  [
    "de",
    "Sie verstummen: “Ungefähr in der fünften Woche.”",
    "Sie verstummen: „Ungefähr in der fünften Woche.“",
  ],
  ["fr", "Le frein : “c'est trop cher” – non.", "Le frein : «\u00a0c'est trop cher\u00a0» – non."],
  [
    "de",
    "Sie treffen sich: “WhatsApp-Gruppe „Archivare OÖ“” · “Musikfest”",
    "Sie treffen sich: „WhatsApp-Gruppe ‚Archivare OÖ‘“ · „Musikfest“",
  ],
  ["de", "Er sagt „nein“ – “nie”", "Er sagt „nein“ – „nie“"],
  [
    "fr",
    "Lieux : “groupe « Maisons anciennes »” · “brocante”",
    "Lieux : «\u00a0groupe “Maisons anciennes”\u00a0» · «\u00a0brocante\u00a0»",
  ],
  ["es", "Dicen: “el grupo «Gatos de Laureles»”", "Dicen: “el grupo ‘Gatos de Laureles’”"],
  ["ja", "“電話で「全部でいくら」としか聞かれない”", "「電話で『全部でいくら』としか聞かれない」"],
  ["en", "In the way: “They're ashamed”", "In the way: “They're ashamed”"],
])("A native of %s reads %s in their own marks", (language, text, expected) => {
  expect(withQuotationMarks(text, language)).toBe(expected);
});

it("A mark that closes nothing stays as it is", () => {
  expect(withQuotationMarks("er sagte “ja", "de")).toBe("er sagte “ja");
});
