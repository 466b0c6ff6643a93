import { describe, expect, it } from "vitest";
import { newJourney, type SpokenLanguage } from "../../../agents/domain/journey.ts";
import { beginIn, startJourney } from "../../../agents/master.ts";
import { languageIn } from "../../../agents/text/language.ts";
import { CONVERSED, type ConversedLanguage } from "../../../routes/words/conversed.ts";
import { surroundings } from "./player.ts";
import { englishIn, say } from "./spoken_player.ts";

const LANGUAGES = Object.keys(CONVERSED) as ConversedLanguage[];
const FIRST: Partial<Record<SpokenLanguage, string>> = {
  en: "We mend wooden boats for 12 clubs on the Baltic, from the keel to the mast.",
  de: "Wir restaurieren Bleiglasfenster für Kirchengemeinden auf dem Land.",
  fr: "Nous louons de la vaisselle aux traiteurs, et nous la lavons nous-mêmes au retour.",
};
const SWEDISH = "Vi lagar båtar av trä åt tolv klubbar i skärgården, från köl till mast.";

async function begun(language: SpokenLanguage, founder = "Mara") {
  return await startJourney(beginIn(newJourney("journey", "Wärmewart", founder), language), surroundings());
}

describe.each(LANGUAGES)("a journey that begins in %s", (language) => {
  it.each(["Mara", ""])(
    "welcomes founder '%s' in it, asks in it, and says how to change to English",
    async (founder) => {
      const { reply } = await begun(language, founder);
      expect(languageIn(reply)).toBe(language);
      const [welcome = "", change, ...asked] = reply.split("\n").filter((line) => line !== "");
      expect(welcome.includes("Mara")).toBe(founder !== "");
      expect(welcome).toContain("36");
      expect(change).toContain("*in English please*");
      for (const line of [welcome, ...asked]) {
        expect({ line, english: englishIn(line, language) }).toEqual({ line, english: [] });
      }
    },
  );

  it("goes back to English by the words it named", async () => {
    const { state, reply } = await say((await begun(language)).state, "in English please");
    expect(state.language).toBe("en");
    expect(reply).toContain("In plain words, what does a customer get from Wärmewart?");
  });
});

it("a journey that begins in English says nothing of languages", async () => {
  const { state, reply } = await begun("en");
  expect(state.language).toBeUndefined();
  expect(reply).not.toContain("English");
});

describe("what was guessed", () => {
  it("is confirmed by a first answer in the same language, without a word", async () => {
    const { state, reply } = await say((await begun("de")).state, FIRST.de!);
    expect([state.language, state.isLanguageGuessed]).toEqual(["de", undefined]);
    expect(reply).not.toMatch(/Ab hier|English/);
    // It is settled: somebody else's words later change nothing.
    const later = await say(state, FIRST.en!);
    expect(later.state.language).toBe("de");
  });

  it.each(["en", "fr"] as const)(
    "gives way to a first answer in %s, which is said with the way back",
    async (written) => {
      const { state, reply } = await say((await begun("de")).state, FIRST[written]!);
      expect([state.language, state.isLanguageGuessed]).toEqual([written, undefined]);
      expect(reply).toContain(
        written === "en" ? "From here on I speak English; *auf Deutsch bitte*" : "en français",
      );
      expect(languageIn(reply.replace(/“[^”]*”/gu, ""))).toBe(written);
    },
  );

  it.each(["23", "Wärmewart", SWEDISH])("stays after '%s', and the next answer decides", async (message) => {
    const first = await say((await begun("de")).state, message);
    expect(first.state.language).toBe("de");
    expect(first.reply).not.toContain("Meine eigenen Sätze");
    const { state } = await say(first.state, FIRST.en!);
    expect(state.language).toBe("en");
  });
});
