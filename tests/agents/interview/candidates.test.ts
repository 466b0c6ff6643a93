import { describe, expect, it } from "vitest";
import { FOUNDATION_ANCHORS } from "../../../agents/domain/anchors.ts";
import { emptyFacts } from "../../../agents/domain/empty_facts.ts";
import type { Facts, TextFact } from "../../../agents/domain/facts.ts";
import { candidatesFrom } from "../../../agents/interview/read_back/candidates.ts";
import { wordCount } from "../../../agents/text/text.ts";

function fact(quote: string, more: Partial<TextFact> = {}): TextFact {
  return { text: quote, quote, turn: "t", field: "market.obstacle", state: "read", ...more };
}

function textsFor(anchor: typeof FOUNDATION_ANCHORS[number], facts: Partial<Facts>): string[] {
  return candidatesFrom(anchor, {
    sheet: { facts: { ...emptyFacts(), ...facts }, unclear: [] },
    company: "Mill",
  })
    .map(({ text }) => text);
}

describe("the sentences of a read-back", () => {
  it("are three of what was read, each with the words it rests on", () => {
    const facts = {
      obstacle: fact("they think 45 is alot for a dog wash"),
      only_we: fact("i go at the dogs pace"),
      belief_needed: fact("theyre not naughty theyre scared"),
      proof: fact("he screamed the place down at 3 salons"),
    };
    const found = candidatesFrom("truth", {
      sheet: { facts: { ...emptyFacts(), ...facts }, unclear: [] },
      company: "Mill",
    });
    expect(found.map(({ text }) => text)).toEqual([
      "Mill answers one thing: “they think 45 is alot for a dog wash”",
      "What sets Mill apart: “i go at the dogs pace”",
      "The belief Mill stands on: “theyre not naughty theyre scared”",
    ]);
    for (const { text, marks: [mark] } of found) {
      expect(mark?.kind === "said" && text.includes(mark.quote)).toBe(true);
    }
  });

  it("are two where only two are possible, and never a thin one", () => {
    const facts = {
      obstacle: fact("twenty years of experience and top quality", { thin: true }),
      only_we: fact("we close the books with you"),
      proof: fact("the median close went to day 2"),
    };
    expect(textsFor("truth", facts)).toEqual([
      "What sets Mill apart: “we close the books with you”",
      "What Mill can prove: “the median close went to day 2”",
    ]);
  });

  it("print a corrected fact without quotation marks, with the new value", () => {
    const quote = "correction: we are at 62 customers, not 61";
    expect(textsFor("truth", { proof: fact(quote, { text: "all 62 closed by day 2", state: "corrected" }) }))
      .toEqual([
        "What Mill can prove: all 62 closed by day 2",
      ]);
  });

  it("can be said in one breath, whatever was said", () => {
    const long =
      "We ran it for a pub group, eleven pubs in Bristol, and in 2019 we closed three of them, and I found out " +
      "in the accounts for March, in the third week of April, that two of them had been falling since January.";
    const [why] = textsFor("expression", { why: fact(long) });
    expect(wordCount(why ?? "")).toBeLessThanOrEqual(24);
    const words = /“(.+)”/.exec(why ?? "")?.[1] ?? "";
    expect(long).toContain(words);
    expect(wordCount(words)).toBeGreaterThan(5);
  });

  it("name the channels that brought the most by their names", () => {
    const channel = (name: string, count: number | null) => ({ ...fact(name), name, count, share: null });
    const channels = [
      channel("other finance managers", 14),
      channel("Xero advisor directory", 19),
      channel("talks", null),
    ];
    expect(textsFor("attention", { channels })).toEqual([
      "Mill goes where its customers came from: Xero advisor directory, other finance managers",
    ]);
  });

  it("are never the same words twice", () => {
    const same = fact("dogs are naughty until somebody waits for them");
    for (const anchor of FOUNDATION_ANCHORS) {
      const texts = textsFor(anchor, {
        obstacle: same,
        only_we: same,
        proof: same,
        why: same,
        values: [same, same],
      });
      expect(texts.length).toBeLessThanOrEqual(1);
    }
  });

  it("of growth are a number with its day and a whole bet, never what was corrected or what is lost", () => {
    const bet = {
      ...fact(
        "se até 31 de agosto a gente não chegar em 400 sessões por mês, eu vendo o segundo forno e fecho às quartas",
      ),
      metric: "sessões por mês",
      target: 400,
      by: "2027-08-31",
      reverses: fact("eu vendo o segundo forno e fecho às quartas"),
    };
    const goal = {
      ...fact("aber mit 1.500 Essen statt 1.600"),
      metric: "Essen am Tag",
      unit: "Essen am Tag",
      target: 1500,
      baseline: 1140,
      by: "2027-08-31",
    };
    const endless = { ...bet, quote: `${bet.quote} ${bet.quote} ${bet.quote}` };
    expect(textsFor("evolution", { bet, goal })).toEqual([
      `Mill says beforehand when it would be wrong: “${bet.quote}”`,
      "1,500 Essen am Tag, 31 August 2027",
    ]);
    expect(textsFor("evolution", { bet: endless })).toEqual([]);
  });

  it("do not rest on what customers wrongly believe", () => {
    expect(textsFor("truth", { belief_now: fact("acham que cerâmica é dom") })).toEqual([]);
  });

  it("are found in words that were dictated without a stop", () => {
    const said =
      "we make the putty ourselves and it lies in a pit behind the yard a full year before it goes near a wall Ardglen couldn't do that they open a bag and mix it that morning";
    expect(textsFor("truth", { only_we: fact(said) })).toEqual([
      "What sets Mill apart: “we make the putty ourselves”",
    ]);
  });

  it.each([
    [
      "Ich fahre ohne Auftrag heim, wenn der Ofen noch gut ist. Letzten Montag waren es drei Häuser. Heidinger würde das nie tun.",
      "Ich fahre ohne Auftrag heim, wenn der Ofen noch gut ist",
    ],
    [
      "Dupuis ne ferait jamais ça. Je repars sans rien vendre quand la chaudière tient. Samedi c'était quatre familles.",
      "Je repars sans rien vendre quand la chaudière tient",
    ],
    [
      "We leave without the job if the boiler is sound. Last week it was three houses.",
      "We leave without the job if the boiler is sound",
    ],
  ])("are a deed, also of leaving undone, before the count behind it: %s", (said, deed) => {
    expect(textsFor("truth", { only_we: fact(said) })).toEqual([`What sets Mill apart: “${deed}”`]);
  });

  it("do not end in the opening of what was left out", () => {
    const said =
      "Nous demandons le programme et les noms la veille, et la vélotypiste les apprend ; le jour dit, il n'y a pas un nom propre estropié";
    expect(textsFor("truth", { only_we: fact(said) })).toEqual([
      "What sets Mill apart: “Nous demandons le programme et les noms la veille, et la vélotypiste les apprend”",
    ]);
  });

  it.each([
    ["They'd have to believe that the close is a Tuesday problem", "the close is a Tuesday problem"],
    ["Tendrían que creer que de cuarenta celdas fallan cuatro", "de cuarenta celdas fallan cuatro"],
    ["Il faudrait qu'ils croient qu'un devis vaut une journée", "un devis vaut une journée"],
    [
      "Sie müssten glauben, dass damit erst jemand kommt",
      "Sie müssten glauben, dass damit erst jemand kommt",
    ],
  ])("a belief is what stands behind the believing: %s", (said, belief) => {
    expect(textsFor("truth", { belief_needed: fact(said) })).toEqual([
      `The belief Mill stands on: “${belief}”`,
    ]);
  });

  it("no half of a French sentence that says only what is spoken of stands beside the obstacle", () => {
    const trigger = fact(
      "Ce qui déclenche l'appel, c'est un gros client qui part ailleurs parce que le devis a mis cinq semaines",
    );
    expect(textsFor("truth", { obstacle: fact("Ils ont honte de montrer le tas"), trigger })[0])
      .toBe("Mill answers one thing: “Ils ont honte de montrer le tas”");
  });
});

describe("a sentence that would say nothing", () => {
  it.each([
    ["Two moved away last year, both to Spain."],
    ["Der eine hat verkauft, der andere auch."],
  ])("is not made of a silence without its time: %s", (quiet) => {
    expect(textsFor("evolution", { quiet: fact(quiet) })).toEqual([]);
  });

  it("is made of a silence that has its time", () => {
    expect(textsFor("evolution", { quiet: fact("after the third lesson they stop ringing") })).toHaveLength(
      1,
    );
  });

  it("is not made of a scene whose event stands behind it, where both are too long", () => {
    const scene = "My aunt kept goats in Fife.";
    const event = "Her shed burned down in the dry summer of 1996 and the vet came on the Monday after.";
    expect(textsFor("expression", { why: fact(`${scene} ${event}`) })).toEqual([]);
    expect(textsFor("expression", { why: fact(`${scene} Her shed burned down in 1996.`) })[0])
      .toContain("Her shed burned down in 1996");
    expect(textsFor("expression", { why: fact(`${scene} The winters are long.`) })[0]).toContain(
      scene.slice(0, -1),
    );
  });
});
