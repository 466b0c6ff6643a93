import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Section } from "../../agents/domain/anchors.ts";
import { SectionView } from "../../islands/anchors/SectionView.tsx";

const SECTION: Section = {
  id: "market_analysis",
  anchor: "truth",
  title: "Market analysis",
  headline: { text: "Most of those you lose stay as they are.", marks: [] },
  blocks: [],
  choice: null,
  confidence: {
    score: 0.5,
    said: 1,
    source: 0,
    inference: 0,
    assumption: 0,
    deductions: [],
    raised_by: "one more answer",
  },
  open_questions: [],
  written_by: "builtin",
  note: null,
};

test("a section says which model wrote it and how much of it did not pass", () => {
  const note = "2 sentences of the model's did not pass: numbers, names.";
  const html = renderToStaticMarkup(
    <SectionView section={{ ...SECTION, written_by: "model", model: "qwen3", note }} />,
  );
  expect(html).toContain("Written by qwen3.");
  expect(html).toContain("did not pass: numbers, names.");
});

test("a section of the rules' says so and nothing of a model", () => {
  const html = renderToStaticMarkup(<SectionView section={SECTION} />);
  expect(html).toContain("Written by rules from your facts.");
  expect(html).not.toContain('class="note"');
});
