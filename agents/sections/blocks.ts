import type { Block, Row, Worth } from "../domain/anchors.ts";
import type { Claim, Mark } from "../domain/claims.ts";
import type { Figure } from "../domain/figures.ts";

/** Sentences in a row, under an optional label that claims nothing. Missing ones are left out. */
export function paragraph(claims: (Claim | null)[], title?: string): Block {
  const present = claims.filter((each) => each !== null);
  return title === undefined
    ? { kind: "paragraph", claims: present }
    : { kind: "paragraph", title, claims: present };
}

/** Sentences one beneath the other. Missing ones are left out. */
export function list(items: (Claim | null)[], title?: string): Block {
  const present = items.filter((each) => each !== null).map(withoutStop);
  return title === undefined ? { kind: "list", items: present } : { kind: "list", title, items: present };
}

/** A quotation that stands alone in an item or a cell needs no full stop behind it. */
export function withoutStop<T extends Claim>(sentence: T): T {
  const text = sentence.text.replace(/^(“[^“”]*”)\.$/u, "$1");
  return text === sentence.text ? sentence : { ...sentence, text };
}

/** Rows of which each carries its own marks. Columns that are empty in all rows are left out. */
export function table(columns: string[], rows: Row[], title?: string): Block {
  const kept = columns.map((_, at) => at).filter((at) => rows.some(({ cells }) => (cells[at] ?? "") !== ""));
  const block = {
    kind: "table" as const,
    columns: kept.map((at) => columns[at] ?? ""),
    rows: rows.map(({ cells, marks }) => ({ cells: kept.map((at) => cells[at] ?? ""), marks })),
  };
  return title === undefined ? block : { ...block, title };
}

/** A table of two columns whose first names what the second says needs no heads. */
export function labelsOr(block: Block): Block {
  return block.kind === "table" && block.columns.length === 2 ? { ...block, columns: ["", ""] } : block;
}

/** A row whose cells are texts or sentences with their own marks; what is missing is an empty cell. */
export function row(cells: (string | Claim | null)[], ...marks: Mark[]): Row {
  const claims = cells.filter((each) => each !== null && typeof each !== "string");
  return {
    cells: cells.map((each) => each === null ? "" : typeof each === "string" ? each : withoutStop(each).text),
    marks: unique([...marks, ...claims.flatMap((each) => each.marks)]),
  };
}

/** A block with what it is to whoever reads it. */
export function worth(kind: Worth, block: Block): Block {
  return { ...block, worth: kind };
}

/** A column of the same word in each of several rows says nothing: then it is empty. */
export function unlessAllSame(cells: (string | null)[]): (string | null)[] {
  return cells.length > 1 && new Set(cells).size === 1 ? cells.map(() => null) : cells;
}

/** A picture as data. */
export function figure(title: string, data: Figure, ...marks: Mark[]): Block {
  return { kind: "figure", title, figure: data, marks: unique(marks) };
}

function unique(marks: Mark[]): Mark[] {
  return [...new Map(marks.map((mark) => [JSON.stringify(mark), mark])).values()];
}

/** True for a block in which nothing is left to print. */
export function isEmpty(block: Block): boolean {
  if (block.kind === "paragraph") return block.claims.length === 0;
  if (block.kind === "list") return block.items.length === 0;
  return block.kind === "table" && block.rows.length === 0;
}
