import { View } from "@react-pdf/renderer";
import type { Choice, Confidence, Section } from "../../agents/domain/anchors.ts";
import type { Mark } from "../../agents/domain/claims.ts";
import { type Geometry, geometryOf } from "../layout/geometry.ts";
import { runOf, Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import { Marks } from "./ClaimText.tsx";
import { linesOf } from "./columns.ts";

// Points.
const NAME_WIDTH = 52;
const SMALL = 6.8;
const CHOICE_SIZE = 9;
// The percentage over its reasons, the padding of the choice, and by how much the margin may be the taller one.
const SURE_HEAD = 22;
const CHOICE_FRAME = 16;
const SLACK = 22;

interface LineProps {
  name: string;
  text: string;
  /** What was chosen, with the evidence of the whole choice. */
  chosen?: Mark[];
}

function Line({ name, text, chosen }: LineProps) {
  const { style, colours } = useTheme();
  return (
    <View style={{ flexDirection: "row" }}>
      <View style={{ width: NAME_WIDTH, paddingTop: Math.max(0, 1.6 - style.rise * style.bodySize) }}>
        <Type
          face="label"
          size={7}
          leading={1.34}
          bold={chosen !== undefined}
          colour={chosen ? colours.accentText : colours.muted}
        >
          {name}
        </Type>
      </View>
      <View style={{ flex: 1 }}>
        <Type size={style.bodySize - 0.4} leading={1.32} bold={chosen !== undefined}>
          {runOf(text)}
          {chosen && <Marks marks={chosen} />}
        </Type>
      </View>
    </View>
  );
}

/** What a section decides and what deciding it costs. */
function ChoiceBox({ choice }: { choice: Choice }) {
  const { style, colours } = useTheme();
  const centred = style.opening === "centred";
  return (
    <View
      style={{
        borderLeftWidth: centred ? 0 : 2.2,
        borderTopWidth: centred ? 1.4 : 0,
        borderColor: colours.accent,
        backgroundColor: style.table === "banded" ? colours.tint : undefined,
        paddingLeft: centred ? 0 : 9,
        paddingVertical: 5,
        paddingRight: 6,
        gap: 1.8,
      }}
    >
      <Line name="Chosen" text={choice.chosen} chosen={choice.marks} />
      <Line name="Rejected" text={choice.rejected} />
      <Line name="Why" text={choice.why} />
      <Line name="Gives up" text={choice.gives_up} />
    </View>
  );
}

function reasonsOf(confidence: Confidence): string {
  const { said, source, inference, assumption, deductions } = confidence;
  const counts = [[said, "said"], [source, "sourced"], [inference, "inferred"], [
    assumption,
    "assumed",
  ]] as const;
  const kinds = counts.flatMap(([count, kind]) => count === 0 ? [] : [`${count} ${kind}`]).join(", ");
  return [kinds, ...deductions.length === 0 ? [] : [`${deductions.length} open`]].join(". ");
}

interface SureProps {
  confidence: Confidence;
  /** In a narrow margin, the number over its reasons; else beside them. */
  stacked: boolean;
}

/** How sure a section may be, and what is open; the tests that would settle it stand at the end of the document. */
function Sure({ confidence, stacked }: SureProps) {
  const { colours, say } = useTheme();
  return (
    <View style={{ flexDirection: stacked ? "column" : "row", gap: stacked ? 2 : 8 }}>
      <View
        style={stacked ? { flexDirection: "row", alignItems: "baseline", gap: 4 } : { width: NAME_WIDTH }}
      >
        <Type face="label" size={13} bold leading={1.1} colour={colours.primaryText}>
          {`${Math.round(confidence.score * 100)}%`}
        </Type>
        <Type face="label" size={SMALL} leading={1.1} colour={colours.muted}>{say("confidence")}</Type>
      </View>
      <View style={stacked ? { gap: 2 } : { flex: 1, gap: 1 }}>
        <Type face="label" size={SMALL} leading={1.3} colour={colours.muted}>{reasonsOf(confidence)}</Type>
      </View>
    </View>
  );
}

/** Whether a margin so wide would hold more lines of small type than there are of the choice beside it. */
function overflows(
  { choice, confidence }: Section,
  { column }: Geometry,
  width: number,
): boolean {
  const beside = SURE_HEAD + linesOf(reasonsOf(confidence), width, SMALL) * SMALL * 1.3;
  const parts = choice ? [choice.chosen, choice.rejected, choice.why, choice.gives_up] : [];
  const chosen = parts.reduce(
    (sum, text) => sum + linesOf(text, column.width - NAME_WIDTH - 15, CHOICE_SIZE) * CHOICE_SIZE * 1.34,
    CHOICE_FRAME,
  );
  return beside > chosen + SLACK;
}

/** How a section ends: its choice in the column, and how sure that may be beside it in the margin or under it. */
export function Closing({ section }: { section: Section }) {
  const { style } = useTheme();
  const geometry = geometryOf(style);
  const { content, column, notes } = geometry;
  const sure = { confidence: section.confidence };
  if (!section.choice) {
    return (
      <View style={{ marginLeft: column.x, width: column.width }}>
        <Sure {...sure} stacked={false} />
      </View>
    );
  }
  const margin = notes ?? { x: 0, width: column.x - 14 };
  if (overflows(section, geometry, margin.width)) {
    return (
      <View style={{ marginLeft: column.x, width: column.width, gap: 5 }}>
        <ChoiceBox choice={section.choice} />
        <Sure {...sure} stacked={false} />
      </View>
    );
  }
  const choice = (
    <View style={{ width: column.width }}>
      <ChoiceBox choice={section.choice} />
    </View>
  );
  const beside = (
    <View style={{ width: margin.width, paddingTop: 4 }}>
      <Sure {...sure} stacked />
    </View>
  );
  return (
    <View style={{ flexDirection: "row", width: content.width, justifyContent: "space-between" }}>
      {margin.x === 0 ? beside : choice}
      {margin.x === 0 ? choice : beside}
    </View>
  );
}
