import { describe, expect, test } from "vitest";
import { writeAudienceConnection } from "../../../agents/author/rules/attention/audience_connection.ts";
import { writeChannelStrategy } from "../../../agents/author/rules/attention/channel_strategy.ts";
import { writeContentApproach } from "../../../agents/author/rules/attention/content_approach.ts";
import { writeLaunchTactics } from "../../../agents/author/rules/attention/launch_tactics.ts";
import type { Evidence } from "../../../agents/domain/facts.ts";
import { claim } from "../../../agents/ledger/words.ts";
import { evaluate } from "../../../agents/ledger/sums.ts";
import {
  AudienceConnection,
  ChannelStrategy,
  ContentApproach,
  LaunchTactics,
} from "../../../agents/strategy/attention.ts";
import { materialOf, words, WRITTEN } from "../../helpers/written_sheets.ts";

describe("Every part is what its schema says, for", () => {
  for (const [name, facts] of Object.entries({ ...WRITTEN, NOTHING: {} })) {
    test(name, () => {
      const material = materialOf(facts);
      ChannelStrategy.parse(writeChannelStrategy(material));
      ContentApproach.parse(writeContentApproach(material));
      AudienceConnection.parse(writeAudienceConnection(material));
      LaunchTactics.parse(writeLaunchTactics(material));
    });
  }
});

describe("The channel strategy", () => {
  test("is headed by the sentence that the founder chose, word for word", () => {
    const sentence = claim("We go where a driver has just been told off");
    const { headline } = writeChannelStrategy(
      materialOf(WRITTEN.CRATES, { sentences: { attention: sentence } }),
    );
    expect(headline.text).toBe(sentence.text);
  });

  test("leaves a sentence about what the founder knows to what they publish", () => {
    const known = words("content.knowledge", "A wet crate weighs a third more.");
    const attention = claim(`Crates tells what it knows: “${known.text}”`);
    const material = materialOf({ ...WRITTEN.CRATES, knowledge: [known] }, { sentences: { attention } });
    expect(writeChannelStrategy(material).headline.text).toContain("22 of the 41 that you counted");
    expect(writeContentApproach(material).headline.text).toBe(`“${known.text}”`);
  });

  test("says what the focus brought of all that were counted, and names no choice that nobody made", () => {
    const { headline, choice, channels } = writeChannelStrategy(materialOf(WRITTEN.CRATES));
    expect(headline.text).toBe("drivers who talk: 22 of the 41 that you counted.");
    expect(choice).toBeNull();
    expect(channels[0]?.why.text).toBe("22 of 41: 54%");
  });

  test("tells what a customer of a channel cost, and how many months of money that was", () => {
    const { sums } = writeChannelStrategy(materialOf(WRITTEN.CRATES));
    expect(sums.map(({ text }) => text)).toEqual([
      "the Aalsmeer notice board: €600 for 12 customers, €50 each.",
      "€600 is all the money of 1.3 months.",
      "the trade fair: €4,900 for 7 customers, €700 each.",
      "€4,900 is all the money of 10.9 months.",
    ]);
    for (const { formula, value } of sums) expect(evaluate(formula)).toBe(value);
  });

  test("has each refusal with its words once, and what came through it", () => {
    const refused = writeChannelStrategy(materialOf(WRITTEN.POTTERY)).channels
      .filter(({ verdict }) => verdict === "refused");
    expect(refused.map(({ name, count }) => [name, count])).toEqual([
      ["Groupon", null],
      ["Instagram", 9],
    ]);
    expect(refused[0]?.why.text).toBe("“Groupon, parce qu'on y perd sur chaque cours”.");
  });

  test("asks which of two uncounted channels brings more, in the founder's words", () => {
    const [first] = WRITTEN.SILENT.channels ?? [];
    if (first === undefined) throw new RangeError("Name a channel");
    const { unknowns } = writeChannelStrategy(
      materialOf({ channels: [first, { ...first, name: "Flyers" }] }),
    );
    expect(unknowns[0]?.options.map(({ text }) => text)).toEqual(["“Friends”", "“Flyers”"]);
  });

  test("claims nothing where no channel was named", () => {
    const { headline, channels, choice } = writeChannelStrategy(materialOf({}));
    expect([headline.text, channels, choice]).toEqual([
      "Which channel brings customers is not known yet.",
      [],
      null,
    ]);
  });
});

describe("The content approach", () => {
  test("has pillars whose shares add to 100 and whose pieces are the founder's sentences", () => {
    const { pillars } = writeContentApproach(materialOf(WRITTEN.CRATES));
    expect(pillars.reduce((sum, { share }) => sum + share, 0)).toBe(100);
    expect(pillars[0]?.pieces[0]?.text).toBe(
      "Tulips bruise at the bottom third of a crate, never at the top.",
    );
  });

  test("keeps a subject that was only named as a subject, in quotation marks", () => {
    const { pillars } = writeContentApproach(materialOf(WRITTEN.POTTERY));
    expect(pillars[0]?.pieces.map(({ text }) => text)).toContain("“Comment centrer en trois gestes”");
  });

  test("makes nothing of a thin answer", () => {
    const thin = { ...words("proof.best", "Twenty years of experience and top quality."), thin: true };
    const { pillars } = writeContentApproach(materialOf({ proof: thin, only_we: thin, knowledge: [thin] }));
    expect(pillars).toEqual([]);
  });
});

describe("The audience connection", () => {
  test("adds up the people of the rooms that were counted", () => {
    const { first_hundred } = writeAudienceConnection(materialOf(WRITTEN.CRATES));
    expect(first_hundred[0]).toMatchObject({
      formula: "140 + 60",
      value: 200,
      operands: ["places.0", "places.1"],
    });
  });

  test("shares those still missing out as the counted customers came, where the goal counts these very customers", () => {
    const missing = (facts: Parameters<typeof materialOf>[0]) =>
      writeAudienceConnection(materialOf({ ...facts, places: [] }));
    const { headline, first_hundred } = missing(WRITTEN.CRATES);
    // 90 − 41 = 49 are missing: 22, 12 and 7 of 41 came by each way.
    expect(first_hundred.map(({ text }) => text)).toEqual([
      "drivers who talk: 26",
      "the Aalsmeer notice board: 14",
      "the trade fair: 9",
    ]);
    expect(headline.text).toBe(
      "drivers who talk: 26 of the 49 still missing, if they come as the last did.",
    );
    // Of two that are missing, the trade fair's share is nobody.
    const { goal = null } = WRITTEN.CRATES;
    if (goal === null) throw new Error("The crates have no goal");
    const nearly = missing({ ...WRITTEN.CRATES, goal: { ...goal, target: 43 } });
    expect(nearly.first_hundred.map(({ text }) => text)).toEqual([
      "drivers who talk: 1",
      "the Aalsmeer notice board: 1",
    ]);
    expect(nearly.headline.text).toMatch(/^drivers who talk: 1 of the 2 still missing/);
    // 34 and 21 came to the notebooks, and their goal counts something else.
    expect(missing(WRITTEN.NOTEBOOKS).first_hundred).toEqual([]);
  });
});

describe("The launch", () => {
  test("counts the weeks and hours that are left until the moment", () => {
    expect(writeLaunchTactics(materialOf(WRITTEN.CRATES)).headline.text)
      .toBe("9 weeks and 54 of your hours are left until 1 February 2027.");
  });

  test("is in the order of its dates, and has no step before the bet that it waits for", () => {
    const { plan } = writeLaunchTactics(materialOf(WRITTEN.CRATES));
    const days = plan.map(({ on }) => on);
    expect(days).toEqual([...days].sort());
    expect(plan.filter(({ step }) => step.text.includes("Rotterdam"))).toEqual([]);
    expect(plan.find(({ stage }) => stage === "at")?.on).toBe("2027-02-01");
  });

  test("has an end for each line: told, or by the kind of line that needs none", () => {
    const { plan } = writeLaunchTactics(materialOf(WRITTEN.CRATES));
    expect(plan.find(({ stage }) => stage === "at")).toMatchObject({ ends: "moment", done_when: "" });
    expect(plan.find(({ step }) => step.text.startsWith("Goal:"))?.done_when).toMatch(/or what is missing$/);
    for (const { ends, done_when } of plan) expect(ends === undefined).toBe(done_when !== "");
  });

  test("asks for the answer that an objection still lacks", () => {
    const { plan } = writeLaunchTactics(materialOf(WRITTEN.POTTERY));
    expect(plan.map(({ step }) => step.text)).toContain("An answer to “Je ne suis pas manuel”");
  });

  test("stops a test of a way that no hours were said for where nobody came", () => {
    const { experiments } = writeLaunchTactics(materialOf(WRITTEN.POTTERY));
    expect(experiments).toMatchObject([{ stop_when: "nobody came", by: "2027-01-13" }]);
  });

  test("does not test in the weeks before the moment, when nobody buys", () => {
    const { experiments } = writeLaunchTactics(materialOf(WRITTEN.CRATES));
    expect(experiments.map(({ stop_when, by }) => [stop_when, by])).toEqual([
      ["nobody after 10.5 hours, from 1 February 2027 on", "2027-03-15"],
      ["nobody after 6 hours, from 1 February 2027 on", "2027-03-15"],
    ]);
  });

  test.each([
    ["Onboarding days for pubs", 31, "days", "2026-12-31"],
    ["Lieferzeit", 4, "Wochen", "2027-01-04"],
    ["délai de livraison", 2, "mois", "2026-12-01"],
    ["puesta en marcha", 19, "días", "2027-01-13"],
    ["tempi di consegna", 10, "giorni", "2027-01-22"],
    ["prazo de entrega", 3, "semanas", "2027-01-11"],
    ["levertijd", 5, "dagen", "2027-01-27"],
    ["納期", 10, "日", "2027-01-22"],
  ])(
    "counts the last start back from the moment and the founder's own duration: %s",
    (name, value, unit, on) => {
      const measured = [{ name, value, unit, ...words("growth.numbers", `${name}: ${value} ${unit}`) }];
      const { plan } = writeLaunchTactics(materialOf({ ...WRITTEN.CRATES, measured }));
      const start = plan.find(({ step }) => step.text.startsWith("Last start for 1 February 2027"));
      expect(start?.on).toBe(on);
      const sum = start?.step.marks.find((mark) => mark.kind === "inference");
      expect(sum).toMatchObject({ from: ["moment.on", "measured.0.value"] });
    },
  );

  test("says by how much it is too late, and takes a number of days worked for no duration", () => {
    const of = (name: string, value: number) => ({
      name,
      value,
      unit: "days",
      ...words("growth.numbers", `${name} ${value}`),
    });
    const measured = [of("delivery", 80), of("worked", 74)];
    const { plan } = writeLaunchTactics(materialOf({ ...WRITTEN.CRATES, measured }));
    const steps = plan.map(({ step }) => step.text);
    expect(steps).toContain("Too late for 1 February 2027 by 12 days: delivery: 80 days");
    expect(steps.filter((step) => step.includes("74"))).toEqual([]);
  });

  test("counts today's number only where nobody measured it under the goal's name", () => {
    const { goal } = WRITTEN.CRATES;
    const counts = (facts: Parameters<typeof materialOf>[0]) =>
      writeLaunchTactics(materialOf(facts)).plan.filter(({ step }) => step.text.startsWith("Count today's"));
    if (goal == null) throw new Error("The crates have a goal");
    const open = { ...WRITTEN.CRATES, goal: { ...goal, baseline: null } };
    expect(counts(open)).toEqual([]);
    expect(counts({ ...open, measured: [] })).toHaveLength(1);
  });

  test("tells of no risk where an answer only says one side again", () => {
    const side = (field: string, quote: string): Evidence => ({ field, quote, turn: "t", state: "read" });
    const conflicts = [{
      id: "season",
      a: side("launch.moment", "Sale begins in February"),
      b: side("journey.quiet", "it is quiet until August"),
      question: "Which holds?",
      weight: 1,
      settled: {
        turn: "t9",
        quote: "Well, it is quiet until August, then they ask.",
        kept: "second" as const,
      },
    }];
    expect(writeLaunchTactics(materialOf(WRITTEN.CRATES, { conflicts })).risks).toEqual([]);
  });

  test("prints what the founder decided between two statements, word for word", () => {
    const side = (field: string, quote: string): Evidence => ({ field, quote, turn: "t", state: "read" });
    const conflicts = [{
      id: "hours",
      a: side("channels.capacity", "6 hours"),
      b: side("launch.moment", "everywhere in February"),
      question: "Which holds?",
      weight: 1,
      settled: { turn: "t9", quote: "Six is six, so the canteen only.", kept: "first" as const },
    }];
    const { risks } = writeLaunchTactics(materialOf(WRITTEN.CRATES, { conflicts }));
    expect(risks).toMatchObject([{
      risk: { text: "“6 hours” against “everywhere in February”" },
      answer: { text: "You decided: “Six is six, so the canteen only.”" },
    }]);
  });
});
