import { describe, expect, test } from "vitest";
import type { Facts } from "../../../agents/domain/facts.ts";
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

test("Hours and money add up to what was said, never to more", () => {
  const { channels } = planChannels(materialOf(WRITTEN.CRATES));
  expect(channels.reduce((sum, { hours }) => sum + (hours ?? 0), 0)).toBe(6);
  expect(channels.reduce((sum, { money }) => sum + (money?.amount ?? 0), 0)).toBe(450);
  expect(channels.map(({ hours }) => hours)).toEqual([3.5, 1.25, 1.25, 0]);
});

test("No hours said, no hours planned", () => {
  const { channels } = planChannels(materialOf(WRITTEN.SILENT));
  expect(channels.map(({ hours, money }) => [hours, money])).toEqual([[null, null]]);
});

test("A cost is read from the words behind its channel, and only where it is the one sum there", () => {
  const quote = "auditors 16, LinkedIn posts 8, and the fair got us 5 for £14,000";
  const evidence = { quote, turn: "t", field: "channels.current", state: "read" as const, share: null };
  const auditors = { name: "auditors", count: 16, ...evidence };
  const fair = { name: "the fair", count: 5, ...evidence };
  expect(costOf(fair, [auditors, fair])).toEqual({ amount: 14000, currency: "GBP" });
  expect(costOf(auditors, [auditors, fair])).toBeNull();
});
