import { toHex, toHsl } from "./colour_math.ts";

/** A shade of ours for a colour that was only named, and what it is called in the languages founders are read in. */
const SHADES: [hex: string, words: string][] = [
  ["#12305A", "navy marineblau marine marinho marino 紺"],
  ["#2C5FA8", "blue blau blaues bleu bleue azul blu blauw blauwe blå 青 藍"],
  ["#1FA7A5", "turquoise türkis turquesa turchese turkoois turkis"],
  ["#147C7A", "teal petrol petrolblau"],
  ["#2F7A45", "green grün grünes grüne vert verte verde groen groene grøn 緑"],
  ["#6B6B2A", "olive oliv oliva olijf"],
  ["#E3B31C", "yellow gelb gelbes jaune amarelo amarillo giallo geel gele gul 黄"],
  ["#C79A1E", "mustard senf moutarde mostarda mostaza senape mosterd"],
  ["#B98A2E", "gold golden dorado dourado doré oro goud brass messing laiton 金"],
  ["#C07F2A", "ochre ocker ocre ocra oker"],
  ["#E8711F", "orange laranja naranja arancione oranje"],
  ["#B5553A", "clay terracotta terracota terrakotta terre-cuite"],
  ["#A6452F", "brick ziegel ziegelrot brique ladrillo tijolo mattone baksteen 煉瓦"],
  ["#A84F2A", "rust rost rostrot rouille óxido ferrugem ruggine roest"],
  ["#B8322A", "red rot rotes rouge rojo roja vermelho vermelha rosso rossa rood rode rød 赤"],
  ["#6E1F33", "burgundy bordeaux weinrot granate bordô bordò"],
  ["#D96C8E", "pink rosa rose roze ピンク 桃"],
  ["#6B3F8F", "purple violet violett lila violette morado púrpura roxo viola paars 紫"],
  ["#6B4A33", "brown braun braunes brun brune marron marrón castanho castanha marrone bruin 茶"],
  ["#F7F0E3", "cream creme crème crema off-white offwhite ivory elfenbein ivoire marfil avorio ivoor 生成り"],
  ["#E9DFCD", "beige bege"],
  ["#E6D9C2", "sand sable arena areia sabbia zand"],
  ["#6B7178", "grey gray grau graues gris grise cinza cinzento grigio grigia grijs grijze 灰"],
  ["#33383E", "charcoal anthrazit anthracite antracita antracite antraciet 墨"],
  ["#111111", "black schwarz schwarzes noir noire negro negra preto preta nero nera zwart zwarte sort 黒"],
  [
    "#FFFFFF",
    "white weiß weiss weißes blanc blanche blanco blanca branco branca bianco bianca wit witte hvid 白",
  ],
];

const BY_WORD = new Map(
  SHADES.flatMap(([hex, words]) => words.split(" ").map((word) => [word, hex] as const)),
);
const EASTERN = [...BY_WORD].filter(([word]) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)
);

const DARK =
  /(?<!\p{L})(?:dark|deep|dunkel\p{L}*|tief\p{L}*|foncée?|sombre|oscur[oa]|escur[oa]|scur[oa]|donker\p{L}*)|濃|深/iu;
const LIGHT = /(?<!\p{L})(?:light|pale|hell\p{L}*|clair\p{L}*|pâle|clar[oa]|chiar[oa]|licht\p{L}*)|淡|薄/iu;

/** The shade that a colour's name is read as, or null for a name that no table knows. The first colour word counts. */
export function shadeOf(name: string): string | null {
  const lower = name.toLowerCase();
  const words = lower.match(/[\p{L}]+(?:-[\p{L}]+)*/gu) ?? [];
  const whole = words.flatMap((word) => BY_WORD.get(word) ?? [])[0];
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

function toned(hex: string, name: string): string {
  const shade = toHsl(hex);
  if (DARK.test(name)) return toHex({ ...shade, lightness: shade.lightness * DARKER });
  if (LIGHT.test(name)) return toHex({ ...shade, lightness: 1 - (1 - shade.lightness) * LIGHTER });
  return hex;
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
