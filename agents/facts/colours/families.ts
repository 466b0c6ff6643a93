import { hasCue, type Language } from "../../text/lexicon.ts";

type Family =
  | "red"
  | "orange"
  | "yellow"
  | "green"
  | "blue"
  | "purple"
  | "pink"
  | "brown"
  | "grey"
  | "white"
  | "black";

const FAMILIES: Family[] = [
  "red",
  "orange",
  "yellow",
  "green",
  "blue",
  "purple",
  "pink",
  "brown",
  "grey",
  "white",
  "black",
];

/** The family of hues that a colour's name or code ("#12372A") belongs to; null where the name does not tell. */
export function hueFamilyOf(colour: string, languages: readonly Language[]): Family | null {
  if (colour.startsWith("#")) return familyOfCode(colour);
  return FAMILIES.find((family) => hasCue(colour, languages, `hue_${family}`)) ?? null;
}

/** Where the hues of the colour circle end, in degrees. */
const CIRCLE: [number, Family][] = [
  [15, "red"],
  [42, "orange"],
  [68, "yellow"],
  [178, "green"],
  [255, "blue"],
  [295, "purple"],
  [345, "pink"],
  [360, "red"],
];

function familyOfCode(code: string): Family {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(code.slice(at, at + 2), 16) / 255);
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const spread = most - least;
  const light = (most + least) / 2;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * light - 1));
  if (light < 0.06) return "black";
  if (light > 0.93) return "white";
  if (saturation < 0.12) return "grey";
  const sector = most === red
    ? (green - blue) / spread
    : most === green
    ? 2 + (blue - red) / spread
    : 4 + (red - green) / spread;
  const hue = (sector * 60 + 360) % 360;
  const family = CIRCLE.find(([end]) => hue <= end)?.[1] ?? "red";
  return family === "orange" && light < 0.4 ? "brown" : family;
}
