/** The library ships no types: this is what is used of it. */
import type { Readable } from "node:stream";

export interface PdfOptions {
  autoFirstPage: boolean;
  displayTitle: boolean;
  lang?: string;
  info: Record<string, string | Date>;
}

declare class PDFDocument extends Readable {
  constructor(options: PdfOptions);
  _root: { data: Record<string, unknown> };
}
export default PDFDocument;
