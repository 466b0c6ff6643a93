import ICAL from "ical.js";
import { expect, test } from "vitest";
import { calendarOf } from "../../../agents/foundation.ts";
import { toCsv, toIcs } from "../../../agents/plan/calendar.ts";
import { parse } from "csv-parse/sync";
import { founderOf } from "../../helpers/founders.ts";

const NOW = new Date("2026-11-20T08:00:00Z");

test("The .ics is read by another library with every entry, its day and its identity", async () => {
  const entries = calendarOf(await founderOf("ovenline"), NOW, { from: "2026-11-23" });
  const calendar = new ICAL.Component(ICAL.parse(toIcs(entries, { company: "Ovenline", now: NOW })));
  const events = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
  expect(events.map((event) => event.uid)).toEqual(entries.map((entry) => entry.uid));
  expect(events.map((event) => event.startDate.toString())).toEqual(entries.map((entry) => entry.date));
  expect(events.every((event) => event.startDate.isDate)).toBe(true);
  expect(events.map((event) => event.summary)).toEqual(
    entries.map((entry) => `${entry.format}: ${entry.hook}`),
  );
  expect(events.map((event) => event.description.split("\n")[0])).toEqual(
    entries.map((entry) => entry.draft),
  );
});

test("The .ics has lines of at most 75 octets that end in CRLF", async () => {
  const text = toIcs(calendarOf(await founderOf("ovenline"), NOW, { from: "2026-11-23" }), {
    company: "Ovenline",
    now: NOW,
  });
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  const lines = text.split("\r\n");
  expect(lines.filter((line) => line.includes("\n"))).toEqual([]);
  expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
});

test("The .ics is the same for the same entries and the same clock", async () => {
  const entries = calendarOf(await founderOf("tidewatch"), NOW, { from: "2026-11-23" });
  expect(toIcs(entries, { company: "Tidewatch", now: NOW })).toBe(
    toIcs(entries, { company: "Tidewatch", now: NOW }),
  );
});

test("The .csv gives every cell back and ends each line in CRLF", async () => {
  const entries = calendarOf(await founderOf("tidewatch"), NOW, { from: "2026-11-23" });
  const text = toCsv(entries);
  const rows: Record<string, string>[] = parse(text, { columns: true, bom: true });
  expect(rows.map((row) => row["hook"])).toEqual(entries.map((entry) => entry.hook));
  expect(rows.map((row) => row["open"])).toEqual(entries.map((entry) => entry.open ? "yes" : "no"));
  expect(text.endsWith("\r\n")).toBe(true);
});

test("The .csv makes a cell harmless that a spreadsheet would run", async () => {
  const [entry] = calendarOf(await founderOf("tidewatch"), NOW, { from: "2026-11-23" });
  if (entry === undefined) throw new RangeError("Build a calendar with an entry");
  const rows: Record<string, string>[] = parse(toCsv([{ ...entry, hook: "=HYPERLINK(1)" }]), {
    columns: true,
    bom: true,
  });
  expect(rows[0]?.["hook"]).toBe("'=HYPERLINK(1)");
});
