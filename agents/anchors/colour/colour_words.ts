import { toHsl } from "../../author/rules/expression/colour_math.ts";

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
  messing: "#B98A2E",
  brass: "#B98A2E",
  grün: "#2F7A45",
  grünes: "#2F7A45",
  vert: "#2F7A45",
  groen: "#2F7A45",
  grøn: "#2F7A45",
  blau: "#2C5FA8",
  bleu: "#2C5FA8",
  blauw: "#2C5FA8",
  blå: "#2C5FA8",
  rot: "#B8322A",
  rojo: "#B8322A",
  vermelho: "#B8322A",
  rood: "#B8322A",
  rød: "#B8322A",
  gelb: "#E3B31C",
  amarelo: "#E3B31C",
  amarillo: "#E3B31C",
  jaune: "#E3B31C",
  geel: "#E3B31C",
  gul: "#E3B31C",
  schwarz: "#111111",
  preto: "#111111",
  negro: "#111111",
  noir: "#111111",
  zwart: "#111111",
  sort: "#111111",
  weiß: "#FFFFFF",
  branco: "#FFFFFF",
  blanco: "#FFFFFF",
  blanc: "#FFFFFF",
  wit: "#FFFFFF",
  hvid: "#FFFFFF",
  grau: "#6B7178",
  cinza: "#6B7178",
  gris: "#6B7178",
  braun: "#6B4A33",
  castanho: "#6B4A33",
};

interface ColourWord {
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
