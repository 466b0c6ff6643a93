import { toHsl } from "./colour_math.ts";

/** Colour words and the shade we read them as, where nobody gave a value. */
const SHADES: Record<string, string> = {
  navy: "#12305A",
  blue: "#2C5FA8",
  azul: "#2C5FA8",
  azulejo: "#2C4F8A",
  azulejos: "#2C4F8A",
  turquoise: "#1FA7A5",
  teal: "#147C7A",
  green: "#2F7A45",
  verde: "#2F7A45",
  olive: "#6B6B2A",
  yellow: "#E3B31C",
  mustard: "#C79A1E",
  gold: "#B98A2E",
  ochre: "#C07F2A",
  orange: "#E8711F",
  clay: "#B5553A",
  terracotta: "#B5553A",
  brick: "#A6452F",
  rust: "#A84F2A",
  red: "#B8322A",
  rouge: "#B8322A",
  burgundy: "#6E1F33",
  pink: "#D96C8E",
  purple: "#6B3F8F",
  violet: "#6B3F8F",
  brown: "#6B4A33",
  cream: "#F7F0E3",
  flour: "#F7F0E3",
  ivory: "#F7F2E6",
  beige: "#E9DFCD",
  sand: "#E6D9C2",
  fog: "#EEF0F2",
  grey: "#6B7178",
  gray: "#6B7178",
  charcoal: "#33383E",
  black: "#111111",
  white: "#FFFFFF",
};

export interface ColourWord {
  word: string;
  hex: string;
  index: number;
}

/** Colour words of a text in order. */
export function colourWordsIn(text: string): ColourWord[] {
  return [...text.toLowerCase().matchAll(/\p{L}+/gu)].flatMap((match) => {
    const hex = Object.hasOwn(SHADES, match[0]) ? SHADES[match[0]] : undefined;
    return hex === undefined ? [] : [{ word: match[0], hex, index: match.index }];
  });
}

/** True if a person would call both by the same colour word. */
export function looksAlike(a: string, b: string): boolean {
  const left = toHsl(a);
  const right = toHsl(b);
  const isGrey = (each: typeof left) =>
    each.saturation < 0.12 || each.lightness > 0.93 || each.lightness < 0.07;
  if (isGrey(left) || isGrey(right)) {
    return isGrey(left) && isGrey(right) && Math.abs(left.lightness - right.lightness) < 0.12;
  }
  const turn = Math.abs(left.hue - right.hue);
  return Math.min(turn, 360 - turn) <= 16 && Math.abs(left.lightness - right.lightness) <= 0.28;
}
