import { View } from "@react-pdf/renderer";
import { Chart } from "../charts/Chart.tsx";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import type { Picture } from "./slides.ts";

interface Props {
  picture: Picture;
  width: number;
  scale: number;
}

/** As large as its longest word allows in the width it has. */
function numberSize(value: string, width: number, scale: number): number {
  const wanted = (value.length > 22 ? 17 : value.length > 12 ? 23 : 34) * scale;
  const longest = Math.max(1, ...value.split(" ").map((word) => word.length));
  return Math.min(wanted, width / (longest * 0.64));
}

function Numbers(
  { items, width, scale }: { items: { value: string; label: string }[]; width: number; scale: number },
) {
  const { colours } = useTheme();
  const columns = items.length > 1 ? 2 : 1;
  const each = (width - 20 * (columns - 1)) / columns;
  return (
    <View style={{ width, flexDirection: "row", flexWrap: "wrap", columnGap: 20, rowGap: 22 * scale }}>
      {items.map((item, index) => (
        <View
          key={index}
          style={{ width: each, borderTopWidth: 2, borderTopColor: colours.accent, paddingTop: 8 }}
        >
          <Type
            face="head"
            size={numberSize(item.value, each, scale)}
            bold
            leading={1.12}
            colour={colours.primaryText}
            longest={22}
          >
            {item.value}
          </Type>
          <Type face="label" size={10 * scale} colour={colours.muted} style={{ marginTop: 4 }}>
            {item.label}
          </Type>
        </View>
      ))}
    </View>
  );
}

function Quote({ text, by, width, scale }: { text: string; by: string; width: number; scale: number }) {
  const { colours } = useTheme();
  return (
    <View style={{ width, borderLeftWidth: 3, borderLeftColor: colours.accent, paddingLeft: 20 }}>
      <Type face="text" italic size={20 * scale} leading={1.34}>{text}</Type>
      <Type face="label" size={10 * scale} colour={colours.muted} style={{ marginTop: 10 }}>{by}</Type>
    </View>
  );
}

function Cards(
  { items, width, scale }: { items: { title: string; text: string }[]; width: number; scale: number },
) {
  const { colours } = useTheme();
  const columns = items.length > 1 ? 2 : 1;
  const each = (width - 16 * (columns - 1)) / columns;
  return (
    <View style={{ width, flexDirection: "row", flexWrap: "wrap", gap: 16 }}>
      {items.map((item, index) => (
        <View
          key={index}
          style={{
            width: each,
            backgroundColor: colours.tint,
            borderTopWidth: 2,
            borderTopColor: colours.primary,
            padding: 12,
          }}
        >
          {item.title !== "" && <Type face="label" size={11 * scale} bold leading={1.25}>{item.title}</Type>}
          <Type size={11.5 * scale} leading={1.34} style={{ marginTop: item.title === "" ? 0 : 5 }}>
            {item.text}
          </Type>
        </View>
      ))}
    </View>
  );
}

/** The one picture of a slide, at the scale at which it fits. */
export function PictureView({ picture, width, scale }: Props) {
  switch (picture.kind) {
    case "figure":
      return <Chart figure={picture.figure} width={width} scale={scale} />;
    case "numbers":
      return <Numbers items={picture.items} width={width} scale={scale} />;
    case "quote":
      return <Quote text={picture.text} by={picture.by} width={width} scale={scale} />;
    case "cards":
      return <Cards items={picture.items} width={width} scale={scale} />;
  }
}
