import { View } from "@react-pdf/renderer";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import type { ChartProps } from "./kinds.ts";

/** Roadmap lanes, one beside the other, nearest first. */
export function LanesChart({ figure, width, scale = 1 }: ChartProps<"lanes">) {
  const { colours } = useTheme();
  const gap = 8 * scale;
  const each = (width - gap * (figure.lanes.length - 1)) / Math.max(1, figure.lanes.length);
  const size = 7.8 * scale;
  const heads = colours.series;
  return (
    <View style={{ width, flexDirection: "row", gap }}>
      {figure.lanes.map((lane, index) => (
        <View key={index} style={{ width: each }}>
          <View
            style={{ borderTopWidth: 3, borderTopColor: heads[index % heads.length], paddingVertical: 3 }}
          >
            <Type face="label" size={size} bold>{lane.name}</Type>
          </View>
          <View style={{ gap: 3 }}>
            {lane.items.map((item, line) => (
              <View
                key={line}
                style={{ backgroundColor: colours.tint, paddingHorizontal: 5, paddingVertical: 3.5 }}
              >
                <Type
                  face="label"
                  size={size}
                  leading={1.2}
                  longest={Math.floor((each - 10) / (size * 0.53))}
                >
                  {item}
                </Type>
              </View>
            ))}
          </View>
        </View>
      ))}
    </View>
  );
}
