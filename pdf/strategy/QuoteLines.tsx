import { View } from "@react-pdf/renderer";
import type { QuoteLine } from "../../agents/strategy/foundation.ts";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";

/** Exact words of the founder's in two columns, each under what it was an answer to. */
export function QuoteLines({ quotes, width }: { quotes: QuoteLine[]; width: number }) {
  const { colours } = useTheme();
  const gap = 14;
  const each = (width - gap) / 2;
  const half = Math.ceil(quotes.length / 2);
  return (
    <View style={{ flexDirection: "row", gap }}>
      {[quotes.slice(0, half), quotes.slice(half)].map((column, side) => (
        <View key={side} style={{ width: each, gap: 2.5 }}>
          {column.map((line, index) => (
            <View key={index}>
              <Type size={7} leading={1.24}>{line.quote}</Type>
              <Type face="label" size={5.8} leading={1.2} colour={colours.muted}>{line.label}</Type>
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}
