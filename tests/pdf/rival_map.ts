import type { Figure, MapPoint } from "../../agents/domain/figures.ts";
import type { Foundation } from "../../agents/strategy/foundation.ts";

/** The foundation with a map of the market, in the section that analyses it and on the deck's slide of the competition. */
export function withMap(foundation: Foundation, points: MapPoint[]): Foundation {
  const figure: Extract<Figure, { kind: "map" }> = {
    kind: "map",
    x: ["kept inside", "sold"],
    y: ["in one head", "written down"],
    points,
  };
  const changed = structuredClone(foundation);
  const section = changed.anchors.truth.sections.find(({ id }) => id === "market_analysis");
  const slide = changed.strategy.deck.find(({ id }) => id === "competition");
  if (section === undefined || slide === undefined) {
    throw new RangeError("Give a foundation with a market and rivals");
  }
  section.blocks.push({ kind: "figure", title: "Map", figure, marks: section.headline.marks });
  slide.picture = {
    kind: "figure",
    figure: { ...figure, x: [...figure.x], y: [...figure.y], points: [...points] },
  };
  return changed;
}
