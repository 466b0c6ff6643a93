import type { FigureOf } from "../charts/kinds.ts";
import { across, rowsOf } from "./grids.ts";
import type { Area, Sheet } from "./sheet.ts";

const ROW = { gap: 6, tallest: 44 };

/** Names with a dot each on the line between two poles. */
export function drawFriction(sheet: Sheet, figure: FigureOf<"friction">, area: Area): void {
  const { colours } = sheet;
  const head = { ...area, height: 40 };
  sheet.text(figure.left, across(head, 0, 0.48), { size: 12, bold: true, valign: "bottom" });
  sheet.text(figure.right, across(head, 0.52, 1), { size: 12, bold: true, align: "right", valign: "bottom" });
  const body = { ...area, top: area.top + 48, height: area.height - 48 };
  for (const [index, row] of rowsOf(body, { count: figure.points.length, ...ROW }).entries()) {
    const point = figure.points[index];
    if (!point) continue;
    const y = row.top + 8;
    sheet.line([row.left, y], [row.left + row.width, y]);
    sheet.dot(row.left + row.width * ((point.at + 5) / 10), y, { radius: 5, colour: colours.primary });
    sheet.text(point.name, { ...row, top: y + 6, height: row.height - 14 }, { size: 11 });
  }
}

/** Pairs of sides, the dot at the one that was chosen. */
export function drawSliders(sheet: Sheet, figure: FigureOf<"sliders">, area: Area): void {
  const { colours } = sheet;
  for (const [index, row] of rowsOf(area, { count: figure.lines.length, ...ROW }).entries()) {
    const line = figure.lines[index];
    if (!line) continue;
    const track = across(row, 0.39, 0.61);
    const y = row.top + row.height / 2;
    sheet.text(line.a, across(row, 0, 0.36), {
      size: 12,
      bold: line.at < 0,
      align: "right",
      valign: "middle",
    });
    sheet.text(line.b, across(row, 0.64, 1), { size: 12, bold: line.at > 0, valign: "middle" });
    sheet.line([track.left, y], [track.left + track.width, y]);
    const x = track.left + track.width * ((line.at + 1) / 2);
    sheet.dot(x, y, { radius: 6, colour: line.at === 0 ? colours.muted : colours.primary });
  }
}

interface Bar {
  name: string;
  said: string;
  /** 0 to 1. */
  from: number;
  to: number;
  strong: boolean;
}

function drawBars(sheet: Sheet, bars: Bar[], area: Area): void {
  const { colours } = sheet;
  for (const [index, row] of rowsOf(area, { count: bars.length, gap: 8, tallest: 48 }).entries()) {
    const bar = bars[index];
    if (!bar) continue;
    const field = across(row, 0.4, 1);
    sheet.text(bar.name, across(row, 0, 0.37), { size: 12, bold: bar.strong, valign: "middle" });
    const thick = Math.min(12, row.height * 0.34);
    const width = Math.max(2, field.width * (bar.to - bar.from));
    const place = { left: field.left + field.width * bar.from, top: row.top + 2, width, height: thick };
    sheet.box(place, bar.strong ? colours.primary : colours.secondary);
    const under = { ...field, top: row.top + thick + 3, height: row.height - thick - 3 };
    sheet.text(bar.said, under, { size: 10, least: 7, colour: colours.muted });
  }
}

/** Channels by the hours they take, each with what it brought. */
export function drawEffort(sheet: Sheet, figure: FigureOf<"effort">, area: Area): void {
  const most = Math.max(1, ...figure.channels.map(({ hours }) => hours));
  const bars = figure.channels.map(({ name, hours, result, verdict }) => ({
    name,
    said: `${hours} hours a week, brought ${result}: ${verdict}`,
    from: 0,
    to: hours / most,
    strong: verdict === "focus",
  }));
  drawBars(sheet, bars, area);
}

/** Parts of a whole. */
export function drawShares(sheet: Sheet, figure: FigureOf<"shares">, area: Area): void {
  const bars = figure.parts.map(({ name, share }, index) => ({
    name,
    said: `${share}% of ${figure.unit}`,
    from: 0,
    to: share / 100,
    strong: index === 0,
  }));
  drawBars(sheet, bars, area);
}

/** Tasks between two dates. */
export function drawGantt(sheet: Sheet, figure: FigureOf<"gantt">, area: Area): void {
  const start = Date.parse(figure.from);
  const length = Math.max(1, Date.parse(figure.to) - start);
  const place = (iso: string) => Math.min(1, Math.max(0, (Date.parse(iso) - start) / length || 0));
  const bars = figure.bars.map(({ name, from, to }) => ({
    name,
    said: `${from} to ${to}`,
    from: place(from),
    to: Math.max(place(from), place(to)),
    strong: false,
  }));
  drawBars(sheet, bars, area);
}
