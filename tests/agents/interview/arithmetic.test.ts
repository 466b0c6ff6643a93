import { describe, expect, it } from "vitest";
import { arithmeticLine } from "../../../agents/interview/asking/arithmetic.ts";
import { journeyWith } from "../../helpers/founders.ts";
import { NOW } from "./player.ts";

describe("a calculation", () => {
  it("adds up parts that come to their total", () => {
    const sums: [string, string][] = [
      ["Now 23 paying marinas: 14 in the north and 9 in Denmark.", "Calculated: 14 + 9 = 23 marinas."],
      [
        "Of the last 60 guests 34 came by the shop, 17 with a friend and 9 online.",
        "Calculated: 34 + 17 + 9 = 60 guests.",
      ],
    ];
    for (const [text, sum] of sums) {
      expect(arithmeticLine(journeyWith({ "channels.current": text }), "channels.current", NOW)).toBe(sum);
    }
  });

  it("says nothing where the parts do not come to the total, or are not counts", () => {
    for (
      const text of [
        "23 marinas: 14 here and 8 there.",
        "60 loaves, 30 at €15 and 30 at €15.",
        "Started in 2023 with 4.",
      ]
    ) {
      expect(arithmeticLine(journeyWith({ "channels.current": text }), "channels.current", NOW)).toBe("");
    }
  });

  it("sets the goal's pace beside the one that was said", () => {
    const state = journeyWith({
      "company.stage_region": "20 paying marinas. We add maybe one a month.",
      "goal.twelve_months": "44 marinas by 20 November 2027.",
    });
    expect(arithmeticLine(state, "goal.twelve_months", NOW)).toBe(
      "Calculated: From 20 to 44 marinas: 2 more each month until 20 November 2027.",
    );
  });

  it("sets no pace for different things, a past date or a goal without one", () => {
    for (const goal of ["44 boats by 20 November 2027.", "44 marinas by 1 May 2026.", "44 marinas."]) {
      const state = journeyWith({ "company.stage_region": "20 paying marinas.", "goal.twelve_months": goal });
      expect(arithmeticLine(state, "goal.twelve_months", NOW)).toBe("");
    }
  });
});
