import { View } from "@react-pdf/renderer";
import type { Choice, Confidence } from "../../agents/domain/anchors.ts";
import { geometryOf } from "../layout/geometry.ts";
import { Label, Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import { Marks } from "./ClaimText.tsx";

function Line({ name, text, strong = false }: { name: string; text: string; strong?: boolean }) {
  const { style, colours } = useTheme();
  return (
    <View style={{ flexDirection: "row" }}>
      <View style={{ width: 54, paddingTop: 1.6 }}>
        <Type face="label" size={6.8} colour={colours.muted}>{name}</Type>
      </View>
      <View style={{ flex: 1 }}>
        <Type size={style.bodySize - 0.4} leading={1.34} bold={strong}>{text}</Type>
      </View>
    </View>
  );
}

/** What a section decides and what deciding it costs. */
export function ChoiceBox({ choice }: { choice: Choice }) {
  const { style, colours } = useTheme();
  const { column } = geometryOf(style);
  return (
    <View style={{ marginLeft: column.x, width: column.width }}>
      <View
        style={{
          borderLeftWidth: style.opening === "centred" ? 0 : 2.2,
          borderTopWidth: style.opening === "centred" ? 1.4 : 0,
          borderColor: colours.accent,
          backgroundColor: style.table === "banded" ? colours.tint : undefined,
          paddingLeft: style.opening === "centred" ? 0 : 9,
          paddingVertical: 5,
          paddingRight: 6,
          gap: 1.8,
        }}
      >
        <View style={{ flexDirection: "row", justifyContent: "space-between" }}>
          <Label colour={colours.accentText}>The choice</Label>
          <Type face="label" size={5.6}>
            <Marks marks={choice.marks} />
          </Type>
        </View>
        <Line name="Chosen" text={choice.chosen} strong />
        <Line name="Rejected" text={choice.rejected} />
        <Line name="Why" text={choice.why} />
        <Line name="Gives up" text={choice.gives_up} />
      </View>
    </View>
  );
}

function sentence(opening: string, text: string): string {
  const whole = text.startsWith(opening) ? text : `${opening}: ${text}`;
  return `${whole.replace(/\.$/, "")}.`;
}

/** How sure a section may be, why, and what would raise it; open questions under it. */
export function ConfidenceLine({ confidence, questions }: { confidence: Confidence; questions: string[] }) {
  const { style, colours } = useTheme();
  const { column } = geometryOf(style);
  const counts = `${confidence.said} said, ${confidence.source} sourced, ${confidence.inference} inferred, ` +
    `${confidence.assumption} assumed`;
  const lower = confidence.deductions.length > 0 ? ` Lowered by: ${confidence.deductions.join("; ")}.` : "";
  const raise = confidence.raised_by === "" ? "" : ` ${sentence("Raised by", confidence.raised_by)}`;
  return (
    <View style={{ marginLeft: column.x, width: column.width, flexDirection: "row", gap: 8 }}>
      <View style={{ width: 46 }}>
        <Type face="label" size={14} bold leading={1.05} colour={colours.primaryText}>
          {`${Math.round(confidence.score * 100)}%`}
        </Type>
        <Type face="label" size={6} colour={colours.muted}>confidence</Type>
      </View>
      <View style={{ flex: 1 }}>
        <Type face="label" size={7} leading={1.32} colour={colours.muted}>
          {`${counts}.${lower}${raise}`}
        </Type>
        {questions.length > 0 && (
          <Type face="label" size={7} leading={1.32}>{`Open: ${questions.join("  ·  ")}`}</Type>
        )}
      </View>
    </View>
  );
}
