import type { FigureOf } from "../charts/kinds.ts";
import { spread } from "../charts/kinds.ts";
import { gridOf } from "./grids.ts";
import type { Area, Sheet } from "./sheet.ts";

const LABEL = 24;
const NAME = { width: 220, height: 20, size: 16 };
/** More names than this would stand far from their places: numbers stand there, and the names below. */
const MOST_NAMES = 7;
const LEGEND = { columns: 3, row: 20, size: 14 };

/** Where each stands between two pairs of poles. */
export function drawMap(sheet: Sheet, figure: FigureOf<"map">, area: Area): void {
  const { colours } = sheet;
  const isCrowded = figure.points.length > MOST_NAMES;
  const legend = isCrowded ? Math.ceil(figure.points.length / LEGEND.columns) * LEGEND.row + 6 : 0;
  const plot = { ...area, top: area.top + LABEL, height: area.height - 2 * LABEL - legend };
  const [middleX, middleY] = [plot.left + plot.width / 2, plot.top + plot.height / 2];
  sheet.box(plot, colours.tint);
  sheet.line([plot.left, middleY], [plot.left + plot.width, middleY]);
  sheet.line([middleX, plot.top], [middleX, plot.top + plot.height]);
  drawPoles(sheet, figure, { ...plot, top: area.top, height: plot.height + 2 * LABEL });
  const inset = 16;
  const heights = figure.points.map(({ y }) =>
    plot.top + inset + (plot.height - 2 * inset) * (1 - bounded(y) / 10)
  );
  const range: [number, number] = [plot.top + 10, plot.top + plot.height - 10];
  const names = isCrowded ? heights : spread(heights, NAME.height, range);
  for (const [index, point] of figure.points.entries()) {
    const x = plot.left + inset + (plot.width - 2 * inset) * (bounded(point.x) / 10);
    const colour = point.own ? colours.accent : colours.primary;
    sheet.dot(x, heights[index] ?? plot.top, { radius: point.own ? 9 : 6, colour });
    const isRight = point.x <= 6;
    const width = isCrowded ? 34 : NAME.width;
    const left = isRight ? x + 12 : x - 12 - width;
    const top = (names[index] ?? plot.top) - NAME.height / 2;
    const style = { size: NAME.size, bold: point.own, align: isRight ? "left" : "right" } as const;
    const name = isCrowded ? `${index + 1}` : point.name;
    sheet.text(name, { left, top, width, height: NAME.height }, { ...style, valign: "middle" });
  }
  if (!isCrowded) return;
  const under = { ...area, top: area.top + area.height - legend + 6, height: legend - 6 };
  const places = gridOf(under, { count: figure.points.length, columns: LEGEND.columns, gap: 0 });
  for (const [index, place] of places.entries()) {
    const point = figure.points[index];
    const style = { size: LEGEND.size, bold: point?.own ?? false };
    sheet.text(`${index + 1} ${point?.name ?? ""}`, place, style);
  }
}

function bounded(value: number): number {
  return Math.min(10, Math.max(0, value));
}

/** The poles above and under the plot, each where the map of the PDF has it. */
function drawPoles(sheet: Sheet, { x, y }: FigureOf<"map">, area: Area): void {
  const style = { size: 16, colour: sheet.colours.muted } as const;
  const third = area.width / 3;
  const under = { top: area.top + area.height - LABEL + 3, width: third, height: LABEL - 3 };
  sheet.text(`↑ ${y[1]}`, { ...area, height: LABEL - 3 }, { ...style, align: "center" });
  sheet.text(`← ${x[0]}`, { ...under, left: area.left }, style);
  sheet.text(`↓ ${y[0]}`, { ...under, left: area.left + third }, { ...style, align: "center" });
  sheet.text(`${x[1]} →`, { ...under, left: area.left + 2 * third }, { ...style, align: "right" });
}

const ARROW = 64;

/** From what is believed now to what has to be believed. */
export function drawBridge(sheet: Sheet, figure: FigureOf<"bridge">, area: Area): void {
  const { colours, theme: { say } } = sheet;
  const width = (area.width - ARROW) / 2;
  const height = Math.min(area.height, 230);
  const top = area.top + (area.height - height) / 2;
  const ends = [
    { name: say("Believed today"), text: figure.now, fill: colours.tint, colour: colours.ink },
    {
      name: say("Belief needed"),
      text: figure.needed,
      fill: colours.primary,
      colour: colours.onPrimary,
    },
  ];
  for (const [index, { name, text, fill, colour }] of ends.entries()) {
    const left = area.left + index * (width + ARROW);
    sheet.box({ left, top, width, height }, fill);
    const inner = { left: left + 20, width: width - 40 };
    sheet.text(name, { ...inner, top: top + 16, height: 26 }, { size: 16, bold: true, colour });
    const words = { ...inner, top: top + 48, height: height - 62 };
    sheet.text(text, words, { size: 24, least: 16, face: "text", colour });
  }
  sheet.arrow(
    { left: area.left + width + 12, top: top + height / 2 - 14, width: ARROW - 24, height: 28 },
    colours.accent,
  );
}
