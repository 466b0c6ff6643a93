import { type FontPackage, NEWS, PLEX, SANS, SERIF, SLAB } from "./fonts/packages.ts";

/** What a template decides besides colour: type, where evidence stands, how a page opens. Lengths in points. */
export interface TemplateStyle {
  name: string;
  description: string;
  suitableFor: string[];
  head: FontPackage;
  text: FontPackage;
  label: FontPackage;
  headItalic: boolean;
  headWeight: 400 | 600;
  headSize: number;
  bodySize: number;
  /** The largest type of a table. */
  tableSize: number;
  /** How much higher on its line the text face stands than the label face, as a share of the size. */
  rise: number;
  leading: number;
  /** Evidence beside the text, at its left or right, or in small type under it. */
  notes: "left" | "right" | "below";
  /** How a page opens: a rule over the headline, a coloured band, a hanging column, or a centred heading. */
  opening: "rule" | "band" | "hanging" | "centred";
  table: "hairline" | "banded" | "ruled";
  cover: "quiet" | "block" | "frame" | "split";
  margin: { left: number; right: number; top: number; bottom: number };
  /** How much more room there is to write by hand than a full document gives; 1 unless it is set. */
  room?: number;
}

const STYLES: TemplateStyle[] = [
  {
    name: "professional",
    description:
      "A book page: serif headlines, hairline tables, and at the right what a sentence rests on that is no quote itself.",
    suitableFor: ["boards and banks", "partners", "reading on paper"],
    head: SERIF,
    text: SERIF,
    label: SANS,
    headItalic: false,
    headWeight: 600,
    headSize: 21,
    bodySize: 9.3,
    tableSize: 7.8,
    rise: -0.09,
    leading: 1.38,
    notes: "right",
    opening: "rule",
    table: "hairline",
    cover: "quiet",
    margin: { left: 60, right: 50, top: 50, bottom: 54 },
  },
  {
    name: "editorial",
    description:
      "A literary magazine: large italic headlines set in the middle, and at the left what a sentence rests on that is no quote itself.",
    suitableFor: ["brands with a story", "makers and hosts", "press and partners"],
    head: NEWS,
    text: NEWS,
    label: SANS,
    headItalic: true,
    headWeight: 400,
    headSize: 25,
    bodySize: 10,
    tableSize: 7.8,
    rise: 0.21,
    leading: 1.34,
    notes: "left",
    opening: "centred",
    table: "ruled",
    cover: "frame",
    margin: { left: 56, right: 56, top: 54, bottom: 54 },
  },
  {
    name: "studio",
    description:
      "A working paper: one sans family, headlines hanging at the left, and under a paragraph what it rests on beyond its quotes.",
    suitableFor: ["teams that work from it", "software and services", "screens"],
    head: PLEX,
    text: PLEX,
    label: PLEX,
    headItalic: false,
    headWeight: 600,
    headSize: 17,
    bodySize: 8.8,
    tableSize: 7.8,
    rise: -0.03,
    leading: 1.4,
    notes: "below",
    opening: "hanging",
    table: "banded",
    cover: "split",
    margin: { left: 46, right: 46, top: 46, bottom: 52 },
  },
  {
    name: "bold",
    description:
      "A poster in pages: slab headlines on a band of your primary colour, and at the right what a sentence rests on that is no quote itself.",
    suitableFor: ["consumer brands", "launches", "presenting in a room"],
    head: SLAB,
    text: SERIF,
    label: SANS,
    headItalic: false,
    headWeight: 600,
    headSize: 22,
    bodySize: 9.3,
    tableSize: 7.8,
    rise: -0.09,
    leading: 1.38,
    notes: "right",
    opening: "band",
    table: "banded",
    cover: "block",
    margin: { left: 54, right: 48, top: 0, bottom: 54 },
  },
];

/** What the documents page offers, the default first. */
export const TEMPLATES = STYLES.map((style) => ({
  template_name: style.name,
  template_description: style.description,
  suitable_for: style.suitableFor,
  color_customizable: true,
}));

/** The style of that name, or the professional one. */
export function templateStyle(name: string): TemplateStyle {
  const [professional] = STYLES;
  const found = STYLES.find((style) => style.name === name) ?? professional;
  if (!found) throw new Error("No template is defined");
  return found;
}

/**
 * The same template in type so many times as large, and with so many times the room to write; headlines, which are large
 * already, grow by a part of it.
 */
export function roomier(style: TemplateStyle, times: number, room = 1): TemplateStyle {
  return {
    ...style,
    headSize: style.headSize * (1 + (times - 1) * 0.375),
    bodySize: style.bodySize * times,
    tableSize: style.tableSize * times,
    room,
  };
}
