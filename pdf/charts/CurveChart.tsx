import { Circle, Line, Path, Svg, View } from "@react-pdf/renderer";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import type { ChartProps } from "./kinds.ts";

/** How a customer feels from stage to stage, from -2 to +2. */
export function CurveChart({ figure, width, scale = 1 }: ChartProps<"curve">) {
  const { colours } = useTheme();
  const height = 84 * scale;
  const size = 7.6 * scale;
  const step = width / Math.max(1, figure.stages.length);
  const points = figure.stages.map((stage, index) => ({
    x: step * (index + 0.5),
    y: height / 2 - (Math.min(2, Math.max(-2, stage.feeling)) / 2) * (height / 2 - 9 * scale),
  }));
  const path = points.map((point, index) => {
    const before = points[index - 1];
    if (!before) return `M ${point.x} ${point.y}`;
    const middle = (before.x + point.x) / 2;
    return `C ${middle} ${before.y} ${middle} ${point.y} ${point.x} ${point.y}`;
  }).join(" ");
  return (
    <View style={{ width }}>
      <Svg width={width} height={height}>
        <Line x1={0} y1={height / 2} x2={width} y2={height / 2} stroke={colours.hairline} strokeWidth={0.8} />
        <Path d={path || "M 0 0"} stroke={colours.primary} strokeWidth={1.6 * scale} fill="none" />
        {points.map((point, index) => (
          <Circle
            key={index}
            cx={point.x}
            cy={point.y}
            r={3.6 * scale}
            fill={(figure.stages[index]?.feeling ?? 0) < 0 ? colours.accent : colours.paper}
            stroke={(figure.stages[index]?.feeling ?? 0) < 0 ? colours.accent : colours.primary}
            strokeWidth={1.2 * scale}
          />
        ))}
      </Svg>
      <View style={{ flexDirection: "row" }}>
        {figure.stages.map((stage, index) => (
          <View key={index} style={{ width: step, paddingHorizontal: 2 }}>
            <Type
              face="label"
              size={size}
              align="center"
              leading={1.15}
              longest={Math.max(4, Math.floor((step - 4) / (size * 0.53)))}
            >
              {stage.name}
            </Type>
            <Type face="label" size={size} bold align="center">
              {stage.feeling > 0 ? `+${stage.feeling}` : `${stage.feeling}`.replace("-", "−")}
            </Type>
          </View>
        ))}
      </View>
    </View>
  );
}
