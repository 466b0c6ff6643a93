import { describe, expect, it } from "vitest";
import { type BetFact, type Evidence } from "../../../agents/domain/facts.ts";
import type { FieldId } from "../../../agents/domain/fields.ts";
import { wordsOfBet } from "../../../agents/facts/bet_words.ts";
import { readFacts } from "../../../agents/facts/read_facts.ts";
import { changesMeant } from "../../../agents/interview/corrections/correcting.ts";
import { correctionsIn } from "../../../agents/interview/corrections/corrections.ts";
import { correctionLine } from "../../../agents/interview/read_back/read_back.ts";
import { sayFrom } from "../../../agents/sections/labels.ts";
import german from "../../../agents/interview/words/de.json" with { type: "json" };
import { NOW } from "../../helpers/case_state.ts";
import { founderWho } from "../../helpers/founders.ts";

type Answers = Partial<Record<FieldId, string>>;

/** What a message puts right of what was said, each as "old → new". */
function putRight(
  message: string,
  said: Answers = {},
  { isReadBack = false, lastField = "" } = {},
): string[] {
  const sheet = readFacts(founderWho(said), NOW);
  return correctionsIn(message, { sheet, isReadBack, lastField }).map(({ from, to }) => `${from} → ${to}`);
}

describe("the first of a ratio is put right", () => {
  it.each([
    ["It was 17 out of the 20, not 16, I counted again."],
    ["Es waren 17 von 20, nicht 16."],
    ["Par contre c'était 17 sur 20, pas 16."],
    ["Fueron 17 de 20, no 16."],
    ["Sono 17 su 20, non 16."],
    ["Foram 17 de 20, não 16."],
    ["Trouwens, het waren er 17 van de 20, niet 16."],
  ])("%s", (message) => {
    expect(putRight(message, {}, { isReadBack: true })).toEqual(["16 → 17"]);
  });
});

describe("what is no longer so gives way to what is, in any answer", () => {
  it.each([
    ["By the way, it's no longer 12 shops, it's 14, two joined on Friday."],
    ["Übrigens sind es nicht mehr 12 Läden, sondern 14."],
    ["Au fait, ce n'est plus douze boutiques, c'est quatorze."],
    ["Por cierto, ya no son 12 tiendas, son 14."],
    ["Non sono più 12 botteghe, sono 14."],
    ["Já não são 12 lojas, são 14."],
    ["Het zijn geen 12 winkels meer, het zijn er 14."],
    ["もう12店ではなく14店です。"],
  ])("%s", (message) => {
    expect(putRight(message, {}, { isReadBack: message.includes("店") })).toEqual(["12 → 14"]);
  });

  it("is so of a list that stands somewhere now", () => {
    expect(putRight("Op de lijst staan er nu 31, geen 29, er belden er twee.")).toEqual(["29 → 31"]);
  });
});

describe("a sum takes the place of a sum only", () => {
  const said = { "launch.moment": "May 9, 2027, the first market day." };

  it("and of no day", () => {
    expect(putRight("Oh wait, actually it's $45 now.", said, { lastField: "launch.moment" })).toEqual([]);
  });

  it("and what is taken back in its own answer puts nothing right", () => {
    const answer = "And the long tour by night is $40... wait, no, I raised it in May, it's $45 now.";
    expect(putRight(answer, { "revenue.model": "The tour is $30." }, { lastField: "revenue.model" })).toEqual(
      [],
    );
    const { prices } = readFacts(founderWho({ "revenue.model": `The tour is $30. ${answer}` }), NOW).facts;
    expect(prices.map((price) => `${price.for}: ${price.amount}`)).toEqual([
      "tour: 30",
      "long tour by night: 45",
    ]);
  });
});

describe("a reason puts a use of the money right", () => {
  const raise = {
    "pitch.raise": "We want to borrow £30,000, £22,000 for the boat with the cabin and £8,000 for two bikes.",
  };
  const message = "The first. But it's £33,000, not £30,000, because the boat is £25,000 with the winch.";

  it("beside the sum itself", () => {
    expect(putRight(message, raise, { isReadBack: true })).toEqual([
      "£30,000 → £33,000",
      "£22,000 → £25,000",
    ]);
    const sheet = readFacts(founderWho(raise), NOW);
    const [, use] = correctionsIn(message, { sheet, isReadBack: true, lastField: null });
    expect(changesMeant(use!, sheet, { turn: "t9", now: NOW }).map(({ fact, part }) => `${fact}.${part}`))
      .toEqual([
        "raise.use",
      ]);
  });

  it("also where the old sums are told later, from habit", () => {
    const state = founderWho(raise);
    const quote = "it's £33,000, not £30,000, because the boat is £25,000 with the winch";
    state.corrections.push({
      turn: "t1",
      field: "evolution.bet",
      from: "£30,000",
      to: "£33,000",
      quote,
      about: "it's",
      stale: [],
    });
    const { amount, use } = readFacts(state, NOW).facts.raise!;
    expect([amount, ...use.map((each) => each.amount)]).toEqual([33_000, 25_000, 8_000]);
  });
});

it("a bet put right keeps its own words", () => {
  const said: Evidence = {
    quote: "it is 30 May 2027",
    turn: "t9",
    field: "evolution.bet",
    state: "corrected",
  };
  const text = "If fewer than 9 yards pay by 30 May 2027, we stop.";
  const bet: BetFact = { ...said, metric: "yards", target: 9, by: "2027-05-30", reverses: { ...said, text } };
  expect(wordsOfBet(bet)).toBe(text);
  expect(wordsOfBet({ ...bet, reverses: null })).toBe("yards: 9");
  expect(wordsOfBet({ ...bet, state: "read" })).toBe("it is 30 May 2027");
});

it("a day in a correction is no end of its sentence in another language", () => {
  const line = correctionLine({ from: "4. Mai", to: "6. Mai 2027", said: "" }, []);
  const locales = { dates: "de-DE", numbers: "de-DE" };
  const say = sayFrom({ words: wordsIn(german), locales, isOwn: () => false });
  expect(say(line)).toBe("Korrigiert: Aus 4. Mai wird 6. Mai 2027. Nichts bisher Geschriebenes druckt es.");
});

/** The file's entries, whatever groups they stand in. */
function wordsIn(file: object): Record<string, string> {
  return Object.fromEntries(
    Object.values(file).flatMap((group) => typeof group === "object" ? Object.entries(group) : []),
  );
}
