import { View } from "@react-pdf/renderer";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";

interface Props {
  items: { title: string; text: string }[];
  isSteps: boolean;
  width: number;
  scale: number;
}

const GAP = 20;
const PADDING = 18;

/** Cards of one height, side by side; steps are numbered in their order. */
export function CardRow({ items, isSteps, width, scale }: Props) {
  const { colours, style } = useTheme();
  const each = (width - GAP * (items.length - 1)) / items.length;
  const ground = style.opening === "rule" || style.opening === "centred"
    ? { borderTopWidth: 3, borderTopColor: colours.primary, paddingTop: 14, paddingRight: 6 }
    : { backgroundColor: colours.tint, padding: PADDING };
  const size = (items.length > 3 ? 18 : 21) * scale;
  const longest = Math.max(8, Math.floor((each - 2 * PADDING) / (size * 0.58)));
  return (
    <View style={{ width, flexDirection: "row", columnGap: GAP, alignItems: "stretch" }}>
      {items.map((item, index) => (
        <View key={index} style={{ width: each, ...ground }}>
          {isSteps && (
            <Type face="head" size={40 * scale} bold leading={1.1} colour={colours.primaryText}>
              {`${index + 1}`}
            </Type>
          )}
          {item.title !== "" && (
            <Type face="label" size={size} bold leading={1.24} longest={longest} style={{ marginBottom: 8 }}>
              {item.title}
            </Type>
          )}
          <Type size={size} leading={1.32} longest={longest}>{item.text}</Type>
        </View>
      ))}
    </View>
  );
}
