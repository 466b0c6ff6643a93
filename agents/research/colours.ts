import { formatHex, parse as parseColour } from "culori";
import type { PageColour } from "../domain/pages.ts";
import type { StyleLine } from "./style_sheet.ts";

const COLOUR_TEXT = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([^()]*\)|\b[a-z]{3,20}\b/gi;
const BRAND_NAME = /brand|primary|secondary|accent|main|theme|highlight/i;
const MANY_PROPERTIES = 24;
const MAX_COLOURS = 12;

/** How much each kind of use says about a brand. First match counts. */
const USES: { selector: RegExp; property: RegExp; weight: number }[] = [
  { selector: /\b(btn|button|cta|pill|call-to-action)/i, property: /^background/, weight: 1.2 },
  { selector: /theme-color/, property: /./, weight: 1.5 },
  { selector: /\b(header|hero|topbar|masthead|banner|footer|navbar)/i, property: /^background/, weight: 1 },
  { selector: /^(html|body|:root)/i, property: /^background/, weight: 0.8 },
  { selector: /^(html|body|:root)/i, property: /^color$/, weight: 0.6 },
  { selector: /(^|[\s,>])(a|h[1-6]|strong)\b/i, property: /^color$/, weight: 0.6 },
  { selector: /cookie|consent/i, property: /./, weight: 0 },
];
const OTHER_USE = 0.3;
const MAX_USE = 4;

interface Found {
  name: string;
  score: number;
}

/**
 * A page's colours, the likeliest brand colours first. Scored by custom properties and their names and by
 * use: buttons and headers weigh most; black, white and greys least.
 */
export function brandColours(lines: StyleLine[]): PageColour[] {
  const properties = customProperties(lines);
  const declared = properties.size > MANY_PROPERTIES ? 0.3 : 1.2;
  const found = new Map<string, Found>();

  function add(hex: string, name: string, weight: number): void {
    const known = found.get(hex);
    if (known) known.score += weight;
    else found.set(hex, { name, score: weight });
  }

  for (const [name, hex] of properties) add(hex, name, declared + (BRAND_NAME.test(name) ? 0.8 : 0));
  const used = new Map<string, number>();
  for (const line of lines) {
    if (line.property.startsWith("--")) continue;
    for (const { hex, name } of coloursOf(line, properties)) {
      const soFar = used.get(hex) ?? 0;
      const weight = Math.min(useOf(line), MAX_USE - soFar);
      used.set(hex, soFar + weight);
      if (weight > 0) add(hex, name, weight);
    }
  }
  return [...found]
    .map(([hex, { name, score }]) => ({ hex, name, confidence: confidenceOf(hex, score) }))
    .sort((one, other) => other.confidence - one.confidence)
    .slice(0, MAX_COLOURS);
}

function customProperties(lines: StyleLine[]): Map<string, string> {
  const properties = new Map<string, string>();
  for (const { property, value } of lines) {
    if (!property.startsWith("--")) continue;
    const hex = toHex(value.trim());
    if (hex !== null) properties.set(property, hex);
  }
  return properties;
}

function coloursOf(line: StyleLine, properties: Map<string, string>): { hex: string; name: string }[] {
  if (!/color|background|border|fill|stroke|outline|shadow/i.test(line.property)) return [];
  const variables = [...line.value.matchAll(/var\(\s*(--[\w-]+)/g)].flatMap(([, name]) => {
    const hex = properties.get(name ?? "");
    return hex === undefined || name === undefined ? [] : [{ hex, name }];
  });
  const written = line.value.replace(/var\([^()]*\)|url\([^()]*\)/g, " ").match(COLOUR_TEXT) ?? [];
  const plain = written.flatMap((text) => {
    const hex = toHex(text);
    return hex === null ? [] : [{ hex, name: line.property }];
  });
  return [...variables, ...plain];
}

function useOf(line: StyleLine): number {
  const use = USES.find(({ selector, property }) =>
    selector.test(line.selector) && property.test(line.property)
  );
  return use?.weight ?? OTHER_USE;
}

/** "#RRGGBB" in upper case; null for what is no colour or is more than half transparent. */
function toHex(text: string): string | null {
  const colour = parseColour(text);
  if (colour === undefined || (colour.alpha ?? 1) < 0.5) return null;
  return formatHex(colour).toUpperCase();
}

function confidenceOf(hex: string, score: number): number {
  const sure = 1 - Math.exp(-score / 1.5);
  return Math.round(sure * neutrality(hex) * 100) / 100;
}

function neutrality(hex: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const high = Math.max(...channels);
  const low = Math.min(...channels);
  if (low >= 250 || high <= 8) return 0.15;
  if (high - low < 8) return 0.5;
  return 1;
}
