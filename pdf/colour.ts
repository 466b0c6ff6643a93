import { clampChroma, converter, differenceEuclidean, formatHex, interpolate, wcagContrast } from "culori";
import type { PaletteEntry } from "../agents/domain/figures.ts";

export type ColourKey = "primary" | "secondary" | "accent" | "text" | "background";
export type Colours = Record<ColourKey, string>;

/** A colour that could not be used as it was chosen. `from` and `to` are "#RRGGBB". */
export interface Shift {
  key: ColourKey;
  from: string;
  to: string;
  why: string;
}

/** The ledger's four kinds keep their colours in every document; only their lightness may move. */
export interface LedgerColours {
  said: string;
  source: string;
  inference: string;
  assumption: string;
}

/** Every colour of a document. Text reaches 4.5:1 on `paper` and `tint`, graphics 3:1 (WCAG 2.2, 1.4.3 and 1.4.11). */
export interface Palette {
  paper: string;
  tint: string;
  ink: string;
  muted: string;
  hairline: string;
  primary: string;
  primaryText: string;
  onPrimary: string;
  secondary: string;
  secondaryText: string;
  onSecondary: string;
  accent: string;
  accentText: string;
  /** Fills of a picture's parts: the brand's own first, and always five that can be told apart. */
  series: string[];
  ledger: LedgerColours;
  chosen: Colours;
  shifts: Shift[];
}

export const TEXT_CONTRAST = 4.5;
export const GRAPHIC_CONTRAST = 3;

const DEFAULTS: Colours = {
  primary: "#1F4D3A",
  secondary: "#5C6B62",
  accent: "#A8641B",
  text: "#17211C",
  background: "#FFFFFF",
};
const LEDGER: LedgerColours = {
  said: "#17211C",
  source: "#2F5D86",
  inference: "#6B716D",
  assumption: "#9A6700",
};

const toOklch = converter("oklch");

function hex(colour: string): string {
  return (formatHex(colour) ?? "#000000").toUpperCase();
}

function better(a: string, b: string, ground: string): string {
  return wcagContrast(a, ground) >= wcagContrast(b, ground) ? a : b;
}

/** Moves only a colour's lightness, away from the ground, until it reaches `target`; black or white at the end. */
export function reach(colour: string, ground: string, target: number): string {
  if (wcagContrast(colour, ground) >= target) return hex(colour);
  const extreme = better("#000000", "#FFFFFF", ground);
  const step = extreme === "#000000" ? -0.01 : 0.01;
  const start = toOklch(colour);
  if (!start) return extreme;
  for (let l = start.l + step; l > 0 && l < 1; l += step) {
    const moved = hex(formatHex(clampChroma({ ...start, l }, "oklch")));
    if (wcagContrast(moved, ground) >= target) return moved;
  }
  return extreme;
}

/** A ground on which black or white reads well and leaves room for a tint: middle greys are lightened. */
function readableGround(background: string): string {
  const best = better("#000000", "#FFFFFF", background);
  if (wcagContrast(best, background) >= 9) return hex(background);
  return reach(background, "#000000", 9);
}

function mix(a: string, b: string, share: number): string {
  return hex(formatHex(interpolate([a, b], "oklab")(share)));
}

function readableOn(ground: string, wanted: string): string {
  return wcagContrast(wanted, ground) >= TEXT_CONTRAST ? hex(wanted) : better("#000000", "#FFFFFF", ground);
}

/** The colours a document starts from: what was picked, else the founder's palette, else the house's own. */
function chosenColours(palette: PaletteEntry[], custom: Partial<Colours>): Colours {
  const fromPalette = Object.fromEntries(palette.map((entry) => [entry.role, entry.hex]));
  return { ...DEFAULTS, ...fromPalette, ...custom };
}

/** Every shade of a colour that stands out from the ground, dark to light. */
function shadesOf(colour: string, paper: string): string[] {
  const start = toOklch(colour);
  if (!start) return [];
  return Array.from({ length: 10 }, (_, step) => 0.22 + step * 0.075)
    .map((l) => hex(formatHex(clampChroma({ ...start, l }, "oklch"))))
    .filter((shade) => wcagContrast(shade, paper) >= GRAPHIC_CONTRAST);
}

const FILLS = 5;
const APART = 0.14; // in OKLab, where 0.02 is just noticeable: fills in a bar must differ at a glance
const distance = differenceEuclidean("oklab");

/** Five fills, the wanted ones first; a brand of one colour gets shades of it. */
function seriesOf(wanted: string[], paper: string): string[] {
  const fills: string[] = [];
  const nearest = (colour: string) => Math.min(2, ...fills.map((fill) => distance(fill, colour)));
  for (const colour of wanted) if (nearest(colour) >= APART) fills.push(colour);
  const shades = wanted.flatMap((colour) => shadesOf(colour, paper));
  while (fills.length < FILLS) {
    const apart = shades.map(nearest);
    fills.push(shades[apart.indexOf(Math.max(...apart))] ?? wanted[0] ?? paper);
  }
  return fills.slice(0, FILLS);
}

/** Makes a readable document of any five colours, and says which had to move and why. Never throws. */
export function makePalette(palette: PaletteEntry[], custom: Partial<Colours>): Palette {
  const chosen = chosenColours(palette, custom);
  const shifts: Shift[] = [];
  function keep(key: ColourKey, to: string, why: string): string {
    const from = hex(chosen[key]);
    if (from !== to) shifts.push({ key, from, to, why });
    return to;
  }
  const paper = keep("background", readableGround(chosen.background), "no text colour reads well on it");
  const strong = better("#000000", "#FFFFFF", paper);
  const tint = mix(paper, strong, 0.045);
  const ink = keep("text", reach(chosen.text, tint, 7), "body text needs 7:1 on the page");
  const primary = keep("primary", reach(chosen.primary, paper, GRAPHIC_CONTRAST), "lines and areas need 3:1");
  const secondary = keep(
    "secondary",
    reach(chosen.secondary, paper, GRAPHIC_CONTRAST),
    "lines and areas need 3:1",
  );
  const accent = keep("accent", reach(chosen.accent, paper, GRAPHIC_CONTRAST), "marks need 3:1");
  const muted = reach(mix(ink, paper, 0.35), tint, TEXT_CONTRAST);
  return {
    paper,
    tint,
    ink,
    muted,
    hairline: mix(paper, ink, 0.22),
    primary,
    primaryText: reach(primary, tint, TEXT_CONTRAST),
    onPrimary: readableOn(primary, paper),
    secondary,
    secondaryText: reach(secondary, tint, TEXT_CONTRAST),
    onSecondary: readableOn(secondary, paper),
    accent,
    accentText: reach(accent, tint, TEXT_CONTRAST),
    series: seriesOf([primary, accent, secondary, muted], paper),
    ledger: {
      said: reach(LEDGER.said, tint, TEXT_CONTRAST),
      source: reach(LEDGER.source, tint, TEXT_CONTRAST),
      inference: reach(LEDGER.inference, tint, TEXT_CONTRAST),
      assumption: reach(LEDGER.assumption, tint, TEXT_CONTRAST),
    },
    chosen,
    shifts,
  };
}

/** The contrast of two colours, 1 to 21, as WCAG computes it. */
export function contrastOf(a: string, b: string): number {
  return wcagContrast(a, b);
}
