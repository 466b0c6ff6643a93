import { withHosts } from "../../../pdf/text/evidence.ts";
import type { DrawnPage } from "./drawn_pages.ts";

const TURNED = /[\p{Script=Hebrew}□]/u;

/**
 * A text without what the breaking of lines may add or take away, white space and hyphens, and without stars and
 * quotation marks, which each language has of its own.
 */
export function lettersIn(text: string): string {
  return text.normalize("NFC").replace(/[\s\u00A0\u00AD\u2010*“”„‚‘«»「」『』-]/gu, "");
}

/** The letters of a page in the order in which they are drawn. */
export function lettersOf({ runs }: DrawnPage): string {
  return lettersIn(runs.map(({ text }) => text).join(""));
}

/**
 * What of a text must each stand on paper unbroken: all of it; of a text with Hebrew, drawn from its end, or with □,
 * which has no direction and goes along with Hebrew beside it, each word.
 */
function piecesOf(text: string): string[] {
  const printed = withHosts(text);
  if (!TURNED.test(printed)) return [lettersIn(printed)];
  return printed.split(/[^\p{Script=Hebrew}□]+/u).map((word) => [...word].toReversed().join(""));
}

/** How often a text stands in these letters, 0 where a piece of it is missing. */
export function timesIn(letters: string, text: string): number {
  return Math.min(
    ...piecesOf(text).map((piece) => piece === "" ? Infinity : letters.split(piece).length - 1),
  );
}

/** Those of the texts that stand on none of the pages; one that is wanted twice has to stand twice. */
export function lostTexts(texts: string[], pages: string[]): string[] {
  const wanted = new Map<string, number>();
  for (const text of texts) wanted.set(text, (wanted.get(text) ?? 0) + 1);
  return [...wanted].flatMap(([text, times]) => {
    const found = pages.reduce((sum, page) => sum + timesIn(page, text), 0);
    return Array.from({ length: Math.max(0, times - found) }, () => text);
  });
}
