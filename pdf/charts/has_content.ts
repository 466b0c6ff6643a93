import type { Figure } from "../../agents/domain/figures.ts";

/** False for a figure with nothing on it, which is left out of documents. */
export function hasContent(figure: Figure): boolean {
  switch (figure.kind) {
    case "map":
    case "friction":
      return figure.points.length > 0;
    case "bridge":
      return figure.now !== "" || figure.needed !== "";
    case "sliders":
      return figure.lines.length > 0;
    case "palette":
      return figure.entries.length > 0;
    case "house":
      return figure.pillars.length > 0;
    case "effort":
      return figure.channels.length > 0;
    case "shares":
      return figure.parts.length > 0;
    case "gantt":
      return figure.bars.length > 0 && !Number.isNaN(Date.parse(figure.from)) &&
        !Number.isNaN(Date.parse(figure.to));
    case "curve":
      return figure.stages.length > 0;
    case "loop":
      return figure.steps.length > 0;
    case "lanes":
      return figure.lanes.some((lane) => lane.items.length > 0);
  }
}
