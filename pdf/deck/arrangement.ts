import type { TemplateStyle } from "../templates.ts";

/** A 16:9 slide in points. */
export const SLIDE = { width: 960, height: 540 };

/** Where the words and the picture of a slide stand. Points. */
export interface Arrangement {
  stacked: boolean;
  words: { left: number; top: number; width: number };
  picture: { left: number; top: number; width: number; height: number };
}

/** Words at the left and the picture at the right, or the one over the other, as the template has it. */
export function arrangementOf(style: TemplateStyle): Arrangement {
  switch (style.opening) {
    case "rule":
      return {
        stacked: false,
        words: { left: 56, top: 60, width: 340 },
        picture: { left: 436, top: 76, width: 468, height: 380 },
      };
    case "band":
      return {
        stacked: false,
        words: { left: 44, top: 64, width: 292 },
        picture: { left: 420, top: 64, width: 492, height: 396 },
      };
    case "hanging":
      return {
        stacked: true,
        words: { left: 190, top: 48, width: 700 },
        picture: { left: 190, top: 196, width: 700, height: 280 },
      };
    case "centred":
      return {
        stacked: true,
        words: { left: 130, top: 46, width: 700 },
        picture: { left: 170, top: 208, width: 620, height: 262 },
      };
  }
}
