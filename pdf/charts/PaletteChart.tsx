import { View } from "@react-pdf/renderer";
import { contrastOf } from "../colour.ts";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import type { ChartProps } from "./kinds.ts";

/** The brand's colours with role, where each comes from, contrast on its ground, and the shade that carries text. */
export function PaletteChart({ figure, width, scale = 1 }: ChartProps<"palette">) {
  const { colours, say } = useTheme();
  const gap = 6 * scale;
  const each = (width - gap * (figure.entries.length - 1)) / Math.max(1, figure.entries.length);
  return (
    <View style={{ width, flexDirection: "row", gap }}>
      {figure.entries.map((entry, index) => {
        const onIt = contrastOf("#FFFFFF", entry.hex) >= contrastOf("#000000", entry.hex)
          ? "#FFFFFF"
          : "#000000";
        const moved = entry.text_hex.toUpperCase() !== entry.hex.toUpperCase();
        return (
          <View key={index} style={{ width: each }}>
            <View
              style={{
                height: 50 * scale,
                backgroundColor: entry.hex,
                borderWidth: 0.5,
                borderColor: colours.hairline,
                justifyContent: "flex-end",
                padding: 5,
              }}
            >
              <Type face="label" size={7.8 * scale} bold colour={onIt}>{entry.hex.toUpperCase()}</Type>
            </View>
            <View style={{ paddingTop: 4 }}>
              <Type face="label" size={8 * scale} bold>{say(entry.role)}</Type>
              {entry.source !== "" && (
                <Type face="label" size={7.5 * scale} colour={colours.muted}>{entry.source}</Type>
              )}
              <Type face="label" size={7.5 * scale} colour={colours.muted}>
                {entry.role === "background" ? "" : `${say(entry.contrast.toFixed(2))}:1`}
              </Type>
              {moved && entry.role !== "background" && (
                <Type face="label" size={7.5 * scale}>{say(`as text ${entry.text_hex.toUpperCase()}`)}</Type>
              )}
            </View>
          </View>
        );
      })}
    </View>
  );
}
