import layout, { type DocumentNode } from "@react-pdf/layout";
import { Document, Font, Page, pdf, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { z } from "zod";
import { type Theme, ThemeContext } from "../theme.ts";

const Measured = z.object({
  children: z.array(z.object({
    children: z.array(z.object({
      props: z.object({ id: z.string() }).partial(),
      box: z.object({ height: z.number() }),
    })),
  })),
});

// The layout engine's types leave out that it takes the renderer's fonts.
const layOut: (document: DocumentNode, fonts: typeof Font) => Promise<unknown> = layout;

// Taller than anything that is measured, so that nothing is squeezed or moved to another page.
const TALL = 200_000;

/** The heights, in points, that the real layout engine gives to each part at a width. */
export async function measure(
  parts: Map<string, ReactNode>,
  theme: Theme,
  width: number,
): Promise<Map<string, number>> {
  const instance = pdf(
    <ThemeContext value={theme}>
      <Document>
        <Page size={[width, TALL]} wrap={false}>
          {[...parts].map(([id, node]) => <View key={id} id={id} style={{ flexShrink: 0 }}>{node}</View>)}
        </Page>
      </Document>
    </ThemeContext>,
  );
  const measured = Measured.parse(await layOut(instance.container.document, Font));
  const heights = new Map<string, number>();
  for (const page of measured.children) {
    for (const child of page.children) if (child.props.id) heights.set(child.props.id, child.box.height);
  }
  return heights;
}
