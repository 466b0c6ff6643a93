import { Page, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { A4 } from "../layout/geometry.ts";
import type { Theme } from "../theme.ts";

/** A page of a document on paper. */
export function Sheet(
  { theme, bookmark: entry, children }: { theme: Theme; bookmark?: string; children: ReactNode },
) {
  return (
    <Page
      size="A4"
      wrap={false}
      bookmark={entry}
      style={{ backgroundColor: theme.colours.paper, minHeight: A4.height }}
    >
      {children}
    </Page>
  );
}

/** What stands within its margins. */
export function Body({ theme, children }: { theme: Theme; children: ReactNode }) {
  const { margin } = theme.style;
  return (
    <View
      style={{
        position: "absolute",
        left: margin.left,
        right: margin.right,
        top: margin.top,
        bottom: margin.bottom,
      }}
    >
      {children}
    </View>
  );
}
