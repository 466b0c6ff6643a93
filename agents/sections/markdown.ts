import { longDate } from "../domain/days.ts";
import {
  type Block,
  type Choice,
  type Section,
  type SectionId,
  SECTIONS,
  sectionTitle,
} from "../domain/anchors.ts";
import type { Claim, Mark, MarkKind } from "../domain/claims.ts";
import { FIELDS, isFieldId } from "../domain/fields.ts";
import { figureMarkdown } from "./figure_markdown.ts";
import { fullStop, labelled, type Say, semicolonIn } from "./labels.ts";

/** A section as GitHub-flavoured markdown, each claim followed by what it rests on, then how sure it is and what is open. */
export function sectionMarkdown(section: Section, say: Say = (label) => label): string {
  const parts = [
    claimsMarkdown(section, say),
    confidenceMarkdown(section, say),
    openMarkdown(section.open_questions),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

/** What a section claims, each claim followed by what it rests on. */
export function claimsMarkdown(section: Section, say: Say): string {
  const parts = [
    `**${section.headline.text}** ${references(section.headline.marks, say)}`.trim(),
    ...section.blocks.map((block) => blockMarkdown(block, say)),
    section.choice === null ? "" : choiceMarkdown(section.choice, say),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

/** What the shapes and the number behind a section's title mean, once for the whole document. */
export function keyMarkdown(say: Say): string {
  const kinds = MARK_KINDS.map((kind) => `${MARK_SHAPES[kind]} ${say(KIND_WORDS[kind])}`);
  return [...kinds, `% ${say("confidence")}`].join(" · ");
}

function blockMarkdown(block: Block, say: Say): string {
  const title = block.title === undefined ? "" : `**${block.title}**\n\n`;
  switch (block.kind) {
    case "paragraph":
      return title + block.claims.map((each) => claimMarkdown(each, say)).join(" ");
    case "list":
      return title + block.items.map((item) => `- ${claimMarkdown(item, say)}`).join("\n");
    case "table":
      return title + rowsMarkdown(block, say);
    case "figure": {
      const words = figureMarkdown(block.figure, say);
      return words === "" ? "" : `${title}${words}\n\n${references(block.marks, say)}`.trim();
    }
  }
}

/** A table, or a list of labels with what belongs to them where no column has a head. */
function rowsMarkdown({ columns, rows }: Extract<Block, { kind: "table" }>, say: Say): string {
  const cells = rows.map((row) => [...row.cells, references(row.marks, say)]);
  return columns.every((column) => column === "")
    ? labelsMarkdown(cells)
    : tableMarkdown([...columns, " "], cells);
}

/** "- **label** words": what belongs to a label stands in its line; a row without one goes on with the one before. */
export function labelsMarkdown(rows: string[][]): string {
  return rows.map(([label = "", ...words]) =>
    `- ${label === "" ? "" : `**${oneLine(label)}** `}${inARow(words.map(oneLine))}`.trimEnd()
  ).join("\n");
}

/** Texts one behind the other: a full stop of Japanese has its own room, but before a mark. */
function inARow(texts: string[]): string {
  return texts.reduce((row, text) => {
    const isSetOff = row !== "" && (text.startsWith("[") || !/[。！？]$/u.test(row));
    return `${row}${isSetOff ? " " : ""}${text}`;
  }, "");
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/gu, " ");
}

function claimMarkdown(claim: Claim, say: Say): string {
  return `${claim.text} ${references(claim.marks, say)}`.trim();
}

/** Rows as a GFM table. Pipes and line breaks inside a cell cannot break it. */
export function tableMarkdown(columns: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map(safeCell).join(" | ")} |`;
  return [line(columns), line(columns.map(() => "---")), ...rows.map(line)].join("\n");
}

function safeCell(text: string): string {
  return text.replaceAll("|", "\\|").replace(/\s*\n\s*/g, " ");
}

function choiceMarkdown(choice: Choice, say: Say): string {
  const lines = [
    ["Chosen", choice.chosen],
    ["Rejected", choice.rejected],
    ["Why", choice.why],
    ["Gives up", choice.gives_up],
  ].flatMap(([name = "", text = ""]) => text === "" ? [] : [labelled(name, ended(text, say), say)]);
  return `**${say("Choice")}${fullStop(say)}** ${inARow(lines)} ${references(choice.marks, say)}`.trim();
}

function ended(text: string, say: Say): string {
  return /[.!?…。！？؟]['’"”」』]?$/u.test(text) ? text : `${text}${fullStop(say)}`;
}

/** The score with its counts; what lowers it stands behind it as open. */
function confidenceMarkdown(
  { confidence: { score, said, source, inference, assumption } }: Section,
  say: Say,
): string {
  const counts = { said, source, inference, assumption };
  const shown = MARK_KINDS.flatMap((kind) =>
    counts[kind] === 0 ? [] : [`${MARK_SHAPES[kind]} ${counts[kind]}`]
  );
  return `**${say("Confidence")}.** ${score.toFixed(2)} (${shown.join(", ")})`;
}

function openMarkdown(questions: string[]): string {
  return questions.length === 0 ? "" : `**Open.** ${questions.join(" · ")}`;
}

/** The ledger's four kinds, each with its shape. */
const MARK_SHAPES: Record<MarkKind, string> = {
  said: "●",
  source: "■",
  inference: "–",
  assumption: "▲",
};
/** What the key of a strategy calls the kinds. */
export const KIND_WORDS: Record<MarkKind, string> = {
  said: "said",
  source: "read",
  inference: "calculated",
  assumption: "assumed",
};
const MARK_KINDS = ["said", "source", "inference", "assumption"] as const;

/** "[●; ■ Jettybase, read 20 November 2026; – 45 - 23 = 22]": what marks rest on, by shape and in few words. */
export function references(marks: Mark[], say: Say): string {
  const lines = [...new Set(marks.map((mark) => reference(mark, say)))];
  return lines.length === 0 ? "" : `[${lines.join(semicolonIn(say))}]`;
}

function reference(mark: Mark, say: Say): string {
  switch (mark.kind) {
    case "said":
      return MARK_SHAPES.said;
    case "source":
      return `${MARK_SHAPES.source} ${say(mark.label)}, ${say(longDate(mark.read_at))}`;
    case "inference":
      return mark.how === undefined ? MARK_SHAPES.inference : `${MARK_SHAPES.inference} ${mark.how}`;
    case "assumption":
      return `${MARK_SHAPES.assumption} ${mark.test}`;
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
