import { View } from "@react-pdf/renderer";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";

interface FooterProps {
  line: string;
  page: number;
  pages: number;
  /** Points from the left and right edge of the page. */
  inset: { left: number; right: number; bottom: number };
}

/** Whose document this is, and which page of how many, with its version where there is an older one. */
export function Footer({ line, page, pages, inset }: FooterProps) {
  const { colours } = useTheme();
  return (
    <View
      style={{
        position: "absolute",
        left: inset.left,
        right: inset.right,
        bottom: inset.bottom,
        flexDirection: "row",
        justifyContent: "space-between",
        gap: 16,
        borderTopWidth: 0.4,
        borderTopColor: colours.hairline,
        paddingTop: 5,
      }}
    >
      <View style={{ flex: 1 }}>
        <Type face="label" size={6.8} colour={colours.muted}>{line}</Type>
      </View>
      <Type face="label" size={6.8} colour={colours.muted}>{`${page}/${pages}`}</Type>
    </View>
  );
}
