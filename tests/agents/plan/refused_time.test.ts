import { expect, test } from "vitest";
import { firstDay, refusedFrom } from "../../../agents/plan/refused_time.ts";
import { materialOf } from "../../helpers/written_sheets.ts";

const evidence = { turn: "t", field: "launch.moment" as const, state: "read" as const };
const moment = (...stretches: [from: string, to: string][]) => ({
  ...{ on: "2027-05-04", season: null, text: "4 May 2027", quote: "4 May 2027", ...evidence },
  not: stretches.map(([from, to]) => (
    { from, to, quote: "Not then, the road is closed.", turn: "t", field: "launch.moment" as const }
  )),
});

test.each([
  ["most of the days lie in it", "2026-12-01", "2026-12-31", "2027-01-04"],
  ["it was a year ago and comes round", "2025-12-01", "2025-12-31", "2027-01-04"],
  ["a week of the days lies in it", "2026-12-20", "2026-12-27", "2026-11-30"],
  ["it is far off", "2027-06-01", "2027-08-31", "2026-11-30"],
])("The thirty days begin behind what was refused where %s", (_, from, to, first) => {
  const material = {
    ...materialOf({ moment: moment([from, to]) }),
    now: new Date("2026-11-28T09:00:00Z"),
  };
  expect(firstDay(material)).toBe(first);
  expect(refusedFrom(material.sheet.facts, "2026-11-30") === null).toBe(first === "2026-11-30");
});

test.each([
  ["the one behind the other", [["2026-07-01", "2026-07-31"], ["2026-08-01", "2026-08-31"]], "2026-09-07"],
  ["the later one first", [["2026-08-01", "2026-08-31"], ["2026-07-01", "2026-07-31"]], "2026-09-07"],
  // Whoever refuses all of the year is given a first day all the same.
  ["without end", [["2026-07-01", "2026-12-31"], ["2026-01-01", "2026-06-30"]], "2027-07-05"],
] as [string, [string, string][], string][])("The thirty days begin behind both months where they stand %s", (
  _,
  stretches,
  first,
) => {
  const material = { ...materialOf({ moment: moment(...stretches) }), now: new Date("2026-06-26T09:00:00Z") };
  expect(firstDay(material)).toBe(first);
});
