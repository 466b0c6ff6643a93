import { readFileSync } from "node:fs";
import { Font } from "@react-pdf/renderer";
import { Buffer } from "node:buffer";
import { z } from "zod";
import { type Piece, pieceFile } from "./pieces.ts";
import { rememberShapes, type ShapingFont } from "./shapes.ts";
import { unpackWoff } from "./sfnt.ts";

const registered = new Set<string>();
const WEIGHTS = [400, 600] as const;
const STYLES = ["normal", "italic"] as const;
/** What is used of a loaded font: its glyphs, which it makes once and keeps. */
interface LoadedFont extends ShapingFont {
  getGlyph(id: number, characters?: number[]): { codePoints: number[] } | null;
}

const Loaded = z.object({
  data: z.custom<LoadedFont>((value) => typeof value === "object" && value !== null && "getGlyph" in value),
});
const spelling = new WeakSet<LoadedFont>();

function dataUrl(path: string): string {
  return `data:font/ttf;base64,${Buffer.from(unpackWoff(readFileSync(path))).toString("base64")}`;
}

function registerPiece(piece: Piece): string {
  const family = `${piece.font.name}/${piece.subset}`;
  if (registered.has(family)) return family;
  registered.add(family);
  const unpacked = new Map<string, string>();
  function source(weight: number, style: "normal" | "italic"): string {
    const path = pieceFile(piece, weight, piece.font.italics ? style : "normal");
    const url = unpacked.get(path) ?? dataUrl(path);
    unpacked.set(path, url);
    return url;
  }
  const fonts = WEIGHTS.flatMap((fontWeight) =>
    STYLES.map((fontStyle) => {
      const weight = piece.font.weights.includes(fontWeight) ? fontWeight : 400;
      return {
        src: source(weight, fontStyle),
        fontWeight,
        fontStyle,
      };
    })
  );
  Font.register({ family, fonts });
  return family;
}

/**
 * Makes the pieces known to the renderer and loads them; gives back their family names. Pieces of one package
 * share a PostScript name, by which the PDF writer tells fonts apart, so that each is given its own.
 */
export async function registerStack(pieces: Piece[]): Promise<string[]> {
  const families = pieces.map(registerPiece);
  for (const [index, family] of families.entries()) {
    for (const fontWeight of WEIGHTS) {
      for (const fontStyle of STYLES) {
        await Font.load({ fontFamily: family, fontWeight, fontStyle });
        const loaded = Loaded.safeParse(Font.getFont({ fontFamily: family, fontWeight, fontStyle }));
        if (!loaded.success) throw new Error(`Could not load the font "${family}"`);
        const weight = pieces[index]?.font.weights.includes(fontWeight) ? fontWeight : 400;
        const style = pieces[index]?.font.italics ? fontStyle : "normal";
        const value = `${family.replaceAll(/[^A-Za-z0-9]/g, "-")}-${weight}-${style}`;
        Object.defineProperty(loaded.data.data, "postscriptName", { value, configurable: true });
        keepSpelling(loaded.data.data);
        rememberShapes(loaded.data.data);
      }
    }
  }
  return families;
}

/**
 * Writing a PDF asks for the parts of a drawn glyph by number alone, such as the points of "…", and the font keeps
 * them as glyphs of no character. In the next document that point would count for nothing, and every line break
 * behind it would move by a letter. So whoever asks for a glyph with its characters gives them back to it.
 */
function keepSpelling(font: LoadedFont): void {
  if (spelling.has(font)) return;
  spelling.add(font);
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = function getSpeltGlyph(id, characters = []) {
    const glyph = getGlyph(id, characters);
    if (glyph !== null && glyph.codePoints.length === 0) glyph.codePoints = characters;
    return glyph;
  };
}
