import { describe, expect, it } from "vitest";
import { SANS, SERIF } from "../../pdf/fonts/packages.ts";
import { NO_GLYPH, replaceMissing, settle } from "../../pdf/fonts/printable.ts";
import { stackFor } from "../../pdf/fonts/stack.ts";
import { loadSyllables } from "../../pdf/text/syllables.ts";
import { BARE_BREAK, breakLongWords, hyphenate, segmentsOf } from "../../pdf/text/breaks.ts";

function families(text: string): string[] {
  return stackFor(text, SANS).pieces.map((piece) => `${piece.font.name}/${piece.subset}`);
}

describe("the fonts for a text", () => {
  it("are the template's own Latin alone for plain English", () => {
    expect(families("A plain sentence.")).toEqual(["instrument-sans/latin"]);
  });

  for (
    const [script, text] of [
      ["Latin extended", "Łódź, Ærø, Ștefan, Győr"],
      ["Greek", "Ελληνικά"],
      ["Cyrillic", "Привет, Їжак"],
      ["Japanese", "私たちの港は、係留場所の台帳"],
      ["Chinese", "我们的品牌战略这个问题"],
      ["Korean", "한국어 브랜드"],
      ["Hebrew", "שלום עולם"],
    ] as const
  ) {
    it(`draw every character of ${script}`, () => {
      expect([...stackFor(text, SERIF).missing]).toEqual([]);
    });
  }

  it("take Chinese shapes for Han characters where neither kana nor hangul stands beside them", () => {
    expect(families("品牌")[0]).toContain("zcool-xiaowei");
    expect(families("品牌のはなし")[0]).toContain("kosugi");
  });

  it("leave Arabic to the visible sign, because its joined letters would lose their dots", () => {
    const { missing } = stackFor("مرحبا", SERIF);
    expect(missing.size).toBe(5);
    expect(replaceMissing("مرحبا!", missing)).toEqual({ text: `${NO_GLYPH.repeat(5)}!`, replaced: 5 });
  });

  it("count an emoji with its modifiers once", () => {
    const text = settle("👍🏽 fine");
    expect(replaceMissing(text, stackFor(text, SERIF).missing).replaced).toBe(1);
    expect(settle("a\u200Bb\u00ADc\u0007 d")).toBe("abc d");
  });
});

describe("the breaking of lines", () => {
  it("sets no sign of French at the beginning of one, and no mark at the end", () => {
    expect(settle("Le frein : « le prix » ; 30 % à 5,20 €.")).toBe(
      "Le frein\u00A0: «\u00A0le prix\u00A0»\u00A0; 30\u00A0% à 5,20\u00A0€.",
    );
    expect(settle("It costs £5 (a: b).")).toBe("It costs £5 (a: b).");
  });

  it("keeps names and foreign words whole", () => {
    expect(hyphenate("Hafenmeistergenossenschaft")).toEqual(["Hafenmeistergenossenschaft"]);
  });

  it("breaks a word only where it is longer than its column", () => {
    expect(breakLongWords("short Hafenmeistergenossenschaft", 14).split("\u00AD").map((part) => part.length))
      .toEqual([19, 13]);
    expect(breakLongWords("short words only", 14)).toBe("short words only");
  });

  it("breaks a word of a language between its syllables", async () => {
    await loadSyllables("de");
    const broken = (language: string) => breakLongWords("Krankenhausküche", 11, language).split("\u00AD");
    expect(broken("de")).toEqual(["Kranken", "hausküche"]);
    expect(broken("")).toEqual(["Krankenhau", "sküche"]);
    expect(breakLongWords("l’objectif\u00A0est\u00A03\u00A0000", 12, "fr")).not.toContain("\u00AD");
  });

  it("puts no hyphen where the font of the letter before it holds none", () => {
    const [russian = "", german = ""] = ["достопримечательностями", "Sehenswürdigkeitenführer"]
      .map((word) => breakLongWords(word, 12));
    expect(russian.split(BARE_BREAK).map((part) => part.length)).toEqual([11, 11, 1]);
    expect(hyphenate(russian)).toHaveLength(1);
    expect(hyphenate(german).map((part) => part.length)).toEqual([11, 11, 2]);
  });

  it("divides Japanese into stretches that add up to the text, none opening with a closing mark", () => {
    const text = "私たちの港は、係留場所の台帳を（机の上で）引き継ぎます。";
    const segments = segmentsOf(text, 3);
    expect(segments.join("")).toBe(text);
    expect(segments.length).toBeGreaterThan(3);
    expect(segments.filter((segment) => /^[、。）]/.test(segment))).toEqual([]);
  });
});
