import { View } from "@react-pdf/renderer";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import type { Bar } from "./slides.ts";

interface Props {
  bars: Bar[];
  width: number;
  scale: number;
}

const LABEL_SIZE = 18;
const NAME_SHARE = 0.28;
const SAID_SHARE = 0.34;
const SHORTEST = 3;

/**
 * One bar under the other, each with its name before it and its own words behind: the one that matters is filled, the
 * others are outlines, and no colour has to be told apart.
 */
export function BarRows({ bars, width, scale }: Props) {
  const { colours } = useTheme();
  const size = LABEL_SIZE * scale;
  const most = Math.max(...bars.map(({ value }) => value)) || 1;
  const room = width * (1 - NAME_SHARE - SAID_SHARE);
  return (
    <View style={{ width, gap: 16 * scale }}>
      {bars.map((bar, index) => (
        <View key={index} style={{ flexDirection: "row", alignItems: "center" }}>
          <View style={{ width: width * NAME_SHARE, paddingRight: 14 }}>
            <Type
              face="label"
              size={size}
              bold={bar.strong}
              leading={1.18}
              longest={Math.floor((width * NAME_SHARE) / (size * 0.6))}
            >
              {bar.name}
            </Type>
          </View>
          <View
            style={{
              width: Math.max(SHORTEST, room * (bar.value / most)),
              height: 30 * scale,
              backgroundColor: bar.strong ? colours.primary : colours.tint,
              borderWidth: 1.5,
              borderColor: colours.primary,
            }}
          />
          <View style={{ flex: 1, paddingLeft: 12 }}>
            <Type face="label" size={size} bold={bar.strong} leading={1.18}>{bar.said}</Type>
          </View>
        </View>
      ))}
    </View>
  );
}
