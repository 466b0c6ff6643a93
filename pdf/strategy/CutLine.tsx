import { View } from "@react-pdf/renderer";
import { geometryOf } from "../layout/geometry.ts";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";

// Of a line in small type across the page: what is left over is counted and not named.
const LONGEST = 118;

function thing(noun: string, count: number): string {
  return `${count} ${count === 1 ? noun.replace(/s( |$)/, "$1") : noun}`;
}

/** What was left out, named for as far as a line goes, and the rest counted. */
export function namesOfCut(left: Map<string, number>): string {
  const things = [...left].map(([noun, count]) => thing(noun, count));
  const named: string[] = [];
  for (const each of things) {
    if (named.length > 0 && [...named, each].join(", ").length > LONGEST) break;
    named.push(each);
  }
  const rest = things.length - named.length;
  return rest === 0 ? named.join(", ") : `${named.join(", ")} and ${thing("other parts", rest)}`;
}

/** What was left out of a section so that the document keeps its length, and where it stands. */
export function CutLine({ left }: { left: Map<string, number> }) {
  const { style, colours } = useTheme();
  const { content, column } = geometryOf(style);
  return (
    <View style={{ marginLeft: column.x, width: content.width - column.x }}>
      <Type face="label" size={7} leading={1.3} colour={colours.muted}>
        {`→ In the web view: ${namesOfCut(left)}.`}
      </Type>
    </View>
  );
}
