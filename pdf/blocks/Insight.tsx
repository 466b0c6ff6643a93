import { View } from "@react-pdf/renderer";
import { underClaim } from "../../agents/sections/insights.ts";
import type { PrintedInsight } from "../../agents/strategy/insights.ts";
import { geometryOf } from "../layout/geometry.ts";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import { ClaimRun } from "./ClaimText.tsx";
import { notesFor } from "./notes.ts";
import { Beside } from "./Prose.tsx";

// Points.
const LABEL_WIDTH = 86;
const CLAIM_SIZE = 12.4;
const LINES_OF_NOTES = 7;
const LINES_BELOW = 2;

interface Props {
  insight: PrintedInsight;
  number: number;
}

/** An insight: its claim as a headline, and under it the arithmetic, what follows, and how it could be wrong. */
export function Insight({ insight, number }: Props) {
  const { style, colours, say } = useTheme();
  const { column, notes: margin } = geometryOf(style);
  const notes = notesFor([insight.claim], {
    first: number,
    lines: margin ? LINES_OF_NOTES : LINES_BELOW,
    measure: (margin?.width ?? column.width) / 3.4,
  }, say);
  return (
    <Beside notes={notes}>
      <View style={{ borderTopWidth: 0.6, borderTopColor: colours.hairline, paddingTop: 6, gap: 4 }}>
        <Type
          face="head"
          size={CLAIM_SIZE}
          leading={1.2}
          bold={style.headWeight === 600}
          italic={style.headItalic}
        >
          <ClaimRun claim={insight.claim} number={notes.length > 0 ? number : undefined} />
        </Type>
        {underClaim(insight).map(({ label, text }) => (
          <View key={label} style={{ flexDirection: "row", gap: 8 }}>
            <View style={{ width: LABEL_WIDTH, paddingTop: Math.max(0, 1.6 - style.rise * style.bodySize) }}>
              <Type face="label" size={7} leading={1.34} colour={colours.muted}>{say(label)}</Type>
            </View>
            <View style={{ flex: 1 }}>
              <Type size={style.bodySize - 0.4} leading={1.32}>{text}</Type>
            </View>
          </View>
        ))}
      </View>
    </Beside>
  );
}
