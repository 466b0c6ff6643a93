import type { Block, Row, Section } from "../domain/anchors.ts";
import type { Claim } from "../domain/claims.ts";
import type { Figure } from "../domain/figures.ts";
import type { Repetition } from "../text/repetition.ts";
import { isEmpty } from "./blocks.ts";

/**
 * The sections without the quotations that stood often enough before, in reading order: a sentence that would return is
 * left out, for its stump would say nothing. Headlines and what is read aloud stay whole; whoever calls has counted them.
 */
export function limitRepetition(sections: Section[], repetition: Repetition): Section[] {
  const print = (text: string) => repetition.print(text);
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => printedBlock(block, repetition)).filter((block) => !isEmpty(block)),
    choice: section.choice === null ? null : {
      ...section.choice,
      chosen: print(section.choice.chosen),
      rejected: print(section.choice.rejected),
      why: print(section.choice.why),
      gives_up: print(section.choice.gives_up),
    },
    open_questions: section.open_questions.map(print),
  }));
}

/** What of a section stays whole: its headline and what is read aloud. */
export function wholeTexts({ headline, blocks }: Section): string[] {
  const spoken = blocks.flatMap((block) =>
    block.kind === "table" && block.worth === "spoken" ? block.rows : []
  );
  return [headline.text, ...spoken.flatMap(({ cells }) => cells)];
}

function counted<T extends Claim>(sentence: T, repetition: Repetition): T {
  repetition.count(sentence.text);
  return sentence;
}

function printedBlock(block: Block, repetition: Repetition): Block {
  const isNew = ({ text }: Claim) => !repetition.stands(text);
  switch (block.kind) {
    case "paragraph":
      return { ...block, claims: block.claims.filter(isNew).map((each) => counted(each, repetition)) };
    case "list":
      return { ...block, items: block.items.filter(isNew).map((each) => counted(each, repetition)) };
    case "table":
      return block.worth === "spoken" ? block : printedTable(block, repetition);
    case "figure":
      return { ...block, figure: printedFigure(block.figure, (text) => repetition.print(text)) };
  }
}

type Table = Extract<Block, { kind: "table" }>;

const DATED = /\d{4}$|^(?:now|next|later)$/u;

/** A cell that would return is empty, and a row that then has nothing but its name is left out; a dated step is cut. */
function printedTable(table: Table, repetition: Repetition): Table {
  const rows = table.rows.flatMap((row): Row[] => {
    const isDated = DATED.test(row.cells[0] ?? "");
    const cells = row.cells.map((cell, at) =>
      at > 0 && !isDated && repetition.stands(cell) ? "" : repetition.print(cell)
    );
    const isBare = cells.slice(1).every((cell) => cell === "");
    const wasBare = row.cells.slice(1).every((cell) => cell === "");
    return isBare && !wasBare ? [] : [{ cells, marks: row.marks }];
  });
  return { ...table, rows };
}

type Print = (text: string) => string;

/** The words that pictures carry whole; names and numbers stay. */
function printedFigure(figure: Figure, print: Print): Figure {
  switch (figure.kind) {
    case "bridge":
      return {
        ...figure,
        now: print(figure.now),
        planks: figure.planks.map(print),
        needed: print(figure.needed),
      };
    case "friction":
      return { ...figure, left: print(figure.left), right: print(figure.right) };
    case "house":
      return {
        ...figure,
        roof: print(figure.roof),
        pillars: figure.pillars.map(({ name, proof }) => ({ name: print(name), proof: print(proof) })),
        ground: print(figure.ground),
      };
    case "sliders":
      return {
        ...figure,
        lines: figure.lines.map((line) =>
          line.reason === undefined ? line : { ...line, reason: print(line.reason) }
        ),
      };
    case "loop":
      return { ...figure, steps: figure.steps.map(print) };
    case "lanes":
      return {
        ...figure,
        lanes: figure.lanes.map(({ name, items }) => ({ name, items: items.map(print) })),
      };
    default:
      return figure;
  }
}
