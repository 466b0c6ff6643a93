import { View } from "@react-pdf/renderer";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import type { ChartProps } from "./kinds.ts";

/** Parts of a whole as one bar, each named in a list under it. */
export function SharesChart({ figure, width, scale = 1 }: ChartProps<"shares">) {
  const { colours, say } = useTheme();
  const fills = colours.series;
  const size = 7.8 * scale;
  return (
    <View style={{ width }}>
      <View style={{ flexDirection: "row", height: 15 * scale, gap: 1.5 }}>
        {figure.parts.map((part, index) => (
          <View
            key={index}
            style={{ flex: Math.max(part.share, 1), backgroundColor: fills[index % fills.length] }}
          />
        ))}
      </View>
      <View style={{ marginTop: 5, gap: 3 }}>
        {figure.parts.map((part, index) => (
          <View key={index} style={{ flexDirection: "row", width }}>
            <View
              style={{
                width: 7 * scale,
                height: 7 * scale,
                marginTop: 1.5,
                marginRight: 5,
                backgroundColor: fills[index % fills.length],
              }}
            />
            <View style={{ width: 26 * scale }}>
              <Type face="label" size={size} bold leading={1.25}>{say(`${part.share}%`)}</Type>
            </View>
            <View style={{ width: width - 33 * scale - 5 }}>
              <Type face="label" size={size} leading={1.25}>{part.name}</Type>
            </View>
          </View>
        ))}
      </View>
    </View>
  );
}
