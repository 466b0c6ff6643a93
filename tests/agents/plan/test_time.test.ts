import { describe, expect, test } from "vitest";
import type { Facts } from "../../../agents/domain/facts.ts";
import { testTime } from "../../../agents/plan/test_time.ts";
import { materialOf, words } from "../../helpers/written_sheets.ts";

/** Wednesday. */
const NOW = new Date("2026-11-25T09:00:00Z");
const MONDAY = "2026-11-30";

function around(on: string | null, season: string | null = null, region = "Mars") {
  const moment: Facts["moment"] = { on, season, ...words("launch.moment", season ?? on ?? "") };
  return materialOf({ moment, region: words("company.stage_region", region) }, { now: NOW });
}

describe("The tests", () => {
  test("take six weeks from next Monday where no moment is known", () => {
    const material = materialOf({}, { now: NOW });
    expect(testTime(material)).toEqual({ from: MONDAY, until: "2027-01-11", weeks: 6, waits: false });
  });

  test("begin with the moment and not before it", () => {
    expect(testTime(around("2027-01-11")))
      .toEqual({ from: "2027-01-11", until: "2027-02-22", weeks: 6, waits: true });
  });

  test.each([
    ["the second quarter", "Q2 2027", "2027-04-01", "2027-07-01", 13],
    ["Japanese spring months", "2027年4月", "2027-04-01", "2027-05-13", 6],
  ])("last as long as the moment does: %s", (_, season, from, until, weeks) => {
    expect(testTime(around(null, season))).toEqual({ from, until, weeks, waits: true });
  });

  test("count days of work, so that holidays make them longer and not shorter", () => {
    const { until, weeks } = testTime(around(null, null, "Manchester, United Kingdom"));
    expect([until, weeks]).toEqual(["2027-01-14", 6]);
  });
});
