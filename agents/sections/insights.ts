import type { PrintedInsight } from "../strategy/insights.ts";
import { labelled, type Say } from "./labels.ts";
import { references } from "./markdown.ts";

/** What stands over the insights, in every view. */
export const INSIGHTS_TITLE = "What you had not put together";

/** What stands under an insight's claim, each line under its label: the arithmetic, what follows, how it could be wrong. */
export function underClaim({ sum, follows, doubt }: PrintedInsight): { label: string; text: string }[] {
  const lines = [["Calculation", sum], ["What follows", follows], ["How it could be wrong", doubt]] as const;
  return lines.flatMap(([label, text]) => text === null ? [] : [{ label, text }]);
}

/** All that an insight says, for whoever counts what returns. */
export function insightTexts(insight: PrintedInsight): string[] {
  return [insight.claim.text, ...underClaim(insight).map(({ text }) => text)];
}

/** The insights as markdown under their title; nothing where there is none. */
export function insightsMarkdown(insights: readonly PrintedInsight[], say: Say): string[] {
  if (insights.length === 0) return [];
  return [
    `## ${say(INSIGHTS_TITLE)}`,
    ...insights.map((insight) =>
      [
        `**${oneLine(insight.claim.text)}** ${references(insight.claim.marks, say)}`.trim(),
        underClaim(insight).map(({ label, text }) => `- ${labelled(label, oneLine(text), say)}`).join("\n"),
      ].filter((part) => part !== "").join("\n\n")
    ),
  ];
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}
