import { Buffer } from "node:buffer";
import type { SafeDocumentNode } from "@react-pdf/layout";
// @ts-types="./draw_pages.d.ts"
import drawPages from "@react-pdf/render";
// @ts-types="./pdfkit.d.ts"
import PDFDocument from "pdfkit";

function upperFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * Writes a document that is laid out as a PDF. The renderer's own way from element to file would lay out once more what
 * was laid out to be measured: a third of a document's time.
 */
export async function bindPdf(document: SafeDocumentNode): Promise<Uint8Array> {
  const { title, author, subject, creator, producer, language, pageMode } = document.props;
  const { creationDate, modificationDate } = document.props;
  const given = {
    Title: title,
    Author: author,
    Subject: subject,
    Creator: creator,
    Producer: producer,
    CreationDate: creationDate,
    ModDate: modificationDate,
  };
  const info = Object.fromEntries(
    Object.entries(given).flatMap(([key, value]) => value === undefined ? [] : [[key, value]]),
  );
  const pdf = new PDFDocument({ autoFirstPage: false, displayTitle: true, lang: language, info });
  if (pageMode) pdf._root.data.PageMode = upperFirst(pageMode);
  drawPages(pdf, document);
  const chunks: Uint8Array[] = [];
  for await (const chunk of pdf) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}
