import { describe, expect, test } from "vitest";
import { writeCustomerJourney } from "../../../agents/author/rules/evolution/customer_journey.ts";
import { writeEvolutionMilestones } from "../../../agents/author/rules/evolution/evolution_milestones.ts";
import { writeGrowthStrategy } from "../../../agents/author/rules/evolution/growth_strategy.ts";
import { writeRetentionApproach } from "../../../agents/author/rules/evolution/retention_approach.ts";
import type { MeasureFact } from "../../../agents/domain/facts.ts";
import { evaluate } from "../../../agents/ledger/sums.ts";
import { claim } from "../../../agents/ledger/words.ts";
import {
  CustomerJourney,
  EvolutionMilestones,
  GrowthStrategy,
  RetentionApproach,
} from "../../../agents/strategy/evolution.ts";
import { materialOf, words, WRITTEN } from "../../helpers/written_sheets.ts";

function measure(name: string, value: number, unit: string | null, quote = `${name} ${value}`): MeasureFact {
  return { name, value, unit, quote, turn: "t", field: "growth.numbers", state: "read" };
}

describe("Every part is what its schema says, for", () => {
  for (const [name, facts] of Object.entries({ ...WRITTEN, NOTHING: {} })) {
    test(name, () => {
      const material = materialOf(facts);
      CustomerJourney.parse(writeCustomerJourney(material));
      GrowthStrategy.parse(writeGrowthStrategy(material));
      RetentionApproach.parse(writeRetentionApproach(material));
      EvolutionMilestones.parse(writeEvolutionMilestones(material));
    });
  }
});

describe("Growth", () => {
  test("sets today's pace against the goal, and the gap a month, and the price against both", () => {
    const { headline, sums } = writeGrowthStrategy(materialOf(WRITTEN.CRATES));
    expect(headline.text).toBe("At today's pace 31 December 2027 gives 67 florists; the goal is 90.");
    expect(sums.map(({ formula }) => formula)).toEqual([
      "41 + 2 × 13",
      "(90 − 41) ÷ 13",
      "90 × 38",
      "41 × 38",
    ]);
    for (const { formula, value } of sums) expect(evaluate(formula)).toBe(value);
  });

  test("does not add up a goal that is itself so many a month", () => {
    const goal = {
      metric: "sessões por mês",
      target: 480,
      unit: "sessões por mês",
      by: "2027-11-30",
      baseline: 310,
      quote: "480 sessões por mês até o fim de novembro de 2027",
      turn: "t",
      field: "goal.twelve_months",
      state: "read" as const,
    };
    const measured = [measure("sessões por mês", 310, "sessões")];
    const { headline } = writeGrowthStrategy(materialOf({ goal, measured }));
    expect(headline.text).toBe(
      "From 310 to 480 sessões por mês: 14–15 more each month until 30 November 2027.",
    );
  });

  test.each([
    ["roofs in the year", "roofs", 84, 60, "From 60 to 84 roofs: 7 a month instead of 5."],
    ["Taufen im Jahr", "Taufen", 300, 240, "From 240 to 300 Taufen: 25 a month instead of 20."],
    [
      "roofs under a yearly contract",
      "roofs",
      84,
      60,
      "From 60 to 84 roofs: 1–2 more each month until 31 December 2027.",
    ],
    [
      "apprentices",
      "apprentices",
      9,
      5,
      "From 5 to 9 apprentices: 1 more every 3 months until 31 December 2027.",
    ],
    ["stays booked direct", "%", 60, 34, "From 34 to 60%: 2 more each month until 31 December 2027."],
  ])("tells a month's part of a goal of %s", (metric, unit, target, baseline, expected) => {
    const goal = {
      ...{ metric, unit, target, baseline, by: "2027-12-31", quote: `${target} ${metric}` },
      ...{ turn: "t", field: "goal.twelve_months" as const, state: "read" as const },
    };
    expect(writeGrowthStrategy(materialOf({ goal })).headline.text).toBe(expected);
  });

  test("does not add a month's rate to what is counted anew each year", () => {
    const goal = {
      metric: "heures sous-titrées dans l'année",
      target: 3000,
      unit: "heures",
      by: "2027-08-31",
      baseline: 1900,
      quote: "3 000 heures sous-titrées dans l'année",
      turn: "t",
      field: "goal.twelve_months",
      state: "read" as const,
    };
    const measured = [measure("heures par mois", 160, "heures")];
    const { sums } = writeGrowthStrategy(materialOf({ goal, measured }));
    expect(sums.some(({ text }) => text.startsWith("At today's pace"))).toBe(false);
  });

  test("turns a yearly sum of money into payments of the one price", () => {
    const goal = {
      metric: "ARR",
      target: 1_000_000,
      unit: "GBP",
      by: "2027-12-31",
      baseline: 607_000,
      quote: "£1m ARR by the end of December 2027",
      turn: "t",
      field: "goal.twelve_months",
      state: "read" as const,
    };
    const prices = [{
      amount: 79,
      currency: "GBP",
      per: "month",
      for: "site",
      quote: "£79 a month per site",
      turn: "t",
      field: "revenue.model",
      state: "read" as const,
    }];
    const measured = [measure("sites", 640, "sites")];
    const texts = writeGrowthStrategy(materialOf({ goal, prices, measured })).sums.map(({ text }) => text);
    expect(texts).toEqual([
      "From £607,000 to £1,000,000: £30,231 more each month until 31 December 2027.",
      "At £79 a month (site) that is 32 more sites each month.",
      "£1,000,000 is 1,055 × £79 a month (site).",
      "640 sites at £79: £50,560 per month.",
    ]);
  });

  test("makes no money of a goal that some pay more for: how many do was not said", () => {
    const goal = {
      ...{ metric: "paying studios", target: 90, unit: "studios", by: "2027-12-31", baseline: 40 },
      ...{ quote: "90 paying studios by the end of December 2027", turn: "t" },
      ...{ field: "goal.twelve_months" as const, state: "read" as const },
    };
    const price = (amount: number, thing: string) => ({
      ...{ amount, currency: "GBP", per: "month", for: thing, quote: `£${amount} a month`, turn: "t" },
      ...{ field: "revenue.model" as const, state: "read" as const },
    });
    const sumsOf = (...prices: ReturnType<typeof price>[]) =>
      writeGrowthStrategy(materialOf({ goal, prices })).sums.map(({ text }) => text);
    expect(sumsOf(price(30, "studio"), price(5, "extra login"))).toContain(
      "90 studios at £30 (studio): £2,700 per month.",
    );
    expect(sumsOf(price(30, "studio"), price(55, "Über 8 Räume")).join()).not.toContain("£2,700");
    expect(sumsOf(price(30, "studio"), price(55, "8 rooms or more")).join()).not.toContain("£2,700");
  });

  test("makes no money of a goal that the price is not paid for", () => {
    const { goal } = WRITTEN.CRATES;
    const prices = (WRITTEN.CRATES.prices ?? []).map((price) => ({ ...price, for: "pallet" }));
    if (!goal) throw new RangeError("Give the founder a goal");
    const { sums } = writeGrowthStrategy(materialOf({ goal, prices }));
    expect(sums.map(({ formula }) => formula)).toEqual(["(90 − 41) ÷ 13"]);
  });

  test("tells what the goal yields at today's average where no price is paid for each one", () => {
    const { goal } = WRITTEN.CRATES;
    if (!goal) throw new RangeError("Give the founder a goal");
    const money = (name: string) => ({ ...measure(name, 8_200, "EUR"), turn: "money" });
    const sums = (name: string) =>
      writeGrowthStrategy(materialOf({ goal, measured: [money(name)] })).sums.map(({ text }) => text);
    expect(sums("MRR")).toContain("90 florists at what each brings today: €18,000 per month, from €8,200.");
    expect(sums("ad budget")).toHaveLength(1);
  });

  test("asks for today's number where the goal has none, and has no sum without it", () => {
    const { goal } = WRITTEN.CRATES;
    if (!goal) throw new RangeError("Give the founder a goal");
    const { sums, unknowns } = writeGrowthStrategy(materialOf({ goal: { ...goal, baseline: null } }));
    expect(sums).toEqual([]);
    expect(unknowns.map(({ what }) => what)).toContain("What is the number today: florists?");
  });
});

describe("Retention", () => {
  test("turns what was said of going quiet into a share", () => {
    expect(writeRetentionApproach(materialOf(WRITTEN.CRATES)).headline.text).toBe(
      "9 of 41, 22%, went quiet at this point.",
    );
  });

  test("turns a rate of leaving into customers where the words name what it is a rate of", () => {
    const measured = [measure("churn", 9, "%", "churn, 9% of sites"), measure("sites", 640, "sites")];
    expect(writeRetentionApproach(materialOf({ measured })).headline.text)
      .toBe("churn of 9% is 58 of 640 sites.");
  });

  test("calls a count a part of another only where the founder says of", () => {
    const whole = measure("dogs", 88, "dogs");
    const part = (quote: string) =>
      writeRetentionApproach(
        materialOf({ traction: [whole, measure("with me over 2 yrs", 61, "dogs", quote)] }),
      ).headline.text;
    expect(part("61 of em been with me over 2 yrs")).toBe("61 of 88 dogs, 69%: with me over 2 yrs.");
    expect(part("61 dogs over 2 yrs")).toBe("Why customers stay or leave is not known yet.");
  });

  test("has no message and no reason that nobody gave", () => {
    const { messages, reasons_to_leave, habit } = writeRetentionApproach(materialOf(WRITTEN.CRATES));
    expect([messages, reasons_to_leave, habit]).toEqual([[], [], null]);
  });
});

describe("The customer journey", () => {
  test("has only stages of which something was said, and no feeling that nobody named", () => {
    const { stages } = writeCustomerJourney(materialOf(WRITTEN.NOTEBOOKS));
    expect(stages.map(({ stage }) => stage)).toEqual(["discover", "buy", "first value"]);
    expect(stages.every(({ feeling }) => feeling === null)).toBe(true);
  });
});

describe("Milestones", () => {
  test("stand in order, and what waits for the bet stands behind it", () => {
    const { milestones } = writeEvolutionMilestones(materialOf(WRITTEN.CRATES));
    const at = (text: string) => milestones.findIndex(({ what }) => what.text.includes(text));
    expect(at("second van")).toBeLessThan(at("Bet:"));
    expect(at("Bet:")).toBeLessThan(at("Rotterdam"));
    expect(at("Rotterdam")).toBeLessThan(at("vegetables"));
    expect(milestones[at("Rotterdam")]).toMatchObject({ by: null, after: "the bet" });
  });

  test("tell where the founder's own date is before the bet, with both in their words", () => {
    const { unknowns } = writeEvolutionMilestones(materialOf(WRITTEN.CRATES));
    expect(unknowns[0]?.options.map(({ text }) => text)).toEqual([
      "“A depot in Rotterdam in March 2027, once 60 florists return daily.”",
      "“60 florists who return daily by 30 June 2027. Under 40 we close the night round and collect twice a week.”",
    ]);
  });

  test("do not measure a bet by another number that shares a word with it", () => {
    const { sums } = writeEvolutionMilestones(materialOf(WRITTEN.CRATES));
    expect(sums.map(({ formula }) => formula)).toEqual(["184 ÷ 7"]);
  });

  test("say first that a bet is decided after the goal is due", () => {
    const { bet } = WRITTEN.CRATES;
    if (!bet) throw new RangeError("Give the founder a bet");
    const { headline } = writeEvolutionMilestones(
      materialOf({ ...WRITTEN.CRATES, bet: { ...bet, by: "2028-02-29" } }),
    );
    expect(headline.text).toBe("The bet is decided 8 weeks after the goal is due on 31 December 2027.");
  });

  test("are headed by the founder's own sentence", () => {
    const evolution = claim("First the night round, then Rotterdam");
    expect(writeEvolutionMilestones(materialOf(WRITTEN.CRATES, { sentences: { evolution } })).headline.text)
      .toBe("First the night round, then Rotterdam");
  });

  test("keep a step without a date in the founder's order", () => {
    const next = ["First a course.", "Then a book.", "Then the sea."].map((text) =>
      words("evolution.next", text)
    );
    const { milestones } = writeEvolutionMilestones(materialOf({ next }));
    expect(milestones.map(({ what }) => what.text)).toEqual([
      "“a course.”",
      "“a book.”",
      "“the sea.”",
    ]);
  });
});

describe("A bet below what all together have today", () => {
  const bet = (target: number, metric: string) => ({
    metric,
    target,
    by: "2027-10-31",
    reverses: null,
    quote: `If Bello has not ${target} ${metric}, we close it`,
    turn: "t",
    field: "evolution.bet",
    state: "confirmed" as const,
  });
  const sumsOf = (target: number, fact: MeasureFact) =>
    writeEvolutionMilestones(materialOf({ bet: bet(target, fact.name), measured: [fact] })).sums
      .filter(({ formula }) => formula.includes(String(target)));

  test("is one of a part, and no way down", () => {
    expect(sumsOf(60, measure("batteries a month", 140, "batteries"))).toEqual([]);
    expect(sumsOf(200, measure("batteries a month", 140, "batteries"))).toHaveLength(1);
    expect(sumsOf(3, measure("churn %", 5, "%"))).toHaveLength(1);
  });
});

describe("The roadmap", () => {
  const step = (text: string) => words("evolution.next", text);

  test.each([
    ["First a kiln for schools", "“a kiln for schools.”"],
    ["Danach ein Stand in Lindau", "“ein Stand in Lindau.”"],
    ["Depois da feira uma loja", "“Depois da feira uma loja.”"],
  ])("says of a step's place once: %s", (said, expected) => {
    const { milestones } = writeEvolutionMilestones(materialOf({ next: [step(said)] }));
    expect(milestones.map(({ what }) => what.text.toLowerCase())).toEqual([
      expected.toLowerCase().replace(".”", "”."),
    ]);
  });

  test("is not headed by where they go quiet", () => {
    const mark = {
      kind: "said" as const,
      turn: "t",
      field: "journey.quiet",
      quote: "Between day 3 and day 5",
    };
    const evolution = claim(
      "Kiln & Co repairs the place where it goes quiet: “Between day 3 and day 5”",
      mark,
    );
    const material = {
      ...materialOf({ next: [step("First a kiln for schools")] }),
      sentences: { evolution },
    };
    expect(writeEvolutionMilestones(material).headline.text).toBe("First: “a kiln for schools”");
  });
});
