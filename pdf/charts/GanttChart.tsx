import { Line, Rect, Svg, View } from "@react-pdf/renderer";
import { DAY_MS } from "../../agents/domain/days.ts";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import type { ChartProps } from "./kinds.ts";

function monthStarts(from: number, to: number, locale: string): { at: number; name: string }[] {
  const first = new Date(from);
  const months: { at: number; name: string }[] = [];
  for (let step = 0; step < 240; step += 1) {
    const at = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + step, 1);
    if (at > to) break;
    const name = new Date(at).toLocaleDateString(locale, {
      month: "short",
      year: "2-digit",
      timeZone: "UTC",
    });
    months.push({ at: Math.max(at, from), name });
  }
  const every = Math.ceil(months.length / 9);
  return months.filter((_, index) => index % every === 0);
}

/** A dated plan: a bar from first to last day, a diamond where both are one day. */
export function GanttChart({ figure, width, scale = 1 }: ChartProps<"gantt">) {
  const { colours, locale } = useTheme();
  const from = Date.parse(figure.from);
  const to = Math.max(Date.parse(figure.to), from + DAY_MS);
  const size = 7.6 * scale;
  const names = width * 0.34;
  const chart = width - names;
  const at = (time: number) => ((Math.min(Math.max(time, from), to) - from) / (to - from)) * (chart - 10) + 5;
  const months = monthStarts(from, to, locale);
  return (
    <View style={{ width }}>
      <View style={{ marginLeft: names, height: size * 1.5 }}>
        {months.map((month, index) => {
          const next = months[index + 1]?.at ?? to;
          if (at(next) - at(month.at) < size * 3.2) return null;
          return (
            <View key={index} style={{ position: "absolute", left: at(month.at), width: 60 }}>
              <Type face="label" size={size} colour={colours.muted}>{month.name}</Type>
            </View>
          );
        })}
      </View>
      {figure.bars.map((bar, index) => {
        const start = at(Date.parse(bar.from));
        const end = at(Date.parse(bar.to) + DAY_MS);
        const row = 12.5 * scale;
        const single = bar.from === bar.to;
        return (
          <View
            key={index}
            style={{
              flexDirection: "row",
              alignItems: "center",
              borderTopWidth: 0.4,
              borderTopColor: colours.hairline,
            }}
          >
            <View style={{ width: names, paddingRight: 8, paddingVertical: 1.5 }}>
              <Type face="label" size={size} leading={1.15}>{bar.name}</Type>
            </View>
            <Svg width={chart} height={row}>
              {months.map((month, line) => (
                <Line
                  key={line}
                  x1={at(month.at)}
                  y1={0}
                  x2={at(month.at)}
                  y2={row}
                  stroke={colours.hairline}
                  strokeWidth={0.4}
                />
              ))}
              {single
                ? (
                  <Rect
                    x={start - 2.5}
                    y={row / 2 - 2.5}
                    width={5 * scale}
                    height={5 * scale}
                    fill={colours.accent}
                  />
                )
                : (
                  <Rect
                    x={start}
                    y={row / 2 - 3 * scale}
                    width={Math.max(3, end - start)}
                    height={6 * scale}
                    fill={colours.primary}
                  />
                )}
            </Svg>
          </View>
        );
      })}
    </View>
  );
}
