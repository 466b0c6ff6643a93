import { expect, test } from "vitest";
import { writeChannelStrategy } from "../../../agents/author/rules/attention/channel_strategy.ts";
import { writeContentApproach } from "../../../agents/author/rules/attention/content_approach.ts";
import type { Facts } from "../../../agents/domain/facts.ts";
import { buildCalendar } from "../../../agents/plan/build_calendar.ts";
import { ownWeekdays } from "../../../agents/plan/own_weekdays.ts";
import { materialOf, words } from "../../helpers/written_sheets.ts";

function hours(quote: string, hours_a_week = 2): Pick<Facts, "capacity"> {
  return {
    capacity: {
      hours_a_week,
      money_a_month: null,
      quote,
      turn: "t",
      field: "channels.capacity",
      state: "read",
    },
  };
}

test.each([
  ["Two hours a week, on Thursdays after the kiln is loaded.", [4]],
  ["Drei Stunden, mittwochs. Geld keins.", [3]],
  ["Le mardi soir, deux heures.", [2]],
  ["Los sábados, una hora. Nada de dinero.", [6]],
  ["Domenica mattina, un'ora alla settimana.", [0]],
  ["週に2時間、火曜日に。", [2]],
  ["An hour on Mondays and an hour on Fridays.", [1, 5]],
  ["Four hours a week, never on Sundays.", []],
  ["Five hours a week. There is a wedding this Saturday, so not now.", []],
  ["Two hours a day, Monday to Friday.", []],
  ["Two hours a week.", []],
])("the weekdays that a founder has for it: %s", (quote, weekdays) => {
  expect(ownWeekdays({ ...materialOf({}).sheet.facts, ...hours(quote) })).toEqual(weekdays);
});

test("hours that were put right keep the days they were said with, unless the correction names others", () => {
  const said = { quote: "Four hours a week, Sunday afternoons, and £150 a month", turn: "t" };
  const corrected = (quote: string) => {
    const { capacity } = hours(quote, 5);
    return ownWeekdays({
      ...materialOf({}).sheet.facts,
      capacity: capacity === null ? null : { ...capacity, state: "corrected", beside: said },
    });
  };
  expect(corrected("we have 5 hours a week")).toEqual([0]);
  expect(corrected("it's 5 hours a week, on Mondays")).toEqual([1]);
});

const SAID: Partial<Facts> = {
  region: words("company.stage_region", "In the Netherlands."),
  knowledge: [
    "A glaze that runs was fired too hot.",
    "Clay remembers how it was bent.",
    "A mug breaks at the handle first, and never at the rim.",
  ].map((text) => words("content.knowledge", text)),
  values: ["We never sell seconds as firsts.", "We mend our own work for nothing."].map((text) =>
    words("identity.values", text)
  ),
  proof: words("proof.best", "Of 300 mugs 4 came back."),
};

function channels(...names: string[]): Pick<Facts, "channels"> {
  return {
    channels: names.map((name, at) => ({
      name,
      count: 20 - at,
      share: null,
      quote: `${name} ${20 - at}`,
      turn: "t",
      field: "channels.current",
      state: "read",
    })),
  };
}

function calendarOf(facts: Partial<Facts>) {
  const material = materialOf({ ...SAID, ...facts });
  return buildCalendar(
    material,
    writeChannelStrategy(material).channels,
    writeContentApproach(material).pillars,
  );
}

const weekdayOf = (date: string) => new Date(date).getUTCDay();

test("all that is written falls on the one weekday that was named, two things a day at most, each with an id", () => {
  const entries = calendarOf({ ...channels("a newsletter"), ...hours("Two hours a week, on Thursdays.") });
  expect(entries.length).toBeGreaterThan(4);
  expect(entries.map(({ date }) => weekdayOf(date)).every((day) => day === 4)).toBe(true);
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
  const days = Map.groupBy(entries, ({ date }) => date);
  expect(Math.max(...[...days.values()].map((each) => each.length))).toBeLessThanOrEqual(2);
});

test("what is planned for a market falls on the day of the market, in the order of the days", () => {
  const entries = calendarOf({
    ...channels("friends", "the Saturday market"),
    ...hours("Four hours a week.", 4),
  });
  const market = entries.filter(({ channel }) => channel === "the Saturday market");
  expect(market.length).toBeGreaterThan(0);
  expect(market.map(({ date }) => weekdayOf(date)).filter((day) => day !== 6)).toEqual([]);
  const dates = entries.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted());
});

test("who is met is not met on the Sunday on which the founder writes", () => {
  const entries = calendarOf({
    ...channels("word of mouth", "a newsletter"),
    ...hours("Two hours, on Sunday nights."),
  });
  const on = (name: string) =>
    entries.filter(({ channel }) => channel === name).map(({ date }) => weekdayOf(date));
  expect(on("word of mouth")).not.toContain(0);
  expect(on("a newsletter").every((day) => day === 0)).toBe(true);
  expect(on("a newsletter").length).toBeGreaterThan(0);
});

test("who names Mondays meets people on Mondays too", () => {
  const entries = calendarOf({
    ...channels("word of mouth", "a newsletter"),
    ...hours("Four hours a week, on Mondays.", 4),
  });
  expect(entries.map(({ channel }) => channel)).toContain("word of mouth");
  expect(entries.map(({ date }) => weekdayOf(date)).filter((day) => day !== 1)).toEqual([]);
});
