import { Document, Page, pdf, Text } from "@react-pdf/renderer";
import { createElement } from "react";

/** The control of a document: the same words on the same number of plain pages, in milliseconds. */
export async function plainPdf(text: string, pages: number): Promise<number> {
  const began = performance.now();
  const length = Math.ceil(text.length / pages);
  const sheets = Array.from({ length: pages }, (_, page) => {
    const words = text.slice(page * length, (page + 1) * length);
    return createElement(
      Page,
      { key: page, size: "A4", wrap: false },
      createElement(Text, { style: { fontSize: 7 } }, words),
    );
  });
  const instance = pdf();
  instance.updateContainer(createElement(Document, {}, ...sheets));
  await (await instance.toBlob()).arrayBuffer();
  return performance.now() - began;
}
