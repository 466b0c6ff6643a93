import type { FigureOf } from "../charts/kinds.ts";
import { spread } from "../charts/kinds.ts";
import type { Area, Sheet } from "./sheet.ts";

const LABEL = 22;
const NAME = { width: 170, height: 16 };

/** Where each stands between two pairs of poles. */
export function drawMap(sheet: Sheet, figure: FigureOf<"map">, area: Area): void {
  const { colours } = sheet;
  const plot = { ...area, top: area.top + LABEL, height: area.height - 2 * LABEL };
  const [middleX, middleY] = [plot.left + plot.width / 2, plot.top + plot.height / 2];
  sheet.line([plot.left, middleY], [plot.left + plot.width, middleY]);
  sheet.line([middleX, plot.top], [middleX, plot.top + plot.height]);
  const pole = { size: 11, colour: colours.muted };
  const third = plot.width / 3;
  sheet.text(figure.y[1], { ...area, height: LABEL - 4 }, { ...pole, align: "center" });
  const bottom = { ...area, top: plot.top + plot.height + 4, height: LABEL - 4 };
  sheet.text(figure.y[0], bottom, { ...pole, align: "center" });
  const side = { top: middleY + 4, width: third, height: LABEL };
  sheet.text(figure.x[0], { ...side, left: plot.left }, pole);
  sheet.text(figure.x[1], { ...side, left: plot.left + plot.width - third }, { ...pole, align: "right" });
  const heights = figure.points.map(({ y }) => plot.top + plot.height * (1 - y / 10));
  const names = spread(heights, NAME.height - 1, [plot.top + 6, plot.top + plot.height - 6]);
  for (const [index, point] of figure.points.entries()) {
    const x = plot.left + plot.width * (point.x / 10);
    const colour = point.own ? colours.primary : colours.secondary;
    sheet.dot(x, heights[index] ?? plot.top, { radius: point.own ? 8 : 6, colour });
    const isRight = point.x <= 5;
    const left = isRight ? x + 12 : x - 12 - NAME.width;
    const top = (names[index] ?? plot.top) - NAME.height / 2;
    const align = isRight ? "left" : "right";
    sheet.text(point.name, { left, top, ...NAME }, { size: 12, bold: point.own, align, valign: "middle" });
  }
}

/** How a customer feels from stage to stage. */
export function drawCurve(sheet: Sheet, figure: FigureOf<"curve">, area: Area): void {
  const { colours } = sheet;
  const plot = { ...area, height: area.height - 70 };
  const each = plot.width / figure.stages.length;
  const middle = plot.top + plot.height / 2;
  sheet.line([plot.left, middle], [plot.left + plot.width, middle]);
  const places = figure.stages.map(({ feeling }, index): [number, number] => [
    plot.left + each * (index + 0.5),
    middle - (feeling / 2) * (plot.height / 2 - 10),
  ]);
  for (const [index, place] of places.entries()) {
    const stage = figure.stages[index];
    const next = places[index + 1];
    if (next) sheet.line(place, next, colours.primary);
    if (!stage) continue;
    sheet.dot(place[0], place[1], { radius: 6, colour: colours.primary });
    const sign = stage.feeling > 0 ? "+" : stage.feeling < 0 ? "−" : "";
    const label = {
      left: plot.left + each * index + 2,
      top: plot.top + plot.height + 8,
      width: each - 4,
      height: 62,
    };
    sheet.text(`${stage.name} ${sign}${Math.abs(stage.feeling)}`, label, {
      size: 11,
      least: 7,
      align: "center",
    });
  }
}
