import { describe, expect, it } from "vitest";
import { withoutLabels } from "../../../agents/author/rules/unlabelled.ts";
import { emptyFacts } from "../../../agents/domain/empty_facts.ts";
import { writeConsumerInsights } from "../../../agents/author/rules/truth/consumer_insights.ts";
import { writeMarketAnalysis } from "../../../agents/author/rules/truth/market_analysis.ts";
import { writeStrategicSynthesis } from "../../../agents/author/rules/truth/strategic_synthesis.ts";
import { materialOf, words } from "../../helpers/written_sheets.ts";

describe("what is printed of a trade-off, a place and a proof", () => {
  const decided = (reason: string) =>
    writeStrategicSynthesis(materialOf({}, {
      decisions: { differentiate_cost: { side: "a", turn: "t", reason } },
    })).tradeoffs[0]?.reason?.text ?? null;

  it.each(["no ma'am.", "nicht billiger.", "6 hmm, differentiate or cost?", "each runs its own. 3 long."])(
    "“%s” is no reason",
    (reason) => expect(decided(reason)).toBeNull(),
  );

  it.each(["with dealers.", "wir bleiben in Osnabrück.", "深めるほうです、広げません。"])(
    "“%s” is one",
    (reason) => expect(decided(reason)).toBe(`“${reason}”`),
  );

  it("asks how many could buy in a place, and never in a sentence about the company", () => {
    const asked = (text: string) =>
      writeMarketAnalysis(materialOf({ region: words("company.stage_region", text) })).unknowns.at(-1)?.what;
    expect(asked("Belo Horizonte")).toBe("“Belo Horizonte”: how many could buy?");
    expect(asked("vier davon in Teilzeit")).toBe("How many could buy?");
    expect(asked("another 9 in a pilot in Iowa that I'm not counting until they pay")).toBe(
      "How many could buy?",
    );
  });

  it("lays no plank that is cut", () => {
    const belief_now = words("customer.belief", "Inspection is paperwork.");
    const belief_needed = words("customer.belief", "It is a cancer screening for the coat.");
    const planks = (proof: string) =>
      writeConsumerInsights(materialOf({ belief_now, belief_needed, proof: words("proof.best", proof) }))
        .belief?.planks.map(({ text }) => text);
    const long =
      "Before us a department our size of customer had 34% of its gear inspected in a year and nobody could say which 34";
    expect(planks(long)).toEqual([]);
    expect(planks(`${long}. After twelve months it was 91%.`)).toEqual(["“After twelve months it was 91%.”"]);
  });
});

describe("how a founder labels an answer", () => {
  const told = (fact: "trigger" | "proof" | "belief_now", text: string) => {
    const sheet = { facts: { ...emptyFacts(), [fact]: words("customer.belief", text) }, unclear: [] };
    return withoutLabels(sheet).facts[fact]?.text;
  };

  it.each(
    [
      ["trigger", "Trigger: the day the inspector calls", "the day the inspector calls"],
      ["trigger", "o que faz vir: um aniversário, um término", "um aniversário, um término"],
      ["trigger", "Ce qui déclenche l'appel, c'est un gros client qui part", "un gros client qui part"],
      ["belief_now", "Now: they think inspection is paperwork", "they think inspection is paperwork"],
      ["proof", "con números: de 2.310 baterías volvieron 46", "de 2.310 baterías volvieron 46"],
    ] as const,
  )("is no word of the %s: %s", (fact, text, left) => expect(told(fact, text)).toBe(left));

  it.each(
    [
      ["proof", "One number: 91% after twelve months, and they sent me the sheet"],
      ["trigger", "Saturday: a crown breaks on a caramel"],
      ["belief_now", "Now: nothing"],
    ] as const,
  )("stays where it says something: %s, %s", (fact, text) => expect(told(fact, text)).toBe(text));
});
