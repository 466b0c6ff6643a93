import type { Figure } from "../../agents/domain/figures.ts";
import { BridgeChart } from "./BridgeChart.tsx";
import { CurveChart } from "./CurveChart.tsx";
import { EffortChart } from "./EffortChart.tsx";
import { FrictionChart } from "./FrictionChart.tsx";
import { GanttChart } from "./GanttChart.tsx";
import { HouseChart } from "./HouseChart.tsx";
import { LanesChart } from "./LanesChart.tsx";
import { LoopChart } from "./LoopChart.tsx";
import { MapChart } from "./MapChart.tsx";
import { PaletteChart } from "./PaletteChart.tsx";
import { SharesChart } from "./SharesChart.tsx";
import { SlidersChart } from "./SlidersChart.tsx";

interface Props {
  figure: Figure;
  width: number;
  scale?: number;
  /** Points that a plot may be tall; else in proportion to its scale. */
  tall?: number;
}

/** Draws a figure of a foundation from its data alone. */
export function Chart({ figure, width, scale, tall }: Props) {
  switch (figure.kind) {
    case "map":
      return <MapChart figure={figure} width={width} scale={scale} tall={tall} />;
    case "friction":
      return <FrictionChart figure={figure} width={width} scale={scale} />;
    case "bridge":
      return <BridgeChart figure={figure} width={width} scale={scale} />;
    case "sliders":
      return <SlidersChart figure={figure} width={width} scale={scale} />;
    case "palette":
      return <PaletteChart figure={figure} width={width} scale={scale} />;
    case "house":
      return <HouseChart figure={figure} width={width} scale={scale} />;
    case "effort":
      return <EffortChart figure={figure} width={width} scale={scale} />;
    case "shares":
      return <SharesChart figure={figure} width={width} scale={scale} />;
    case "gantt":
      return <GanttChart figure={figure} width={width} scale={scale} />;
    case "curve":
      return <CurveChart figure={figure} width={width} scale={scale} />;
    case "loop":
      return <LoopChart figure={figure} width={width} scale={scale} />;
    case "lanes":
      return <LanesChart figure={figure} width={width} scale={scale} />;
  }
}
