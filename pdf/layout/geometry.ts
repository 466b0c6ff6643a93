import type { TemplateStyle } from "../templates.ts";

/** A4 in points (ISO 216, 210 × 297 mm). */
export const A4 = { width: 595.28, height: 841.89 };

/** Where things stand on a page of the strategy. Points; `x` counts from the left edge of the content. */
export interface Geometry {
  content: { width: number; height: number };
  column: { x: number; width: number };
  notes: { x: number; width: number } | null;
}

const GUTTER = 16;
const FOOTER = 18;

/** The columns of a template's page. */
export function geometryOf(style: TemplateStyle): Geometry {
  const width = A4.width - style.margin.left - style.margin.right;
  const height = A4.height - style.margin.top - style.margin.bottom - FOOTER;
  const content = { width, height };
  if (style.notes === "below") {
    const x = 112;
    return { content, column: { x, width: width - x }, notes: null };
  }
  const noteWidth = 122;
  const columnWidth = width - noteWidth - GUTTER;
  return style.notes === "right"
    ? { content, column: { x: 0, width: columnWidth }, notes: { x: columnWidth + GUTTER, width: noteWidth } }
    : { content, column: { x: noteWidth + GUTTER, width: columnWidth }, notes: { x: 0, width: noteWidth } };
}
