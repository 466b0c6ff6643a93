import { describe, expect, it } from "vitest";
import { openingOf, Repetition, stretchesOf } from "../../../agents/text/repetition.ts";

const LONG = "the treasurer wants us and the chairman says it worked for thirty years";
const OTHER = "every friday the berth plan goes out as a printable sheet to read";

describe("the count of what returns", () => {
  it("prints a stretch of eight words as often as it may stand, and then by its beginning", () => {
    const repetition = new Repetition(2);
    expect(repetition.print(`“${LONG}”.`)).toBe(`“${LONG}”.`);
    expect(repetition.print(`They say: “${LONG}”.`)).toBe(`They say: “${LONG}”.`);
    const third = repetition.print(`Again: “${LONG}”.`);
    expect(third).toMatch(/^Again: “the treasurer wants us[^”]*”\u00A0…\.$/);
    expect(stretchesOf(third).some((stretch) => stretchesOf(LONG).includes(stretch))).toBe(false);
  });

  it("leaves what is shorter than a sentence alone, however often it returns", () => {
    const repetition = new Repetition(1);
    for (let time = 0; time < 5; time++) {
      expect(repetition.print("“the February table”")).toBe("“the February table”");
    }
  });

  it("cuts only the quotation that returns", () => {
    const repetition = new Repetition(1);
    repetition.count(LONG);
    const printed = repetition.print(`“${LONG}” and “${OTHER}”`);
    expect(printed).toContain(OTHER);
    expect(printed).not.toContain(LONG);
  });

  it("counts a stretch once a text, and knows it without its capitals and marks", () => {
    const repetition = new Repetition(2);
    repetition.count(`${LONG}. ${LONG}.`);
    expect(repetition.stands(LONG.toUpperCase())).toBe(false);
    repetition.count(LONG.replaceAll(" and ", ", and "));
    expect(repetition.stands(LONG)).toBe(true);
  });

  it("measures in signs where there are no blanks", () => {
    const words = "京都の町家で一日一組だけの宿をやっていますので静かです";
    const repetition = new Repetition(1);
    repetition.count(words);
    expect(repetition.stands(words)).toBe(true);
    expect(repetition.print(`「${words}」`).length).toBeLessThan(words.length);
  });

  it("never ends a beginning on a number or a short joint", () => {
    const text = "we wrote to all of our 400 treasurers in the spring of that year";
    expect(openingOf(text)).toMatch(/\p{L}{4,}”\u00A0…$/u);
    expect(openingOf("four words at most")).toBe("“four words at most”");
  });
});
