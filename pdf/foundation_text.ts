import type { Foundation } from "../agents/strategy/foundation.ts";
import { replaceMissing, settle } from "./fonts/printable.ts";

// Everything the documents' own words and shapes are made of.
const FURNITURE = "\u00A0●■▲–→←↑↓□·…“”‘’'−×:%+€$£" +
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,;!?()-/&#@éü";

/** A value with each of its texts changed. */
export function mapStrings<T>(value: T, change: (text: string) => string): T;
export function mapStrings(value: unknown, change: (text: string) => string): unknown {
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

/** The foundation as it will be set: composed, without controls, white space folded. Lines of a slide stay lines. */
export function settleFoundation(foundation: Foundation): Foundation {
  const settled = mapStrings(foundation, settle);
  const deck = mapStrings(foundation.strategy.deck, (text) => text.split(/\r?\n/).map(settle).join("\n"));
  return {
    ...settled,
    strategy: { ...settled.strategy, deck },
    anchors: mapStrings(foundation.anchors, settleWritten),
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
