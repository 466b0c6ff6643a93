export const COLOUR_KEYS = ["primary", "secondary", "accent", "text", "background"] as const;
export type ColourKey = typeof COLOUR_KEYS[number];
export type Colours = Record<ColourKey, string>;

/** What a picker shows where no colour is known (specification, section 9). */
export const PICKER_DEFAULT = "#6366f1";

/** What documents use where no colour is known. */
const DOCUMENT_DEFAULTS: Colours = {
  primary: "#1f5a45",
  secondary: "#3b5b7e",
  accent: "#8a5a0b",
  text: "#17221d",
  background: "#ffffff",
};

const HEX = /^#[0-9a-f]{6}$/i;

/** The five colours a document is drawn in: picked ones first, then the brand's, then ours. */
export function documentColours(brand: Record<string, string>, custom: Partial<Colours>): Colours {
  const entries = COLOUR_KEYS.map((
    key,
  ) => [key, custom[key] ?? usable(brand[key]) ?? DOCUMENT_DEFAULTS[key]]);
  return Object.fromEntries(entries);
}

/** What a key's picker shows. */
export function pickerColour(
  key: ColourKey,
  brand: Record<string, string>,
  custom: Partial<Colours>,
): string {
  return custom[key] ?? usable(brand[key]) ?? PICKER_DEFAULT;
}

function usable(hex: string | undefined): string | undefined {
  return hex && HEX.test(hex) ? hex.toLowerCase() : undefined;
}
