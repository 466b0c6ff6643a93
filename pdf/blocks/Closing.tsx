import { View } from "@react-pdf/renderer";
import type { Choice } from "../../agents/domain/anchors.ts";
import type { Mark } from "../../agents/domain/claims.ts";
import { geometryOf } from "../layout/geometry.ts";
import { Run, Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import { Marks } from "./ClaimText.tsx";

// Points.
const NAME_WIDTH = 52;

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
          <Run text={text} />
          {chosen && <Marks marks={chosen} />}
        </Type>
      </View>
    </View>
  );
}

/** How a section ends that decides something: what it decides, and what deciding it costs. */
export function Closing({ choice }: { choice: Choice }) {
  const { style, colours, say } = useTheme();
  const { column } = geometryOf(style);
  const centred = style.opening === "centred";
  return (
    <View style={{ marginLeft: column.x, width: column.width }}>
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
        <Line name={say("Chosen")} text={choice.chosen} chosen={choice.marks} />
        <Line name={say("Rejected")} text={choice.rejected} />
        {choice.why !== "" && <Line name={say("Why")} text={choice.why} />}
        {choice.gives_up !== "" && <Line name={say("Gives up")} text={choice.gives_up} />}
      </View>
    </View>
  );
}
