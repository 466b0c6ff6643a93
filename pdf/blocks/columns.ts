/** How a table's width is shared out: points for each column, and the type size at which it all fits. */
export interface ColumnPlan {
  widths: number[];
  size: number;
  /** Characters of a word that fit the column, for each column. */
  longest: number[];
}

export const CELL_PADDING = 7;
const CHARACTER = 0.53; // of the type size, for a sans at mixed text
const SIZES = [7.8, 7.4, 7, 6.6, 6.2];

function wordLengths(cells: string[]): number {
  return Math.max(1, ...cells.flatMap((cell) => cell.split(" ")).map((word) => word.length));
}

/** Narrow columns get what their longest word needs; the rest is shared by how much text they hold. */
export function planColumns(columns: string[], rows: string[][], width: number): ColumnPlan {
  const cellsOf = columns.map((column, index) => [column, ...rows.map((row) => row[index] ?? "")]);
  const amounts = cellsOf.map((cells) =>
    Math.sqrt(cells.slice(1).reduce((sum, cell) => sum + cell.length, 1))
  );
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  let plan: ColumnPlan | null = null;
  for (const size of columns.length > 6 ? SIZES.slice(1) : SIZES) {
    const needs = cellsOf.map((cells) => Math.min(wordLengths(cells), 16) * size * CHARACTER + CELL_PADDING);
    const needed = needs.reduce((sum, need) => sum + need, 0);
    const spare = width - needed;
    const widths = spare >= 0
      ? needs.map((need, index) => need + spare * ((amounts[index] ?? 1) / total))
      : needs.map((need) => need * (width / needed));
    const longest = widths.map((each) => Math.max(4, Math.floor((each - CELL_PADDING) / (size * CHARACTER))));
    plan = { widths, size, longest };
    if (spare >= 0) break;
  }
  if (!plan) throw new Error("Could not plan a table without columns");
  return plan;
}

/** Lines that a text takes in a column `width` points wide, padding aside; eastern characters count double. */
export function linesOf(text: string, width: number, size: number): number {
  const eastern = text.match(/[\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFF60]/g)?.length ?? 0;
  return Math.max(1, Math.ceil(((text.length + eastern) * size * CHARACTER * 0.94) / Math.max(1, width)));
}
