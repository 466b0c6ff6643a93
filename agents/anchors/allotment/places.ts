import type { Block, Row, Section, SectionId } from "../../domain/anchors.ts";
import type { Claim, Mark } from "../../domain/claims.ts";
import { isEmpty } from "../section.ts";

export type SaidMark = Extract<Mark, { kind: "said" }>;

/** Where a text of a section stands. */
export interface Place {
  section: SectionId;
  part: "headline" | "prose" | "cell" | "choice";
  /** The block's title, "" where it has none. */
  title: string;
  /** The column's head, "" outside of tables. */
  column: string;
}

/** A text and the marks of the claim, the row or the choice it belongs to. */
export interface Printed {
  text: string;
  marks: Mark[];
}

type Change = (printed: Printed, place: Place) => Printed;

/**
 * A section with each text of its headline, prose, tables and choice changed; pictures stay as they are. A sentence
 * that is changed to "" is left out.
 */
export function mapPrinted(section: Section, change: Change): Section {
  const at = (part: Place["part"], title = "", column = ""): Place => ({
    section: section.id,
    part,
    title,
    column,
  });
  return {
    ...section,
    headline: change(section.headline, at("headline")),
    blocks: section.blocks.map((block) => mapBlock(block, change, at)).filter((block) => !isEmpty(block)),
    choice: section.choice === null ? null : mapChoice(section.choice, change, at("choice")),
  };
}

type At = (part: Place["part"], title?: string, column?: string) => Place;

function mapBlock(block: Block, change: Change, at: At): Block {
  const claims = (list: Claim[]) =>
    list.map((each) => change(each, at("prose", block.title)))
      .filter(({ text }) => text !== "");
  switch (block.kind) {
    case "paragraph":
      return { ...block, claims: claims(block.claims) };
    case "list":
      return { ...block, items: claims(block.items) };
    case "table":
      return {
        ...block,
        rows: block.rows.map((row) =>
          mapRow(row, change, (column) => at("cell", block.title, block.columns[column]))
        ),
      };
    case "figure":
      return block;
  }
}

/** The cells of a row share its marks, so that each is changed with what the cells before it left of them. */
function mapRow(row: Row, change: Change, at: (column: number) => Place): Row {
  return row.cells.reduce<Row>((changed, text, column) => {
    const next = change({ text, marks: changed.marks }, at(column));
    return { cells: [...changed.cells, next.text], marks: next.marks };
  }, { cells: [], marks: row.marks });
}

function mapChoice(choice: NonNullable<Section["choice"]>, change: Change, place: Place): Section["choice"] {
  return (["chosen", "rejected", "why", "gives_up"] as const).reduce((changed, key) => {
    const next = change({ text: changed[key], marks: changed.marks }, place);
    return { ...changed, [key]: next.text, marks: next.marks };
  }, choice);
}
