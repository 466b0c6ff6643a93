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

interface Search {
  id: string;
  picture: Picture;
  sizes: Size[];
  /** Points that the slide's words leave free. */
  room: number;
  /** The largest size that may still keep within the room, and the smallest that need be tried. */
  largest: number;
  smallest: number;
}

function middleOf({ largest, smallest }: Search): number {
  return Math.floor((largest + smallest) / 2);
}

/** Halves the sizes of each picture until one is left: the smaller, the less tall. */
async function searchSizes(searches: Search[], theme: Theme): Promise<void> {
  const { width } = arrangementOf(theme.style);
  const open = searches.filter(({ largest, smallest }) => largest < smallest);
  if (open.length === 0) return;
  const nodes = new Map<string, ReactNode>();
  for (const search of open) {
    const size = search.sizes[middleOf(search)] ?? { scale: 1, tall: TALL };
    nodes.set(search.id, <PictureView picture={search.picture} width={width} size={size} />);
  }
  const { heights } = await measure(nodes, theme, width);
  for (const search of open) {
    const middle = middleOf(search);
    if ((heights.get(search.id) ?? 0) <= search.room) search.smallest = middle;
    else search.largest = middle + 1;
  }
  await searchSizes(searches, theme);
}

/** For each slide the room that its words leave free, and the largest size at which its picture keeps within. */
export async function fitPictures(slides: Slide[], theme: Theme): Promise<Map<string, Fit>> {
  const { words, bottom } = arrangementOf(theme.style);
  const { heights } = await measure(
    new Map(slides.map((slide) => [slide.id, <Words key={slide.id} slide={slide} />])),
    theme,
    words.width,
  );
  const topOf = (id: string) => words.top + (heights.get(id) ?? 0) + WORDS_GAP;
  const searches = slides.flatMap(({ id, picture }): Search[] => {
    if (!picture || id === "cover") return [];
    const sizes = sizesFor(picture);
    return [{ id, picture, sizes, room: bottom - topOf(id), largest: 0, smallest: sizes.length - 1 }];
  });
  await searchSizes(searches, theme);
  return new Map(slides.map(({ id }) => {
    const search = searches.find((each) => each.id === id);
    const size = search?.sizes[search.largest] ?? { scale: 1, tall: TALL };
    return [id, { ...size, top: topOf(id) }];
  }));
}
