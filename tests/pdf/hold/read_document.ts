import { getDocumentProxy } from "unpdf";
import { type BoundPdf, readBoundPdf } from "./bound_pdf.ts";
import { type DrawnPage, readDrawnPages } from "./drawn_pages.ts";

/** A PDF as it is drawn and as it is bound, from its bytes alone, which are taken apart once. */
export async function readDocument(bytes: Uint8Array): Promise<{ pages: DrawnPage[]; bound: BoundPdf }> {
  const pdf = await getDocumentProxy(bytes.slice());
  const pages = await readDrawnPages(pdf);
  const bound = await readBoundPdf(pdf);
  await pdf.loadingTask.destroy();
  return { pages, bound };
}
