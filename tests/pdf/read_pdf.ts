import { getDocumentProxy } from "unpdf";

/** A stretch of text on a page; points from the page's left and bottom edge. */
export interface TextBox {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ReadPage {
  width: number;
  height: number;
  boxes: TextBox[];
  links: string[];
}

/** Everything the tests ask of a finished PDF, read from its bytes alone. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes.slice());
  const pages: ReadPage[] = [];
  let text = "";
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const content = await page.getTextContent();
    const boxes = content.items.flatMap((item) =>
      "str" in item && item.str.trim() !== ""
        ? [{
          text: item.str,
          x: item.transform[4],
          y: item.transform[5],
          width: item.width,
          height: item.height,
        }]
        : []
    );
    for (const item of content.items) if ("str" in item) text += item.hasEOL ? `${item.str}\n` : item.str;
    text += "\n";
    const links = (await page.getAnnotations()).flatMap((note: { url?: string }) =>
      note.url ? [note.url] : []
    );
    pages.push({ width, height, boxes, links });
  }
  const outline = await pdf.getOutline();
  const { info } = await pdf.getMetadata();
  await pdf.loadingTask.destroy();
  return { pages, text: text.replace(/\s+/g, " "), outline: outline ?? [], info };
}

/** Names of fonts that a PDF refers to, and how many font files it carries. */
export function fontsIn(bytes: Uint8Array): { names: string[]; files: number } {
  const raw = new TextDecoder("latin1").decode(bytes);
  const names = [...raw.matchAll(/\/BaseFont \/([^\s/]+)/g)].map((match) => match[1] ?? "");
  return { names: [...new Set(names)], files: [...raw.matchAll(/\/FontFile2? /g)].length };
}

function overlap(a: TextBox, b: TextBox): boolean {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  // Ascenders and descenders may share a line's height: 0.7 of the type size is where letters are.
  const height = Math.min(a.y + a.height * 0.7, b.y + b.height * 0.7) - Math.max(a.y, b.y);
  return width > 1.5 && height > 1.2;
}

/** What is wrong with a page as boxes: text beyond its edges, and text over text. */
export function faultsOf({ width, height, boxes }: ReadPage): string[] {
  const outside = boxes.filter((box) =>
    box.x < 0 || box.x + box.width > width + 0.5 || box.y < 0 || box.y > height
  );
  const drawn = boxes.filter((box) => box.height > 2 && box.width > 2);
  const over = drawn.flatMap((a, index) =>
    drawn.slice(index + 1).filter((b) => overlap(a, b)).map((b) => `"${a.text}" over "${b.text}"`)
  );
  return [...outside.map(({ text }) => `"${text}" outside of the page`), ...over];
}
