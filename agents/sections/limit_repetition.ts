import type { Block, Section } from "../domain/anchors.ts";
import type { Claim } from "../domain/claims.ts";
import type { Figure } from "../domain/figures.ts";
import type { Repetition } from "../text/repetition.ts";

/**
 * The sections with quotations shortened that stood often enough before, in reading order. Headlines are counted and stay
 * whole: a claim that is cut claims nothing.
 */
export function limitRepetition(sections: Section[], repetition: Repetition): Section[] {
  const print = (text: string) => repetition.print(text);
  return sections.map((section) => ({
    ...section,
    headline: counted(section.headline, repetition),
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

function counted(headline: Claim, repetition: Repetition): Claim {
  repetition.count(headline.text);
  return headline;
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
      return { ...block, figure: printedFigure(block.figure, print) };
  }
}

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
