import { beforeAll, describe, expect, test } from "vitest";
import type { Facts } from "../../../agents/domain/facts.ts";
import type { JourneyState } from "../../../agents/domain/journey.ts";
import { readFacts } from "../../../agents/facts/read_facts.ts";
import { takeTurn } from "../../../agents/master.ts";
import { interviewed } from "../../helpers/play_without_server.ts";
import { readSpokenCase } from "../../helpers/spoken_case.ts";
import { NOW } from "../../helpers/case_state.ts";
import { surroundings } from "./player.ts";

let finished: JourneyState;
beforeAll(async () => {
  finished = (await interviewed(readSpokenCase("tidewatch"))).state;
});

async function sent(text: string) {
  const before = readFacts(finished, NOW).facts;
  const around = surroundings({ now: NOW });
  const { state, reply } = await takeTurn(structuredClone(finished), { id: "late", text }, around);
  const { facts } = readFacts(state, NOW);
  const changed = (Object.keys(facts) as (keyof Facts)[])
    .filter((fact) => JSON.stringify(facts[fact]) !== JSON.stringify(before[fact]));
  return { facts, changed, reply };
}

describe("Once the journey is complete", () => {
  test.each([
    ["actually the goal is 50 marinas, not 45", 50],
    ["no, the goal is 50, not 45", 50],
    ["Change the goal to 52 marinas", 52],
  ])("the goal is put right in words: %s", async (text, target) => {
    const { facts, changed } = await sent(text);
    expect(facts.goal?.target).toBe(target);
    expect(changed).toEqual(["goal"]);
  });

  test("the bet, the hours, the price and the place are put right", async () => {
    expect((await sent("the bet is 14 marinas, not 12")).facts.bet?.target).toBe(14);
    expect((await sent("we have 5 hours a week, not 7")).facts.capacity?.hours_a_week).toBe(5);
    expect((await sent("the price is €95, not €89")).facts.prices.map(({ amount }) => amount)).toEqual([
      95,
      149,
    ]);
    expect((await sent("We moved to Harlingen")).facts.region?.text).toBe("Harlingen");
  });

  test("what is counted now is told again without a word of correction", async () => {
    const { facts } = await sent("We have 25 marinas now");
    expect(facts.goal?.baseline).toBe(25);
  });

  test("what is no longer refused, or no longer done, is struck out of its own list alone", async () => {
    const refused = await sent("We don't refuse Instagram any more");
    expect(refused.facts.refused_channels.map(({ text }) => text)).not.toContain("Instagram");
    expect(refused.changed).toEqual(["refused_channels"]);
    const done = await sent("We no longer do the boat show in Leeuwarden");
    expect(done.changed).toEqual(["channels"]);
    expect((await sent("We don't use Instagram any more")).changed).toEqual([]);
  });

  test.each([
    "Our price went up to 95 euro",
    "we have 5 hours a week, not 4",
    "the obstacle is the treasurer, not the harbour master",
    "We also do a newsletter for 200 people",
  ])("what changes nothing for certain is told so: %s", async (text) => {
    const { changed, reply } = await sent(text);
    expect(changed).toEqual([]);
    expect(reply).toMatch(/^Nothing was changed: /u);
  });

  test("a question is the consultant's, and thanks are only thanks", async () => {
    expect((await sent("Which channel should I drop?")).reply).toContain("consultant");
    expect((await sent("ok thanks")).reply).toMatch(/^Your foundation is complete/u);
  });
});
