import { longDate } from "../domain/days.ts";
import {
  type Block,
  type Choice,
  type Section,
  type SectionId,
  SECTIONS,
  sectionTitle,
} from "../domain/anchors.ts";
import type { Claim, Mark } from "../domain/claims.ts";
import { FIELDS, isFieldId } from "../domain/fields.ts";
import { figureMarkdown } from "./figure_markdown.ts";

/** A section as GitHub-flavoured markdown, each claim followed by what it rests on. */
export function sectionMarkdown(section: Section): string {
  const parts = [
    `**${section.headline.text}** ${references(section.headline.marks)}`.trim(),
    ...section.blocks.map(blockMarkdown),
    section.choice === null ? "" : choiceMarkdown(section.choice),
    confidenceMarkdown(section),
    openMarkdown(section.open_questions),
    section.note === null ? "" : `*${section.note}*`,
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

function blockMarkdown(block: Block): string {
  const title = block.title === undefined ? "" : `**${block.title}**\n\n`;
  switch (block.kind) {
    case "paragraph":
      return title + block.claims.map(claimMarkdown).join(" ");
    case "list":
      return title + block.items.map((item) => `- ${claimMarkdown(item)}`).join("\n");
    case "table":
      return title + tableMarkdown(
        [...block.columns, "evidence"],
        block.rows.map((row) => [...row.cells, references(row.marks)]),
      );
    case "figure":
      return `${title}${figureMarkdown(block.figure)}\n\n${references(block.marks)}`.trim();
  }
}

function claimMarkdown(claim: Claim): string {
  return `${claim.text} ${references(claim.marks)}`.trim();
}

/** Rows as a GFM table. Pipes and line breaks inside a cell cannot break it. */
export function tableMarkdown(columns: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map(safeCell).join(" | ")} |`;
  return [line(columns), line(columns.map(() => "---")), ...rows.map(line)].join("\n");
}

function safeCell(text: string): string {
  return text.replaceAll("|", "\\|").replace(/\s*\n\s*/g, " ");
}

function choiceMarkdown(choice: Choice): string {
  const lines = [
    `**Choice.** Chosen: ${ended(choice.chosen)}`,
    `Rejected: ${ended(choice.rejected)}`,
    `Why: ${ended(choice.why)}`,
    `Gives up: ${ended(choice.gives_up)}`,
  ];
  return `${lines.join(" ")} ${references(choice.marks)}`.trim();
}

function ended(text: string): string {
  return /[.!?…。！？؟]['’"”]?$/u.test(text) ? text : `${text}.`;
}

function confidenceMarkdown({ confidence }: Section): string {
  const counts =
    `${confidence.said} said, ${confidence.source} from pages, ${confidence.inference} inferred, ` +
    `${confidence.assumption} assumed`;
  const less = confidence.deductions.length === 0
    ? ""
    : `; less 0.10 each for: ${confidence.deductions.join("; ")}`;
  return `**Confidence.** ${confidence.score.toFixed(2)} (${counts}${less}). ${confidence.raised_by}`.trim();
}

function openMarkdown(questions: string[]): string {
  return questions.length === 0 ? "" : `**Open.** ${questions.join(" · ")}`;
}

/** "[said: The one obstacle; Jettybase, read 20 November 2026]": what marks rest on, in words. */
export function references(marks: Mark[]): string {
  const lines = [...new Set(marks.map(reference))];
  return lines.length === 0 ? "" : `[${lines.join("; ")}]`;
}

function reference(mark: Mark): string {
  switch (mark.kind) {
    case "said":
      return `said: ${placeLabel(mark.field)}`;
    case "source":
      return `source: ${mark.label}, read ${longDate(mark.read_at)}`;
    case "inference":
      return `inferred from ${mark.from.map(placeLabel).join(", ")}${
        mark.how === undefined ? "" : `: ${mark.how}`
      }`;
    case "assumption":
      return `assumption; cheapest test: ${mark.test}`;
  }
}

const SECTION_IDS: readonly SectionId[] = Object.values(SECTIONS).flat();

/** What people call the place a mark points to: a question's label, a section's title, or the words themselves. */
export function placeLabel(place: string): string {
  if (isFieldId(place)) return FIELDS[place].label;
  if (place.startsWith("choices.")) return FIELDS["choices.tradeoffs"].label;
  if (place.startsWith("confirm.")) return "the read-back";
  const section = SECTION_IDS.find((id) => id === place);
  return section === undefined ? place : sectionTitle(section);
}
