import { View } from "@react-pdf/renderer";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";

interface Props {
  items: { value: string; label: string }[];
  width: number;
  scale: number;
}

const GAP = 28;
const LARGEST = 84;
const LABELS = { least: 18, most: 26 };
// Advances in ems, generous for the widest of the faces.
const SIGN = { narrow: 0.34, wide: 0.68 };

function emsOf(value: string): number {
  return [...value].reduce((sum, sign) => sum + (/[.,:\s]/.test(sign) ? SIGN.narrow : SIGN.wide), 0);
}

/** Numbers side by side, all of one size: the value large, what it counts under it. */
export function NumberRow({ items, width, scale }: Props) {
  const { colours, style } = useTheme();
  const align = style.opening === "centred" ? "center" : "left";
  const each = (width - GAP * (items.length - 1)) / items.length;
  const longest = Math.max(1, ...items.map(({ value }) => emsOf(value)));
  const size = Math.min(LARGEST * scale, (each - 4) / longest);
  const labelSize = Math.min(Math.max(21 * scale, LABELS.least), LABELS.most);
  return (
    <View style={{ width, flexDirection: "row", columnGap: GAP }}>
      {items.map((item, index) => (
        <View
          key={index}
          style={{ width: each, borderTopWidth: 3, borderTopColor: colours.accent, paddingTop: 12 }}
        >
          <Type face="head" size={size} bold leading={1.2} align={align} colour={colours.primaryText}>
            {item.value}
          </Type>
          <Type size={labelSize} leading={1.24} align={align} longest={Math.floor(each / (labelSize * 0.58))}>
            {item.label}
          </Type>
        </View>
      ))}
    </View>
  );
}
