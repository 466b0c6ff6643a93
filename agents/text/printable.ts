/** Ends of lines that only some programs know: a word processor's soft line break is one. */
const OTHER_LINE_ENDS = /[\v\f\u0085]/g;
/** Controls but tabs and ends of lines, signs that turn the text after them around, and what no XML may hold. */
const UNPRINTABLE = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** A text as every page, file and letter may hold it. */
export function printable(text: string): string {
  return text.toWellFormed().replace(OTHER_LINE_ENDS, "\n").replace(UNPRINTABLE, "");
}
