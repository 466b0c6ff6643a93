import { View } from "@react-pdf/renderer";
import type { Row } from "../../agents/domain/anchors.ts";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import { Marks } from "./ClaimText.tsx";
import { CELL_PADDING, longestFor } from "./columns.ts";
import { LABELS_WIDTH, TURNED_SIZE } from "./turn.ts";

interface Props {
  columns: string[];
  /** Those that stand beside each other, at most four. */
  rows: Row[];
  width: number;
}

/** A table whose rows stand as columns, each under its name and its evidence: for rows of many cells. */
export function TurnedTable({ columns, rows, width }: Props) {
  const { style, colours } = useTheme();
  const banded = style.table === "banded";
  const [corner = "", ...labels] = columns;
  const each = (width - LABELS_WIDTH) / Math.max(1, rows.length);
  const longest = longestFor(rows.flatMap(({ cells }) => cells), each - CELL_PADDING, TURNED_SIZE);
  const inset = banded ? 5 : 0;
  return (
    <View style={{ width }}>
      <View
        style={{
          flexDirection: "row",
          alignItems: "flex-end",
          backgroundColor: banded ? colours.primary : undefined,
          borderBottomWidth: banded ? 0 : style.table === "ruled" ? 1.4 : 0.8,
          borderBottomColor: style.table === "ruled" ? colours.ink : colours.primary,
          paddingVertical: 3.5,
        }}
      >
        <View style={{ width: LABELS_WIDTH, paddingLeft: inset, paddingRight: CELL_PADDING }}>
          <Type face="label" size={6.9} leading={1.2} colour={banded ? colours.onPrimary : colours.muted}>
            {corner}
          </Type>
        </View>
        {rows.map((row, index) => (
          <View key={index} style={{ width: each, paddingRight: CELL_PADDING }}>
            <Type
              face="label"
              size={TURNED_SIZE}
              bold
              leading={1.2}
              colour={banded ? colours.onPrimary : colours.ink}
              longest={longest}
            >
              {row.cells[0] ?? ""}
            </Type>
          </View>
        ))}
      </View>
      {labels.map((label, line) => (
        <View
          key={line}
          style={{
            flexDirection: "row",
            backgroundColor: banded && line % 2 === 1 ? colours.tint : undefined,
            borderBottomWidth: banded ? 0 : 0.4,
            borderBottomColor: colours.hairline,
            paddingVertical: 2.4,
          }}
        >
          <View style={{ width: LABELS_WIDTH, paddingLeft: inset, paddingRight: CELL_PADDING }}>
            <Type face="label" size={6.9} bold leading={1.35} colour={colours.primaryText} longest={16}>
              {label}
            </Type>
          </View>
          {rows.map((row, index) => (
            <View
              key={index}
              style={{
                width: each,
                paddingRight: CELL_PADDING,
                paddingTop: Math.max(0, style.rise * TURNED_SIZE),
              }}
            >
              <Type size={TURNED_SIZE} leading={1.28} longest={longest}>{row.cells[line + 1] ?? ""}</Type>
            </View>
          ))}
        </View>
      ))}
      <View style={{ flexDirection: "row", paddingTop: 2 }}>
        <View style={{ width: LABELS_WIDTH }} />
        {rows.map((row, index) => (
          <View key={index} style={{ width: each }}>
            <Type face="label" size={5.6} leading={1.4}>
              <Marks marks={row.marks} />
            </Type>
          </View>
        ))}
      </View>
    </View>
  );
}
