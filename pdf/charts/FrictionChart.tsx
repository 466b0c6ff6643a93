import { Circle, Line, Svg, View } from "@react-pdf/renderer";
import { linesOf } from "../blocks/columns.ts";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import type { ChartProps } from "./kinds.ts";

/** The zone of friction: two beliefs that collide, and where everyone stands between them. */
export function FrictionChart({ figure, width, scale = 1 }: ChartProps<"friction">) {
  const { colours } = useTheme();
  const size = 7.6 * scale;
  const labelWidth = width * 0.45;
  const points = figure.points.toSorted((a, b) => a.at - b.at);
  const side = 12 * scale;
  const xs = points.map((point) =>
    side + ((Math.min(5, Math.max(-5, point.at)) + 5) / 10) * (width - 2 * side)
  );
  const heights = points.map(({ name }) => linesOf(name, labelWidth, size) * size * 1.2 + size * 0.5);
  const tops = heights.map((_, index) => heights.slice(0, index).reduce((sum, height) => sum + height, 0));
  const axis = heights.reduce((sum, height) => sum + height, 0) + size;
  const height = axis + 8 * scale;
  return (
    <View style={{ width }}>
      <View style={{ width, height }}>
        <Svg width={width} height={height} style={{ position: "absolute" }}>
          <Line x1={0} y1={axis} x2={width} y2={axis} stroke={colours.ink} strokeWidth={1 * scale} />
          <Line
            x1={width / 2}
            y1={axis - 5}
            x2={width / 2}
            y2={axis + 5}
            stroke={colours.ink}
            strokeWidth={0.8}
          />
          {points.map((_, index) => (
            <Line
              key={`l${index}`}
              x1={xs[index] ?? 0}
              y1={(tops[index] ?? 0) + 1}
              x2={xs[index] ?? 0}
              y2={axis}
              stroke={colours.hairline}
              strokeWidth={0.8}
            />
          ))}
          {points.map((point, index) => (
            <Circle
              key={`c${index}`}
              cx={xs[index] ?? 0}
              cy={axis}
              r={4 * scale}
              fill={point.at < 0 ? colours.accent : colours.paper}
              stroke={point.at < 0 ? colours.accent : colours.primary}
              strokeWidth={1.2 * scale}
            />
          ))}
        </Svg>
        {points.map((point, index) => {
          const x = xs[index] ?? 0;
          const rightward = x < width / 2;
          return (
            <View
              key={index}
              style={{
                position: "absolute",
                top: tops[index] ?? 0,
                left: rightward ? x + 4 : x - labelWidth - 4,
                width: labelWidth,
              }}
            >
              <Type face="label" size={size} leading={1.2} align={rightward ? "left" : "right"}>
                {point.name}
              </Type>
            </View>
          );
        })}
      </View>
      <View style={{ flexDirection: "row", justifyContent: "space-between", marginTop: 4 }}>
        <View style={{ width: width * 0.46 }}>
          <Type face="text" italic size={size + 1}>{figure.left}</Type>
        </View>
        <View style={{ width: width * 0.46 }}>
          <Type face="text" italic size={size + 1} align="right">{figure.right}</Type>
        </View>
      </View>
    </View>
  );
}
