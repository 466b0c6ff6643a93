import { describe, expect, it } from "vitest";
import { source } from "../../../agents/ledger/marks.ts";
import {
  bestQuote,
  lacksSubstance,
  namesIn,
  numbersIn,
  phrasesIn,
  refusalsIn,
  sentencesOf,
  valueOf,
  wordCount,
} from "../../../agents/text/text.ts";
import { caseState, readCase } from "../../helpers/case_state.ts";

describe("sentences", () => {
  it.each([
    ["It costs €14.50 a week. We open at 8.30 on Monday.", 2],
    ["See https://example.com/a.b for more. Then call.", 2],
    ["We serve approx. 40 boats, e.g. small ones. Dr. Berg is one.", 2],
    ["Am 15. februar åbner vi. Så er det slut.", 2],
    ["私たちは断ります。安くはしません。はい", 3],
    ["هل تعمل يوم الجمعة؟ نعم.", 2],
    ["'What if you stop?': every Friday a sheet goes out. 'Too dear': no.", 2],
    ["we sell bread. we close on sunday.", 2],
    ["No full stop\nand a new line", 2],
    ["", 0],
  ])("cuts %j into %i", (text, count) => {
    const sentences = sentencesOf(text);
    expect(sentences).toHaveLength(count);
    for (const sentence of sentences) expect(text).toContain(sentence);
  });

  it("counts words of a script without spaces", () => {
    expect(wordCount("私たちは毎日パンを焼きます")).toBeGreaterThan(3);
    expect(wordCount("one  two, three - four")).toBe(4);
  });
});

describe("best quote", () => {
  it("is an exact stretch within the limit, for every answer of both cases", () => {
    for (const name of ["tidewatch", "ovenline"]) {
      for (const text of Object.values(readCase(name).answers)) {
        const quote = bestQuote(text);
        expect(text).toContain(quote);
        expect(wordCount(quote)).toBeLessThanOrEqual(18);
        expect(quote).not.toBe("");
      }
    }
  });

  it("prefers a sentence with a number to a sentence of praise", () => {
    expect(bestQuote("Our service is great. In 2025 we sent back 14 boats.")).toBe(
      "In 2025 we sent back 14 boats.",
    );
  });

  it("keeps a sentence without commas whole, however long", () => {
    const text = "word ".repeat(30).trim();
    expect(bestQuote(text)).toBe(text);
  });
});

describe("thin answers", () => {
  it("are found in both cases, and full answers are not thin", () => {
    for (const name of ["tidewatch", "ovenline"]) {
      const { thin, answers } = readCase(name);
      for (const text of Object.values(thin)) expect(lacksSubstance(text), text).toBe(true);
      for (const text of Object.values(answers)) expect(lacksSubstance(text), text).toBe(false);
    }
  });
});

describe("numbers", () => {
  it.each([
    ["€2,647 a month", "2,647", "€", 2647],
    ["14,50 € a week", "14,50", "€", 14.5],
    ["9 kr. per berth", "9", "kr", 9],
    ["1.250,75 EUR", "1.250,75", "€", 1250.75],
    ["$40k raised", "40k", "$", 40000],
    ["6% of each night", "6", "%", 6],
    ["open till 20:00", "20:00", "time", NaN],
    ["since 2011", "2011", "year", 2011],
    ["月に38,000円です", "38,000", "円", 38000],
  ])("reads %j", (text, value, unit, worth) => {
    const [number] = numbersIn(text);
    expect(number).toMatchObject({ value, unit });
    expect(valueOf(value)).toEqual(worth);
    expect(text.slice(number?.index)).toContain(number?.text);
  });

  it("knows what is counted", () => {
    expect(numbersIn("now 23 paying marinas in 2 countries").map((each) => each.noun)).toEqual([
      "marinas",
      "countries",
    ]);
  });

  it("does not take a currency sign from the next number", () => {
    expect(numbersIn("In 2026 €612,000 of dues").map((each) => each.text)).toEqual(["2026", "€612,000"]);
  });

  it("misses no number that the founders of both cases gave", () => {
    for (const name of ["tidewatch", "ovenline"]) {
      const founder = readCase(name);
      const texts = [
        ...Object.values(founder.answers),
        ...Object.values(founder.choices.reasons),
        ...Object.values(founder.confirm),
      ];
      const found = new Set(texts.flatMap((text) => numbersIn(text).map((each) => each.value)));
      expect(founder.expect.numbers.filter((number) => !found.has(number))).toEqual([]);
    }
  });
});

describe("names, phrases, refusals and dates", () => {
  it("finds names inside sentences, of several words and with diacritics", () => {
    expect(namesIn("A couple from Rua do Heroísmo knows Côdea Azul and McDonald's on Monday.")).toEqual([
      "Rua do Heroísmo",
      "Côdea Azul",
      "McDonald",
    ]);
    expect(namesIn("Nothing here. Boards decide.")).toEqual([]);
  });

  it("tells quoted speech from apostrophes", () => {
    expect(phrasesIn("'I don't want a contract': pause. We're founders' friends.")).toEqual([
      "I don't want a contract",
    ]);
    expect(phrasesIn("It's ours and that's theirs.")).toEqual([]);
  });

  it("finds refusals in several languages", () => {
    const text = "We never list a berth. We bake. Nunca damos descontos. 値引きはしません。";
    expect(refusalsIn(text)).toEqual([
      "We never list a berth.",
      "Nunca damos descontos.",
      "値引きはしません。",
    ]);
  });
});

describe("marks", () => {
  it("are given only for exact words", () => {
    const state = caseState("tidewatch");
    expect(source(state.pages[1]!, "Fill every berth.")).toMatchObject({
      kind: "source",
      label: "Jettybase",
    });
    expect(() => source(state.pages[1]!, "Fill some berths.")).toThrow(RangeError);
  });
});
