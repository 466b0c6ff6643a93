import type { Block, Section } from "../domain/anchors.ts";
import type { Mark } from "../domain/claims.ts";
import type { Figure } from "../domain/figures.ts";

/** A printed text and the marks it rests on. Labels rest on none. */
export interface Printed {
  text: string;
  marks: Mark[];
}

/** Every text a section prints, with its marks, in reading order. */
export function printedIn(section: Section): Printed[] {
  const { choice } = section;
  const chosen = choice === null ? [] : [choice.chosen, choice.rejected, choice.why, choice.gives_up];
  return [
    section.headline,
    ...section.blocks.flatMap(blockTexts),
    ...chosen.map((text) => ({ text, marks: choice?.marks ?? [] })),
    ...[...section.open_questions, section.confidence.raised_by, ...section.confidence.deductions]
      .map((text) => ({ text, marks: [] })),
  ].filter((each) => each.text !== "");
}

function blockTexts(block: Block): Printed[] {
  const title = block.title === undefined ? [] : [{ text: block.title, marks: [] }];
  switch (block.kind) {
    case "paragraph":
      return [...title, ...block.claims];
    case "list":
      return [...title, ...block.items];
    case "table":
      return [
        ...title,
        ...block.rows.flatMap((row) => row.cells.map((text) => ({ text, marks: row.marks }))),
      ];
    case "figure":
      return [...title, ...figureTexts(block.figure).map((text) => ({ text, marks: block.marks }))];
  }
}

function figureTexts(figure: Figure): string[] {
  switch (figure.kind) {
    case "map":
      return [...figure.x, ...figure.y, ...figure.points.map((point) => point.name)];
    case "friction":
      return [figure.left, figure.right, ...figure.points.map((point) => point.name)];
    case "bridge":
      return [figure.now, ...figure.planks, figure.needed];
    case "sliders":
      return figure.lines.flatMap(({ a, b, reason }) => reason === undefined ? [a, b] : [a, b, reason]);
    case "palette":
      return figure.entries.map((entry) => entry.source);
    case "house":
      return [figure.roof, ...figure.pillars.flatMap((pillar) => [pillar.name, pillar.proof]), figure.ground];
    case "effort":
      return figure.channels.map((channel) => channel.name);
    case "shares":
      return figure.parts.map((part) => part.name);
    case "gantt":
      return figure.bars.map((bar) => bar.name);
    case "curve":
      return figure.stages.map((stage) => stage.name);
    case "loop":
      return figure.steps;
    case "lanes":
      return figure.lanes.flatMap((lane) => [lane.name, ...lane.items]);
  }
}

const QUOTE = /“([^”]*)”/gu;

/** What stands between “ and ” in a text. */
export function quotesIn(text: string): string[] {
  return [...text.matchAll(QUOTE)].map((match) => match[1] ?? "");
}

/** A text without what it quotes: Holdfast's own words. */
export function ownWords(text: string): string {
  return text.replace(QUOTE, " “” ");
}

/** Every mark of a section, in reading order. */
export function marksOf(section: Pick<Section, "headline" | "blocks" | "choice">): Mark[] {
  return [...section.headline.marks, ...section.blocks.flatMap(blockMarks), ...(section.choice?.marks ?? [])];
}

function blockMarks(block: Block): Mark[] {
  switch (block.kind) {
    case "paragraph":
      return block.claims.flatMap((each) => each.marks);
    case "list":
      return block.items.flatMap((each) => each.marks);
    case "table":
      return block.rows.flatMap((each) => each.marks);
    case "figure":
      return block.marks;
  }
}
