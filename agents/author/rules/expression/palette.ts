import type { Mark } from "../../../domain/claims.ts";
import type { ColourFact } from "../../../domain/facts.ts";
import type { PaletteEntry } from "../../../domain/figures.ts";
import type { PageReading } from "../../../domain/pages.ts";
import { markOf } from "../../../ledger/words.ts";
import { source } from "../../../ledger/marks.ts";
import { contrast, luminance, readableOn, toHsl } from "./colour_math.ts";
import { looksAlike, shadeOf } from "./colour_words.ts";

/** A colour of the founder's: typed as a value, found on their own page, or named and read as a shade of ours. */
export interface OwnColour {
  hex: string;
  /** What the founder calls it, null where they do not. */
  name: string | null;
  source: string;
  mark: Mark;
  /** 1 for a value, the reader's confidence for a colour of their page, 0.3 for a shade of ours read from a word. */
  confidence: number;
}

const NEUTRAL = "ours, for now";
const NEUTRALS = { text: "#1E252C", background: "#FAFAF8" } as const;
/** Below this, a colour on a site is more likely a browser's or a widget's than the brand's. */
export const SURE_ENOUGH = 0.25;
const LIGHT_GROUND = 0.75;
/** WCAG 2.2: contrast that long text should have (level AAA). */
const INK = 7;
/** From this saturation on, a colour speaks and is not read for long. */
const COLOURFUL = 0.4;

/** The colours that are the founder's own, in the order in which they name them, then those of their page. */
export function ownColours(colours: ColourFact[], page: PageReading | null): OwnColour[] {
  const refused = colours.filter(({ wanted }) => !wanted).flatMap((each) => hexOf(each) ?? []);
  const onPage = (page?.colours ?? []).filter(({ confidence }) => confidence >= SURE_ENOUGH);
  const named = colours.filter(({ wanted }) => wanted).flatMap((fact) => {
    const shade = hexOf(fact);
    if (shade === null) return [];
    const shown = fact.hex === null ? onPage.find(({ hex }) => looksAlike(hex, shade)) : undefined;
    if (page !== null && shown !== undefined) {
      return [{
        hex: shown.hex,
        name: fact.name,
        source: `Your page, ${shown.name}`,
        mark: source(page, `${shown.name}: ${shown.hex}`),
        confidence: shown.confidence,
      }];
    }
    const from = fact.hex === null ? `“${fact.name}”, our shade` : "Your value";
    return [{
      hex: shade,
      name: fact.name,
      source: from,
      mark: markOf(fact),
      confidence: fact.hex === null ? 0.3 : 1,
    }];
  });
  const others = page === null
    ? []
    : onPage.filter(({ hex }) =>
      !named.some((each) => each.hex === hex) && !refused.some((each) => looksAlike(each, hex))
    ).map(({ hex, name, confidence }) => ({
      hex,
      name: null,
      source: `Your page, ${name}`,
      mark: source(page, `${name}: ${hex}`),
      confidence,
    }));
  return [...new Map([...named, ...others].map((each) => [each.hex, each])).values()];
}

function hexOf({ hex, name }: ColourFact): string | null {
  return hex ?? (name === null ? null : shadeOf(name));
}

/**
 * The roles that the founder's colours can fill, each with its WCAG contrast on the ground and the shade of the same
 * hue that text needs there. Text and ground are ours where none of theirs fits. Empty where they have no colour.
 */
export function paletteOf(colours: OwnColour[]): PaletteEntry[] {
  if (colours.length === 0) return [];
  const ground = colours.find(({ hex }) => luminance(hex) > LIGHT_GROUND) ??
    { hex: NEUTRALS.background, source: NEUTRAL };
  const voices = colours.filter(({ hex }) => luminance(hex) <= LIGHT_GROUND);
  const [primary, ...rest] = voices;
  const isInk = ({ hex }: OwnColour) => contrast(hex, ground.hex) >= INK && saturation(hex) < COLOURFUL;
  const dark = rest.filter(isInk).toSorted((a, b) => luminance(a.hex) - luminance(b.hex));
  const ink = dark[0] ?? voices.slice(0, 1).find(isInk) ?? { hex: NEUTRALS.text, source: NEUTRAL };
  const others = rest.filter(({ hex }) => hex !== ink.hex);
  const [accent, secondary] = others.slice(0, 2).toSorted((a, b) => saturation(b.hex) - saturation(a.hex));
  const entry = (
    role: PaletteEntry["role"],
    colour: Pick<OwnColour, "hex" | "source"> | undefined,
  ): PaletteEntry[] =>
    colour === undefined ? [] : [{
      role,
      hex: colour.hex,
      contrast: contrast(colour.hex, ground.hex),
      text_hex: role === "background" ? ink.hex : readableOn(colour.hex, ground.hex),
      source: colour.source,
    }];
  return [
    ...entry("primary", primary),
    ...entry("secondary", secondary),
    ...entry("accent", accent),
    ...entry("text", ink),
    ...entry("background", ground),
  ];
}

function saturation(hex: string): number {
  return toHsl(hex).saturation;
}
