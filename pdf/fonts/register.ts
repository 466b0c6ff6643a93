import { readFileSync } from "node:fs";
import { Font } from "@react-pdf/renderer";
import { Buffer } from "node:buffer";
import { z } from "zod";
import { type Piece, pieceFile } from "./pieces.ts";
import { unpackWoff } from "./sfnt.ts";

const registered = new Set<string>();
const WEIGHTS = [400, 600] as const;
const STYLES = ["normal", "italic"] as const;
const Renameable = z.object({
  data: z.custom<object>((value) => typeof value === "object" && value !== null),
});

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
        const loaded = Renameable.safeParse(Font.getFont({ fontFamily: family, fontWeight, fontStyle }));
        if (!loaded.success) throw new Error(`Could not load the font "${family}"`);
        const weight = pieces[index]?.font.weights.includes(fontWeight) ? fontWeight : 400;
        const style = pieces[index]?.font.italics ? fontStyle : "normal";
        const value = `${family.replaceAll(/[^A-Za-z0-9]/g, "-")}-${weight}-${style}`;
        Object.defineProperty(loaded.data.data, "postscriptName", { value, configurable: true });
      }
    }
  }
  return families;
}
