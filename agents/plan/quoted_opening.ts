import { shorten } from "../text/shorten.ts";

/** The first words of a founder's text in quotation marks, with "…" behind the mark where something was cut off. */
export function quotedOpening(text: string, words: number): string {
  const short = shorten(text, words);
  const cut = short.replace(/\s…$/u, "");
  return short === text ? `“${text.replace(/[.。]$/u, "")}”` : `“${cut}” …`;
}

/** The same where it was cut behind a clause of the text: whole by itself, with nothing to show; null where it was not. */
export function openingClause(opening: string, text: string): string | null {
  const words = /^“(.+)”[ \u00A0]…$/su.exec(opening)?.[1];
  return words !== undefined && /^\s*[,;:–、]/u.test(text.slice(words.length)) ? `“${words}”` : null;
}
