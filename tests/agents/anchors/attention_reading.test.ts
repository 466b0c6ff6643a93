import { describe, expect, test } from "vitest";
import { hoursOn, readCapacity } from "../../../agents/anchors/attention/capacity.ts";
import { readChannels } from "../../../agents/anchors/attention/channels.ts";
import { deadlineIn } from "../../../agents/text/deadline.ts";
import { apportion, formatMoney, moneyIn } from "../../../agents/text/quantities.ts";
import { refusedChannels } from "../../../agents/anchors/attention/refused_channels.ts";
import { saidOrCorrected } from "../../../agents/anchors/words/current_answer.ts";
import { goalOf } from "../../../agents/anchors/evolution/goal.ts";
import { roomsOf } from "../../../agents/anchors/attention/rooms.ts";
import { ownerOf } from "../../../agents/anchors/attention/team.ts";
import { betOf } from "../../../agents/anchors/evolution/bet.ts";
import { paceOf } from "../../../agents/anchors/evolution/pace.ts";
import { quietOf } from "../../../agents/anchors/evolution/quiet.ts";
import { founderOf, founderWho } from "../../helpers/founders.ts";

const NOW = new Date("2026-11-20T09:00:00Z");

describe("Capacity", () => {
  const cases: [string, number][] = [
    ["Seven hours a week from October to April, three in the season, and €400 a month.", 7],
    ["5 hours a week and €150 a month, not more.", 5],
    ["About an hour a day.", 5],
    ["2 evenings a week.", 6],
    ["half a day a week", 4],
    ["Half an hour a week.", 0.5],
    ["90 minutes a week", 1.5],
    ["6 Stunden pro Woche", 6],
    ["週5時間", 5],
    ["No idea.", 2],
  ];
  test.each(cases)("of “%s” is read as hours a week", (text, hours) => {
    expect(readCapacity(text).hours).toBe(hours);
  });

  test("follows the season that was named", () => {
    const capacity = readCapacity("Seven hours a week from October to April, three in the season.");
    expect(hoursOn(capacity, "2026-12-01")).toBe(7);
    expect(hoursOn(capacity, "2027-06-01")).toBe(3);
  });
});

describe("Channels", () => {
  const cases: [string, (string | number | null)[][]][] = [
    [
      "Of 23 marinas 9 came because another harbour master rang them, 6 from the boat show and 3 found the website.",
      [
        ["another harbour master rang them", 9],
        ["boat show", 6],
        ["website", 3],
      ],
    ],
    ["Referrals 9, shows 6, website 3.", [["Referrals", 9], ["shows", 6], ["website", 3]]],
    ["60% recommendations, 30% Google and the rest fairs", [["recommendations", 60], ["Google", 30]]],
    ["Word of mouth mostly, some from Instagram.", [["Word of mouth", null], ["Instagram", null]]],
    ["I don't know, they just come", []],
  ];
  test.each(cases)("are read from “%s”", (text, expected) => {
    expect(readChannels(text).map(({ name, count }) => [name, count])).toEqual(expected);
  });

  test("counts that exceed their whole are not believed", () => {
    const counted = readChannels("Of 10 customers 9 came from fairs and 8 from friends.").filter((channel) =>
      channel.count !== null
    );
    expect(counted).toEqual([]);
  });

  test("praise belongs to the channel named last before it", async () => {
    const text = (await founderOf("ovenline")).fields["channels.current"].answers[0]?.text ?? "";
    expect(readChannels(text).filter((channel) => channel.praised).map((channel) => channel.name)).toEqual([
      "WhatsApp list",
    ]);
  });
});

test("Refused channels are the founder's words without their reasons", async () => {
  expect(refusedChannels(await founderOf("tidewatch")).map((each) => each.name)).toEqual([
    "Instagram",
    "paid search",
    "cold calling",
    "Skipper magazines",
    "boaters' apps",
  ]);
});

test("Refusals in the answer about capacity count where the question about channels was skipped", () => {
  const state = founderWho({
    "channels.capacity": "3 hours a week. I won't do Instagram and no cold calling.",
  });
  expect(refusedChannels(state).map((each) => each.name)).toEqual(["Instagram", "cold calling"]);
});

test("Rooms keep their size only where it was said of them", async () => {
  const rooms = roomsOf(await founderOf("ovenline")).map(({ name, size }) => [name, size]);
  expect(rooms).toContainEqual(["the language school", 300]);
  expect(rooms).toContainEqual(["the Saturday market", null]);
});

test("An owner is a role as the founder wrote it, else the founder", async () => {
  const state = await founderOf("tidewatch");
  expect(ownerOf(state, "calls").name).toBe("retired harbour master");
  expect(ownerOf(state, "product").name).toBe("developer");
  expect(ownerOf(await founderOf("ovenline"), "calls").name).toBe("founder");
});

test("A bet is read as metric, target, date and what changes the mind", async () => {
  expect(betOf(await founderOf("tidewatch"), NOW)).toMatchObject({
    metric: "new marinas signed from the February table",
    target: 12,
    date: "2027-04-30",
    flipAt: 6,
    fewerIsBetter: false,
  });
  expect(betOf(await founderOf("ovenline"), NOW)).toMatchObject({
    metric: "people who leave after box three or four",
    target: 10,
    date: "2027-09-30",
    flipAt: 18,
    fewerIsBetter: true,
  });
});

test("Pace needs a goal with a date and a count of the same thing", async () => {
  expect(paceOf(await founderOf("ovenline"), NOW)?.current.value).toBe(212);
  expect(paceOf(founderWho({ "goal.twelve_months": "400 subscribers by 31 December 2027." }), NOW))
    .toBeNull();
});

test("The quiet day is counted from days or weeks", async () => {
  expect(quietOf(await founderOf("tidewatch"))?.day).toBe(9);
  expect(quietOf(await founderOf("ovenline"))?.day).toBe(15);
  expect(quietOf(founderWho({ "journey.quiet": "They stop writing." }))?.day).toBeNull();
});

test("An answer that says only that there is none counts as no answer", () => {
  expect(quietOf(founderWho({ "journey.quiet": "No idea." }))).toBeNull();
  expect(refusedChannels(founderWho({ "channels.refused": "None." }))).toEqual([]);
  expect(quietOf(founderWho({ "journey.quiet": "No idea why, but after day 5." }))?.day).toBe(5);
});

test("A corrected number is read in the correcting words", () => {
  const state = founderWho({ "goal.twelve_months": "45 marinas by 31 December 2027." });
  const quote = "Make it 50 marinas by 31 December 2027";
  state.corrections.push({
    turn: "turn-9",
    field: "goal.twelve_months",
    from: "45",
    to: "50",
    quote,
    stale: [],
  });
  expect(goalOf(state, NOW)).toMatchObject({ value: 50, noun: "marinas", date: "2027-12-31" });
  expect(saidOrCorrected(state, "goal.twelve_months", "50 marinas")).toEqual({
    kind: "said",
    turn: "turn-9",
    field: "goal.twelve_months",
    quote: "50 marinas",
  });
});

test("A day's full stop ends no sentence in which a bet is dated", () => {
  const bet = betOf(
    founderWho({
      "evolution.bet": "Bis 30. Juni 2027 kommen 20 neue Geigen. Wenn es unter 8 sind, lassen wir es.",
    }),
    NOW,
  );
  expect(bet).toMatchObject({ target: 20, date: "2027-06-30", flipAt: 8 });
});

test("A deadline may be a day, a month or a year", () => {
  expect(deadlineIn("by 30 April 2027", NOW)?.date).toBe("2027-04-30");
  expect(deadlineIn("by April", NOW)?.date).toBe("2027-04-30");
  expect(deadlineIn("in 2027", NOW)?.date).toBe("2027-12-31");
  expect(deadlineIn("I may do it", NOW)).toBeNull();
});

test("Largest remainder adds up exactly", () => {
  expect(apportion(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(apportion(7, [57, 22, 14, 7]).reduce((sum, part) => sum + part, 0)).toBe(7);
  expect(apportion(10, [0, 0])).toEqual([0, 0]);
});

test("Money is written back the way it was typed", () => {
  const [euro] = moneyIn("€400 a month");
  const [krone] = moneyIn("It is 540 kr. a month");
  expect(euro && formatMoney(1200, euro)).toBe("€1,200");
  expect(krone && formatMoney(1200, krone)).toMatch(/^1,200 kr/);
});
