/** What is used of a loaded font: how it sets a run of text in glyphs, whatever their size. */
export interface ShapingFont {
  layout(text: string, features?: unknown, script?: string, language?: string, direction?: string): object;
}

const shapes = new Map<ShapingFont, Map<string, object>>();

/** Lets a font set each run of text once a document: a headline is measured in three sizes, a mark stands a thousand times. */
export function rememberShapes(font: ShapingFont): void {
  if (shapes.has(font)) return;
  const known = new Map<string, object>();
  shapes.set(font, known);
  const layout = font.layout.bind(font);
  font.layout = function layoutOnce(text, ...manner) {
    const key = JSON.stringify([text, ...manner]);
    const shape = known.get(key) ?? layout(text, ...manner);
    known.set(key, shape);
    return shape;
  };
}

/** Gives the memory of all remembered runs back; for the end of a document. */
export function forgetShapes(): void {
  for (const known of shapes.values()) known.clear();
}
