import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { writeChannelStrategy } from "../../../agents/author/rules/attention/channel_strategy.ts";
import { writeContentApproach } from "../../../agents/author/rules/attention/content_approach.ts";
import { addDays } from "../../../agents/domain/days.ts";
import type { Facts, TextFact } from "../../../agents/domain/facts.ts";
import { buildCalendar, calendarFrom } from "../../../agents/plan/build_calendar.ts";
import { isHookLong } from "../../../agents/plan/hooks.ts";
import { holidaysFor, nextMonday } from "../../../agents/plan/work_days.ts";
import type { CalendarPart } from "../../../agents/strategy/calendar.ts";
import type { Material } from "../../../agents/strategy/material.ts";
import { materialOf, words, WRITTEN } from "../../helpers/written_sheets.ts";

const KNOWLEDGE = [
  "A chain that is oiled in the rain rusts from inside.",
  "Cheap tyres cost more, it's about €4 a puncture and twelve of these a year.",
  "How to store a bicycle over winter",
  "A frame sings before it breaks.",
  "Brakes squeal because of the pads, never because of the rim.",
];
const VALUES = [
  "We never sell electric scooters.",
  "We close on Friday when it snows.",
  "Nobody works alone at the saw.",
];
const ANSWERS = [
  ["Too dear", "It is four hours of work and a year of quiet."],
  ["I can do it myself", null],
  [
    "What if it breaks again?",
    "Then you bring it back and pay nothing.",
  ],
] as const;
const CHANNELS = ["friends", "the market stall", "a newsletter", "Instagram"];

const sheets = fc.record({
  hours: fc.option(fc.constantFrom(0.25, 0.5, 1, 1.5, 2, 3, 4, 5, 7, 10, 25)),
  knowledge: fc.subarray(KNOWLEDGE),
  values: fc.subarray(VALUES),
  answers: fc.subarray([...ANSWERS]),
  proof: fc.constantFrom(null, "Of 40 repairs 38 held a year.", "It took 3 days, not 3 weeks."),
  channels: fc.subarray(CHANNELS, { minLength: 1 }),
  refused: fc.subarray(["Instagram", "the market stall"]),
  region: fc.constantFrom("the Netherlands", "Portugal", "Japan", "Mars"),
  measured: fc.boolean(),
  start: fc.date({ min: new Date("2026-01-01"), max: new Date("2029-12-31"), noInvalidDate: true }),
});
type Sheet = typeof sheets extends fc.Arbitrary<infer Value> ? Value : never;

function factsOf(sheet: Sheet): Partial<Facts> {
  const at = (field: string) => ({ turn: "t", field, state: "read" as const });
  const list = (field: string, texts: string[]): TextFact[] => texts.map((text) => words(field, text));
  return {
    region: words("company.stage_region", `Second year, in ${sheet.region}.`),
    knowledge: list("content.knowledge", sheet.knowledge),
    values: list("identity.values", sheet.values),
    refused_channels: list("channels.refused", sheet.refused),
    proof: sheet.proof === null ? null : words("proof.best", sheet.proof),
    objections: sheet.answers.map(([says, answer]) => ({
      says,
      answer,
      quote: `${says}: ${answer}`,
      ...at("messaging.objections"),
    })),
    channels: sheet.channels.map((name, place) => ({
      name,
      count: 20 - place * 3,
      share: null,
      quote: name,
      ...at("channels.current"),
    })),
    capacity: sheet.hours === null ? null : {
      hours_a_week: sheet.hours,
      money_a_month: null,
      quote: `${sheet.hours} hours`,
      ...at("channels.capacity"),
    },
    measured: sheet.measured
      ? [{ name: "repairs", value: 40, unit: "repairs", quote: "40 repairs", ...at("growth.numbers") }]
      : [],
  };
}

test("A calendar keeps every one of its rules for 300 generated sheets", () => {
  fc.assert(
    fc.property(sheets, (sheet) => keepsItsRules(materialOf(factsOf(sheet), { now: sheet.start }))),
    { numRuns: 300 },
  );
});

describe("The calendar of a written sheet keeps its rules:", () => {
  for (const [name, facts] of Object.entries(WRITTEN)) {
    test(name, () => keepsItsRules(materialOf(facts)));
  }
});

function keepsItsRules(material: Material): void {
  const { channels } = writeChannelStrategy(material);
  const { pillars } = writeContentApproach(material);
  const entries = buildCalendar(material, channels, pillars);
  const hasChannel = channels.some(({ verdict }) => verdict !== "refused");
  const hasPost = entries.some(({ open }) => !open);
  expect(entries.length > 0).toBe(hasChannel || hasPost);
  if (entries.length === 0) return;
  expectDays(material, entries);
  expectHours(material, entries);
  if (hasChannel) expectChannels(entries, channels);
  else expect(new Set(entries.map(({ channel }) => channel))).toEqual(new Set(["channel not chosen yet"]));
  expectWords(material, entries);
  for (const pillar of entries.some(({ open }) => !open) ? pillars : []) {
    const share = (entries.filter((entry) => entry.pillar === pillar.name.text).length / entries.length) *
      100;
    expect(Math.abs(share - pillar.share)).toBeLessThanOrEqual(5);
  }
}

function expectDays(material: Material, entries: CalendarPart[]): void {
  const monday = nextMonday(material.now);
  const dates = entries.map(({ date }) => date);
  expect(dates).toEqual([...new Set(dates)].sort());
  expect(dates.every((date) => date >= monday && date <= addDays(monday, 29))).toBe(true);
  const holidays = holidaysFor(material, monday, addDays(monday, 29)).map(({ date }) => date);
  expect(dates.filter((date) => holidays.includes(date))).toEqual([]);
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
}

function expectHours(material: Material, entries: CalendarPart[]): void {
  const monday = nextMonday(material.now);
  const hours = material.sheet.facts.capacity?.hours_a_week ?? 0;
  for (let week = 0; week < 5; week++) {
    const inWeek = entries.filter(({ date }) =>
      date >= addDays(monday, week * 7) && date < addDays(monday, week * 7 + 7)
    );
    expect(inWeek.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(hours * 60);
  }
}

function expectChannels(
  entries: CalendarPart[],
  channels: ReturnType<typeof writeChannelStrategy>["channels"],
): void {
  const focus = channels.find(({ verdict }) => verdict === "focus")?.name;
  const planned = channels.filter(({ verdict }) => verdict === "focus" || verdict === "test").map((
    { name },
  ) => name);
  expect(entries.filter(({ channel }) => channel === focus).length * 2).toBeGreaterThanOrEqual(
    entries.length,
  );
  expect(entries.filter(({ channel }) => !planned.includes(channel))).toEqual([]);
  expect(entries.filter(({ open }) => open).length * 5).toBeGreaterThanOrEqual(entries.length);
}

function expectWords({ sheet }: Material, entries: CalendarPart[]): void {
  const posts = entries.filter(({ open }) => !open);
  const hooks = posts.map(({ hook }) => hook.toLowerCase());
  expect(new Set(hooks).size).toBe(hooks.length);
  expect(posts.filter(({ hook }) => !isHookLong(hook))).toEqual([]);
  expect(posts.filter(({ draft }) => draft === null || draft.marks.length === 0)).toEqual([]);
  const looks = entries.filter(({ open }) => open).map(({ look_for }) => look_for);
  expect(looks.filter((look) => look === "")).toEqual([]);
  expect(new Set(looks).size).toBe(looks.length);
  const proofs = entries.flatMap(({ proof }) => proof === null ? [] : [proof.text]);
  expect(proofs.every((proof) => proofs.filter((each) => each === proof).length <= 4)).toBe(true);
  const said = JSON.stringify(sheet.facts);
  const strange = posts.filter(({ hook }) =>
    !said.includes(JSON.stringify(hook.replace(/[“”]/gu, "")).slice(1, -1))
  );
  expect(strange.map(({ hook }) => hook)).toEqual([]);
}

test("A calendar made again keeps the identity of each entry, and one from another day begins there", () => {
  const material = materialOf(WRITTEN.CRATES);
  const { channels } = writeChannelStrategy(material);
  const { pillars } = writeContentApproach(material);
  expect(buildCalendar(material, channels, pillars)).toEqual(buildCalendar(material, channels, pillars));
  const later = calendarFrom(material, { channels, pillars, from: "2027-02-03" });
  expect(later[0]?.date).toBe("2027-02-03");
});

test("Fewer hours make a shorter calendar", () => {
  const lengthAt = (hours: number) => {
    const capacity = WRITTEN.CRATES.capacity;
    if (!capacity) throw new RangeError("Give the founder hours");
    const material = materialOf({ ...WRITTEN.CRATES, capacity: { ...capacity, hours_a_week: hours } });
    return buildCalendar(
      material,
      writeChannelStrategy(material).channels,
      writeContentApproach(material).pillars,
    ).length;
  };
  expect(lengthAt(6)).toBeGreaterThan(lengthAt(1));
});

test("A founder with one thin word has open entries only, and none with a channel they did not name", () => {
  const material = materialOf(WRITTEN.SILENT);
  const entries = buildCalendar(
    material,
    writeChannelStrategy(material).channels,
    writeContentApproach(material).pillars,
  );
  expect(entries.every(({ open }) => open)).toBe(true);
  expect([...new Set(entries.map(({ channel }) => channel))]).toEqual(["Friends"]);
});

test("Without a channel and a post there is no calendar; without a channel the posts wait for one", () => {
  expect(buildCalendar(materialOf({}), [], [])).toEqual([]);
  const material = materialOf({ ...WRITTEN.CRATES, channels: [] });
  const entries = buildCalendar(material, [], writeContentApproach(material).pillars);
  expect(entries.filter(({ open }) => !open).length).toBeGreaterThan(5);
  expect(entries.every(({ channel }) => channel === "channel not chosen yet")).toBe(true);
});

test("A subject that gives way to somebody to ask stands in the next open entry", () => {
  const material = materialOf({
    knowledge: ["How to oil a chain", "How to true a wheel", "How to lace a hub"].map((text) =>
      words("content.knowledge", text)
    ),
    trigger: words("customer.trigger_barrier", "The bicycle stood outside all winter."),
  });
  const channel = {
    ...writeChannelStrategy(material).channels[0],
    name: "friends",
    verdict: "focus" as const,
  };
  const entries = buildCalendar(
    material,
    [{
      why: { text: "", marks: [] },
      count: null,
      share: null,
      hours_a_week: null,
      money_a_month: null,
      signal: null,
      ...channel,
    }],
    writeContentApproach(material).pillars,
  );
  const looked = entries.map(({ look_for }) => look_for);
  expect(looked[0]).toContain("The bicycle stood outside all winter");
  expect(looked[1]).toContain("How to oil a chain");
});
