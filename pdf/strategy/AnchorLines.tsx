import { View } from "@react-pdf/renderer";
import { anchorName, FOUNDATION_ANCHORS } from "../../agents/domain/anchors.ts";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import { tieEnd } from "../text/tie_end.ts";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";

/** What each anchor says, as a working paper puts it on its front. */
export function AnchorLines({ foundation }: { foundation: Foundation }) {
  const { colours, say } = useTheme();
  const lines = FOUNDATION_ANCHORS.flatMap((type) => {
    const { sentence } = foundation.anchors[type];
    return sentence ? [{ type, text: tieEnd(sentence.text) }] : [];
  });
  return (
    <View>
      {lines.map(({ type, text }) => (
        <View
          key={type}
          style={{ borderTopWidth: 0.8, borderTopColor: colours.hairline, paddingVertical: 8, gap: 2 }}
        >
          <Type face="label" size={8.6} bold colour={colours.primaryText}>{say(anchorName(type))}</Type>
          <Type size={10.4} leading={1.36}>{text}</Type>
        </View>
      ))}
    </View>
  );
}
