import { describe, expect, test } from "vitest";
import { addDays, isoDay } from "../../../agents/domain/days.ts";
import type { Facts } from "../../../agents/domain/facts.ts";
import { firstOfThirty, testTime } from "../../../agents/plan/season.ts";
import { materialOf, words } from "../../helpers/written_sheets.ts";

/** Wednesday. */
const NOW = new Date("2026-11-25T09:00:00Z");
const MONDAY = "2026-11-30";

function around(on: string | null, season: string | null = null, region = "Mars") {
  const moment: Facts["moment"] = { on, season, ...words("launch.moment", season ?? on ?? "") };
  return materialOf({ moment, region: words("company.stage_region", region) }, { now: NOW });
}

describe("The thirty days", () => {
  test.each([
    ["begin next Monday where the moment is among them", "2026-12-18", MONDAY],
    ["begin next Monday where the moment is a season away", "2027-06-01", MONDAY],
    ["begin two weeks before the week of a moment that they would end before", "2027-01-13", "2026-12-28"],
    ["hold a week of a moment that they would only touch", "2026-12-28", "2026-12-14"],
  ])("%s", (_, on, first) => expect(firstOfThirty(around(on))).toBe(first));

  test("cover every moment of the next three months, never beginning in the past", () => {
    for (let away = 0; away < 90; away++) {
      const on = addDays(isoDay(NOW), away);
      const first = firstOfThirty(around(on));
      expect(first >= MONDAY).toBe(true);
      expect(addDays(first, 23) >= on).toBe(true);
      expect(new Date(first).getUTCDay()).toBe(1);
    }
  });
});

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
