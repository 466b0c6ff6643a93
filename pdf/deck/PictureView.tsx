import { View } from "@react-pdf/renderer";
import { Chart } from "../charts/Chart.tsx";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import { CardRow } from "./CardRow.tsx";
import type { Picture } from "./slides.ts";
import { NumberRow } from "./NumberRow.tsx";

interface Props {
  picture: Picture;
  width: number;
  scale: number;
}

// A plot as tall as the room that two lines of headline leave.
const PLOT_HEIGHT = 222;

function Quote({ text, by, width, scale }: { text: string; by: string; width: number; scale: number }) {
  const { colours, style } = useTheme();
  const mark = style.opening === "centred"
    ? { alignItems: "center", paddingHorizontal: 40 } as const
    : { borderLeftWidth: 5, borderLeftColor: colours.accent, paddingLeft: 28 } as const;
  const align = style.opening === "centred" ? "center" : "left";
  return (
    <View style={{ width, ...mark }}>
      <Type face="text" italic size={34 * scale} leading={1.3} align={align}>{text}</Type>
      <Type face="label" size={15} colour={colours.muted} style={{ marginTop: 14 }}>{by}</Type>
    </View>
  );
}

/** The one picture of a slide, at the scale at which it fits. */
export function PictureView({ picture, width, scale }: Props) {
  switch (picture.kind) {
    case "figure":
      return <Chart figure={picture.figure} width={width} scale={scale} tall={PLOT_HEIGHT} />;
    case "numbers":
      return <NumberRow items={picture.items} width={width} scale={scale} />;
    case "quote":
      return <Quote text={picture.text} by={picture.by} width={width} scale={scale} />;
    case "cards":
      return <CardRow items={picture.items} isSteps={picture.form === "steps"} width={width} scale={scale} />;
  }
}
