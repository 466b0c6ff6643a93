import { parse } from "csv-parse/sync";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { writeChannelStrategy } from "../../../agents/author/rules/attention/channel_strategy.ts";
import { writeContentApproach } from "../../../agents/author/rules/attention/content_approach.ts";
import type { Facts } from "../../../agents/domain/facts.ts";
import { buildCalendar } from "../../../agents/plan/build_calendar.ts";
import { toCsv } from "../../../agents/plan/csv.ts";
import { entryOf } from "../../../agents/plan/entry.ts";
import { toIcs } from "../../../agents/plan/ics.ts";
import { materialOf, WRITTEN } from "../../helpers/written_sheets.ts";

function partsOf(facts: Partial<Facts>) {
  const material = materialOf(facts);
  return buildCalendar(
    material,
    writeChannelStrategy(material).channels,
    writeContentApproach(material).pillars,
  );
}

test("An entry carries its draft and marks, an open one what to look for", () => {
  const entries = partsOf(WRITTEN.CRATES).map((part) => ({ part, entry: entryOf(part) }));
  for (const { part, entry } of entries) {
    expect(entry.hook).toBe(part.open ? part.look_for : part.hook);
    expect(entry.draft).toBe(part.draft?.text ?? part.look_for);
    expect(entry.marks.length > 0).toBe(!part.open);
  }
  expect(new Set(entries.map(({ entry }) => entry.hook)).size).toBe(entries.length);
});

test("The files take entries as they are: calendars read the days, spreadsheets the hooks", () => {
  const entries = partsOf(WRITTEN.NOTEBOOKS).map(entryOf);
  const text = toIcs(entries, { company: "京都手帳", now: new Date("2026-11-25T00:00:00Z") });
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));
  expect(events.map((event) => event.startDate.toString())).toEqual(entries.map(({ date }) => date));
  expect(events.every((event) => !/^\w+: $/mu.test(event.description))).toBe(true);
  const rows: Record<string, string>[] = parse(toCsv(entries), { columns: true, bom: true });
  expect(rows.map((row) => row["hook"])).toEqual(entries.map(({ hook }) => hook));
});

test("Hours that nobody named are no minutes, and no line about minutes", () => {
  const entries = partsOf(WRITTEN.SILENT).map(entryOf);
  expect(entries.map(({ minutes }) => minutes)).toEqual(entries.map(() => 0));
  expect(toIcs(entries, { company: "Bikes", now: new Date("2026-11-25T00:00:00Z") })).not.toContain(
    "Minutes",
  );
});
