/** The library's types take the class of PDFs where its code takes whatever draws as a PDF does. */
import type { SafeDocumentNode } from "@react-pdf/layout";
import type { Board } from "./drawing_board.ts";
import type PDFDocument from "./pdfkit.d.ts";

declare function drawPages<T extends PDFDocument | Board>(onto: T, document: SafeDocumentNode): T;
export default drawPages;
