import { type Colour, COLOURS, TONES } from "../words.ts";
import { toHex, toHsl } from "./colour_math.ts";

/** A shade of ours for a colour that was only named. */
const SHADES: Record<Colour, string> = {
  navy: "#12305A",
  blue: "#2C5FA8",
  sky: "#7DB7E0",
  cobalt: "#1F4BA5",
  indigo: "#3B3A8C",
  cyan: "#1FB2D4",
  turquoise: "#1FA7A5",
  teal: "#147C7A",
  green: "#2F7A45",
  mint: "#9FD8BE",
  sage: "#8FA58A",
  emerald: "#1E8A5A",
  lime: "#A6C93A",
  moss: "#5F6F3A",
  olive: "#6B6B2A",
  khaki: "#8C8658",
  yellow: "#E3B31C",
  mustard: "#C79A1E",
  gold: "#B98A2E",
  amber: "#D9902F",
  bronze: "#8C6A3F",
  copper: "#A4623A",
  ochre: "#C07F2A",
  orange: "#E8711F",
  peach: "#F0B48C",
  coral: "#E8735C",
  clay: "#B5553A",
  brick: "#A6452F",
  rust: "#A84F2A",
  red: "#B8322A",
  crimson: "#A51C30",
  burgundy: "#6E1F33",
  pink: "#D96C8E",
  magenta: "#B8267E",
  lilac: "#B49ACB",
  plum: "#5E2A52",
  purple: "#6B3F8F",
  brown: "#6B4A33",
  cream: "#F7F0E3",
  beige: "#E9DFCD",
  sand: "#E6D9C2",
  kraft: "#C9A77C",
  silver: "#A7ACB2",
  slate: "#51606B",
  grey: "#6B7178",
  charcoal: "#33383E",
  black: "#111111",
  white: "#FFFFFF",
};

/** Colours are also understood in Danish. */
const DANISH: Record<string, Colour> = {
  blå: "blue",
  grøn: "green",
  gul: "yellow",
  rød: "red",
  sort: "black",
  hvid: "white",
};

const BY_WORD = new Map([
  ...(Object.keys(SHADES) as Colour[]).flatMap((colour) =>
    COLOURS.phrasesOf(colour).map((word) => [word, SHADES[colour]] as const)
  ),
  ...Object.entries(DANISH).map(([word, colour]) => [word, SHADES[colour]] as const),
]);
const LONGEST_FIRST = [...BY_WORD].toSorted(([one], [other]) => other.length - one.length);
const EASTERN = LONGEST_FIRST.filter(([word]) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)
);
const SEVERAL_WORDS = LONGEST_FIRST.filter(([word]) => word.includes(" "));
/** French "or" is a colour where it is the whole name, and an English joining word inside of one. */
const SHORTEST_INSIDE = 3;

/** The shade that a colour's name is read as, or null for a name that no table knows. The first colour word counts. */
export function shadeOf(name: string): string | null {
  const lower = name.toLowerCase();
  const words = (lower.match(/[\p{L}]+(?:-[\p{L}]+)*/gu) ?? []).filter((word) =>
    word.length >= SHORTEST_INSIDE
  );
  const several = SEVERAL_WORDS.find(([phrase]) => lower.includes(phrase))?.[1];
  const whole = BY_WORD.get(lower.trim()) ?? several ?? words.flatMap((word) => BY_WORD.get(word) ?? [])[0];
  const parts = whole ??
    words.flatMap((word) => word.split("-")).flatMap((word) => BY_WORD.get(word) ?? [])[0];
  const ending = parts ?? words.flatMap((word) => endingOf(word) ?? [])[0];
  const eastern = ending ?? EASTERN.find(([sign]) => lower.includes(sign))?.[1];
  return eastern === undefined ? null : toned(eastern, lower);
}

/** German and Dutch set the tone before the colour in one word: "dunkelgrün", "donkerblauw". */
function endingOf(word: string): string | undefined {
  const known = [...BY_WORD.keys()].filter((each) => each.length > 2 && word.endsWith(each) && word !== each);
  const longest = known.toSorted((a, b) => b.length - a.length)[0];
  return longest === undefined ? undefined : BY_WORD.get(longest);
}

const DARKER = 0.55;
const LIGHTER = 0.55;
const GREYER = 0.45;

function toned(hex: string, name: string): string {
  const full = toHsl(hex);
  const shade = TONES.isIn(name, "muted") ? { ...full, saturation: full.saturation * GREYER } : full;
  if (TONES.isIn(name, "dark")) return toHex({ ...shade, lightness: shade.lightness * DARKER });
  if (TONES.isIn(name, "light")) return toHex({ ...shade, lightness: 1 - (1 - shade.lightness) * LIGHTER });
  return shade === full ? hex : toHex(shade);
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
