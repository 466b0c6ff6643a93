import type { TemplateStyle } from "../templates.ts";

/** Points between two blocks of a section. */
export const BLOCK_GAP = 11;

/** Where a section stands while its blocks become parts of pages. */
export interface Context {
  id: string;
  style: TemplateStyle;
  /** The number of the next sentence of the unit. */
  number: number;
  /** The latest title of a block: one without a title goes on with what that one began. */
  title: string;
  /** Tables so far. */
  tables: number;
  /** No notes stand beside its tables, which take the whole width. */
  plain: boolean;
  /** Its rows are as high as handwriting needs. */
  toWriteIn: boolean;
}

/** Where a section begins. */
export function newContext(id: string, style: TemplateStyle): Context {
  return { id, style, number: 1, title: "", tables: 0, plain: false, toWriteIn: false };
}

/** How much larger than on a full page a picture's words are, where the text around it is. */
export function pictureScale({ tableSize }: TemplateStyle): number {
  return Math.min(LARGEST_SCALE, Math.max(1, tableSize / LARGE_TABLE));
}

/** Points of a table's type beside which a picture's words begin to look small, and the most by which they grow. */
const LARGE_TABLE = 9;
const LARGEST_SCALE = 1.24;

/** What is counted when parts under a title are left out: "table rows of Region". */
export function nounOf(parts: string, title: string): string {
  return title === "" ? parts : `${parts} of ${title}`;
}
