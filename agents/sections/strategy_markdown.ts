import { ANCHOR_LABELS, FOUNDATION_ANCHORS, type FoundationAnchor } from "../domain/anchors.ts";
import type { Foundation } from "../strategy/foundation.ts";
import { longDate } from "../domain/days.ts";
import { entryWords } from "./entry_words.ts";
import { factRows } from "./fact_rows.ts";
import { references, sectionMarkdown, tableMarkdown } from "./markdown.ts";
import { openRows } from "./open_rows.ts";
import { quotesLeft, saysSomething } from "./quotes_left.ts";

const KEY = "● said · ■ read · – calculated · ▲ assumed";

/** The whole strategy as GitHub-flavoured markdown, in the order of the PDF. */
export function strategyMarkdown(foundation: Foundation): string {
  const { company, asOf, mind } = foundation;
  const parts = [
    `# ${oneLine(company)}: brand strategy`,
    `${longDate(asOf)} · ${oneLine(mind)}`,
    "## On one page",
    ...FOUNDATION_ANCHORS.map((type) => sentenceMarkdown(foundation, type)),
    KEY,
    ...FOUNDATION_ANCHORS.flatMap((type) => [
      ...anchorMarkdown(foundation, type),
      ...type === "attention" ? calendarMarkdown(foundation) : [],
    ]),
    ...openMarkdown(foundation),
    ...worksheetMarkdown(foundation),
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
  const sections = anchors[type].sections.filter(saysSomething).flatMap((section) => [
    `### ${section.title}`,
    sectionMarkdown({ ...section, open_questions: [] }),
  ]);
  return sections.length === 0 ? [] : [`## ${ANCHOR_LABELS[type]}`, ...sections];
}

function calendarMarkdown({ calendar }: Foundation): string[] {
  if (calendar.length === 0) return [];
  const rows = calendar.map((entry) => [
    dayAndMonth(entry.date),
    entry.channel,
    entryWords(entry),
    String(entry.minutes),
  ]);
  const columns = ["day", "channel", "words", "minutes"];
  return ["## The 30 days", tableMarkdown(columns, rows)];
}

/** "1 Dec": the month and year stand at the head of the strategy. */
function dayAndMonth(iso: string): string {
  return new Date(iso).toLocaleDateString("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
}

function openMarkdown(foundation: Foundation): string[] {
  const rows = openRows(foundation).map(({ question, options, test }) => [question, options, test]);
  if (rows.length === 0) return [];
  const columns = ["question", "it could be", "cheapest test"];
  const used = columns.map((_, at) => rows.some((cells) => cells[at] !== ""));
  const kept = (cells: string[]) => cells.filter((_, at) => used[at]);
  return ["## What we do not know", tableMarkdown(kept(columns), rows.map(kept))];
}

function worksheetMarkdown(foundation: Foundation): string[] {
  const rows = factRows(foundation);
  return rows.length === 0 ? [] : ["## The facts", tableMarkdown(["fact", "as read"], rows)];
}

function sourcesMarkdown(foundation: Foundation): string[] {
  const pages = foundation.sources.map(({ label, url, read_at, failure }) =>
    `- ${oneLine(label)}: ${oneLine(url)}, ${failure ?? `read ${longDate(read_at)}`}`
  );
  const quotes = quotesLeft(foundation).map(([label, lines]) => `- ${label}: ${lines.join("; ")}`);
  const lines = [...pages, ...quotes];
  return lines.length === 0 ? [] : ["## Sources and quotes", lines.join("\n")];
}
