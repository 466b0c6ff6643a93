import { Rect, Svg, View } from "@react-pdf/renderer";
import type { Verdict } from "../../agents/domain/figures.ts";
import { labelled } from "../../agents/sections/labels.ts";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import type { ChartProps, FigureOf } from "./kinds.ts";

/** As the table beside the picture calls them. */
const NAMES: Record<Verdict, string> = {
  focus: "focus",
  test: "test",
  kept: "as it is",
  rests: "rests",
  refused: "refused",
};
const ORDER: Verdict[] = ["focus", "test", "kept", "rests", "refused"];
type Channel = FigureOf<"effort">["channels"][number];

function Key({ fill, size, children }: { fill: string; size: number; children: string }) {
  return (
    <View style={{ flexDirection: "row", alignItems: "center", gap: 4 }}>
      <View style={{ width: size * 0.8, height: size * 0.8, backgroundColor: fill }} />
      <Type face="label" size={size}>{children}</Type>
    </View>
  );
}

/** Those with neither hours nor customers, by verdict: a row of empty bars would say less. */
function EmptyChannels({ channels, size }: { channels: Channel[]; size: number }) {
  const { say } = useTheme();
  return ORDER.map((verdict) => ({
    verdict,
    names: channels.filter((channel) => channel.verdict === verdict).map(({ name }) => name),
  })).filter(({ names }) => names.length > 0).map(({ verdict, names }) => (
    <Type key={verdict} face="label" size={size} leading={1.25}>
      {labelled(NAMES[verdict], names.join(", "), say)}
    </Type>
  ));
}

/** Channels as pairs of bars: hours put in, customers that came out, and the verdict in words. */
export function EffortChart({ figure, width, scale = 1 }: ChartProps<"effort">) {
  const { colours, say } = useTheme();
  const [hoursFill, resultFill] = colours.series;
  const size = 7.6 * scale;
  const name = width * 0.3;
  // Larger words take more of the room behind the bars.
  const bar = width * Math.max(0.36, 0.48 - 0.4 * Math.max(0, scale - 1));
  const most = Math.max(1, ...figure.channels.map((channel) => channel.hours));
  const best = Math.max(1, ...figure.channels.map((channel) => channel.result));
  const channels = figure.channels.toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
  const isEmpty = (channel: Channel) =>
    channel.verdict !== "focus" && channel.hours === 0 && channel.result === 0;
  return (
    <View style={{ width, gap: 5 * scale }}>
      <View style={{ flexDirection: "row", gap: 14, marginLeft: name }}>
        <Key fill={hoursFill ?? colours.primary} size={size}>{say("hours a week")}</Key>
        <Key fill={resultFill ?? colours.accent} size={size}>{say("customers so far")}</Key>
      </View>
      {channels.filter((channel) => !isEmpty(channel)).map((channel, index) => (
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
                width={(channel.hours / most) * bar * 0.9}
                height={4.6 * scale}
                fill={hoursFill}
              />
              <Rect
                x={0}
                y={7 * scale}
                width={(channel.result / best) * bar * 0.9}
                height={4.6 * scale}
                fill={resultFill}
              />
            </Svg>
          </View>
          <View style={{ width: width - name - bar, flexDirection: "row", gap: 6 }}>
            <Type face="label" size={size} bold={channel.verdict === "focus"} leading={1.15}>
              {say(NAMES[channel.verdict])}
            </Type>
            <Type face="label" size={size} colour={colours.muted} leading={1.15}>
              {`${say(`${channel.hours} h`)} · ${channel.result}`}
            </Type>
          </View>
        </View>
      ))}
      <EmptyChannels channels={channels.filter(isEmpty)} size={size} />
    </View>
  );
}
