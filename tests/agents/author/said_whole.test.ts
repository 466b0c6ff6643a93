import { describe, expect, it } from "vitest";
import { writeStrategy } from "../../../agents/author/rules/write_strategy.ts";
import { toldPlainly } from "../../../agents/author/rules/told_plainly.ts";
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
      "Before us a department our size of customer had 34% of its gear inspected in a year and nobody at all in the building could say which 34";
    expect(planks(long)).toEqual([]);
    expect(planks(`${long}. After twelve months it was 91%.`)).toEqual(["“After twelve months it was 91%.”"]);
    const whole =
      "In 2024 we weighed 60 harnesses in a riding school, and 44 of them were too heavy for the pony below.";
    expect(planks(`${whole} The owner has thanked us since.`)).toEqual([`“${whole}”`]);
  });
});

describe("what stands whole on a slide", () => {
  const deckOf = (facts: Parameters<typeof materialOf>[0]) => writeStrategy(materialOf(facts)).strategy.deck;
  const slide = (facts: Parameters<typeof materialOf>[0], id: string) =>
    deckOf(facts).find((each) => each.id === id);
  const member = (who: string, past: string | null, quote: string) => ({
    ...words("pitch.team", quote),
    who,
    past,
  });

  it("cuts the cover before what waits for a clause", () => {
    const offering = words(
      "offering.what",
      "Wir bauen Sättel, Größe 14 bis 18, und zwar nur solche, die der Reiter vorher testet.",
    );
    expect(slide({ offering }, "cover")?.headline.text).toBe("Wir bauen Sättel, Größe 14 bis 18");
  });

  it("says of nobody twice what they did before, and breaks no sentence of the founder's by a colon", () => {
    const team = [
      member("Ida", "bin gelernte Sattlerin", "Ich, Ida, bin gelernte Sattlerin"),
      member("Jo", "war Stallmeister", "Jo war Stallmeister"),
    ];
    const { headline, picture } = slide({ team }, "team") ?? {};
    expect(headline?.text).toBe("Ich, Ida, bin gelernte Sattlerin.");
    expect(picture).toMatchObject({ kind: "cards", items: [{ title: "Jo" }] });
  });

  it("shows no card with a name alone beside others that say something", () => {
    const rival = (name: string, said?: string) => ({
      ...words("market.rivals", said ?? name),
      ...{ name, kind: "company" as const, url: null },
      ...(said === undefined ? {} : { said: words("market.rivals", said) }),
    });
    const rivals = [rival("Horsa"), rival("Levade", "Levade sells saddles by post.")];
    expect(slide({ rivals }, "competition")?.picture).toMatchObject({ items: [{ title: "Levade" }] });
  });
});

describe("how a founder labels an answer", () => {
  const told = (fact: "trigger" | "proof" | "belief_now", text: string) => {
    const sheet = { facts: { ...emptyFacts(), [fact]: words("customer.belief", text) }, unclear: [] };
    return toldPlainly(sheet).facts[fact]?.text;
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
