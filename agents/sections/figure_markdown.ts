import { signed } from "../text/quantities.ts";
import type { Figure, PaletteEntry } from "../domain/figures.ts";

type FigureOf<Kind extends Figure["kind"]> = Extract<Figure, { kind: Kind }>;

/** A picture in words, for whoever reads the strategy as text. */
export function figureMarkdown(figure: Figure): string {
  switch (figure.kind) {
    case "map":
      return lines([
        `From left to right: ${figure.x[0]} → ${figure.x[1]}. From bottom to top: ${figure.y[0]} → ${
          figure.y[1]
        }.`,
        ...figure.points.map((point) => `- ${point.name}: ${point.x} across, ${point.y} up, of 10`),
      ]);
    case "friction":
      return lines([
        `−5 is ${figure.left}; +5 is ${figure.right}.`,
        ...figure.points.map((point) => `- ${point.name}: ${signed(point.at)}`),
      ]);
    case "bridge":
      return lines([
        `- Now: ${figure.now}`,
        ...figure.planks.map((plank, at) => `- Plank ${at + 1}: ${plank}`),
        `- Needed: ${figure.needed}`,
      ]);
    case "sliders":
      return lines(
        figure.lines.map((line) =>
          `- ${line.at <= 0 ? `**${line.a}**` : line.a} ↔ ${line.at > 0 ? `**${line.b}**` : line.b}`
        ),
      );
    case "palette":
      return lines(figure.entries.map(colourLine));
    case "house":
      return lines([
        `- Roof: ${figure.roof}`,
        ...figure.pillars.map((pillar) => `- Pillar: ${pillar.name}. Proof: ${pillar.proof}`),
        `- Ground: ${figure.ground}`,
      ]);
    case "effort":
      return lines(figure.channels.map(effortLine));
    case "shares":
      return lines(
        figure.parts.map((part) => `- ${part.name}: ${part.share}% of ${figure.unit.replace(/^% of /, "")}`),
      );
    case "gantt":
      return lines(figure.bars.map((bar) => `- ${bar.name}: ${bar.from} to ${bar.to}`));
    case "curve":
      return lines(figure.stages.map((stage) => `- ${stage.name}: ${signed(stage.feeling)}`));
    case "loop":
      return `${figure.steps.join(" → ")} → ${figure.steps[0] ?? ""}`;
    case "lanes":
      return lines(figure.lanes.map((lane) => `- ${lane.name}: ${lane.items.join("; ")}`));
  }
}

function lines(list: string[]): string {
  return list.join("\n");
}

function effortLine({ name, hours, result, verdict }: FigureOf<"effort">["channels"][number]): string {
  return `- ${name}: ${hours} ${hours === 1 ? "hour" : "hours"} a week, brought ${result}, ${verdict}`;
}

function colourLine({ role, hex, contrast }: PaletteEntry): string {
  return role === "background"
    ? `- ${role}: ${hex}, the ground`
    : `- ${role}: ${hex}, contrast ${contrast.toFixed(2)}`;
}
