import { load } from "cheerio";
import { expect, test } from "vitest";
import type { CalendarEntry } from "../../agents/domain/calendar.ts";
import { CalendarDocument } from "../../routes/pages/reading/calendar.tsx";
import { drawn } from "../helpers/english.ts";

function entry(date: string, hook: string): CalendarEntry {
  return {
    uid: hook,
    date,
    channel: `Channel of ${hook}`,
    format: "",
    pillar: "",
    section: "launch_tactics",
    stage: "",
    segment: "",
    hook,
    message: hook,
    draft: hook,
    proof: "",
    visual: "",
    call_to_action: "",
    minutes: 30,
    owner: "",
    metric: "",
    cultural_moment: "",
    open: false,
    marks: [],
  };
}

test("a day with several entries shows each of them, and each leads to its own place in the list", () => {
  const entries = [
    entry("2026-12-06", "First letter"),
    entry("2026-12-06", "Second letter"),
    entry("2026-12-06", "Third letter"),
    entry("2026-12-08", "Fourth letter"),
  ];
  const $ = load(
    drawn(<CalendarDocument company="Second Pour" journeyId="j" entries={entries} from={undefined} />),
  );
  const links = $(".calendar-weeks a").toArray().map((link) => ({
    hook: $(link).text(),
    day: $(link).closest("td").find("time").attr("datetime"),
    leadsTo: $(`[id="${$(link).attr("href")?.slice(1)}"]`).toArray().map((place) => $(place).text()),
  }));
  expect(links).toEqual(entries.map(({ date, hook }) => ({ hook, day: date, leadsTo: [hook] })));
});
