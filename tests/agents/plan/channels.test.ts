import { describe, expect, test } from "vitest";
import type { Facts } from "../../../agents/domain/facts.ts";
import { writeChannelStrategy } from "../../../agents/author/rules/attention/channel_strategy.ts";
import { costOf } from "../../../agents/plan/channel_cost.ts";
import { planChannels } from "../../../agents/plan/channels.ts";
import { claim } from "../../../agents/ledger/words.ts";
import { materialOf, words, WRITTEN } from "../../helpers/written_sheets.ts";

function verdictsOf(facts: Partial<Facts>, attention?: string): Record<string, string> {
  const sentences = attention === undefined ? {} : { attention: claim(attention) };
  return Object.fromEntries(
    planChannels(materialOf(facts, { sentences })).channels.map(({ fact, verdict }) => [fact.name, verdict]),
  );
}

describe("The focus is", () => {
  test("the channel that brought the most; the next two are tests and the rest stays as it is", () => {
    expect(verdictsOf(WRITTEN.CRATES)).toEqual({
      "drivers who talk": "focus",
      "the Aalsmeer notice board": "test",
      "the trade fair": "test",
      LinkedIn: "kept",
    });
  });

  test("the one that the founder's sentence names, whatever it brought", () => {
    expect(
      verdictsOf(
        WRITTEN.CRATES,
        "First the Aalsmeer notice board, the rest waits",
      )["the Aalsmeer notice board"],
    )
      .toBe("focus");
  });

  test("still the largest where the sentence names two", () => {
    const sentence = "LinkedIn and the trade fair bring nobody who stays";
    expect(verdictsOf(WRITTEN.CRATES, sentence)["drivers who talk"]).toBe("focus");
  });
});

test("A refused channel is planned nowhere, and keeps what it brought", () => {
  const plan = planChannels(materialOf(WRITTEN.POTTERY));
  expect(plan.channels.map(({ fact }) => fact.name)).toEqual(["le bouche à oreille", "le marché de Noël"]);
  expect(plan.refused.find(({ channel }) => channel !== null)?.channel?.count).toBe(9);
});

test("A refusal that only mentions a channel in its reason does not refuse it", () => {
  const refused_channels = [
    words(
      "channels.refused",
      "No cold email to owners, because an owner who hears of us before drivers who talk says no",
    ),
  ];
  expect(verdictsOf({ ...WRITTEN.CRATES, refused_channels })["drivers who talk"]).toBe("focus");
});

test("A channel whose customers are counted in the same answer is not refused in it", () => {
  const [first] = WRITTEN.CRATES.channels ?? [];
  if (first === undefined) throw new RangeError("Name a channel");
  const misread = { ...words("channels.current", first.name), turn: first.turn };
  const plan = planChannels(materialOf({ ...WRITTEN.CRATES, refused_channels: [misread] }));
  expect(plan.channels[0]?.fact.name).toBe("drivers who talk");
  expect(plan.refused).toEqual([]);
});

function named(name: string, count: number | null): Facts["channels"][number] {
  return { name, count, share: null, ...evidence(`${name} ${count}`) };
}

function evidence(quote: string) {
  return { quote, turn: "t", field: "channels.current", state: "read" as const };
}

const EIGHT_HOURS = {
  hours_a_week: 8,
  money_a_month: { amount: 6000, currency: "GBP" },
  ...evidence("8 hours and £6,000 a month"),
};

describe("Hours", () => {
  test("are divided by what the channels that take any have brought, and add up to what was said", () => {
    const { channels, undivided } = planChannels(materialOf(WRITTEN.CRATES));
    expect(channels.map(({ fact, hours }) => [fact.name, hours])).toEqual([
      ["drivers who talk", 3.25],
      ["the Aalsmeer notice board", 1.75],
      ["the trade fair", 1],
      ["LinkedIn", null],
    ]);
    expect(undivided.hours).toBeNull();
  });

  test.each([
    ["Xero advisor directory"],
    ["Branchenverzeichnis"],
    ["l'annuaire"],
    ["el directorio"],
    ["passaparola"],
    ["boca a boca"],
    ["mond-tot-mondreclame"],
    ["口コミ"],
  ])("go to nothing that brings people by itself: %s", (name) => {
    const facts = {
      channels: [named(name, 19), named("auditors", 16), named("breakfasts", 14)],
      capacity: EIGHT_HOURS,
    };
    expect(planChannels(materialOf(facts)).channels.map(({ hours }) => hours)).toEqual([null, 4.25, 3.75]);
  });

  test("stay whole where a channel was not counted, and the founder is asked", () => {
    const facts = { channels: [named("auditors", 16), named("breakfasts", null)], capacity: EIGHT_HOURS };
    const material = materialOf(facts);
    expect(planChannels(material).channels.map(({ hours }) => hours)).toEqual([null, null]);
    expect(writeChannelStrategy(material).unknowns.map(({ what }) => what)).toContain(
      "8 hours a week: how many go to auditors, breakfasts?",
    );
  });

  test("follow what the founder decided about them, not the counts", () => {
    const side = (field: string, quote: string) => ({ ...evidence(quote), field });
    const quote = "Eight is eight: the WhatsApp group and the breakfast.";
    const conflict = {
      id: "hours",
      a: side("channels.capacity", "8 hours"),
      b: side("launch.moment", "everywhere in January"),
      question: "Which holds?",
      weight: 1,
      settled: { turn: "t9", quote, kept: "first" as const },
    };
    const facts = { channels: [named("auditors", 16), named("breakfasts", 14)], capacity: EIGHT_HOURS };
    const material = materialOf(facts, { conflicts: [conflict] });
    expect(planChannels(material).channels.map(({ hours }) => hours)).toEqual([null, null]);
    const asked = writeChannelStrategy(material).unknowns.find(({ what }) => what.startsWith("8 hours"));
    expect(asked?.options.map(({ text }) => text)).toEqual([`You decided: “${quote}”`]);
    const onAuditors = {
      ...conflict,
      settled: { ...conflict.settled, quote: "Eight is eight: breakfasts." },
    };
    const decided = planChannels(materialOf(facts, { conflicts: [onAuditors] }));
    expect(decided.channels[0]).toMatchObject({ fact: { name: "breakfasts" }, verdict: "focus" });
  });

  test("are not all given to the one way that is left where the others take none", () => {
    const facts = { channels: [named("referrals", 28), named("a newsletter", 19)], capacity: EIGHT_HOURS };
    const { channels, undivided } = planChannels(materialOf(facts));
    expect(channels.map(({ hours }) => hours)).toEqual([null, null]);
    expect(undivided.hours).toBe(8);
  });

  test("are not planned where none were said", () => {
    const { channels, undivided } = planChannels(materialOf(WRITTEN.SILENT));
    expect(channels.map(({ hours }) => hours)).toEqual([null]);
    expect(undivided).toEqual({ hours: null, money: null, decided: null });
  });
});

test("Money is divided by nobody but the founder: all of it is asked for", () => {
  const material = materialOf({ channels: [named("auditors", 16)], capacity: EIGHT_HOURS });
  const { channels, unknowns } = writeChannelStrategy(material);
  expect(channels.map(({ money_a_month }) => money_a_month)).toEqual([null]);
  expect(unknowns.map(({ what }) => what)).toContain(
    "£6,000 a month: what is it spent on?",
  );
});

test("A cost is read from the words behind its channel, and only where it is the one sum there", () => {
  const quote = "auditors 16, LinkedIn posts 8, and the fair got us 5 for £14,000";
  const evidence = { quote, turn: "t", field: "channels.current", state: "read" as const, share: null };
  const auditors = { name: "auditors", count: 16, ...evidence };
  const fair = { name: "the fair", count: 5, ...evidence };
  expect(costOf(fair, [auditors, fair])).toEqual({ amount: 14000, currency: "GBP" });
  expect(costOf(auditors, [auditors, fair])).toBeNull();
});
