import { View } from "@react-pdf/renderer";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";

interface Props {
  items: { title: string; text: string }[];
  width: number;
  scale: number;
}

const GAP = 20;
const PADDING = 18;
/** Points: the least at which a slide is read from the back of a room. */
const BODY_SIZE = 18;

/** Cards of one height, side by side; a card of several lines is a list. */
export function CardRow({ items, width, scale }: Props) {
  const { colours, style } = useTheme();
  const each = (width - GAP * (items.length - 1)) / items.length;
  const ground = style.opening === "rule" || style.opening === "centred"
    ? { borderTopWidth: 3, borderTopColor: colours.primary, paddingTop: 14, paddingRight: 6 }
    : { backgroundColor: colours.tint, padding: PADDING };
  const size = BODY_SIZE * scale;
  const longest = Math.max(8, Math.floor((each - 2 * PADDING) / (size * 0.58)));
  return (
    <View style={{ width, flexDirection: "row", columnGap: GAP, alignItems: "stretch" }}>
      {items.map((item, index) => (
        <View key={index} style={{ width: each, ...ground }}>
          {item.title !== "" && (
            <Type
              face="label"
              size={size}
              bold
              leading={1.24}
              longest={longest}
              colour={colours.primaryText}
              style={{ marginBottom: 8 }}
            >
              {item.title}
            </Type>
          )}
          {item.text.split("\n").map((line, place) => (
            <Type key={place} size={size} leading={1.3} longest={longest} style={{ marginBottom: 8 }}>
              {line}
            </Type>
          ))}
        </View>
      ))}
    </View>
  );
}
