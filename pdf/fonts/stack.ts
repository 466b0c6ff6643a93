import { fallbackPackages, type FontPackage } from "./packages.ts";
import { charactersOf, type Piece, piecesOf } from "./pieces.ts";

/** The pieces a text needs, in the order in which each character is looked for, and what none of them draws. */
export interface FontStack {
  pieces: Piece[];
  missing: Set<number>;
}

/** Picks the fewest pieces, template fonts first, that draw every character of `text`. */
export function stackFor(text: string, own: FontPackage): FontStack {
  const wanted = new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0));
  const pieces: Piece[] = [];
  const packages = [own, ...fallbackPackages(text).filter((font) => font !== own)];
  for (const font of packages) {
    for (const piece of piecesOf(font)) {
      if (wanted.size === 0) break;
      const hopeful = [...wanted].filter((codePoint) => piece.covers(codePoint));
      if (hopeful.length === 0) continue;
      const drawn = charactersOf(piece);
      const found = hopeful.filter((codePoint) => drawn.has(codePoint));
      if (found.length === 0) continue;
      pieces.push(piece);
      for (const codePoint of found) wanted.delete(codePoint);
    }
  }
  return { pieces, missing: wanted };
}
