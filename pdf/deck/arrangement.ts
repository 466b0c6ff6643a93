import type { TemplateStyle } from "../templates.ts";
import type { Slide } from "./slides.ts";

/** A 16:9 slide in points. */
export const SLIDE = { width: 960, height: 540 };

/** How far down a split cover is filled. */
export const SPLIT_HEIGHT = 418;

/** The grid of a slide: one column for everything, from the headline at the top to the footer. Points. */
interface Arrangement {
  /** Where the words begin; a band reaches from edge to edge and brings its own padding. */
  words: { left: number; top: number; width: number };
  /** The column of picture and footer. */
  left: number;
  width: number;
  /** The lowest line of a picture. */
  bottom: number;
  centred: boolean;
}

const BOTTOM = 490;

/** Words over the picture, both as wide as the template's column. */
export function arrangementOf(style: TemplateStyle): Arrangement {
  switch (style.opening) {
    case "rule":
      return {
        words: { left: 56, top: 40, width: 848 },
        left: 56,
        width: 848,
        bottom: BOTTOM,
        centred: false,
      };
    case "band":
      return {
        words: { left: 0, top: 0, width: SLIDE.width },
        left: 56,
        width: 848,
        bottom: BOTTOM,
        centred: false,
      };
    case "hanging":
      return {
        words: { left: 192, top: 44, width: 712 },
        left: 192,
        width: 712,
        bottom: BOTTOM,
        centred: false,
      };
    case "centred":
      return {
        words: { left: 80, top: 40, width: 800 },
        left: 80,
        width: 800,
        bottom: BOTTOM,
        centred: true,
      };
  }
}

const EASTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** A headline that stands alone on its slide fills it: so many times as large as one over a picture. */
const ALONE = 1.5;

/** 28 to 40 points, the shorter the headline the larger; larger still where nothing stands under it. */
export function headlineSize({ headline, body, picture }: Slide): number {
  const size = sizeOf(headline.length + (headline.match(EASTERN)?.length ?? 0));
  return picture === null && body.length === 0 ? size * ALONE : size;
}

function sizeOf(letters: number): number {
  if (letters <= 44) return 40;
  if (letters <= 80) return 34;
  return letters <= 130 ? 30 : 28;
}
