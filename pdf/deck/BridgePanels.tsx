import { Path, Svg, View } from "@react-pdf/renderer";
import type { FigureOf } from "../charts/kinds.ts";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";

interface Props {
  figure: FigureOf<"bridge">;
  width: number;
  scale: number;
}

const ARROW = 64;
const PADDING = 22;
const SIZE = 18;

/** What buyers believe at the left, what they need to believe at the right, and the way between. */
export function BridgePanels({ figure, width, scale }: Props) {
  const { colours, say } = useTheme();
  const each = (width - ARROW) / 2;
  const size = SIZE * scale;
  const ends = [
    { name: say("Believed today"), text: figure.now, ground: colours.tint, colour: colours.ink },
    {
      name: say("Belief needed"),
      text: figure.needed,
      ground: colours.primary,
      colour: colours.onPrimary,
    },
  ].map(({ name, text, ground, colour }, index) => (
    <View key={index} style={{ width: each, backgroundColor: ground, padding: PADDING }}>
      <Type face="label" size={Math.max(14, size * 0.8)} bold colour={colour} style={{ marginBottom: 10 }}>
        {name}
      </Type>
      <Type
        size={size}
        leading={1.3}
        colour={colour}
        longest={Math.floor((each - 2 * PADDING) / (size * 0.58))}
      >
        {text}
      </Type>
    </View>
  ));
  return (
    <View style={{ width, flexDirection: "row", alignItems: "stretch" }}>
      {ends[0]}
      <View style={{ width: ARROW, alignItems: "center", justifyContent: "center" }}>
        <Svg width={40} height={24}>
          <Path
            d="M0 12 H36 M25 2 L37 12 L25 22"
            stroke={colours.accent}
            strokeWidth={3.5}
            fill="none"
          />
        </Svg>
      </View>
      {ends[1]}
    </View>
  );
}
