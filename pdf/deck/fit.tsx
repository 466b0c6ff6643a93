import type { ReactNode } from "react";
import { measure } from "../layout/measure.tsx";
import type { Theme } from "../theme.ts";
import { arrangementOf } from "./arrangement.ts";
import { PictureView, type Size } from "./PictureView.tsx";
import type { Picture, Slide } from "./slides.ts";
import { Words } from "./Words.tsx";

/** Where a slide's picture begins and how large it is drawn. */
export interface Fit extends Size {
  /** Points from the slide's upper edge. */
  top: number;
}

const TALL = 222;
const WORDS_GAP = 24;

/**
 * From the largest down. The last but one keeps words at 18 points and labels at 14; the last is for a text in a script
 * whose words we count wrongly, because words outside of a slide would be worse.
 */
const SCALES = {
  bridge: [1.8, 1.55, 1.35, 1.15, 1, 0.8],
  bars: [1.3, 1.15, 1, 0.8],
  cards: [1.5, 1.35, 1.2, 1.1, 1, 0.8],
  numbers: [1.3, 1.15, 1, 0.8],
  quote: [1.2, 1.05, 0.9, 0.76, 0.64, 0.54, 0.44],
};
const MAP_SIZES: Size[] = [
  { scale: 2.4, tall: 240 },
  { scale: 2.1, tall: 220 },
  { scale: 1.96, tall: 190 },
  { scale: 1.96, tall: 150 },
  { scale: 1.96, tall: 120 },
  { scale: 1.6, tall: 120 },
];

function sizesFor(picture: Picture): Size[] {
  if (picture.kind !== "figure") return SCALES[picture.kind].map((scale) => ({ scale, tall: TALL }));
  if (picture.figure.kind === "map") return MAP_SIZES;
  return SCALES.bridge.map((scale) => ({ scale, tall: TALL }));
}

/** For each slide the room that its words leave free, and the largest size at which its picture keeps within. */
export async function fitPictures(slides: Slide[], theme: Theme): Promise<Map<string, Fit>> {
  const { words, width, bottom } = arrangementOf(theme.style);
  const parts = new Map<string, ReactNode>();
  for (const slide of slides) {
    const { id, picture } = slide;
    parts.set(`${id}/words`, <Words slide={slide} />);
    if (!picture || id === "cover") continue;
    for (const [index, size] of sizesFor(picture).entries()) {
      parts.set(`${id}/${index}`, <PictureView picture={picture} width={width} size={size} />);
    }
  }
  const { heights } = await measure(parts, theme, Math.max(width, words.width));
  return new Map(slides.map(({ id, picture }) => {
    const top = words.top + (heights.get(`${id}/words`) ?? 0) + WORDS_GAP;
    const sizes = picture ? sizesFor(picture) : [];
    const size = sizes.find((_, index) => (heights.get(`${id}/${index}`) ?? 0) <= bottom - top) ??
      sizes.at(-1) ?? { scale: 1, tall: TALL };
    return [id, { ...size, top }];
  }));
}
