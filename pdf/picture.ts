import type { SafeDocumentNode } from "@react-pdf/layout";
// @ts-types="./draw_pages.d.ts"
import drawPages from "@react-pdf/render";
import { type Board, DrawingBoard } from "./drawing_board.ts";

/** Between two pages of a picture, in points. */
const GAP = 24;

/** The first pages of a document that is laid out, below each other in one SVG: the very letters and lines of the PDF. */
export function drawFirstPages(document: SafeDocumentNode, most: number): Uint8Array {
  const board = new DrawingBoard(GAP);
  drawPages(board satisfies Board, { ...document, children: document.children.slice(0, most) });
  return new TextEncoder().encode(board.toSvg());
}
