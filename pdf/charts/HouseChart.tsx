import { Polygon, Svg, View } from "@react-pdf/renderer";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import type { ChartProps } from "./kinds.ts";

/** The messaging house: core message as roof, pillars with their proof, the ground they stand on. */
export function HouseChart({ figure, width, scale = 1 }: ChartProps<"house">) {
  const { colours } = useTheme();
  const size = 8.2 * scale;
  const gable = 16 * scale;
  return (
    <View style={{ width }}>
      <Svg width={width} height={gable}>
        <Polygon points={`0,${gable} ${width / 2},0 ${width},${gable}`} fill={colours.primary} />
      </Svg>
      <View style={{ backgroundColor: colours.primary, paddingHorizontal: 16, paddingBottom: 7 }}>
        <Type face="head" size={size * 1.3} bold align="center" colour={colours.onPrimary} leading={1.2}>
          {figure.roof}
        </Type>
      </View>
      <View style={{ flexDirection: "row", gap: 6, marginVertical: 6 }}>
        {figure.pillars.map((pillar, index) => (
          <View
            key={index}
            style={{
              flex: 1,
              backgroundColor: colours.tint,
              padding: 7,
              borderTopWidth: 2,
              borderTopColor: colours.accent,
            }}
          >
            <Type face="label" size={size} bold leading={1.2}>{pillar.name}</Type>
            <Type size={size} leading={1.25} style={{ marginTop: 3 }}>{pillar.proof}</Type>
          </View>
        ))}
      </View>
      <View style={{ borderTopWidth: 2, borderTopColor: colours.ink, paddingTop: 4 }}>
        <Type face="label" size={size} align="center">{figure.ground}</Type>
      </View>
    </View>
  );
}
