import { View } from "@react-pdf/renderer";
import type { Mark } from "../../agents/domain/claims.ts";
import { Marks } from "../blocks/ClaimText.tsx";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";

/** The title of a table or a picture, with the evidence that the whole of it rests on. */
export function Caption({ children, marks = [] }: { children: string; marks?: Mark[] }) {
  const { colours } = useTheme();
  return (
    <View style={{ flexDirection: "row", justifyContent: "space-between", gap: 8 }}>
      <View style={{ flex: 1 }}>
        <Type face="label" size={7.8} bold colour={colours.primaryText}>{children}</Type>
      </View>
      <Type face="label" size={5.6}>
        <Marks marks={marks} />
      </Type>
    </View>
  );
}
