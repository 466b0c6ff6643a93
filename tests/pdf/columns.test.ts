import { expect, test } from "vitest";
import { CELL_PADDING, linesOf, planColumns } from "../../pdf/blocks/columns.ts";

const COLUMNS = ["", "zu erreichen", "gezählt", "warum"];
const WIDTH = 460;

test.each([
  "31. Dezember 2026",
  "30 September 2027",
  "1er septembre 2027",
  "30 de septiembre de 2027",
])("%s stands on one line beside columns that are to be written in", (date) => {
  const rows = [[date, "1.200 Kinder in der Nachmesskartei", "", ""]];
  const { widths, size } = planColumns(COLUMNS, rows, { width: WIDTH, largest: 9.05 });
  const [first = 0, , counted = 0, why = 0] = widths;
  expect(linesOf(date, first - CELL_PADDING, size)).toBe(1);
  for (const toWriteIn of [counted, why]) expect(toWriteIn).toBeGreaterThan(WIDTH / 8);
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(WIDTH + 0.01);
});
