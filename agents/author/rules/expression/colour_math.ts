/** Hue, saturation and lightness, in which a shade is found without leaving its hue. */
interface Hsl {
  /** 0 to 360. */
  hue: number;
  /** 0 to 1. */
  saturation: number;
  lightness: number;
}

function channels(hex: string): [number, number, number] {
  const at = (from: number) => parseInt(hex.slice(from, from + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

/** Relative luminance, 0 to 1, with the weights and the linear part that WCAG 2.2 defines. */
export function luminance(hex: string): number {
  const [red, green, blue] = channels(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function exactContrast(a: string, b: string): number {
  const left = luminance(a);
  const right = luminance(b);
  return (Math.max(left, right) + 0.05) / (Math.min(left, right) + 0.05);
}

/** WCAG contrast ratio, 1 to 21, rounded to two decimals. */
export function contrast(a: string, b: string): number {
  return Math.round(exactContrast(a, b) * 100) / 100;
}

/** A six-digit hex value as hue, saturation and lightness. */
export function toHsl(hex: string): Hsl {
  const [red, green, blue] = channels(hex);
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const range = most - least;
  const lightness = (most + least) / 2;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const turn = most === red
    ? (green - blue) / range
    : most === green
    ? (blue - red) / range + 2
    : (red - green) / range + 4;
  return { hue: (turn * 60 + 360) % 360, saturation, lightness };
}

/** The same way back, in upper case. */
export function toHex({ hue, saturation, lightness }: Hsl): string {
  const chroma = (1 - Math.abs(2 * lightness - 1)) * saturation;
  const channel = (offset: number) => {
    const turn = ((hue / 60 + offset) % 6 + 6) % 6;
    const share = Math.max(0, Math.min(1, 2 - Math.abs(turn - 2)));
    return Math.round((lightness - chroma / 2 + chroma * share) * 255).toString(16).padStart(2, "0");
  };
  return `#${channel(2)}${channel(0)}${channel(4)}`.toUpperCase();
}

/** One level of the 256 that a screen has: no shade between two steps can be told apart. */
const STEP = 0.004;

/** WCAG 2.2, success criterion 1.4.3: text of ordinary size. */
const READABLE = 4.5;

/** Above this luminance black reads better on a ground than white does: where both contrasts are equal. */
const LIGHT_GROUND = 0.18;

/** The nearest shade of the same hue that reaches `ratio` on the background; black or white where none does. */
export function readableOn(hex: string, background: string, ratio = READABLE): string {
  if (exactContrast(hex, background) >= ratio) return hex;
  const start = toHsl(hex);
  const darken = luminance(background) > LIGHT_GROUND;
  for (
    let lightness = start.lightness;
    lightness >= 0 && lightness <= 1;
    lightness += darken ? -STEP : STEP
  ) {
    const shade = toHex({ ...start, lightness });
    if (exactContrast(shade, background) >= ratio) return shade;
  }
  return darken ? "#000000" : "#FFFFFF";
}
