import { View } from "@react-pdf/renderer";
import type { OpenRow } from "../../agents/sections/open_rows.ts";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";

/** Points between two lines to write on by hand. */
const LINE = 19;
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
  const { colours } = useTheme();
  const gap = 14;
  const left = width * QUESTION;
  return (
    <View wrap={false} style={{ flexDirection: "row", gap, width }}>
      <View style={{ width: left, gap: 2 }}>
        <Type size={9} leading={1.26} bold>{`${number}  ${row.question}`}</Type>
        {row.options !== "" && <Type size={8} leading={1.28}>{row.options}</Type>}
        {row.test !== "" && (
          <Type face="label" size={7.4} leading={1.28} colour={colours.muted}>{`→ ${row.test}`}</Type>
        )}
      </View>
      <View style={{ width: width - left - gap, minHeight: LINE * lines }}>
        {Array.from({ length: lines }, (_, line) => (
          <View
            key={line}
            style={{ height: LINE, borderBottomWidth: 0.5, borderBottomColor: colours.hairline }}
          />
        ))}
      </View>
    </View>
  );
}
