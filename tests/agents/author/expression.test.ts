import { describe, expect, it } from "vitest";
import { contrast } from "../../../agents/author/rules/expression/colour_math.ts";
import { toHsl } from "../../../agents/author/rules/expression/colour_math.ts";
import { shadeOf } from "../../../agents/author/rules/expression/colour_words.ts";
import type { TextFact } from "../../../agents/domain/facts.ts";
import { printedIn } from "../../../agents/ledger/texts.ts";
import { LANGUAGES, lexiconsOf } from "../../../agents/text/lexicon.ts";
import { wordCount } from "../../../agents/text/sentences.ts";
import { BEEKEEPER } from "./beekeeper.ts";
import { CARGO_BIKES } from "./cargo_bikes.ts";
import { partsOf, sectionsOf } from "./checks.ts";
import { materialOf, quoting } from "./founders.ts";
import { QUIET } from "./quiet.ts";
import { TATAMI } from "./tatami.ts";

describe("brand identity", () => {
  it("tells the why in the founder's words, and calls no goal a vision", () => {
    const { story, vision, values, personality } = partsOf(BEEKEEPER.material).brand_identity;
    expect(story).toHaveLength(1);
    expect(story[0]?.text).toContain("ate lunch alone at my desk");
    expect(vision).toBeNull();
    expect(values.map(({ behaviour }) => behaviour.text)[1]).toContain("when a colony has died");
    expect(personality).toEqual([]);
  });
});

describe("voice guidelines", () => {
  it("counts in the sample and invents no words", () => {
    const { rules, words, moments, sample } = partsOf(BEEKEEPER.material).voice_guidelines;
    expect(sample?.text).toContain("The queen in the left hive");
    expect(rules.map(({ rule }) => rule.text)).toEqual([
      "6 words a sentence, 11 at most.",
    ]);
    expect(words).toEqual({ use: [], avoid: [], never: [] });
    expect(moments).toEqual([]);
  });

  it("sets empty words beside full ones of the same question, and no pair where there are none", () => {
    const row = (text: string, thin: boolean): TextFact => ({
      text,
      quote: text,
      turn: "t",
      field: "identity.values",
      state: "read",
      thin,
    });
    const values = [
      row("quality and honesty", true),
      row("We weigh every sack in front of the farmer", false),
    ];
    const { pairs } = partsOf(materialOf({ company: "Grist", facts: { values } })).voice_guidelines;
    expect(pairs.map(({ off, on }) => [off.text, on.text])).toEqual([
      ["“quality and honesty”", "“We weigh every sack in front of the farmer”"],
    ]);
    expect(partsOf(BEEKEEPER.material).voice_guidelines.pairs).toEqual([]);
  });
});

describe("visual direction", () => {
  it.each([
    ["dark green, almost the green of a wine bottle", /^#/],
    ["dunkelgrün", /^#/],
    ["bleu foncé", /^#/],
    ["verde oscuro", /^#/],
    ["藍色, the indigo of Japan", /^#3B3A8C$/],
    ["off-white like receipt paper", /^#F7F0E3$/],
    ["donkerblauw", /^#/],
  ])("reads %s as a shade", (name, hex) => expect(shadeOf(name)).toMatch(hex));

  it.each([["greyish blue", "blue"], ["graustichiges Blau", "blau"], ["灰色っぽい青", "青"]])(
    "takes colour out of %s and keeps its hue",
    (muted, full) => {
      const [one, other] = [muted, full].map((name) => toHsl(shadeOf(name) ?? ""));
      expect(one?.saturation).toBeLessThan((other?.saturation ?? 0) / 2);
      expect(one?.hue).toBeCloseTo(other?.hue ?? -1, -1);
    },
  );

  it.each(["the feeling of a quiet Sunday", "Greentech", "redo"])("reads no colour in %s", (name) => {
    expect(shadeOf(name)).toBeNull();
  });

  it.each(LANGUAGES)(
    "has a shade for each colour that is read in %s, but for what is no one colour",
    (language) => {
      const manners = /^(?:pastel|neon|néon|neón|fluo|arc|arco|パステル|蛍光)/u;
      const colours = lexiconsOf([language]).flatMap(({ phrases }) => phrases.colours)
        .filter((name) => !manners.test(name));
      expect(colours.length).toBeGreaterThan(20);
      expect(colours.filter((name) => shadeOf(name) === null)).toEqual([]);
    },
  );

  it("reads French gold where it is all that is said, and the English joining word as nothing", () => {
    expect(shadeOf("or")).toBe(shadeOf("gold"));
    expect(shadeOf("tweed or denim")).toBeNull();
  });

  it("calls the colour that leads by its own name, where the first named has no shade", () => {
    const { from } = quoting({ "visual.colours": "Petrichor, and a really dark navy" });
    const colour = (name: string) => ({ name, hex: null, wanted: true, ...from("visual.colours", name) });
    const material = materialOf({
      company: "Draft",
      facts: { colours: [colour("Petrichor"), colour("dark navy")] },
    });
    const { headline, notes } = partsOf(material).visual_direction;
    expect(headline.text).toMatch(/^Dark navy, #[\dA-F]{6}, leads\.$/);
    expect(notes.map(({ text }) => text)).toEqual(["Without a value yet: “Petrichor”."]);
  });

  it("takes a dark colour darker than the plain one", () => {
    const [plain, dark] = ["green", "dark green"].map((name) => contrast(shadeOf(name) ?? "", "#FFFFFF"));
    expect(dark).toBeGreaterThan(plain ?? 0);
  });

  it("keeps values as typed, takes the ground from the own page, and leaves the refused one to the rival", () => {
    const { palette, rejected, headline } = partsOf(CARGO_BIKES.material).visual_direction;
    expect(palette.map(({ role, hex }) => [role, hex])).toEqual([
      ["primary", "#B8322A"],
      ["text", "#1E252C"],
      ["background", "#F4F1EA"],
    ]);
    expect(headline.text).toBe("Red, #B8322A, leads; turquoise stays out.");
    expect(rejected.map(({ text }) => text)).toEqual(["turquoise: BoxBaby wears #1FA7A5."]);
  });

  it("makes every colour readable as text, and says what had to shift", () => {
    const { palette, notes } = partsOf(BEEKEEPER.material).visual_direction;
    const ground = palette.find(({ role }) => role === "background")?.hex ?? "";
    for (const { role, text_hex } of palette) {
      if (role !== "background") expect(contrast(text_hex, ground), role).toBeGreaterThanOrEqual(4.5);
    }
    expect(notes.map(({ text }) => text)).toEqual([
      "#F0D582 reaches 1.38 on #FAFAF8; text needs 4.5 and becomes #8D6E11.",
    ]);
  });

  it("invents no palette where no colour was named", () => {
    expect(partsOf(QUIET.material).visual_direction.palette).toEqual([]);
  });
});

describe("strategic messaging", () => {
  it("is headed by the founder's own sentence", () => {
    const { headline, core } = partsOf(BEEKEEPER.material).strategic_messaging;
    expect([headline.text, core?.text]).toEqual([
      "The only meeting nobody skips",
      "The only meeting nobody skips",
    ]);
  });

  it.each(Object.entries({ BEEKEEPER, CARGO_BIKES, TATAMI }))(
    "makes pitches of whole sentences within their time, each longer than the one before: %s",
    (_, { material }) => {
      const { pitches } = partsOf(material).strategic_messaging;
      const most = { 10: 25, 30: 75, 60: 150 };
      expect(pitches.length).toBeGreaterThan(1);
      pitches.forEach(({ seconds, sentences }, at) => {
        const words = sentences.reduce((sum, { text }) => sum + wordCount(text), 0);
        expect(words).toBeLessThanOrEqual(most[seconds]);
        expect(sentences.length).toBeGreaterThan(pitches[at - 1]?.sentences.length ?? 0);
        for (const { text } of sentences) expect(text).not.toContain("…");
      });
    },
  );

  it("prints a corrected number without quotation marks, and the old one nowhere", () => {
    const printed = sectionsOf(CARGO_BIKES.material).flatMap(printedIn).map(({ text }) => text).join("\n");
    expect(printed).toContain("Nursery De Eik went from 33 taxi rides a month to 2 in the first winter");
    expect(printed).not.toContain("31 taxi rides");
    expect(printed).not.toMatch(/“[^”]*33 taxi/);
  });

  it("answers each objection with the founder's answer", () => {
    const { objections } = partsOf(BEEKEEPER.material).strategic_messaging;
    expect(objections.map(({ says, answer }) => [says.text, answer?.text])).toEqual([
      ["“What about stings”", "“two people in four seasons, and both are still coming up”"],
      ["“We have no budget for this”", "“what the last away day cost”"],
    ]);
  });

  it("stops a sentence of the own page that a rival prints too", () => {
    const { claims_to_stop } = partsOf(CARGO_BIKES.material).strategic_messaging;
    expect(claims_to_stop.map(({ claim, why }) => [claim.text, why?.text])).toEqual([
      [
        "“Insurance and repairs are in the price.”",
        "BoxBaby: “Insurance and repairs are included in the price.”",
      ],
    ]);
  });

  it("leads, proves and pitches with no words that every rival could say", () => {
    const { headline, proofs, pitches, claims_to_stop } = partsOf(QUIET.material).strategic_messaging;
    expect(headline.text).not.toContain("quality");
    expect([proofs, pitches]).toEqual([[], []]);
    expect(claims_to_stop.map(({ claim }) => claim.text)).toEqual([
      "“twenty years of experience and top quality”",
      "“our customers are always very happy”",
    ]);
    const heads = sectionsOf(QUIET.material).map((section) => section.headline.text).join("\n");
    expect(heads).not.toMatch(/quality|happy/);
  });

  it("takes the button of the own page for the first screen", () => {
    expect(
      partsOf({
        ...CARGO_BIKES.material,
        sentences: BEEKEEPER.material.sentences,
      }).strategic_messaging.hero?.action,
    ).toBe("Book a Tuesday visit");
  });
});
