import { View } from "@react-pdf/renderer";
import { geometryOf } from "../layout/geometry.ts";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";

/** What was left out of a section so that the document keeps its length, and where it stands. */
export function CutLine({ left }: { left: Map<string, number> }) {
  const { style, colours } = useTheme();
  const { column } = geometryOf(style);
  const things = [...left].map(([noun, count]) =>
    `${count} ${count === 1 ? noun.replace(/s( |$)/, "$1") : noun}`
  );
  return (
    <View style={{ marginLeft: column.x, width: column.width }}>
      <Type face="label" size={7} leading={1.3} colour={colours.muted}>
        {`→ ${things.join(", ")} more of this section in the web view.`}
      </Type>
    </View>
  );
}
