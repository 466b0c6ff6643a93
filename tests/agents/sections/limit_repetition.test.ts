import { expect, test } from "vitest";
import { type Block, type Section, type SectionId, sectionTitle } from "../../../agents/domain/anchors.ts";
import { figureMarkdown } from "../../../agents/sections/figure_markdown.ts";
import { limitRepetition } from "../../../agents/sections/limit_repetition.ts";
import { Repetition } from "../../../agents/text/repetition.ts";

const PROOF = "Over 14 months the estimates were 0.4 points out on average";
const OTHER = "every friday the berth plan goes out as a printable sheet to read";

function section(id: SectionId, ...blocks: Block[]): Section {
  return {
    id,
    anchor: "truth",
    title: sectionTitle(id),
    headline: { text: "Late is normal.", marks: [] },
    blocks,
    choice: null,
    confidence: {
      score: 1,
      said: 1,
      source: 0,
      inference: 0,
      assumption: 0,
      deductions: [],
      raised_by: "",
    },
    open_questions: [],
    written_by: "model",
    note: null,
  };
}

function table(...rows: string[][]): Block {
  return {
    kind: "table",
    columns: ["pillar", "reason", "proof"],
    rows: rows.map((cells) => ({ cells, marks: [] })),
  };
}

function rowsOf(sections: Section[]): string[][][] {
  return sections.map(({ blocks }) =>
    blocks.flatMap((block) => block.kind === "table" ? block.rows.map(({ cells }) => cells) : [])
  );
}

test("a cell that would return says where it stands, and a row of nothing else goes", () => {
  const sections = [
    section("market_analysis", table(["Early", "", PROOF])),
    section(
      "strategic_messaging",
      table(["Early", "It is estimated.", PROOF], ["Twice", PROOF, ""], ["Gone", "", ""]),
    ),
    section("growth_strategy", table(["Friday", OTHER, ""]), table(["Again", "Printed.", OTHER])),
  ];
  expect(rowsOf(limitRepetition(sections, new Repetition(1)))).toEqual([
    [["Early", "", PROOF]],
    [["Early", "It is estimated.", "see Market analysis"], ["Gone", "", ""]],
    [["Friday", OTHER, ""], ["Again", "Printed.", "see above"]],
  ]);
});

test("a cell that a model wrote keeps its first words, and no pointer takes its place", () => {
  const sections = [
    section("market_analysis", table(["Early", "", PROOF])),
    section("strategic_messaging", table(["Early", "It is estimated.", PROOF])),
  ];
  const [, messaging] = rowsOf(limitRepetition(sections, new Repetition(1), new Set([PROOF])));
  expect(messaging).toEqual([["Early", "It is estimated.", "Over 14 months the estimates were\u00a0…"]]);
});

test("a picture leaves out what the text beside it says, and neither stops twice nor breaks off", () => {
  const house: Block = {
    kind: "figure",
    title: "Message house",
    figure: {
      kind: "house",
      roof: "Early and told.",
      pillars: [{ name: "We tell how wrong we were.", proof: PROOF }, {
        name: "She signs",
        proof: "No demo",
      }],
      ground: "Late is normal.",
    },
    marks: [],
  };
  const [printed] = limitRepetition(
    [section("strategic_messaging", house, table(["She", "", PROOF]))],
    new Repetition(1),
  );
  const [picture, words] = printed?.blocks ?? [];
  expect(words).toMatchObject({ rows: [{ cells: ["She", "", PROOF] }] });
  expect(picture?.kind === "figure" ? figureMarkdown(picture.figure, (label) => label) : "").toBe(
    "- Roof: Early and told.\n- Pillar: We tell how wrong we were.\n- Pillar: She signs. Proof: No demo.\n- Ground: Late is normal.",
  );
});
