import { View } from "@react-pdf/renderer";
import { labelled, type Say } from "../../agents/sections/labels.ts";
import { geometryOf } from "../layout/geometry.ts";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";

// Points of a character in small type, and the characters before the first name.
const CHARACTER = 3.5;
const OPENING = 20;
const OF = " of ";

/** "3 table rows of Prices": what it is of has its name already. */
function thing(noun: string, count: number, say: Say): string {
  const [kind = noun, ...of] = noun.split(OF);
  return [`${count} ${say(count === 1 ? kind.replace(/s$/u, "") : kind)}`, ...of].join(say(OF));
}

/** What was left out, named for as far as a line of so many characters goes, and the rest counted. */
function namesOfCut(left: Map<string, number>, longest: number, say: Say): string {
  const things = [...left].map(([noun, count]) => thing(noun, count, say));
  const named: string[] = [];
  for (const each of things) {
    if (named.length > 0 && [...named, each].join(", ").length > longest) break;
    named.push(each);
  }
  const rest = things.length - named.length;
  return rest === 0
    ? named.join(", ")
    : [named.join(", "), thing("other parts", rest, say)].join(say(" and "));
}

/** What was left out of a section so that the document keeps its length, and where it stands. */
export function CutLine({ left }: { left: Map<string, number> }) {
  const { style, colours, say } = useTheme();
  const { content, column } = geometryOf(style);
  const width = content.width - column.x;
  return (
    <View style={{ marginLeft: column.x, width }}>
      <Type face="label" size={7} leading={1.3} colour={colours.muted}>
        {`→ ${labelled("In the web view", namesOfCut(left, width / CHARACTER - OPENING, say), say)}.`}
      </Type>
    </View>
  );
}
