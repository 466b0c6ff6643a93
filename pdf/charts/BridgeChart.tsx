import { Path, Svg, View } from "@react-pdf/renderer";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import type { ChartProps } from "./kinds.ts";

function Bank({ label, text, size, colour }: { label: string; text: string; size: number; colour: string }) {
  const { colours } = useTheme();
  return (
    <View style={{ flex: 1, borderTopWidth: 2, borderTopColor: colour, paddingTop: 4 }}>
      <Type face="label" size={size * 0.905} bold colour={colours.muted}>{label}</Type>
      <Type size={size} leading={1.25}>{text}</Type>
    </View>
  );
}

/** From what the audience believes today to what it must believe, and the planks between. */
export function BridgeChart({ figure, width, scale = 1 }: ChartProps<"bridge">) {
  const { colours, say } = useTheme();
  const size = 8.4 * scale;
  const small = 7.6 * scale;
  const arch = 20 * scale;
  return (
    <View style={{ width }}>
      <Svg width={width} height={arch}>
        <Path
          d={`M ${width * 0.1} ${arch} Q ${width / 2} ${-arch * 0.7} ${width * 0.9} ${arch}`}
          stroke={colours.primary}
          strokeWidth={1.2 * scale}
          fill="none"
        />
      </Svg>
      <View style={{ flexDirection: "row", gap: 10 }}>
        {figure.now !== "" && (
          <Bank label={say("Believed today")} text={figure.now} size={size} colour={colours.secondary} />
        )}
        {figure.planks.length > 0 && (
          <View
            style={{ flex: 1.5, borderTopWidth: 2, borderTopColor: colours.hairline, paddingTop: 4, gap: 3 }}
          >
            <Type face="label" size={small} bold colour={colours.muted}>{say("Planks")}</Type>
            {figure.planks.map((plank, index) => (
              <View key={index} style={{ flexDirection: "row", gap: 4 }}>
                <Type face="label" size={small} bold colour={colours.accentText}>{`${index + 1}`}</Type>
                <View style={{ flex: 1 }}>
                  <Type size={size} leading={1.22}>{plank}</Type>
                </View>
              </View>
            ))}
          </View>
        )}
        {figure.needed !== "" && (
          <Bank label={say("Belief needed")} text={figure.needed} size={size} colour={colours.accent} />
        )}
      </View>
    </View>
  );
}
