import { Circle, Line, Svg, View } from "@react-pdf/renderer";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import type { ChartProps } from "./kinds.ts";

/** The trade-offs: the chosen side filled and in bold, with its reason beside it; in the middle where none was chosen. */
export function SlidersChart({ figure, width, scale = 1 }: ChartProps<"sliders">) {
  const { colours } = useTheme();
  const size = 8 * scale;
  const hasReasons = figure.lines.some(({ reason }) => reason !== undefined);
  const track = width * (hasReasons ? 0.1 : 0.26);
  const side = hasReasons ? { width: width * 0.2 } : { flex: 1 };
  const row = 9 * scale;
  return (
    <View style={{ width, gap: 4 * scale }}>
      {figure.lines.map((line, index) => {
        const x = 5 * scale + ((line.at + 1) / 2) * (track - 10 * scale);
        return (
          <View key={index} style={{ flexDirection: "row", alignItems: "center", gap: 8 }}>
            <View style={side}>
              <Type face="label" size={size} bold={line.at === -1} align="right" leading={1.15}>
                {line.a}
              </Type>
            </View>
            <Svg width={track} height={row}>
              <Line
                x1={0}
                y1={row / 2}
                x2={track}
                y2={row / 2}
                stroke={colours.hairline}
                strokeWidth={1.2 * scale}
              />
              <Circle
                cx={x}
                cy={row / 2}
                r={3.6 * scale}
                fill={line.at === 0 ? colours.paper : colours.accent}
                stroke={line.at === 0 ? colours.muted : colours.accent}
                strokeWidth={1.2 * scale}
              />
            </Svg>
            <View style={side}>
              <Type face="label" size={size} bold={line.at === 1} leading={1.15}>{line.b}</Type>
            </View>
            {hasReasons && (
              <View style={{ flex: 1 }}>
                <Type size={size} leading={1.2}>{line.reason ?? ""}</Type>
              </View>
            )}
          </View>
        );
      })}
    </View>
  );
}
