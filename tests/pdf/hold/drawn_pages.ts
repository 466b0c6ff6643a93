import { type getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { type Box, boxOf, intersect, type Matrix, multiply } from "./boxes.ts";

/** Glyphs that were shown at once: one line of one font, or a piece of it. Points from the page's lower left corner. */
export interface Run {
  text: string;
  font: string;
  size: number;
  colour: string;
  /** From the foot of the letters to the height of the capitals, without blanks at the ends; null of blanks alone. */
  box: Box | null;
  /** Where it may be seen. */
  clip: Box;
  /** The place in the order of drawing. */
  order: number;
}

/** An area of one colour. */
export interface Area {
  box: Box;
  colour: string;
  /** 0 to 1. */
  opacity: number;
  isRectangle: boolean;
  order: number;
}

export interface DrawnPage {
  width: number;
  height: number;
  runs: Run[];
  areas: Area[];
  /** Operators that this reader does not know: what they draw was not checked. */
  unread: string[];
}

interface Glyph {
  unicode: string;
  /** Thousandths of the type size. */
  width: number;
  isSpace: boolean;
}

interface State {
  matrix: Matrix;
  clip: Box;
  fill: string;
  opacity: number;
}

/** The foot and the height of letters, as shares of their type size. */
const LETTERS = { foot: -0.18, top: 0.7 };
const HARMLESS = new Set([
  "beginText",
  "endText",
  "dependency",
  "setStrokeRGBColor",
  "setLineWidth",
  "setLineCap",
  "setLineJoin",
  "setMiterLimit",
  "setDash",
  "beginAnnotations",
  "endAnnotations",
]);
const FILLING = new Set(["fill", "eoFill", "fillStroke", "eoFillStroke", "closeFillStroke"]);

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<Pdf["getPage"]>>;
type Paint = [operator: number, path: [ArrayLike<number> | null], bounds: ArrayLike<number> | null];

/** The pages of a PDF as they are drawn: every run of glyphs and every filled area, read from the bytes alone. */
export async function readDrawnPages(pdf: Pdf): Promise<DrawnPage[]> {
  const pages: DrawnPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    pages.push(await readPage(await pdf.getPage(number)));
  }
  return pages;
}

async function readPage(page: PdfPage): Promise<DrawnPage> {
  const { OPS } = await getResolvedPDFJS();
  const names = new Map(Object.entries(OPS).map(([name, code]) => [code, name]));
  const list = await page.getOperatorList();
  const [, , width = 0, height = 0] = page.view;
  const drawing = new Drawing(width, height);
  for (const [order, code] of list.fnArray.entries()) {
    const name = names.get(code) ?? `${code}`;
    const values = list.argsArray[order];
    if (name === "constructPath") {
      const [operator, [path], bounds]: Paint = values;
      if (bounds) drawing.paint({ operator: names.get(operator) ?? "", path, bounds, order });
    } else drawing.follow(name, values, order);
  }
  return drawing.page;
}

/** Follows the operators of one page (ISO 32000-1, 8.4 and 9.4), as far as our documents use them. */
class Drawing {
  readonly page: DrawnPage;
  private state: State;
  private readonly saved: State[] = [];
  private clips = false;
  private text: Matrix = [1, 0, 0, 1, 0, 0];
  private font = { name: "", size: 0 };

  constructor(width: number, height: number) {
    this.page = { width, height, runs: [], areas: [], unread: [] };
    this.state = {
      matrix: [1, 0, 0, 1, 0, 0],
      clip: { left: 0, bottom: 0, right: width, top: height },
      fill: "#000000",
      opacity: 1,
    };
  }

  /** Does what one operator says; `values` is what pdf.js hands over with it. */
  follow(name: string, values: unknown, order: number): void {
    if (name === "save") this.saved.push({ ...this.state });
    else if (name === "restore") this.state = this.saved.pop() ?? this.state;
    else if (name === "clip" || name === "eoClip") this.clips = true;
    else if (name === "transform") this.state.matrix = multiply(this.state.matrix, matrixOf(values));
    else if (name === "setTextMatrix") this.text = matrixOf(Object.values(firstOf(values)));
    else if (name === "setFillRGBColor") this.state.fill = String(firstOf(values));
    else if (name === "setGState") this.setOpacity(firstOf(values));
    else if (name === "setFont") this.setFont(values);
    else if (name === "showText") this.show(glyphsOf(firstOf(values)), order);
    else if (!HARMLESS.has(name)) this.page.unread.push(name);
  }

  paint(
    { operator, path, bounds, order }: {
      operator: string;
      path: ArrayLike<number> | null;
      bounds: ArrayLike<number>;
      order: number;
    },
  ): void {
    const [left = 0, bottom = 0, right = 0, top = 0] = Array.from(bounds);
    const box = boxOf(this.state.matrix, { left, bottom, right, top });
    if (this.clips) this.state.clip = intersect(this.state.clip, box);
    this.clips = false;
    if (!FILLING.has(operator)) return;
    const { fill: colour, opacity, clip } = this.state;
    // pdf.js writes a path as 0 x y, 1 x y and 4: moved to, drawn to, closed. Curves make it longer.
    const isRectangle = path !== null && path.length <= 16;
    this.page.areas.push({ box: intersect(box, clip), colour, opacity, isRectangle, order });
  }

  private setOpacity(entries: unknown): void {
    if (!Array.isArray(entries)) return;
    for (const [key, value] of entries) if (key === "ca") this.state.opacity = Number(value);
  }

  private setFont(values: unknown): void {
    if (!Array.isArray(values)) return;
    this.font = { name: String(values[0]), size: Number(values[1]) };
  }

  private show(glyphs: (Glyph | number)[], order: number): void {
    const { name, size } = this.font;
    let x = 0;
    let [from, to] = [Infinity, -Infinity];
    let text = "";
    for (const glyph of glyphs) {
      if (typeof glyph === "number") {
        x -= glyph / 1000 * size;
        continue;
      }
      const advance = glyph.width / 1000 * size;
      if (glyph.unicode.trim() !== "") [from, to] = [Math.min(from, x), Math.max(to, x + advance)];
      text += glyph.unicode;
      x += advance;
    }
    const matrix = multiply(this.state.matrix, this.text);
    const letters = { left: from, right: to, bottom: LETTERS.foot * size, top: LETTERS.top * size };
    const { fill: colour, clip } = this.state;
    const scale = Math.hypot(matrix[2], matrix[3]);
    const box = from <= to ? boxOf(matrix, letters) : null;
    this.page.runs.push({ text, font: name, size: size * scale, colour, box, clip, order });
    this.text = multiply(this.text, [1, 0, 0, 1, x, 0]);
  }
}

function firstOf(values: unknown): unknown[] {
  return Array.isArray(values) ? values[0] : [];
}

function matrixOf(values: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.isArray(values) ? values.map(Number) : [];
  return [a, b, c, d, e, f];
}

function glyphsOf(values: unknown): (Glyph | number)[] {
  return Array.isArray(values) ? values.filter((value) => value !== null) : [];
}
