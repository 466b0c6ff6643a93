import { loadHtml } from "../load_html.ts";

const MARKUP = /<[/!]?[a-z][^>]*>|<!--|&(?:#\w+|\w+);/i;
/** Control characters, and signs that turn the direction of what stands around them. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069\u200b\ufeff]/gu;
/** Of a longer text so many times what is kept is parsed: markup takes room. */
const ROOM_FOR_MARKUP = 8;

/** A feed's text without markup, white space folded, cut at a word's end to at most `most` characters. */
export function plainText(text: string, most: number): string {
  const start = text.slice(0, most * ROOM_FOR_MARKUP);
  const plain = MARKUP.test(start) ? textOfMarkup(start) : start;
  return cut(plain.replace(UNSEEN, " ").replace(/\s+/g, " ").trim().toWellFormed(), most);
}

function textOfMarkup(markup: string): string {
  const $ = loadHtml(markup);
  $("script, style").remove();
  $("br, p, div, li").before(" ");
  return $.root().text();
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const shorter = text.slice(0, most);
  return shorter.slice(0, Math.max(shorter.lastIndexOf(" "), most / 2)).trim();
}
