import { Document, Page, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { type Theme, ThemeContext } from "../theme.ts";
import { layOut } from "./engine.ts";
import type { LaidParts } from "./parts.tsx";

export interface Measured {
  /** Points, by the part's id. */
  heights: Map<string, number>;
  parts: LaidParts;
}

// Taller than anything that is measured, so that nothing is squeezed or moved to another page.
const TALL = 200_000;

/** The heights that the real layout engine gives to each part at a width, and the parts as it laid them out. */
export async function measure(
  nodes: Map<string, ReactNode>,
  theme: Theme,
  width: number,
): Promise<Measured> {
  const laidOut = await layOut(
    <ThemeContext value={theme}>
      <Document>
        <Page size={[width, TALL]} wrap={false}>
          {[...nodes].map(([id, node]) => <View key={id} id={id} style={{ flexShrink: 0 }}>{node}</View>)}
        </Page>
      </Document>
    </ThemeContext>,
  );
  const heights = new Map<string, number>();
  const parts: LaidParts = new Map();
  for (const part of laidOut.children.flatMap((page) => page.children ?? [])) {
    if (part.type !== "VIEW" || !part.props.id || !part.box) continue;
    heights.set(part.props.id, part.box.height);
    parts.set(part.props.id, part);
  }
  return { heights, parts };
}
