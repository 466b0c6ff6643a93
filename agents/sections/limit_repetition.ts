import { type Block, type Row, type Section, sectionTitle } from "../domain/anchors.ts";
import type { Claim } from "../domain/claims.ts";
import type { Figure } from "../domain/figures.ts";
import type { Repetition } from "../text/repetition.ts";
import { isEmpty } from "./blocks.ts";

/**
 * The sections without the quotations that stood often enough before, in reading order. A sentence that would return is left
 * out, and so is the reason or price of a choice: their stumps would say nothing. A cell of a table says where it stands, or
 * its first words where it is nobody's quotation but one of `own`. Headlines and what is read aloud stay whole; whoever calls
 * has counted them.
 */
export function limitRepetition(
  sections: Section[],
  repetition: Repetition,
  own: ReadonlySet<string> = new Set(),
): Section[] {
  return sections.map((section) => {
    const place = sectionTitle(section.id);
    const print = (text: string) => repetition.print(text, place);
    const unlessReturning = (text: string) => repetition.stands(text) ? "" : print(text);
    return {
      ...section,
      blocks: printedBlocks(section.blocks, { repetition, place, own }).filter((block) => !isEmpty(block)),
      choice: section.choice === null ? null : {
        ...section.choice,
        chosen: print(section.choice.chosen),
        rejected: print(section.choice.rejected),
        why: unlessReturning(section.choice.why),
        gives_up: unlessReturning(section.choice.gives_up),
      },
      open_questions: section.open_questions.map(print),
    };
  });
}

interface Printing {
  repetition: Repetition;
  /** The section's title. */
  place: string;
  /** Sentences that a model wrote. */
  own: ReadonlySet<string>;
}

/** Words come before the pictures that show them: what a picture says stands in the text beside it as well. */
function printedBlocks(blocks: Block[], printing: Printing): Block[] {
  const isPicture = ({ kind }: Block) => kind === "figure";
  const texts = new Map(
    blocks.filter((block) => !isPicture(block)).map((block) => [block, printedBlock(block, printing)]),
  );
  return blocks.map((block) => texts.get(block) ?? printedBlock(block, printing));
}

/** What of a section stays whole: its headline and what is read aloud. */
export function wholeTexts({ headline, blocks }: Section): string[] {
  const spoken = blocks.flatMap((block) =>
    block.kind === "table" && block.worth === "spoken" ? block.rows : []
  );
  return [headline.text, ...spoken.flatMap(({ cells }) => cells)];
}

function printedBlock(block: Block, printing: Printing): Block {
  const { repetition, place } = printing;
  const isNew = ({ text }: Claim) => !repetition.stands(text);
  const counted = <T extends Claim>(sentence: T): T => {
    repetition.count(sentence.text, place);
    return sentence;
  };
  switch (block.kind) {
    case "paragraph":
      return { ...block, claims: block.claims.filter(isNew).map(counted) };
    case "list":
      return { ...block, items: block.items.filter(isNew).map(counted) };
    case "table":
      return block.worth === "spoken" ? block : printedTable(block, printing);
    case "figure":
      return { ...block, figure: printedFigure(block.figure, printing) };
  }
}

type Table = Extract<Block, { kind: "table" }>;

const DATED = /\d{4}$|^(?:now|next|later)$/u;

/**
 * A cell that would return says where it stands, and a row that then has nothing of its own but its name is left out; the
 * name of a row and a dated step are cut.
 */
function printedTable(table: Table, printing: Printing): Table {
  const { repetition, place, own } = printing;
  const rows = table.rows.flatMap((row): Row[] => {
    const steps = DATED.test(row.cells[0] ?? "") ? 2 : 1;
    const isReturning = (cell: string, at: number) => at >= steps && repetition.stands(cell);
    const returning = row.cells.map(isReturning);
    const isBare = row.cells.every((cell, at) => at === 0 || cell === "" || returning[at]);
    if (isBare && returning.includes(true)) return [];
    // The stump of a name with nothing but a day beside it says less than the day alone, which stands among the days.
    const isStump = steps === 1 && repetition.stands(row.cells[0] ?? "") &&
      row.cells.every((cell, at) => at === 0 || cell === "" || DATED.test(cell));
    if (isStump) return [];
    const cells = row.cells.map((cell, at) =>
      returning[at] && !own.has(cell) ? referenceTo(cell, printing) : repetition.print(cell, place)
    );
    return [{ cells, marks: row.marks }];
  });
  return { ...table, rows };
}

/** "See Market analysis" for words that stand there; above for what stands in the same section alone. */
function referenceTo(cell: string, { repetition, place }: Printing): string {
  const other = repetition.placesOf(cell).find((each) => each !== place);
  return other === undefined ? "see above" : `see ${other}`;
}

/** The words that pictures carry: what would return is left out where the picture stands without it, else cut. */
function printedFigure(figure: Figure, { repetition, place }: Printing): Figure {
  const print = (text: string) => repetition.print(text, place);
  const unlessReturning = (text: string) => repetition.stands(text) ? "" : print(text);
  const left = (texts: readonly string[]) => texts.map(unlessReturning).filter((text) => text !== "");
  switch (figure.kind) {
    case "bridge":
      return { ...figure, now: print(figure.now), planks: left(figure.planks), needed: print(figure.needed) };
    case "friction":
      return { ...figure, left: print(figure.left), right: print(figure.right) };
    case "house":
      return {
        ...figure,
        roof: print(figure.roof),
        pillars: figure.pillars.map(({ name, proof }) => ({
          name: print(name),
          proof: unlessReturning(proof),
        })),
        ground: print(figure.ground),
      };
    case "sliders":
      return { ...figure, lines: figure.lines.map((line) => withoutReturning(line, unlessReturning)) };
    case "loop":
      return { ...figure, steps: figure.steps.map(print) };
    case "lanes":
      return { ...figure, lanes: figure.lanes.map(({ name, items }) => ({ name, items: left(items) })) };
    default:
      return figure;
  }
}

type Line = Extract<Figure, { kind: "sliders" }>["lines"][number];

function withoutReturning(line: Line, unlessReturning: (text: string) => string): Line {
  const { reason = "", ...rest } = line;
  const left = unlessReturning(reason);
  return left === "" ? rest : { ...rest, reason: left };
}
