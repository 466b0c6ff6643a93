import type { ReactNode } from "react";
import { measure } from "../layout/measure.tsx";
import type { Theme } from "../theme.ts";
import { arrangementOf } from "./arrangement.ts";
import { PictureView } from "./PictureView.tsx";
import type { Slide } from "./slides.ts";

const SCALES = [1.9, 1.6, 1.35, 1.15, 1, 0.86, 0.72];

/** For each slide the largest scale at which its picture keeps within its place. */
export async function fitPictures(slides: Slide[], theme: Theme): Promise<Map<string, number>> {
  const { picture: place } = arrangementOf(theme.style);
  const parts = new Map<string, ReactNode>();
  for (const { id, picture } of slides) {
    if (!picture) continue;
    for (const scale of SCALES) {
      parts.set(`${id}/${scale}`, <PictureView picture={picture} width={place.width} scale={scale} />);
    }
  }
  const heights = await measure(parts, theme, place.width);
  return new Map(slides.map(({ id }) => {
    const scale = SCALES.find((each) => (heights.get(`${id}/${each}`) ?? 0) <= place.height);
    return [id, scale ?? 0.6];
  }));
}
