import { describe, expect, test } from "vitest";
import { writePitchAsk } from "../../../agents/anchors/pitch/pitch_ask.ts";
import { writePitchEvidence } from "../../../agents/anchors/pitch/pitch_evidence.ts";
import type { Section } from "../../../agents/domain/anchors.ts";
import { NOW } from "../../helpers/case_state.ts";
import { founderWho } from "../../helpers/founders.ts";

type Answers = Parameters<typeof founderWho>[0];

function tableWith(section: Section, column: string): string[][] {
  const table = section.blocks.find((block) => block.kind === "table" && block.columns.includes(column));
  return table?.kind === "table" ? table.rows.map(({ cells }) => cells) : [];
}

function bottomUp(answers: Answers): string {
  const { blocks } = writePitchEvidence(founderWho(answers), NOW);
  return blocks.flatMap((block) =>
    block.kind === "paragraph" && block.title === "From the bottom up"
      ? block.claims.map(({ text }) => text)
      : []
  ).join(" ");
}

const GOAL: Answers = {
  "goal.twelve_months": "60 harbours by 31 December 2027.",
  "company.stage_region": "30 harbours today.",
};

describe("the market from the bottom up", () => {
  test("multiplies what comes in each month by the goal over today's count", () => {
    expect(bottomUp({ ...GOAL, "growth.numbers": "30 harbours, €3,000 a month." })).toContain(
      "€6,000 a month",
    );
  });

  test.each([
    "Average harbour €100 a month.",
    "30 harbours, each pays €100 a month.",
    "Im Schnitt €100 a month.",
  ])("does not take what one customer pays for income: %s", (numbers) => {
    expect(bottomUp({ ...GOAL, "growth.numbers": numbers })).toContain("Needs your number");
  });

  test("gives each count in digits, also one that was said in words", () => {
    const rows = tableWith(
      writePitchEvidence(
        founderWho({
          "goal.twelve_months": "Five hundred gyms by 31 December 2027.",
          "company.stage_region": "Two hundred gyms so far.",
        }),
        NOW,
      ),
      "how many",
    );
    expect(rows.filter(([what]) => what !== "the ground").map(([what, , count]) => [what, count]))
      .toEqual([["today", "200"], ["the goal", "500"]]);
  });
});

describe("the ask", () => {
  test("splits the sum into parts of a hundred, the sum itself under them", () => {
    const rows = tableWith(
      writePitchAsk(founderWho({ "pitch.raise": "Raising $400,000: 60% two engineers, 40% boats." }), NOW),
      "use",
    );
    expect(rows.map(([, share]) => share)).toEqual(["60%", "40%", "$400,000"]);
  });

  test("has no parts where nobody asks", () => {
    expect(tableWith(writePitchAsk(founderWho({ "pitch.raise": "God, no." }), NOW), "use")).toEqual([]);
  });
});
