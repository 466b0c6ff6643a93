import type { Block, Section } from "../domain/anchors.ts";
import type { Claim } from "../domain/claims.ts";
import type { Repetition } from "../text/repetition.ts";

/** The sections with quotations shortened that stood often enough before, in reading order. */
export function limitRepetition(sections: Section[], repetition: Repetition): Section[] {
  const print = (text: string) => repetition.print(text);
  return sections.map((section) => ({
    ...section,
    headline: printed(section.headline, print),
    blocks: section.blocks.map((block) => printedBlock(block, print)),
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

type Print = (text: string) => string;

function printed({ text, marks }: Claim, print: Print): Claim {
  return { text: print(text), marks };
}

function printedBlock(block: Block, print: Print): Block {
  switch (block.kind) {
    case "paragraph":
      return { ...block, claims: block.claims.map((each) => printed(each, print)) };
    case "list":
      return { ...block, items: block.items.map((each) => printed(each, print)) };
    case "table":
      return { ...block, rows: block.rows.map(({ cells, marks }) => ({ cells: cells.map(print), marks })) };
    case "figure":
      return block;
  }
}
