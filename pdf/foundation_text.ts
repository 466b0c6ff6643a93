import type { Foundation } from "../agents/strategy/foundation.ts";
import { replaceMissing, settle } from "./fonts/printable.ts";

// Everything the documents' own words and shapes are made of.
const FURNITURE = "\u00A0●■▲–→←↑↓□·…“”‘’'−×:%+€$£" +
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,;!?()-/&#@éü";

function mapStrings<T>(value: T, change: (text: string) => string): T;
function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((entry) => mapStrings(entry, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mapStrings(entry, change)]));
}

// What screens set in italics or bold: here the words alone.
const EMPHASIS = /\*(Needs your [a-z]+)\*|\*\*([^*]+)\*\*/g;

function settleWritten(text: string): string {
  return settle(text).replace(EMPHASIS, "$1$2");
}

/**
 * The foundation as it will be set: composed, without controls, white space folded. Answers keep their line breaks:
 * what stands on two lines was not said in one breath, and no quote may run across.
 */
export function settleFoundation(foundation: Foundation): Foundation {
  const answers = mapStrings(foundation.answers, (text) => text.split(/\r?\n/).map(settle).join("\n"));
  return {
    ...mapStrings(foundation, settle),
    anchors: mapStrings(foundation.anchors, settleWritten),
    answers,
  };
}

/** Every character that a document of this foundation could need. */
export function textOf(foundation: Foundation): string {
  const characters = new Set<string>(FURNITURE);
  mapStrings(foundation, (text) => {
    for (const character of text.replaceAll("\n", "")) characters.add(character);
    return text;
  });
  return [...characters].join("");
}

/** Puts □ in the place of every character that no font draws; counts them over the whole foundation. */
export function replaceInFoundation(
  foundation: Foundation,
  missing: Set<number>,
): { foundation: Foundation; replaced: number } {
  if (missing.size === 0) return { foundation, replaced: 0 };
  let replaced = 0;
  const printed = mapStrings(foundation, (text) => {
    const answer = replaceMissing(text, missing);
    replaced += answer.replaced;
    return answer.text;
  });
  return { foundation: printed, replaced };
}
