import { expect, test } from "vitest";
import { firstDay, refusedFrom } from "../../../agents/plan/refused_time.ts";
import { materialOf } from "../../helpers/written_sheets.ts";

const evidence = { turn: "t", field: "launch.moment" as const, state: "read" as const };
const moment = (from: string, to: string) => ({
  ...{ on: "2027-05-04", season: null, text: "4 May 2027", quote: "4 May 2027", ...evidence },
  not: [{ from, to, quote: "Not then, the road is closed.", turn: "t", field: "launch.moment" as const }],
});

test.each([
  ["most of the days lie in it", "2026-12-01", "2026-12-31", "2027-01-04"],
  ["it was a year ago and comes round", "2025-12-01", "2025-12-31", "2027-01-04"],
  ["a week of the days lies in it", "2026-12-20", "2026-12-27", "2026-11-30"],
  ["it is far off", "2027-06-01", "2027-08-31", "2026-11-30"],
])("The thirty days begin behind what was refused where %s", (_, from, to, first) => {
  const material = {
    ...materialOf({ moment: moment(from, to) }),
    now: new Date("2026-11-28T09:00:00Z"),
  };
  expect(firstDay(material)).toBe(first);
  expect(refusedFrom(material.sheet.facts, "2026-11-30") === null).toBe(first === "2026-11-30");
});
