import { ANCHOR_LABELS, FOUNDATION_ANCHORS, type FoundationAnchor } from "../domain/anchors.ts";
import type { Foundation } from "../strategy/foundation.ts";
import { longDate } from "../domain/days.ts";
import { factRows } from "./fact_rows.ts";
import { references, sectionMarkdown, tableMarkdown } from "./markdown.ts";

const KEY = "● said · ■ read, with the day · – follows, with the arithmetic · ▲ not known yet, with a test";

/** The whole strategy as GitHub-flavoured markdown, in the order of the PDF. */
export function strategyMarkdown(foundation: Foundation): string {
  const { company, asOf, mind } = foundation;
  const parts = [
    `# ${oneLine(company)}: brand strategy`,
    `As of ${longDate(asOf)}. Written by: ${oneLine(mind)}.`,
    "## The strategy on one page",
    ...FOUNDATION_ANCHORS.map((type) => sentenceMarkdown(foundation, type)),
    KEY,
    ...FOUNDATION_ANCHORS.flatMap((type) => [
      ...anchorMarkdown(foundation, type),
      ...type === "attention" ? calendarMarkdown(foundation) : [],
    ]),
    ...unknownsMarkdown(foundation),
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
  const sections = anchors[type].sections.flatMap((section) => [
    `### ${section.title}`,
    sectionMarkdown({ ...section, open_questions: [] }),
  ]);
  return [`## ${ANCHOR_LABELS[type]}`, ...sections];
}

function calendarMarkdown({ calendar }: Foundation): string[] {
  if (calendar.length === 0) return [];
  const rows = calendar.map((entry) => [
    entry.date,
    entry.channel,
    entry.open ? `Open: ${entry.hook}` : entry.draft,
    String(entry.minutes),
  ]);
  const columns = ["day", "channel", "words to use", "minutes"];
  return ["## The 30 days", tableMarkdown(columns, rows)];
}

function unknownsMarkdown({ unknowns, conflicts }: Foundation): string[] {
  const open = conflicts.filter(({ settled }) => settled === null || settled.kept === "unknown");
  const rows = unknowns.map(({ what, options, test }) => [
    what,
    options.map(({ text }) => text).join(" Or: "),
    test,
  ]);
  return [
    "## What we do not know",
    rows.length === 0
      ? "Nothing is known to be missing."
      : tableMarkdown(["not known", "it could be", "cheapest test"], rows),
    ...open.length === 0
      ? []
      : ["### Two things that cannot both be true", open.map(({ question }) => `- ${question}`).join("\n")],
  ];
}

function worksheetMarkdown(foundation: Foundation): string[] {
  const rows = factRows(foundation);
  return rows.length === 0 ? [] : ["## The facts", tableMarkdown(["fact", "as it was read"], rows)];
}

function sourcesMarkdown({ sources, quotes }: Foundation): string[] {
  const pages = sources.map(({ label, url, read_at, failure }) =>
    `- ${oneLine(label)}: ${oneLine(url)}, ${failure ?? `read ${longDate(read_at)}`}`
  );
  return [
    "## Sources and quotes",
    pages.length === 0 ? "No page was read." : pages.join("\n"),
    [...Map.groupBy(quotes, ({ label }) => label)].map(([label, lines]) =>
      `- ${label}: ${lines.map(({ quote }) => quote).join("; ")}`
    ).join("\n"),
  ];
}
