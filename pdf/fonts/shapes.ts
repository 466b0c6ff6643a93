/** What is used of a loaded font: how it sets a run of text in glyphs, whatever their size. */
export interface ShapingFont {
  readonly unitsPerEm: number;
  layout(text: string, features?: unknown, script?: string, language?: string, direction?: string): object;
}

/** Characters that are remembered from document to document, about 100 bytes each. */
const MOST_CHARACTERS = 200_000;

const shapes = new Map<ShapingFont, Map<string, object>>();
let characters = 0;

/**
 * Lets a font set each run of text once: a headline is measured in three sizes, a mark stands a thousand times, and
 * the same strategy is ordered again in other colours.
 */
export function rememberShapes(font: ShapingFont): void {
  if (shapes.has(font)) return;
  const known = new Map<string, object>();
  shapes.set(font, known);
  // Read from the file's tables at every use, and used for every glyph.
  Object.defineProperty(font, "unitsPerEm", { value: font.unitsPerEm });
  const layout = font.layout.bind(font);
  font.layout = function layoutOnce(text, ...manner) {
    const key = JSON.stringify([text, ...manner]);
    const before = known.get(key);
    if (before) return before;
    const shape = layout(text, ...manner);
    known.set(key, shape);
    characters += text.length;
    return shape;
  };
}

/** Gives the memory of remembered runs back where they have become too many; to be called between documents. */
export function trimShapes(): void {
  if (characters <= MOST_CHARACTERS) return;
  for (const known of shapes.values()) known.clear();
  characters = 0;
}
