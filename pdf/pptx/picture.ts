import type { Figure } from "../../agents/domain/figures.ts";
import type { Picture } from "../deck/slides.ts";
import { drawBridge, drawHouse, drawLanes, drawLoop, drawPalette } from "./block_figures.ts";
import { gridOf } from "./grids.ts";
import { drawCurve, drawMap } from "./plot_figures.ts";
import { drawEffort, drawFriction, drawGantt, drawShares, drawSliders } from "./row_figures.ts";
import type { Area, Sheet } from "./sheet.ts";

/** Draws the one picture of a slide out of shapes and text boxes. */
export function drawPicture(sheet: Sheet, picture: Picture, area: Area): void {
  switch (picture.kind) {
    case "figure":
      return drawFigure(sheet, picture.figure, area);
    case "numbers":
      return drawNumbers(sheet, picture.items, area);
    case "quote":
      return drawQuote(sheet, picture, area);
    case "cards":
      return drawCards(sheet, picture, area);
  }
}

function drawFigure(sheet: Sheet, figure: Figure, area: Area): void {
  switch (figure.kind) {
    case "map":
      return drawMap(sheet, figure, area);
    case "friction":
      return drawFriction(sheet, figure, area);
    case "bridge":
      return drawBridge(sheet, figure, area);
    case "sliders":
      return drawSliders(sheet, figure, area);
    case "palette":
      return drawPalette(sheet, figure, area);
    case "house":
      return drawHouse(sheet, figure, area);
    case "effort":
      return drawEffort(sheet, figure, area);
    case "shares":
      return drawShares(sheet, figure, area);
    case "gantt":
      return drawGantt(sheet, figure, area);
    case "curve":
      return drawCurve(sheet, figure, area);
    case "loop":
      return drawLoop(sheet, figure, area);
    case "lanes":
      return drawLanes(sheet, figure, area);
  }
}

/** Even numbers stand in pairs, odd ones one under the other: no place stays empty. */
function columnsFor(count: number): number {
  return count % 2 === 0 ? 2 : 1;
}

function drawNumbers(sheet: Sheet, items: { value: string; label: string }[], area: Area): void {
  const { colours } = sheet;
  const columns = columnsFor(items.length);
  const grid = { ...area, height: Math.min(area.height, Math.ceil(items.length / columns) * 150) };
  for (const [index, cell] of gridOf(grid, { count: items.length, columns, gap: 20 }).entries()) {
    const item = items[index];
    if (!item) continue;
    sheet.box({ ...cell, height: 2 }, colours.accent);
    const value = { ...cell, top: cell.top + 10, height: cell.height * 0.5 };
    const large = { size: 40, least: 11, face: "head", bold: true, colour: colours.primaryText } as const;
    sheet.text(item.value, value, large);
    const label = { ...cell, top: value.top + value.height + 4, height: cell.height * 0.5 - 16 };
    sheet.text(item.label, label, { size: 15, colour: colours.muted });
  }
}

function drawQuote(sheet: Sheet, { text, by }: { text: string; by: string }, area: Area): void {
  const { colours } = sheet;
  const top = area.top + 40;
  const words = { left: area.left + 22, top, width: area.width - 22, height: area.height - 110 };
  sheet.box({ left: area.left, top, width: 3, height: words.height }, colours.accent);
  sheet.text(text, words, { size: 24, least: 10, face: "head", italic: true, valign: "middle" });
  const line = { ...words, top: top + words.height + 10, height: 24 };
  sheet.text(by, line, { size: 12, colour: colours.muted });
}

/** Cards in pairs or one under the other; steps are numbered in their order. */
function drawCards(sheet: Sheet, { items, form }: Extract<Picture, { kind: "cards" }>, area: Area): void {
  const { colours } = sheet;
  const number = form === "steps" ? 56 : 0;
  const columns = columnsFor(items.length);
  const height = Math.min(area.height, Math.ceil(items.length / columns) * 180);
  for (
    const [index, cell] of gridOf({ ...area, height }, { count: items.length, columns, gap: 16 }).entries()
  ) {
    const item = items[index];
    if (!item) continue;
    sheet.box(cell, colours.tint);
    sheet.box({ ...cell, height: 2 }, colours.primary);
    if (number > 0) {
      const place = { ...cell, top: cell.top + 2, height: cell.height - 2, width: number };
      const large = { size: 32, face: "head", bold: true, colour: colours.primaryText, inset: 10 } as const;
      sheet.text(`${index + 1}`, place, large);
    }
    const words = { ...cell, left: cell.left + number, width: cell.width - number };
    const head = item.title === "" ? 0 : cell.height * 0.45;
    if (head > 0) {
      const title = { ...words, top: cell.top + 2, height: head };
      sheet.text(item.title, title, { size: 15, bold: true, inset: 10 });
    }
    const body = { ...words, top: cell.top + 2 + head, height: cell.height - 2 - head };
    sheet.text(item.text, body, { size: 16, least: 7, inset: 10 });
  }
}
