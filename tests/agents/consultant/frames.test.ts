import { expect, test } from "vitest";
import { framesOf, labelIn, languageFor } from "../../../agents/consultant/frames/choose.ts";
import { DE } from "../../../agents/consultant/frames/de.ts";
import { EN } from "../../../agents/consultant/frames/en.ts";
import { ES } from "../../../agents/consultant/frames/es.ts";
import { FR } from "../../../agents/consultant/frames/fr.ts";
import { LOOK_BACK_FRAMES } from "../../../agents/consultant/look_back_frames.ts";
import { fill } from "../../../agents/consultant/frames/frames.ts";
import { IT } from "../../../agents/consultant/frames/it.ts";
import { JA } from "../../../agents/consultant/frames/ja.ts";
import { NL } from "../../../agents/consultant/frames/nl.ts";
import { PT } from "../../../agents/consultant/frames/pt.ts";

const GERMAN = ["Wir reparieren Lastenräder für Bäckereien in Bremen und nehmen nie eine Provision."];
const ENGLISH = ["We repair cargo bikes for bakeries in Bristol and never take a commission."];

function leavesOf(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => leavesOf(each, `${path}.${name}`));
}

test.each([["de", DE], ["fr", FR], ["es", ES], ["it", IT], ["pt", PT], ["nl", NL], ["ja", JA]] as const)(
  "every frame of %s has the values of the English one",
  (_, frames) => {
    const placesOf = (text: string) => (text.match(/\{\w+\}/gu) ?? []).toSorted();
    const own = new Map(leavesOf(frames));
    for (const [path, english] of leavesOf(EN)) {
      if (path === ".unsaid") continue;
      expect(placesOf(own.get(path) ?? "missing"), path).toEqual(placesOf(english));
    }
  },
);

test("the consultant says du, tú, tu and je, also of the conversation itself", () => {
  const formal = {
    de: /\b(?:Sie|Ihnen|Ihre?)\b/u,
    es: /\b(?:usted|suyas?|ha|preguntó|corrigió|cambió)\b/u,
    it: /\b(?:Lei|ha|sue)\b/u,
    nl: /\b(?:u|uw|hebt u)\b/u,
  };
  for (const language of ["de", "es", "it", "nl"] as const) {
    for (const [name, frame] of leavesOf(LOOK_BACK_FRAMES[language])) {
      expect(frame, `${language}${name}`).not.toMatch(formal[language]);
    }
  }
});

test("frames are in the founder's language, or in that of a question which is clearly in another", () => {
  expect(framesOf(languageFor("Und in Turin?", GERMAN))).toBe(DE);
  expect(framesOf(languageFor("Should we take on the florists in Turin?", GERMAN))).toBe(EN);
  expect(framesOf(languageFor("Should we take on florists?", ENGLISH))).toBe(EN);
  expect(framesOf(languageFor("do u do cat nails n stuff in otley", ENGLISH))).toBe(EN);
  expect(framesOf(languageFor("Sollen wir auch die Blumenläden in der Stadt bedienen?", ENGLISH))).toBe(DE);
});

test("labels of facts and choices are told in the frames' language", () => {
  expect(labelIn(DE, "Not for")).toBe("Nicht für");
  expect(labelIn(FR, "Your choice: step by step")).toBe("Votre choix : pas à pas");
  expect(labelIn(NL, "Prices page")).toBe("Prices page");
  expect(labelIn(DE, "Where you stand")).toBe("Stand heute");
  expect(fill(EN.beyond, { number: "40 kg" })).toBe("40 kg is beyond it.");
});
