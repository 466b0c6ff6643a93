import { ANCHOR_LABELS, FOUNDATION_ANCHORS, type FoundationAnchor } from "../domain/anchors.ts";
import type { Foundation } from "../strategy/foundation.ts";
import { longDate } from "../domain/days.ts";
import { references, sectionMarkdown, tableMarkdown } from "./markdown.ts";

const KEY = [
  "- *said*: the founder's own words, in quotation marks",
  "- *source*: a page that was read, with the day it was read",
  "- *inferred*: follows from what is named",
  "- *assumption*: not known yet; its cheapest test stands beside it",
].join("\n");

/** The whole strategy as GitHub-flavoured markdown, in the order of the PDF. */
export function strategyMarkdown(foundation: Foundation): string {
  const { company, asOf, mind } = foundation;
  const parts = [
    `# ${oneLine(company)}: brand strategy`,
    `As of ${longDate(asOf)}. Written by: ${oneLine(mind)}.`,
    "## The strategy on one page",
    ...FOUNDATION_ANCHORS.map((type) => sentenceMarkdown(foundation, type)),
    "## How to read the evidence",
    KEY,
    ...FOUNDATION_ANCHORS.flatMap((type) => [
      ...anchorMarkdown(foundation, type),
      ...type === "attention" ? calendarMarkdown(foundation) : [],
    ]),
    ...unknownsMarkdown(foundation),
    ...sourcesMarkdown(foundation),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function sentenceMarkdown({ anchors }: Foundation, type: FoundationAnchor): string {
  const claim = anchors[type].sentence ?? anchors[type].sections.at(-1)?.headline;
  return claim ? `**${ANCHOR_LABELS[type]}.** ${claim.text} ${references(claim.marks)}`.trim() : "";
}

function anchorMarkdown({ anchors }: Foundation, type: FoundationAnchor): string[] {
  const sections = anchors[type].sections.flatMap((section) => [
    `### ${section.title}`,
    sectionMarkdown(section),
  ]);
  return [`## ${ANCHOR_LABELS[type]}`, ...sections];
}

function calendarMarkdown({ calendar }: Foundation): string[] {
  if (calendar.length === 0) return [];
  const rows = calendar.map((entry) => [
    entry.date,
    entry.channel,
    entry.hook,
    entry.call_to_action,
    entry.owner,
    String(entry.minutes),
  ]);
  const columns = ["day", "channel", "hook", "call to action", "who", "minutes"];
  return ["## The 30 days", tableMarkdown(columns, rows)];
}

function unknownsMarkdown({ unknowns, contradictions, anchors }: Foundation): string[] {
  const open = contradictions.filter(({ settled }) => settled === null);
  const questions = FOUNDATION_ANCHORS.flatMap((type) => anchors[type].sections).flatMap((section) =>
    section.open_questions.map((question) => `- ${section.title}: ${oneLine(question)}`)
  );
  const rows = unknowns.map(({ what, why, test, cost }) => [what, why, test, cost]);
  return [
    "## What we do not know",
    rows.length === 0
      ? "Nothing is known to be missing."
      : tableMarkdown(["not known", "why it matters", "cheapest test", "cost"], rows),
    ...open.length === 0
      ? []
      : ["### Two things that cannot both be true", open.map(({ question }) => `- ${question}`).join("\n")],
    ...questions.length === 0 ? [] : ["### Questions that stand open", questions.join("\n")],
  ];
}

function sourcesMarkdown({ sources, quotes }: Foundation): string[] {
  const pages = sources.map(({ label, url, read_at, failure }) =>
    `- ${oneLine(label)}: ${oneLine(url)}, ${failure ?? `read ${longDate(read_at)}`}`
  );
  return [
    "## Sources and quotes",
    pages.length === 0 ? "No page was read." : pages.join("\n"),
    quotes.map(({ label, quote }) => `- ${label}: “${quote}”`).join("\n"),
  ];
}
