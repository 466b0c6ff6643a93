import type { ReactNode } from "react";
import { measure } from "../layout/measure.tsx";
import type { Theme } from "../theme.ts";
import { arrangementOf } from "./arrangement.ts";
import { PictureView } from "./PictureView.tsx";
import type { Slide } from "./slides.ts";
import { Words } from "./Words.tsx";

const SCALES = [1.9, 1.6, 1.35, 1.15, 1, 0.86, 0.72];

/** Where a slide's picture begins and at which scale it is drawn. */
export interface Fit {
  scale: number;
  /** Points from the slide's upper edge. */
  top: number;
}

const WORDS_GAP = 18;

/** For each slide a place that its words leave free, and the largest scale at which its picture keeps within. */
export async function fitPictures(slides: Slide[], theme: Theme): Promise<Map<string, Fit>> {
  const { picture: place, words, stacked } = arrangementOf(theme.style);
  const parts = new Map<string, ReactNode>();
  for (const slide of slides) {
    const { id, picture } = slide;
    parts.set(`${id}/words`, <Words slide={slide} />);
    if (!picture) continue;
    for (const scale of SCALES) {
      parts.set(`${id}/${scale}`, <PictureView picture={picture} width={place.width} scale={scale} />);
    }
  }
  const heights = await measure(parts, theme, Math.max(place.width, words.width));
  return new Map(slides.map(({ id }) => {
    const wordsEnd = words.top + (heights.get(`${id}/words`) ?? 0) + WORDS_GAP;
    const top = stacked ? Math.max(place.top, wordsEnd) : place.top;
    const free = place.top + place.height - top;
    const scale = SCALES.find((each) => (heights.get(`${id}/${each}`) ?? 0) <= free) ?? 0.5;
    return [id, { scale, top }];
  }));
}
