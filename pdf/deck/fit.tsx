import type { ReactNode } from "react";
import { measure } from "../layout/measure.tsx";
import type { Theme } from "../theme.ts";
import { arrangementOf } from "./arrangement.ts";
import { PictureView } from "./PictureView.tsx";
import type { Picture, Slide } from "./slides.ts";
import { Words } from "./Words.tsx";

const SHARE_SCALES = [3.4, 2.9, 2.5, 2.15, 1.85, 1.6, 1.2];
const FIGURE_SCALES = [2.5, 2.15, 1.85, 1.6, 1.35, 1.1, 0.85];
const SCALES = [1.6, 1.4, 1.2, 1, 0.85, 0.7, 0.5];

/** Where a slide's picture begins and at which scale it is drawn. */
export interface Fit {
  scale: number;
  /** Points from the slide's upper edge. */
  top: number;
}

const WORDS_GAP = 24;

function scalesFor(picture: Picture): number[] {
  if (picture.kind !== "figure") return SCALES;
  return picture.figure.kind === "shares" ? SHARE_SCALES : FIGURE_SCALES;
}

/** For each slide the room that its words leave free, and the largest scale at which its picture keeps within. */
export async function fitPictures(slides: Slide[], theme: Theme): Promise<Map<string, Fit>> {
  const { words, width, bottom } = arrangementOf(theme.style);
  const parts = new Map<string, ReactNode>();
  for (const slide of slides) {
    const { id, picture } = slide;
    parts.set(`${id}/words`, <Words slide={slide} />);
    if (!picture || id === "cover") continue;
    for (const scale of scalesFor(picture)) {
      parts.set(`${id}/${scale}`, <PictureView picture={picture} width={width} scale={scale} />);
    }
  }
  const { heights } = await measure(parts, theme, Math.max(width, words.width));
  return new Map(slides.map(({ id, picture }) => {
    const top = words.top + (heights.get(`${id}/words`) ?? 0) + WORDS_GAP;
    const scales = picture ? scalesFor(picture) : [];
    const scale = scales.find((each) => (heights.get(`${id}/${each}`) ?? 0) <= bottom - top) ??
      scales.at(-1) ?? 1;
    return [id, { scale, top }];
  }));
}
