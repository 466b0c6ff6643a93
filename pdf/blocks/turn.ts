import { CELL_PADDING, type ColumnPlan, linesOf } from "./columns.ts";

/** Columns beside the labels of a turned table: more would be too narrow to read on a page of A4. */
const MOST_BESIDE = 4;
// Columns from which a table may be turned, from which it must be, and the lines of a cell that reads badly.
const WIDE = 5;
const TOO_WIDE = 7;
const TALL_CELL = 4;

/** Points of the column that names what stands in each line of a turned table. */
export const LABELS_WIDTH = 84;
export const TURNED_SIZE = 7.8;

/** Rows of a table in bands of nearly the same size, to stand beside each other as columns. */
export function bandsOf<Row>(rows: Row[]): Row[][] {
  const bands = Math.ceil(rows.length / MOST_BESIDE);
  const size = Math.ceil(rows.length / Math.max(1, bands));
  return Array.from({ length: bands }, (_, index) => rows.slice(index * size, (index + 1) * size));
}

function tallest(cells: string[], widths: number[], size: number): number {
  return Math.max(...widths.map((width, index) => linesOf(cells[index] ?? "", width - CELL_PADDING, size)));
}

function linesTurned(rows: string[][], width: number): number {
  return bandsOf(rows).reduce((sum, band) => {
    const each = (width - LABELS_WIDTH) / band.length;
    const lines = (band[0] ?? []).map((_, column) =>
      tallest(band.map((row) => row[column] ?? ""), band.map(() => each), TURNED_SIZE)
    );
    return sum + lines.reduce((all, line) => all + line + 0.6, 0);
  }, 0);
}

/** Whether a table reads better with its rows as columns: it is wide, its cells would grow tall, and turned it is shorter. */
export function readsTurned(rows: string[][], plan: ColumnPlan, width: number): boolean {
  const columns = plan.widths.length;
  if (columns < WIDE || rows.length < 2) return false;
  // Compared in the same type: larger type alone turns no table.
  const size = Math.min(plan.size, TURNED_SIZE);
  const heights = rows.map((cells) => tallest(cells, plan.widths, size));
  if (Math.max(...heights) <= TALL_CELL) return false;
  if (columns >= TOO_WIDE) return true;
  return linesTurned(rows, width) < heights.reduce((sum, lines) => sum + lines + 0.6, 0);
}
