import { Rect, Svg, View } from "@react-pdf/renderer";
import type { Verdict } from "../../agents/domain/figures.ts";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import type { ChartProps } from "./kinds.ts";

const ORDER: Verdict[] = ["focus", "test", "kept", "rests", "refused"];

/** Channels as pairs of bars: hours put in, customers that came out, and the verdict in words. */
export function EffortChart({ figure, width, scale = 1 }: ChartProps<"effort">) {
  const { colours } = useTheme();
  const size = 7.6 * scale;
  const name = width * 0.34;
  const bar = width * 0.44;
  const most = Math.max(1, ...figure.channels.map((channel) => channel.hours));
  const best = Math.max(1, ...figure.channels.map((channel) => channel.result));
  const channels = figure.channels.toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
  return (
    <View style={{ width, gap: 5 * scale }}>
      <View style={{ flexDirection: "row", gap: 12, marginLeft: name }}>
        <Type face="label" size={size * 0.88} colour={colours.primaryText}>■ hours a week</Type>
        <Type face="label" size={size * 0.88} colour={colours.accentText}>■ customers so far</Type>
      </View>
      {channels.map((channel, index) => (
        <View key={index} style={{ flexDirection: "row", alignItems: "center" }}>
          <View style={{ width: name, paddingRight: 8 }}>
            <Type face="label" size={size} bold={channel.verdict === "focus"} leading={1.15}>
              {channel.name}
            </Type>
          </View>
          <View style={{ width: bar }}>
            <Svg width={bar} height={13 * scale}>
              <Rect x={0} y={0} width={0.8} height={13 * scale} fill={colours.hairline} />
              <Rect
                x={0}
                y={1 * scale}
                width={(channel.hours / most) * bar * 0.84}
                height={4.6 * scale}
                fill={colours.primary}
              />
              <Rect
                x={0}
                y={7 * scale}
                width={(channel.result / best) * bar * 0.84}
                height={4.6 * scale}
                fill={colours.accent}
              />
            </Svg>
          </View>
          <View style={{ width: width - name - bar, flexDirection: "row", gap: 6 }}>
            <Type face="label" size={size} bold={channel.verdict === "focus"} leading={1.15}>
              {channel.verdict}
            </Type>
            <Type face="label" size={size} colour={colours.muted} leading={1.15}>
              {`${channel.hours} h · ${channel.result}`}
            </Type>
          </View>
        </View>
      ))}
    </View>
  );
}
