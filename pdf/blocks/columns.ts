import { NO_GLYPH } from "../fonts/printable.ts";

/** How a table's width is shared out: points for each column, and the type size at which it all fits. */
export interface ColumnPlan {
  widths: number[];
  size: number;
  /** Characters of a word that fit the column, for each column. */
  longest: number[];
}

export const CELL_PADDING = 7;
const CHARACTER = 0.53; // of the type size, for a sans at mixed text
const SMALLEST = 6.2;
const STEP_DOWN = 0.4;

// Column heads and first columns are set in bold.
const BOLD_CHARACTER = 0.58;
// A word of more characters is broken; a cell of at most so many stays on its line.
const MOST_OF_A_WORD = 16;
const SHORT_CELL = 13;
// A column that is empty in all rows is there to be written in: so many points for a hand, whatever the type.
const ROOM_TO_WRITE = 120;
// "31 December 2026", "31. Dezember 2026", "1er janvier 2027", "31 de mayo de 2027": broken, it reads as three things.
const DATE = /^\d{1,2}(?:\.|er|º)?(?: de)? \p{L}+\.?(?: de)? \d{4}$/u;

function longestWord(cells: string[]): number {
  const lengths = cells.flatMap((cell) => cell.split(" ")).map((word) => word.length);
  return Math.min(Math.max(1, ...lengths), MOST_OF_A_WORD);
}

function isToWriteIn([, ...cells]: string[]): boolean {
  return cells.length > 0 && cells.every((cell) => cell === "");
}

/** Characters for which a column must have room: its longest word or date, and its cells where they are short. */
function neededBy([, ...cells]: string[], least: number): number {
  const longest = Math.max(1, ...cells.map(widthInCharacters));
  const dates = cells.filter((cell) => DATE.test(cell)).map((cell) => cell.length);
  return Math.max(least, ...dates, longest <= SHORT_CELL ? longest : 0);
}

// Letters of Cyrillic, Greek, Armenian and Hebrew are wider than those of the Latin script, and the box that stands
// for a sign of no font is as wide as it is high.
const WIDE_LETTERS = /[\u0370-\u05FF]/;
const WIDE_CHARACTER = 0.66;
const SQUARE_CHARACTER = 1.05;

/** Characters of a word that fit a line so many points wide, in the widest script of these texts. */
export function longestFor(texts: string[], width: number, size: number): number {
  const character = texts.some((text) => text.includes(NO_GLYPH))
    ? SQUARE_CHARACTER
    : texts.some((text) => WIDE_LETTERS.test(text))
    ? WIDE_CHARACTER
    : CHARACTER;
  return Math.max(4, Math.floor(width / (size * character)));
}

// Steps in which spare width is handed out: finer ones cost time and move no line.
const STEPS = 16;

/**
 * How tall a table gets whose cells have these lengths, without rounding to whole lines: a step that saves half a
 * line must count, or no first step would ever be taken.
 */
function heightOf(lengths: number[][], widths: number[], size: number): number {
  return lengths.reduce((sum, row) => {
    const lines = widths.map((width, index) => share(row[index] ?? 0, width - CELL_PADDING, size));
    return sum + Math.max(...lines) + 0.2 * lines.reduce((all, each) => all + each, 0);
  }, 0);
}

/** Hands spare width, step by step, to the column that makes the table shortest. */
function shareOut(
  needs: number[],
  lengths: number[][],
  { spare, size }: { spare: number; size: number },
): number[] {
  const step = spare / STEPS;
  let widths = needs;
  for (let given = 0; given < STEPS; given += 1) {
    const tries = widths.map((_, column) =>
      widths.map((width, index) => index === column ? width + step : width)
    );
    const heights = tries.map((each) => heightOf(lengths, each, size));
    widths = tries[heights.indexOf(Math.min(...heights))] ?? widths;
  }
  return widths;
}

/** The sizes that a table is tried at until its columns fit: 7.8, 7.4, … 6.2. */
function sizesFrom(largest: number): number[] {
  const steps = Math.floor((largest - SMALLEST) / STEP_DOWN + 0.01);
  return Array.from({ length: steps + 1 }, (_, step) => largest - step * STEP_DOWN);
}

/** Columns that are to be written in get up to `most` points each out of what is left. */
function withRoomToWrite(
  needs: number[],
  cellsOf: string[][],
  { left, most }: { left: number; most: number },
): number[] {
  const each = left / Math.max(1, cellsOf.filter(isToWriteIn).length);
  return needs.map((need, index) =>
    isToWriteIn(cellsOf[index] ?? []) ? Math.max(need, Math.min(most, need + each)) : need
  );
}

function total(widths: number[]): number {
  return widths.reduce((sum, width) => sum + width, 0);
}

/**
 * Each column gets what its longest word needs; the rest goes where it saves most lines. `width` and the `largest` type
 * are in points.
 */
export function planColumns(
  columns: string[],
  rows: string[][],
  { width, largest }: { width: number; largest: number },
): ColumnPlan {
  const cellsOf = columns.map((column, index) => [column, ...rows.map((row) => row[index] ?? "")]);
  const lengths = rows.map((row) =>
    row.map((cell, index) => widthInCharacters(cell) * (index === 0 ? BOLD_CHARACTER / CHARACTER : 1))
  );
  let plan: ColumnPlan | null = null;
  for (const size of sizesFrom(columns.length > 6 ? largest - STEP_DOWN : largest)) {
    const words = cellsOf.map(longestWord);
    const roomFor = (characters: number) => characters * size * BOLD_CHARACTER + CELL_PADDING;
    const whole = cellsOf.map((cells, index) => roomFor(neededBy(cells, words[index] ?? 1)));
    const left = width - total(whole);
    const needs = left < 0 ? words.map(roomFor) : withRoomToWrite(whole, cellsOf, {
      left,
      most: ROOM_TO_WRITE,
    });
    const needed = total(needs);
    const spare = width - needed;
    const widths = spare >= 0
      ? shareOut(needs, lengths, { spare, size })
      : needs.map((need) => need * (width / needed));
    const longest = widths.map((each, index) => longestFor(cellsOf[index] ?? [], each - CELL_PADDING, size));
    plan = { widths, size, longest };
    if (spare >= 0) break;
  }
  if (!plan) throw new Error("Could not plan a table without columns");
  return plan;
}

const EASTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** How many characters of the Latin script are as wide as a text. */
export function widthInCharacters(text: string): number {
  return text.length + (text.match(EASTERN)?.length ?? 0);
}

function share(characters: number, width: number, size: number): number {
  return (characters * size * CHARACTER * 0.94) / Math.max(1, width);
}

/** Lines that a text takes in a column `width` points wide, padding aside. */
export function linesOf(text: string, width: number, size: number): number {
  return Math.max(1, Math.ceil(share(widthInCharacters(text), width, size)));
}
