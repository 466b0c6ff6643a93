import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { create } from "fontkit";
import { z } from "zod";
import type { FontPackage } from "./packages.ts";
import { unpackWoff } from "./sfnt.ts";

const requireHere = createRequire(import.meta.url);
const Ranges = z.record(z.string(), z.string());

/** One font file of a package: a subset such as "latin", "cyrillic" or "102". */
export interface Piece {
  font: FontPackage;
  subset: string;
  covers(codePoint: number): boolean;
}

const listings = new Map<string, Piece[]>();
const characterSets = new Map<string, Set<number>>();

function filesOf(font: FontPackage): string {
  return dirname(requireHere.resolve(`@fontsource/${font.name}/package.json`));
}

/** The path of a piece's file in one weight and style, on this machine's disk. */
export function pieceFile(piece: Piece, weight: number, style: "normal" | "italic"): string {
  return join(filesOf(piece.font), "files", `${piece.font.name}-${piece.subset}-${weight}-${style}.woff`);
}

function rangeTest(list: string): (codePoint: number) => boolean {
  const ranges = list.split(",").map((part) => {
    const [from = "", to = from] = part.trim().replace(/^U\+/i, "").split("-");
    return [parseInt(from, 16), parseInt(to, 16)] as const;
  });
  return (codePoint) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to);
}

/** The pieces of a package, whole-script file first. */
export function piecesOf(font: FontPackage): Piece[] {
  const known = listings.get(font.name);
  if (known) return known;
  const ranges = Ranges.parse(JSON.parse(readFileSync(join(filesOf(font), "unicode.json"), "utf8")));
  const pieces: Piece[] = Object.entries(ranges).map(([key, list]) => ({
    font,
    subset: key.replace(/^\[|\]$/g, ""),
    covers: rangeTest(list),
  }));
  // Blanks and digits stand in several subsets: Latin is asked first so that a line is not set in pieces.
  pieces.sort((a, b) => Number(b.subset === "latin") - Number(a.subset === "latin"));
  if (font.whole) pieces.unshift({ font, subset: font.whole, covers: () => true });
  listings.set(font.name, pieces);
  return pieces;
}

/** The characters that a piece really draws: its file is asked, not its announced ranges. */
export function charactersOf(piece: Piece): Set<number> {
  const path = pieceFile(piece, 400, "normal");
  const known = characterSets.get(path);
  if (known) return known;
  const opened = create(Buffer.from(unpackWoff(readFileSync(path))));
  const characters = new Set("characterSet" in opened ? opened.characterSet : []);
  characterSets.set(path, characters);
  return characters;
}
