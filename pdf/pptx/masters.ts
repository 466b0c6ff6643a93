import type { Masters } from "./pptxgenjs.d.ts";
import type { Palette } from "../colour.ts";
import { arrangementOf, SLIDE, SPLIT_HEIGHT } from "../deck/arrangement.ts";
import type { TemplateStyle } from "../templates.ts";
import { type Area, bare, inches } from "./sheet.ts";

const EDGE = 64;
const BAND_HEIGHT = 164;
export const COLUMN_WIDTH = 152;
const ALL: Area = { left: 0, top: 0, width: SLIDE.width, height: SLIDE.height };

/** Where a slide's title stands: the library takes it from the master, so it is the same on every slide of a kind. */
interface Titles {
  cover: Area;
  claim: Area;
}

/** The title's place on the two kinds of slide of a template. */
export function titlesOf(style: TemplateStyle): Titles {
  const { left, width } = arrangementOf(style);
  const top = style.opening === "hanging" ? 40 : style.opening === "band" ? 54 : 84;
  return {
    cover: { left: EDGE, top: 96, width: SLIDE.width - 2 * EDGE, height: 168 },
    claim: { left, top: style.opening === "centred" ? 66 : top, width, height: 100 },
  };
}

interface Look {
  style: TemplateStyle;
  colours: Palette;
}

/** The two masters of a deck, each with what a template draws behind every slide of its kind. */
export function mastersOf({ style, colours }: Look): Masters[] {
  const titles = titlesOf(style);
  const isFilled = style.cover === "block" || style.cover === "split";
  const ground = style.cover === "block" ? colours.primary : colours.paper;
  const coverInk = isFilled ? colours.onPrimary : colours.primaryText;
  const claimInk = style.opening === "band" ? colours.onPrimary : colours.ink;
  return [
    {
      title: "COVER",
      background: { color: bare(ground) },
      objects: [...coverShapes(style, colours), titleOf(titles.cover, coverInk)],
    },
    {
      title: "CLAIM",
      background: { color: bare(colours.paper) },
      objects: [...claimShapes(style, colours), titleOf(titles.claim, claimInk)],
    },
  ];
}

function titleOf(area: Area, ink: string) {
  const options = { name: "title", type: "title", ...inches(area), color: bare(ink), margin: 0 } as const;
  return { placeholder: { options, text: "" } };
}

function filled(area: Area, colour: string) {
  return { rect: { ...inches(area), fill: { color: bare(colour) } } };
}

function coverShapes(style: TemplateStyle, colours: Palette) {
  if (style.cover === "quiet") return [filled({ ...ALL, width: 20 }, colours.primary)];
  if (style.cover === "split") return [filled({ ...ALL, height: SPLIT_HEIGHT }, colours.primary)];
  if (style.cover !== "frame") return [];
  const frame = { left: 24, top: 24, width: SLIDE.width - 48, height: SLIDE.height - 48 };
  const line = { color: bare(colours.primary), width: 1.5 };
  return [{ rect: { ...inches(frame), fill: { color: bare(colours.paper) }, line } }];
}

function claimShapes(style: TemplateStyle, colours: Palette) {
  const { left } = arrangementOf(style);
  switch (style.opening) {
    case "rule":
      return [filled({ left, top: 40, width: 56, height: 4 }, colours.primary)];
    case "band":
      return [filled({ ...ALL, height: BAND_HEIGHT }, colours.primary)];
    case "hanging":
      return [filled({ ...ALL, width: COLUMN_WIDTH }, colours.tint)];
    case "centred":
      return [];
  }
}
