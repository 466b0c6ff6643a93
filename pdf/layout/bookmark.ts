/** An entry of the document's outline, at the part it is spread onto; the renderer's types leave it out. */
export function bookmark(title: string | null): { bookmark?: string } {
  return title === null ? {} : { bookmark: title };
}
