import { View } from "@react-pdf/renderer";
import { Chart } from "../charts/Chart.tsx";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import { BarRows } from "./BarRows.tsx";
import { BridgePanels } from "./BridgePanels.tsx";
import { CardRow } from "./CardRow.tsx";
import { NumberRow } from "./NumberRow.tsx";
import type { Picture } from "./slides.ts";

/** How large a picture is drawn. */
export interface Size {
  scale: number;
  /** Points that a plot may be tall. */
  tall: number;
}

interface Props {
  picture: Picture;
  width: number;
  size: Size;
}

const QUOTE_SIZE = 34;
const SIGNATURE_SIZE = 18;

function Quote({ text, by, width, scale }: { text: string; by: string; width: number; scale: number }) {
  const { colours, style } = useTheme();
  const mark = style.opening === "centred"
    ? { alignItems: "center", paddingHorizontal: 40 } as const
    : { borderLeftWidth: 5, borderLeftColor: colours.accent, paddingLeft: 28 } as const;
  const align = style.opening === "centred" ? "center" : "left";
  return (
    <View style={{ width, ...mark }}>
      <Type face="text" italic={by !== ""} size={QUOTE_SIZE * scale} leading={1.3} align={align}>{text}</Type>
      {by !== "" && (
        <Type face="label" size={SIGNATURE_SIZE} colour={colours.muted} style={{ marginTop: 14 }}>
          {`– ${by}`}
        </Type>
      )}
    </View>
  );
}

/** The one picture of a slide, at the scale at which it fits. */
export function PictureView({ picture, width, size }: Props) {
  const { scale } = size;
  switch (picture.kind) {
    case "figure":
      return picture.figure.kind === "bridge"
        ? <BridgePanels figure={picture.figure} width={width} scale={scale} />
        : <Chart figure={picture.figure} width={width} scale={scale} tall={size.tall} />;
    case "bars":
      return <BarRows bars={picture.bars} width={width} scale={scale} />;
    case "numbers":
      return <NumberRow items={picture.items} width={width} scale={scale} />;
    case "quote":
      return <Quote text={picture.text} by={picture.by} width={width} scale={scale} />;
    case "cards":
      return <CardRow items={picture.items} width={width} scale={scale} />;
  }
}
