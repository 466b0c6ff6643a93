import { shorten } from "../text/shorten.ts";

/** The first words of a founder's text in quotation marks, with "…" behind the mark where something was cut off. */
export function quotedOpening(text: string, words: number): string {
  const short = shorten(text, words);
  const cut = short.replace(/\s…$/u, "");
  return short === text ? `“${text.replace(/[.。]$/u, "")}”` : `“${cut}” …`;
}
