import { Circle, Line, Rect, Svg, View } from "@react-pdf/renderer";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import { type ChartProps, placeLabels } from "./kinds.ts";

const MOST_NAMES = 7;

/** The positioning map: two axes, everyone on it, the founder's own place filled. */
export function MapChart({ figure, width, scale = 1, tall }: ChartProps<"map">) {
  const { colours } = useTheme();
  const height = tall ?? Math.min(width * 0.45, 132 * scale);
  const inset = 14 * scale;
  const labelWidth = width * 0.38;
  // In a crowd names would stand far from their places: numbers stand there, and the names below.
  const crowded = figure.points.length > MOST_NAMES;
  const names = figure.points.map((point, index) => crowded ? `${index + 1}` : point.name);
  const longest = Math.max(1, ...names.map((name) => name.length));
  const size = 7.6 * scale;
  const lines = Math.ceil((longest * size * 0.56) / labelWidth);
  const row = size * 1.25;
  const at = (point: { x: number; y: number }) => ({
    left: inset + (Math.min(10, Math.max(0, point.x)) / 10) * (width - 2 * inset),
    top: inset + (1 - Math.min(10, Math.max(0, point.y)) / 10) * (height - 2 * inset),
  });
  const places = figure.points.map(at);
  const gap = 9 * scale;
  const labels = figure.points.map((_, index) => {
    const place = places[index] ?? { left: 0, top: 0 };
    const rightward = place.left < width * 0.6;
    const needed = Math.min(labelWidth, (names[index]?.length ?? 0) * size * 0.58 + 2);
    const left = rightward ? place.left + gap : place.left - gap - needed;
    return { left, width: needed, top: place.top - (row * lines) / 2, rightward };
  });
  const tops = placeLabels(labels, row * lines, [0, height]);
  return (
    <View style={{ width }}>
      <Type face="label" size={size} colour={colours.muted} align="center">{`↑ ${figure.y[1]}`}</Type>
      <View style={{ width, height, marginVertical: 2 }}>
        <Svg width={width} height={height} style={{ position: "absolute" }}>
          <Rect x={0} y={0} width={width} height={height} fill={colours.tint} />
          <Line
            x1={width / 2}
            y1={0}
            x2={width / 2}
            y2={height}
            stroke={colours.hairline}
            strokeWidth={0.8}
          />
          <Line
            x1={0}
            y1={height / 2}
            x2={width}
            y2={height / 2}
            stroke={colours.hairline}
            strokeWidth={0.8}
          />
          {figure.points.map((point, index) => (
            <Circle
              key={index}
              cx={places[index]?.left ?? 0}
              cy={places[index]?.top ?? 0}
              r={(point.own ? 5.2 : 3.4) * scale}
              fill={point.own ? colours.accent : colours.paper}
              stroke={point.own ? colours.accent : colours.primary}
              strokeWidth={1.2 * scale}
            />
          ))}
        </Svg>
        {figure.points.map((point, index) => {
          const { left, width: needed, rightward } = labels[index] ??
            { left: 0, width: labelWidth, rightward: true };
          return (
            <View
              key={index}
              style={{
                position: "absolute",
                top: tops[index] ?? 0,
                left,
                width: needed,
              }}
            >
              <Type
                face="label"
                size={size}
                bold={point.own}
                align={rightward ? "left" : "right"}
                leading={1.2}
              >
                {names[index] ?? ""}
              </Type>
            </View>
          );
        })}
      </View>
      <View style={{ flexDirection: "row", justifyContent: "space-between", gap: 12 }}>
        <View style={{ flex: 1 }}>
          <Type face="label" size={size} colour={colours.muted}>{`← ${figure.x[0]}`}</Type>
        </View>
        <View style={{ flex: 1 }}>
          <Type face="label" size={size} colour={colours.muted} align="center">
            {`↓ ${figure.y[0]}`}
          </Type>
        </View>
        <View style={{ flex: 1 }}>
          <Type face="label" size={size} colour={colours.muted} align="right">
            {`${figure.x[1]} →`}
          </Type>
        </View>
      </View>
      {crowded && (
        <View style={{ flexDirection: "row", flexWrap: "wrap", marginTop: 4 * scale }}>
          {figure.points.map((point, index) => (
            <View key={index} style={{ width: width / 3, paddingRight: 6 }}>
              <Type face="label" size={size} bold={point.own} leading={1.25}>
                {`${index + 1} ${point.name}`}
              </Type>
            </View>
          ))}
        </View>
      )}
    </View>
  );
}
