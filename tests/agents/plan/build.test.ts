import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCapacity } from "../../../agents/anchors/attention/capacity.ts";
import { hoursOn } from "../../../agents/anchors/attention/capacity.ts";
import { channelPlanOf } from "../../../agents/anchors/attention/channel_plan.ts";
import { addDays } from "../../../agents/domain/days.ts";
import { pillarsOf } from "../../../agents/anchors/attention/pillars.ts";
import { refusedChannels } from "../../../agents/anchors/attention/refused_channels.ts";
import { typedAnswer } from "../../../agents/domain/journey.ts";
import type { CalendarEntry } from "../../../agents/domain/calendar.ts";
import type { JourneyState } from "../../../agents/domain/journey.ts";
import { wordCount } from "../../../agents/text/text.ts";
import { buildCalendar } from "../../../agents/plan/calendar.ts";
import { countriesOf, holidaysBetween } from "../../../agents/plan/holidays.ts";
import { founderOf, founderWho, INVENTED, inventedFounder, SPARSE } from "../../helpers/founders.ts";

const KNOWLEDGE = [
  "How to oil a chain in the rain.",
  "Why cheap tyres cost more: thorns, glass, cold mornings.",
  "What a frame sounds like before it breaks.",
  "How to store a bicycle over winter: dry, hung up, half the air, no cover.",
];
const PROOF = [
  "Of 40 repairs 38 held a year.",
  "One rider did 4,000 km on our wheel.",
  "It took 3 days, not 3 weeks.",
];
const REFUSALS = ["We never sell electric scooters.", "We won't rent.", "No discount for students."];

const founders = fc.record({
  hours: fc.constantFrom(0, 0.5, 1, 1.5, 2, 3, 4, 5, 7, 10, 16, 25),
  money: fc.nat({ max: 3000 }),
  knowledge: fc.subarray(KNOWLEDGE),
  proof: fc.subarray(PROOF),
  refusals: fc.subarray(REFUSALS),
  country: fc.constantFrom("the Netherlands", "Portugal", "Japan", "Mars"),
  closed: fc.constantFrom("", "We close Sunday and Monday."),
  start: fc.date({ min: new Date("2026-01-01"), max: new Date("2029-12-31"), noInvalidDate: true }),
});

test("A calendar keeps every one of its rules for 200 generated founders", () => {
  fc.assert(
    fc.property(founders, (founder) => {
      const state = founderWho({
        "channels.capacity": `${founder.hours} hours a week and €${founder.money} a month.`,
        "channels.current":
          "Of 30 customers 14 came with a friend, 10 from the market stall and 6 from the newsletter.",
        "channels.refused": "Instagram and cold calling.",
        "content.knowledge": founder.knowledge.join(" "),
        "proof.best": founder.proof.join(" "),
        "difference.only": founder.refusals.join(" "),
        "identity.values": founder.closed,
        "company.stage_region": `Second year, in ${founder.country}.`,
      });
      keepsItsRules(state, founder.start);
    }),
    { numRuns: 200 },
  );
});

describe("The calendar of", () => {
  for (const name of ["tidewatch", "ovenline"] as const) {
    test(`${name} keeps every rule`, async () =>
      keepsItsRules(await founderOf(name), new Date("2026-11-23")));
  }
  for (const name of INVENTED) {
    test(`${name}, an invented founder, keeps every rule`, () =>
      keepsItsRules(inventedFounder(name), new Date("2026-11-23")));
  }
  for (const [name, answers] of Object.entries(SPARSE)) {
    test(`a founder who said ${name} keeps every rule`, () =>
      keepsItsRules(founderWho(answers), new Date("2026-11-23")));
  }
});

function keepsItsRules(state: JourneyState, from: Date): void {
  const start = from.toISOString().slice(0, 10);
  const entries = buildCalendar(state, from);
  expect(entries.length).toBeGreaterThanOrEqual(10);
  expect(entries.length).toBeLessThanOrEqual(24);
  expectDays(state, entries, start);
  expectHours(state, entries, start);
  expectShares(state, entries);
  expectChannels(state, entries, from);
  expectWords(state, entries);
}

function expectDays(state: JourneyState, entries: CalendarEntry[], start: string): void {
  const dates = entries.map((entry) => entry.date);
  expect(dates.every((date) => date >= start && date <= addDays(start, 29))).toBe(true);
  expect(dates).toEqual([...new Set(dates)].sort());
  const holidays = holidaysBetween(countriesOf(state), start, addDays(start, 29)).map((holiday) =>
    holiday.date
  );
  expect(dates.filter((date) => holidays.includes(date))).toEqual([]);
  expect(new Set(entries.map((entry) => entry.uid)).size).toBe(entries.length);
}

function expectHours(state: JourneyState, entries: CalendarEntry[], start: string): void {
  const capacity = readCapacity(typedAnswer(state, "channels.capacity"));
  for (let week = 0; week < 5; week++) {
    const from = addDays(start, week * 7);
    const inWeek = entries.filter((entry) => entry.date >= from && entry.date < addDays(from, 7));
    const minutes = inWeek.reduce((sum, entry) => sum + entry.minutes, 0);
    const most = Math.max(hoursOn(capacity, from), hoursOn(capacity, addDays(from, 6)));
    expect(minutes).toBeLessThanOrEqual(most * 60);
  }
  expect(entries.every((entry) => entry.minutes >= 1)).toBe(true);
}

function expectShares(state: JourneyState, entries: CalendarEntry[]): void {
  const pillars = pillarsOf(state);
  expect(pillars.length).toBeGreaterThanOrEqual(3);
  expect(pillars.length).toBeLessThanOrEqual(4);
  expect(pillars.reduce((sum, pillar) => sum + pillar.share, 0)).toBe(100);
  for (const pillar of pillars) {
    const share = (entries.filter((entry) => entry.pillar === pillar.name).length / entries.length) * 100;
    expect(Math.abs(share - pillar.share)).toBeLessThanOrEqual(5);
  }
}

function expectChannels(state: JourneyState, entries: CalendarEntry[], from: Date): void {
  const { focus } = channelPlanOf(state, from);
  const refused = refusedChannels(state).map((channel) => channel.name.toLowerCase());
  expect(entries.filter((entry) => entry.channel === focus.label).length * 2).toBeGreaterThanOrEqual(
    entries.length,
  );
  expect(entries.filter((entry) => refused.includes(entry.channel.toLowerCase()))).toEqual([]);
  expect(entries.filter((entry) => entry.open).length * 5).toBeGreaterThanOrEqual(entries.length);
}

function expectWords(state: JourneyState, entries: CalendarEntry[]): void {
  const hooks = entries.map((entry) => entry.hook);
  expect(new Set(hooks).size).toBe(hooks.length);
  expect(hooks.filter((hook) => wordCount(hook) > 14)).toEqual([]);
  const proofs = entries.map((entry) => entry.proof).filter((proof) => proof !== "");
  for (const proof of new Set(proofs)) {
    expect(proofs.filter((each) => each === proof).length).toBeLessThanOrEqual(4);
  }
  const turns = Object.values(state.fields).flatMap((field) => field.answers.map((answer) => answer.text));
  const printed = entries.flatMap((
    { hook, draft, proof, message, cultural_moment },
  ) => [hook, draft, proof, message, cultural_moment]);
  const quotes = printed.flatMap((text) => [...text.matchAll(/“([^”]*)”/gu)].map((match) => match[1] ?? ""));
  expect(quotes.filter((quote) => !turns.some((turn) => turn.includes(quote)))).toEqual([]);
  for (const entry of entries) {
    for (
      const value of [
        entry.channel,
        entry.format,
        entry.message,
        entry.draft,
        entry.visual,
        entry.call_to_action,
        entry.owner,
        entry.metric,
      ]
    ) {
      expect(value.trim()).not.toBe("");
    }
    expect(entry.marks.length).toBeGreaterThan(0);
  }
}

test("A calendar made again keeps the identity of each day's entry", async () => {
  const state = await founderOf("tidewatch");
  const first = buildCalendar(state, new Date("2026-11-23"));
  expect(buildCalendar(state, new Date("2026-11-23"))).toEqual(first);
});

test("Fewer hours make a shorter calendar", () => {
  const lengthAt = (hours: number) =>
    buildCalendar(founderWho({ "channels.capacity": `${hours} hours a week.` }), new Date("2027-02-01"))
      .length;
  expect(lengthAt(7)).toBeGreaterThan(lengthAt(2));
  expect(lengthAt(2)).toBeGreaterThan(lengthAt(0.5));
});

test("A day on which the founder is closed has no entry", async () => {
  const entries = buildCalendar(await founderOf("ovenline"), new Date("2026-11-23"));
  const weekdays = entries.map((entry) => new Date(entry.date).getUTCDay());
  expect(weekdays.filter((day) => day === 0 || day === 1)).toEqual([]);
});
