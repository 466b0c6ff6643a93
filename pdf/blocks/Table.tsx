import { View } from "@react-pdf/renderer";
import type { Row } from "../../agents/domain/anchors.ts";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import { Marks } from "./ClaimText.tsx";
import { CELL_PADDING, type ColumnPlan } from "./columns.ts";

export const MARKS_WIDTH = 24;

interface HeadProps {
  columns: string[];
  plan: ColumnPlan;
}

/** The column heads; repeated where a table goes on overleaf. */
export function TableHead({ columns, plan }: HeadProps) {
  const { style, colours } = useTheme();
  const banded = style.table === "banded";
  return (
    <View
      style={{
        flexDirection: "row",
        alignItems: "flex-end",
        backgroundColor: banded ? colours.primary : undefined,
        borderBottomWidth: banded ? 0 : style.table === "ruled" ? 1.4 : 0.8,
        borderBottomColor: style.table === "ruled" ? colours.ink : colours.primary,
        paddingVertical: banded ? 3.5 : 2.5,
        paddingLeft: banded ? 5 : 0,
      }}
    >
      {columns.map((column, index) => (
        <View key={index} style={{ width: plan.widths[index], paddingRight: CELL_PADDING }}>
          <Type
            face="label"
            size={Math.min(6.9, plan.size)}
            bold
            leading={1.2}
            colour={banded ? colours.onPrimary : colours.primaryText}
            longest={plan.longest[index]}
          >
            {column}
          </Type>
        </View>
      ))}
    </View>
  );
}

interface RowProps {
  row: Row;
  plan: ColumnPlan;
  index: number;
  /** Points; 0 where the words alone say how high it is. */
  leastHeight?: number;
}

/** One row, never split; the shapes of its evidence stand at its end. */
export function TableRow({ row, plan, index, leastHeight = 0 }: RowProps) {
  const { style, colours } = useTheme();
  const banded = style.table === "banded";
  return (
    <View
      wrap={false}
      style={{
        flexDirection: "row",
        minHeight: leastHeight,
        backgroundColor: banded && index % 2 === 1 ? colours.tint : undefined,
        borderBottomWidth: style.table === "hairline" ? 0.4 : style.table === "ruled" ? 0.4 : 0,
        borderBottomColor: colours.hairline,
        paddingVertical: 2.4,
        paddingLeft: banded ? 5 : 0,
      }}
    >
      {plan.widths.map((width, column) => (
        <View
          key={column}
          style={{
            width,
            paddingRight: CELL_PADDING,
            paddingTop: Math.max(0, style.rise * plan.size * (column === 0 ? -1 : 1)),
          }}
        >
          <Type
            face={column === 0 ? "label" : "text"}
            size={column === 0 ? plan.size - 0.2 : plan.size}
            bold={column === 0}
            leading={1.28}
            longest={plan.longest[column]}
          >
            {row.cells[column] ?? ""}
          </Type>
        </View>
      ))}
      <View style={{ width: MARKS_WIDTH, alignItems: "flex-end" }}>
        <Type face="label" size={5.6} leading={1.6}>
          <Marks marks={row.marks} />
        </Type>
      </View>
    </View>
  );
}
