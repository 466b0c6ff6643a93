import { View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { anchorName, type FoundationAnchor } from "../../agents/domain/anchors.ts";
import { geometryOf } from "../layout/geometry.ts";
import { Label, Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";

/** An anchor's part of the one page, opened in the template's manner. */
export function Band({ type, children }: { type: FoundationAnchor; children: ReactNode }) {
  const { style, colours, say } = useTheme();
  const { column } = geometryOf(style);
  const name = say(anchorName(type));
  switch (style.opening) {
    case "hanging":
      return (
        <View
          style={{
            flexDirection: "row",
            borderTopWidth: 0.8,
            borderTopColor: colours.hairline,
            paddingTop: 7,
          }}
        >
          <View style={{ width: column.x }}>
            <Label colour={colours.primaryText} size={8}>{name}</Label>
          </View>
          <View style={{ flex: 1 }}>{children}</View>
        </View>
      );
    case "band":
      return (
        <View>
          <View style={{ flexDirection: "row", marginBottom: 6 }}>
            <View style={{ backgroundColor: colours.primary, paddingHorizontal: 7, paddingVertical: 2.5 }}>
              <Label colour={colours.onPrimary} size={7.6}>{name}</Label>
            </View>
            <View style={{ flex: 1, borderBottomWidth: 1.2, borderBottomColor: colours.primary }} />
          </View>
          {children}
        </View>
      );
    case "centred":
      return (
        <View
          style={{
            borderTopWidth: type === "truth" ? 0 : 0.6,
            borderTopColor: colours.hairline,
            paddingTop: type === "truth" ? 0 : 6,
          }}
        >
          <View style={{ alignItems: "center", marginBottom: 5 }}>
            <Type face="head" italic size={11} leading={1.1} colour={colours.accentText}>{name}</Type>
          </View>
          {children}
        </View>
      );
    case "rule":
      return (
        <View style={{ borderTopWidth: 1, borderTopColor: colours.primary, paddingTop: 6 }}>
          <View style={{ marginBottom: 5 }}>
            <Label colour={colours.primaryText} size={7.6}>{name}</Label>
          </View>
          {children}
        </View>
      );
  }
}
