import type { FigureOf } from "../charts/kinds.ts";
import { across, gridOf, rowsOf } from "./grids.ts";
import type { Area, Sheet, TextStyle } from "./sheet.ts";

const BLOCK: TextStyle = { size: 13, inset: 8, valign: "middle" };

/** From what is believed now to what must be believed, plank by plank. */
export function drawBridge(sheet: Sheet, figure: FigureOf<"bridge">, area: Area): void {
  const { colours } = sheet;
  const steps = [
    { name: "Now", text: figure.now, strong: true },
    ...figure.planks.map((text, index) => ({ name: `Plank ${index + 1}`, text, strong: false })),
    { name: "Needed", text: figure.needed, strong: true },
  ];
  for (const [index, row] of rowsOf(area, { count: steps.length, gap: 10, tallest: 84 }).entries()) {
    const step = steps[index];
    if (!step) continue;
    sheet.text(step.name, across(row, 0, 0.17), { size: 11, bold: true, valign: "middle" });
    const fill = step.strong ? colours.primary : colours.tint;
    const colour = step.strong ? colours.onPrimary : colours.ink;
    sheet.text(step.text, across(row, 0.19, 1), { ...BLOCK, fill, colour });
  }
}

/** A roof that claims, pillars that prove, the ground that carries. */
export function drawHouse(sheet: Sheet, figure: FigureOf<"house">, area: Area): void {
  const { colours } = sheet;
  const part = (from: number, to: number) => ({
    ...area,
    top: area.top + area.height * from,
    height: area.height * (to - from),
  });
  sheet.text(figure.roof, part(0, 0.2), {
    ...BLOCK,
    fill: colours.primary,
    colour: colours.onPrimary,
    align: "center",
  });
  const pillars = gridOf(part(0.23, 0.82), {
    count: figure.pillars.length,
    columns: figure.pillars.length,
    gap: 10,
  });
  for (const [index, place] of pillars.entries()) {
    const pillar = figure.pillars[index];
    if (!pillar) continue;
    sheet.box(place, colours.tint);
    sheet.text(pillar.name, { ...place, height: place.height * 0.45 }, { ...BLOCK, bold: true });
    const proof = { ...place, top: place.top + place.height * 0.45, height: place.height * 0.55 };
    sheet.text(pillar.proof, proof, { ...BLOCK, size: 11, valign: "top", least: 7 });
  }
  sheet.text(figure.ground, part(0.85, 1), {
    ...BLOCK,
    fill: colours.secondary,
    colour: colours.onSecondary,
    align: "center",
  });
}

/** Steps that lead back to the first. */
export function drawLoop(sheet: Sheet, figure: FigureOf<"loop">, area: Area): void {
  const { colours } = sheet;
  const rows = rowsOf(area, { count: figure.steps.length, gap: 8, tallest: 64 });
  for (const [index, row] of rows.entries()) {
    const isLast = index === rows.length - 1;
    sheet.text(`${index + 1}`, across(row, 0, 0.1), {
      size: 18,
      face: "head",
      bold: true,
      colour: colours.primaryText,
      valign: "middle",
    });
    sheet.text(figure.steps[index] ?? "", across(row, 0.1, 0.86), { ...BLOCK, fill: colours.tint });
    sheet.text(isLast ? "↑ back to 1" : "↓", across(row, 0.87, 1), { size: 11, valign: "middle" });
  }
}

/** Columns of what comes now, next and later. */
export function drawLanes(sheet: Sheet, figure: FigureOf<"lanes">, area: Area): void {
  const { colours } = sheet;
  const columns = gridOf(area, { count: figure.lanes.length, columns: figure.lanes.length, gap: 12 });
  for (const [index, column] of columns.entries()) {
    const lane = figure.lanes[index];
    if (!lane) continue;
    sheet.text(lane.name, { ...column, height: 30 }, {
      ...BLOCK,
      inset: 6,
      bold: true,
      fill: colours.primary,
      colour: colours.onPrimary,
    });
    const body = { ...column, top: column.top + 38, height: column.height - 38 };
    const cells = rowsOf(body, { count: lane.items.length, gap: 8, tallest: 96 });
    for (const [place, cell] of cells.entries()) {
      const text = lane.items[place] ?? "";
      sheet.text(text, cell, { ...BLOCK, size: 11, least: 7, inset: 6, fill: colours.tint });
    }
  }
}

/** The colours with their contrast. */
export function drawPalette(sheet: Sheet, figure: FigureOf<"palette">, area: Area): void {
  const rows = rowsOf(area, { count: figure.entries.length, gap: 8, tallest: 48 });
  for (const [index, row] of rows.entries()) {
    const entry = figure.entries[index];
    if (!entry) continue;
    sheet.box(across(row, 0, 0.2), entry.hex);
    const text = `${entry.role} ${entry.hex}, contrast ${entry.contrast.toFixed(2)}:1`;
    sheet.text(text, across(row, 0.24, 1), { size: 12, valign: "middle" });
  }
}
