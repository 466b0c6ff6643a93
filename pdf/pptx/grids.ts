import type { Area } from "./sheet.ts";

/** Areas of equal size in so many columns, row by row, with a gap of so many points between them. */
export function gridOf(
  area: Area,
  { count, columns, gap }: { count: number; columns: number; gap: number },
): Area[] {
  const rows = Math.max(1, Math.ceil(count / columns));
  const width = (area.width - gap * (columns - 1)) / columns;
  const height = (area.height - gap * (rows - 1)) / rows;
  return Array.from({ length: count }, (_, index) => ({
    left: area.left + (index % columns) * (width + gap),
    top: area.top + Math.floor(index / columns) * (height + gap),
    width,
    height,
  }));
}
