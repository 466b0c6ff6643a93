import type { Figure } from "../../../agents/domain/figures.ts";
import { fill } from "../../../islands/words.ts";
import type { ScreenWords } from "../../words/words.ts";

/** A picture as a table: the same data, for whoever cannot see it drawn. */
interface FigureTable {
  /** What the picture shows, in a sentence. */
  summary: string;
  columns: string[];
  rows: string[][];
}

/** Everything a figure draws, as text. */
export function figureTable(figure: Figure, says: ScreenWords["reading"]["figures"]): FigureTable {
  switch (figure.kind) {
    case "map":
      return {
        summary: fill(says.map.summary, {
          left: figure.x[0],
          right: figure.x[1],
          low: figure.y[0],
          high: figure.y[1],
        }),
        columns: [says.name, ...[figure.x[1], figure.y[1]].map((end) => fill(says.map.towards, { end }))],
        rows: figure.points.map(({ name, x, y }) => [
          name,
          ...[x, y].map((value) => fill(says.map.ofTen, { value })),
        ]),
      };
    case "friction":
      return {
        summary: fill(says.friction.summary, { left: figure.left, right: figure.right }),
        columns: [says.name, says.friction.place],
        rows: figure.points.map(({ name, at }) => [name, signed(at)]),
      };
    case "bridge":
      return {
        summary: says.bridge.summary,
        columns: [says.part, says.words],
        rows: [
          [says.bridge.now, figure.now],
          ...figure.planks.map((plank, index) => [fill(says.bridge.plank, { number: index + 1 }), plank]),
          [says.bridge.needed, figure.needed],
        ],
      };
    case "sliders":
      return {
        summary: says.sliders.summary,
        columns: [says.sliders.one, says.sliders.other, says.sliders.chosen, says.sliders.why],
        rows: figure.lines.map((
          { a, b, at, reason },
        ) => [a, b, at === 0 ? says.sliders.open : at < 0 ? a : b, reason ?? ""]),
      };
    case "palette":
      return {
        summary: says.palette.summary,
        columns: [says.palette.role, says.palette.colour, says.palette.contrast, says.palette.from],
        rows: figure.entries.map((entry) => [
          entry.role,
          entry.hex,
          `${entry.contrast.toFixed(2)}:1`,
          entry.source,
        ]),
      };
    case "house":
      return {
        summary: says.house.summary,
        columns: [says.part, says.words, says.house.proof],
        rows: [
          [says.house.roof, figure.roof, ""],
          ...figure.pillars.map((
            { name, proof },
            index,
          ) => [fill(says.house.pillar, { number: index + 1 }), name, proof]),
          [says.house.ground, figure.ground, ""],
        ],
      };
    case "effort":
      return {
        summary: says.effort.summary,
        columns: [says.effort.channel, says.effort.hours, says.effort.brought, says.effort.verdict],
        rows: figure.channels.map((each) => [each.name, `${each.hours}`, `${each.result}`, each.verdict]),
      };
    case "shares":
      return {
        summary: fill(says.shares.summary, { unit: figure.unit }),
        columns: [says.part, says.shares.share],
        rows: figure.parts.map(({ name, share }) => [name, fill(says.shares.percent, { share })]),
      };
    case "gantt":
      return {
        summary: fill(says.gantt.summary, { from: figure.from, to: figure.to }),
        columns: [says.gantt.task, says.gantt.from, says.gantt.to],
        rows: figure.bars.map(({ name, from, to }) => [name, from, to]),
      };
    case "curve":
      return {
        summary: says.curve.summary,
        columns: [says.curve.stage, says.curve.feeling],
        rows: figure.stages.map(({ name, feeling }) => [name, signed(feeling)]),
      };
    case "loop":
      return {
        summary: says.loop.summary,
        columns: [says.loop.step, says.loop.happens],
        rows: figure.steps.map((step, index) => [`${index + 1}`, step]),
      };
    case "lanes":
      return {
        summary: says.lanes.summary,
        columns: [says.lanes.when, says.lanes.what],
        rows: figure.lanes.map(({ name, items }) => [name, items.join(" · ")]),
      };
  }
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${Math.abs(value)}` : "0";
}
