import { View } from "@react-pdf/renderer";
import { geometryOf } from "../layout/geometry.ts";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";

// Points of a character in small type, and the characters before the first name.
const CHARACTER = 3.5;
const OPENING = 20;

function thing(noun: string, count: number): string {
  return `${count} ${count === 1 ? noun.replace(/s( |$)/, "$1") : noun}`;
}

/** What was left out, named for as far as a line of so many characters goes, and the rest counted. */
function namesOfCut(left: Map<string, number>, longest: number): string {
  const things = [...left].map(([noun, count]) => thing(noun, count));
  const named: string[] = [];
  for (const each of things) {
    if (named.length > 0 && [...named, each].join(", ").length > longest) break;
    named.push(each);
  }
  const rest = things.length - named.length;
  return rest === 0 ? named.join(", ") : `${named.join(", ")} and ${thing("other parts", rest)}`;
}

/** What was left out of a section so that the document keeps its length, and where it stands. */
export function CutLine({ left }: { left: Map<string, number> }) {
  const { style, colours } = useTheme();
  const { content, column } = geometryOf(style);
  const width = content.width - column.x;
  return (
    <View style={{ marginLeft: column.x, width }}>
      <Type face="label" size={7} leading={1.3} colour={colours.muted}>
        {`→ In the web view: ${namesOfCut(left, width / CHARACTER - OPENING)}.`}
      </Type>
    </View>
  );
}
