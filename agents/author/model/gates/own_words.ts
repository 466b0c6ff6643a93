import { quotedSpans } from "../../../text/phrases.ts";

const ADDRESS = /https?:\S+|www\.\S+|[\p{L}\d._%+-]+@[\p{L}\d.-]+|#[\dA-F]{6}\b/giu;

/** A text with blanks in the place of what it quotes, of addresses and colours; every other sign keeps its place. */
export function ownWords(text: string): string {
  const spans = quotedSpans(text);
  const unquoted = spans.reduceRight(
    (rest, { from, to }) => rest.slice(0, from) + blank(text.slice(from, to)) + rest.slice(to),
    text,
  );
  return unquoted.replace(ADDRESS, blank);
}

function blank(words: string): string {
  return " ".repeat(words.length);
}
