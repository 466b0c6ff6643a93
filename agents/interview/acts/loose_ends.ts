import type { Act } from "./act.ts";
import { ASIDE_WORDS } from "../hearing/heard_words.ts";

/** "…the fee, which" before words that were cut: the joining word goes with them. */
const LOOSE_END = new RegExp(`(?:[\\s,;:–—-]+${ASIDE_WORDS.sourceOf("loose_joiner")})?[\\s,;:–—-]*$`, "iu");
const LONGEST_LOOSE_END = 60;
const LOOSE_START = /^[\s,;:–—-]+/u;

/** An answer without the marks and the joining word that led to words which were cut off. */
export function withoutLooseEnds(message: string, act: Act): Act {
  const start = LOOSE_START.exec(act.text)?.[0].length ?? 0;
  const loose = LOOSE_END.exec(act.text.slice(-LONGEST_LOOSE_END))?.[0] ?? "";
  const isAtEnd = message.slice(act.to).trim() === "";
  const end = isAtEnd ? 0 : loose.length;
  const from = act.from + start;
  const to = Math.max(from, act.to - end);
  return { ...act, text: message.slice(from, to), from, to };
}

/** Where the next word begins behind a place. */
export function nextWord(message: string, at: number): number {
  return at + (/^[\s,:;.…–—-]*/.exec(message.slice(at))?.[0].length ?? 0);
}

/** How many blanks and marks stand right before a place. */
export function spaceBefore(message: string, at: number): number {
  return /[\s,;–—-]*$/.exec(message.slice(Math.max(0, at - LONGEST_LOOSE_END), at))?.[0].length ?? 0;
}
