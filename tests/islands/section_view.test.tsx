import { expect, test } from "vitest";
import { Insights } from "../../islands/anchors/Insights.tsx";
import { Written } from "../../islands/anchors/Quoted.tsx";
import { SectionView } from "../../islands/anchors/SectionView.tsx";
import type { Section } from "../../routes/api/contract.ts";
import { drawn } from "../helpers/english.ts";

const SECTION: Section = {
  id: "market_analysis",
  anchor: "truth",
  title: "Market analysis",
  headline: {
    text: "Nobody gains by a yes: “the chairman says it worked”.",
    marks: [
      { kind: "said", turn: "t", field: "market.obstacle", quote: "the chairman says it worked" },
      { kind: "inference", from: ["rivals.0"], how: "8 ÷ 10 = 80%" },
    ],
  },
  blocks: [],
  choice: null,
  confidence: { score: 0.8, said: 1, source: 0, inference: 1, assumption: 0, deductions: [], raised_by: "" },
  open_questions: [],
  written_by: "builtin",
  note: null,
};

test("a section says which model wrote it and how much of it did not pass", () => {
  const note = "2 sentences of the model's did not pass: numbers, names.";
  const html = drawn(
    <SectionView section={{ ...SECTION, written_by: "model", model: "qwen3", note }} />,
  );
  expect(html).toContain("Written by qwen3.");
  expect(html).toContain("did not pass: numbers, names.");
});

test("a section of the rules' says so and nothing of a model", () => {
  const html = drawn(<SectionView section={SECTION} />);
  expect(html).toContain("Written by rules from your facts.");
  expect(html).not.toContain('class="note"');
});

test("beside a claim stands what its own words do not say: the sum, and not the quote once more", () => {
  const html = drawn(<SectionView section={SECTION} />);
  expect(html).toContain("Inferred from 8 ÷ 10 = 80%");
  expect(html.match(/the chairman says it worked/g)).toHaveLength(1);
});

test("a choice tells what it has and no empty line", () => {
  const choice = {
    chosen: "Small boards",
    rejected: "Large ones",
    why: "They meet.",
    gives_up: "",
    marks: [],
  };
  const html = drawn(<SectionView section={{ ...SECTION, choice }} />);
  expect([...html.matchAll(/<dt>([^<]+)<\/dt>/g)].map(([, name]) => name)).toEqual([
    "Chosen",
    "Rejected",
    "Why",
  ]);
});

test("what a model has put together stands with its sum and its doubt, and nothing stands where there is none", () => {
  const insight = {
    anchor: "truth" as const,
    claim: { text: "Nine of ten invoices came on time.", marks: SECTION.headline.marks },
    sum: "100 − 10 = 90%",
    follows: null,
    doubt: "Count one month.",
  };
  const html = drawn(<Insights insights={[insight]} />);
  expect(html).toContain("What you had not put together");
  expect(html).toContain("100 − 10 = 90%");
  expect([...html.matchAll(/<dt>([^<]+)<\/dt>/g)].map(([, name]) => name)).toEqual([
    "Calculation",
    "How it could be wrong",
  ]);
  expect(drawn(<Insights insights={[]} />)).toBe("");
});

test("on a page in another language the rules' quotes are in the founder's, and so is all that a model wrote but our notes", () => {
  const theirs = (section: Section) =>
    drawn(
      <Written value="de">
        <SectionView section={section} />
      </Written>,
    );
  const byRules = theirs(SECTION);
  expect(byRules).toContain('Nobody gains by a yes: <span lang="de">“the chairman says it worked”</span>.');
  expect(byRules.match(/ lang="/g)).toHaveLength(1);
  const byModel = theirs({ ...SECTION, written_by: "model" });
  expect(byModel).toContain('<div class="passage" lang="de">');
  expect(byModel).toContain('<div class="notes" lang="en-US">');
  expect(drawn(<SectionView section={{ ...SECTION, written_by: "model" }} />)).not.toContain(" lang=");
});
