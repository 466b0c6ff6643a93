import { Path, Svg, View } from "@react-pdf/renderer";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import type { ChartProps } from "./kinds.ts";

/** A growth loop: steps in a row, and the way back from the last to the first. */
export function LoopChart({ figure, width, scale = 1 }: ChartProps<"loop">) {
  const { colours } = useTheme();
  const count = Math.max(1, figure.steps.length);
  const gap = 12 * scale;
  const each = (width - gap * (count - 1)) / count;
  const size = 7.6 * scale;
  const back = 20 * scale;
  const first = each / 2;
  const last = width - each / 2;
  return (
    <View style={{ width }}>
      <View style={{ flexDirection: "row", alignItems: "stretch" }}>
        {figure.steps.map((step, index) => (
          <View key={index} style={{ flexDirection: "row", alignItems: "center" }}>
            {index > 0 && (
              <View style={{ width: gap }}>
                <Type face="label" size={size} align="center" colour={colours.accentText}>→</Type>
              </View>
            )}
            <View
              style={{
                width: each,
                alignSelf: "stretch",
                borderTopWidth: 2,
                borderTopColor: colours.primary,
                backgroundColor: colours.tint,
                padding: 4,
              }}
            >
              <Type face="label" size={size} bold colour={colours.accentText}>{`${index + 1}`}</Type>
              <Type
                face="label"
                size={size}
                leading={1.18}
                longest={Math.max(6, Math.floor((each - 8) / (size * 0.53)))}
              >
                {step}
              </Type>
            </View>
          </View>
        ))}
      </View>
      <Svg width={width} height={back}>
        <Path
          d={`M ${last} 1 L ${last} ${back * 0.6} L ${first} ${back * 0.6} L ${first} 4`}
          stroke={colours.accent}
          strokeWidth={1.2 * scale}
          fill="none"
        />
        <Path
          d={`M ${first - 3 * scale} ${6 * scale} L ${first} 1 L ${first + 3 * scale} ${6 * scale} Z`}
          fill={colours.accent}
        />
      </Svg>
    </View>
  );
}
