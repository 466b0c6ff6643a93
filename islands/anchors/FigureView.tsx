import type { Figure } from "../../routes/api/contract.ts";
import { FrictionAxis, PositionMap } from "./figures/Axes.tsx";
import { Curve } from "./figures/Curve.tsx";
import { Effort, Gantt, Shares, Sliders } from "./figures/Measures.tsx";
import { Palette } from "./figures/Palette.tsx";
import { Bridge, House, Lanes, Loop } from "./figures/Shapes.tsx";

/** A picture of a section. Its words are text; what is drawn beside them is hidden from screen readers. */
export function FigureView({ figure }: { figure: Figure }) {
  switch (figure.kind) {
    case "map":
      return <PositionMap {...figure} />;
    case "friction":
      return <FrictionAxis {...figure} />;
    case "palette":
      return <Palette {...figure} />;
    case "bridge":
      return <Bridge {...figure} />;
    case "sliders":
      return <Sliders {...figure} />;
    case "house":
      return <House {...figure} />;
    case "effort":
      return <Effort {...figure} />;
    case "shares":
      return <Shares {...figure} />;
    case "gantt":
      return <Gantt {...figure} />;
    case "curve":
      return <Curve {...figure} />;
    case "loop":
      return <Loop {...figure} />;
    case "lanes":
      return <Lanes {...figure} />;
  }
}
