import { View } from "@react-pdf/renderer";
import type { OpenRow } from "../../agents/sections/open_rows.ts";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";

/** Points between two lines to write on by hand, and the type that goes with them. */
const LINE = 19;
const TYPE = 9;
const QUESTION = 0.46;

interface Props {
  row: OpenRow;
  number: number;
  /** To write on. */
  lines: number;
  width: number;
}

/** An open question with what it could be and its cheapest test, and lines beside it to write the answer on. */
export function OpenQuestion({ row, number, lines, width }: Props) {
  const { colours, style } = useTheme();
  const size = Math.max(TYPE, style.bodySize * 0.84);
  const line = (LINE * size) / TYPE;
  const gap = 14;
  const left = width * QUESTION;
  return (
    <View wrap={false} style={{ flexDirection: "row", gap, width }}>
      <View style={{ width: left, gap: 2 }}>
        <Type size={size} leading={1.26} bold>{`${number}  ${row.question}`}</Type>
        {row.options !== "" && <Type size={size * 0.9} leading={1.28}>{row.options}</Type>}
        {row.test !== "" && (
          <Type face="label" size={size * 0.83} leading={1.28} colour={colours.muted}>{`→ ${row.test}`}</Type>
        )}
      </View>
      <View style={{ width: width - left - gap, minHeight: line * lines }}>
        {Array.from({ length: lines }, (_, index) => (
          <View
            key={index}
            style={{ height: line, borderBottomWidth: 0.5, borderBottomColor: colours.hairline }}
          />
        ))}
      </View>
    </View>
  );
}
