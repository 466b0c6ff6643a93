import type { Figure } from "../../../agents/domain/figures.ts";

/** A picture as a table: the same data, for whoever cannot see it drawn. */
interface FigureTable {
  /** What the picture shows, in a sentence. */
  summary: string;
  columns: string[];
  rows: string[][];
}

/** Everything a figure draws, as text. */
export function figureTable(figure: Figure): FigureTable {
  switch (figure.kind) {
    case "map":
      return {
        summary: `A map from ${figure.x[0]} (0) to ${figure.x[1]} (10), and from ${figure.y[0]} (0) to ${
          figure.y[1]
        } (10).`,
        columns: ["Name", `Towards ${figure.x[1]}`, `Towards ${figure.y[1]}`],
        rows: figure.points.map(({ name, x, y }) => [name, `${x} of 10`, `${y} of 10`]),
      };
    case "friction":
      return {
        summary: `A line from ${figure.left} (−5) to ${figure.right} (+5).`,
        columns: ["Name", "Place"],
        rows: figure.points.map(({ name, at }) => [name, signed(at)]),
      };
    case "bridge":
      return {
        summary: "A bridge from what is believed now to what must be believed.",
        columns: ["Part", "Words"],
        rows: [
          ["Now", figure.now],
          ...figure.planks.map((plank, index) => [`Plank ${index + 1}`, plank]),
          ["Needed", figure.needed],
        ],
      };
    case "sliders":
      return {
        summary: "Pairs of sides, and which was chosen.",
        columns: ["One side", "Other side", "Chosen", "Why"],
        rows: figure.lines.map((
          { a, b, at, reason },
        ) => [a, b, at === 0 ? "open" : at < 0 ? a : b, reason ?? ""]),
      };
    case "palette":
      return {
        summary: "The colours, each with its contrast on the background.",
        columns: ["Role", "Colour", "Contrast", "From"],
        rows: figure.entries.map((entry) => [
          entry.role,
          entry.hex,
          `${entry.contrast.toFixed(2)}:1`,
          entry.source,
        ]),
      };
    case "house":
      return {
        summary: "A house: the roof claims, the pillars prove, the ground carries.",
        columns: ["Part", "Words", "Proof"],
        rows: [
          ["Roof", figure.roof, ""],
          ...figure.pillars.map(({ name, proof }, index) => [`Pillar ${index + 1}`, name, proof]),
          ["Ground", figure.ground, ""],
        ],
      };
    case "effort":
      return {
        summary: "Each channel by the hours it takes and what it brought.",
        columns: ["Channel", "Hours a week", "Brought", "Verdict"],
        rows: figure.channels.map((each) => [each.name, `${each.hours}`, `${each.result}`, each.verdict]),
      };
    case "shares":
      return {
        summary: `Shares of ${figure.unit}.`,
        columns: ["Part", "Share"],
        rows: figure.parts.map(({ name, share }) => [name, `${share}%`]),
      };
    case "gantt":
      return {
        summary: `What happens from ${figure.from} to ${figure.to}.`,
        columns: ["Task", "From", "To"],
        rows: figure.bars.map(({ name, from, to }) => [name, from, to]),
      };
    case "curve":
      return {
        summary: "How it feels from stage to stage, from −2 to +2.",
        columns: ["Stage", "Feeling"],
        rows: figure.stages.map(({ name, feeling }) => [name, signed(feeling)]),
      };
    case "loop":
      return {
        summary: "Steps that lead back to the first.",
        columns: ["Step", "What happens"],
        rows: figure.steps.map((step, index) => [`${index + 1}`, step]),
      };
    case "lanes":
      return {
        summary: "What comes when.",
        columns: ["When", "What"],
        rows: figure.lanes.map(({ name, items }) => [name, items.join(" · ")]),
      };
  }
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${Math.abs(value)}` : "0";
}
