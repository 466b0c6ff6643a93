/** The library's types take the class of PDFs where its code takes a PDF. */
import type { SafeDocumentNode } from "@react-pdf/layout";
import type PDFDocument from "./pdfkit.d.ts";

declare function drawPages(pdf: PDFDocument, document: SafeDocumentNode): PDFDocument;
export default drawPages;
