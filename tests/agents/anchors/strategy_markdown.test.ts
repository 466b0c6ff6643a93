import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Markdown from "react-markdown";
import { describe, expect, test } from "vitest";
import { strategyMarkdown } from "../../../agents/sections/strategy_markdown.ts";
import { FOUNDATION_ANCHORS } from "../../../agents/domain/anchors.ts";
import type { Foundation } from "../../../agents/strategy/foundation.ts";
import { buildFoundation } from "../../../agents/foundation.ts";
import { assumedState, caseState, NOW } from "../../helpers/case_state.ts";

function foundationOf(state = caseState("tidewatch")): Foundation {
  return buildFoundation({ state, anchors: {}, now: NOW, version: 1, mind: "Built-in strategist" });
}

describe.each([["a case", foundationOf()], ["assumptions alone", foundationOf(assumedState())]])(
  "the Markdown of %s",
  (_name, foundation) => {
    const text = strategyMarkdown(foundation);

    test("has one title, and a heading for each anchor and each section, in order", () => {
      const headings = text.match(/^#{1,3} .+$/gm) ?? [];
      expect(headings.filter((line) => line.startsWith("# "))).toEqual([
        `# ${foundation.company}: brand strategy`,
      ]);
      const titles = FOUNDATION_ANCHORS.flatMap((type) => foundation.anchors[type].sections)
        .map(({ title }) => `### ${title}`);
      expect(headings.filter((line) => titles.includes(line))).toEqual(titles);
      expect(headings).toContain("## What we do not know");
      expect(headings).toContain("## Sources and quotes");
    });

    test("says every headline and lists every quote", () => {
      for (const type of FOUNDATION_ANCHORS) {
        for (const { headline } of foundation.anchors[type].sections) expect(text).toContain(headline.text);
      }
      for (const { quote } of foundation.quotes) expect(text).toContain(`“${quote}”`);
    });

    test("reads as Markdown and brings no HTML of its own", () => {
      const html = renderToStaticMarkup(createElement(Markdown, null, text));
      expect(html.match(/<h1>/g)).toHaveLength(1);
      expect(html.match(/<h3>/g)?.length).toBeGreaterThanOrEqual(16);
    });

    test("is the same for the same foundation, and ends with one line break", () => {
      expect(strategyMarkdown(foundation)).toBe(text);
      expect(text).toMatch(/[^\n]\n$/);
    });
  },
);

test("each row of each table has as many cells as its head", () => {
  const tables = strategyMarkdown(foundationOf()).split("\n\n").filter((part) => part.startsWith("| "));
  expect(tables.length).toBeGreaterThan(5);
  for (const table of tables) {
    const widths = table.split("\n").map((line) => line.match(/(?<!\\)\|/g)?.length);
    expect(new Set(widths).size).toBe(1);
  }
});

test("a company's name cannot begin a heading of its own", () => {
  const text = strategyMarkdown({ ...foundationOf(), company: "A\n# B" });
  expect(text.match(/^# .*$/gm)).toEqual(["# A # B: brand strategy"]);
});
