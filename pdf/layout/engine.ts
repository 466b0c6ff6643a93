import layout, { type DocumentNode, type SafeDocumentNode } from "@react-pdf/layout";
import { Font, pdf } from "@react-pdf/renderer";
import type { ReactElement } from "react";

// The layout engine's types leave out that it takes the renderer's fonts.
const run: (document: DocumentNode, fonts: typeof Font) => Promise<SafeDocumentNode> = layout;

// The engine loads the fonts of every text anew, with thousands of promises: a sixth of a document's time. Whoever
// registers a stack of fonts has loaded it.
const LOADED = Promise.resolve();
const fonts = { ...Font, load: () => LOADED };

/** Lays out a `<Document>` whose fonts are registered: boxes in points, texts broken into lines. */
export function layOut(document: ReactElement): Promise<SafeDocumentNode> {
  const instance = pdf();
  instance.updateContainer(document);
  return run(instance.container.document, fonts);
}
