import {
  combined,
  filling,
  FRESH,
  type Matrix,
  moved,
  placing,
  plain,
  short,
  type State,
  stroking,
} from "./drawing_state.ts";

/** What the library that draws pages asks of a PDF, as far as our documents use it. Lengths are points, y grows downwards. */
export interface Board {
  readonly outline: { addItem(): unknown };
  addPage(options: { size: [width: number, height: number] }): this;
  save(): this;
  restore(): this;
  translate(x: number, y: number): this;
  fill(colour?: string | null, rule?: string): this;
  stroke(colour?: string): this;
  glyphs(glyphs: Glyph[], positions: Position[], x: number, y: number): this;
}

interface Glyph {
  id: number;
  path: { toSVG(): string };
}
interface Position {
  xAdvance: number;
  xOffset: number;
  yOffset: number;
}
interface BoardFont {
  unitsPerEm: number;
}
const RULE = /^(?:even-?odd|non-?zero)$/;

/** Takes what would be drawn into a PDF, and gives it back as one SVG in which each letter is its own outline. */
export class DrawingBoard implements Board {
  readonly outline = { addItem: () => ({}) };
  #gap: number;
  #state: State = { ...FRESH };
  #saved: State[] = [];
  #path = "";
  #font: BoardFont = { unitsPerEm: 1000 };
  #fontSize = 12;
  #pages: { width: number; height: number; marks: string[] }[] = [];
  #shapes = new Map<BoardFont, Map<number, string>>();
  #defs: string[] = [];

  constructor(gap: number) {
    this.#gap = gap;
  }

  addPage({ size: [width, height] }: { size: [width: number, height: number] }): this {
    this.#pages.push({ width, height, marks: [] });
    this.#state = { ...FRESH };
    this.#saved = [];
    this.#path = "";
    return this;
  }

  save(): this {
    this.#saved.push(this.#state);
    this.#state = { ...this.#state, clips: 0 };
    return this;
  }

  restore(): this {
    this.#mark("</g>".repeat(this.#state.clips));
    this.#state = this.#saved.pop() ?? { ...FRESH };
    return this;
  }

  transform(...matrix: Matrix): this {
    this.#state.matrix = combined(this.#state.matrix, matrix);
    return this;
  }

  translate(x: number, y: number): this {
    return this.transform(1, 0, 0, 1, x, y);
  }

  scale(x: number, y = x, { origin: [left = 0, top = 0] = [] }: { origin?: number[] } = {}): this {
    return this.transform(x, 0, 0, y, left - x * left, top - y * top);
  }

  /** In degrees. */
  rotate(angle: number, { origin: [x = 0, y = 0] = [] }: { origin?: number[] } = {}): this {
    const turn = (angle * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return this.transform(cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos);
  }

  moveTo(x: number, y: number): this {
    this.#path += `M${short(x)} ${short(y)}`;
    return this;
  }

  lineTo(x: number, y: number): this {
    this.#path += `L${short(x)} ${short(y)}`;
    return this;
  }

  bezierCurveTo(...points: number[]): this {
    this.#path += `C${points.map(short).join(" ")}`;
    return this;
  }

  quadraticCurveTo(...points: number[]): this {
    this.#path += `Q${points.map(short).join(" ")}`;
    return this;
  }

  closePath(): this {
    this.#path += "Z";
    return this;
  }

  rect(x: number, y: number, width: number, height: number): this {
    this.#path += `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`;
    return this;
  }

  path(data: string): this {
    this.#path += data.replaceAll(/[^\d\sA-Za-z.,+-]/g, "");
    return this;
  }

  fill(colour?: string | null, rule?: string): this {
    const isRule = typeof colour === "string" && RULE.test(colour);
    if (!isRule) this.fillColor(colour);
    this.#paint(filling(this.#state, isRule ? colour : rule));
    return this;
  }

  stroke(colour?: string): this {
    this.strokeColor(colour);
    this.#paint(`fill="none" ${stroking(this.#state)}`);
    return this;
  }

  fillAndStroke(rule?: string): this {
    this.#paint(`${filling(this.#state, rule)} ${stroking(this.#state)}`);
    return this;
  }

  clip(): this {
    const id = `c${this.#defs.length}`;
    this.#defs.push(
      `<clipPath id="${id}"><path d="${this.#path}"${placing(this.#state.matrix)}/></clipPath>`,
    );
    this.#path = "";
    this.#mark(`<g clip-path="url(#${id})">`);
    this.#state.clips += 1;
    return this;
  }

  fillColor(colour?: string | null): this {
    if (colour) this.#state.fill = plain(colour);
    return this;
  }

  strokeColor(colour?: string | null): this {
    if (colour) this.#state.stroke = plain(colour);
    return this;
  }

  fillOpacity(opacity?: number | null): this {
    this.#state.fillOpacity = opacity ?? this.#state.fillOpacity;
    return this;
  }

  strokeOpacity(opacity?: number | null): this {
    this.#state.strokeOpacity = opacity ?? this.#state.strokeOpacity;
    return this;
  }

  opacity(opacity: number): this {
    this.fillOpacity(opacity);
    return this.strokeOpacity(opacity);
  }

  lineWidth(width: number): this {
    this.#state.width = width;
    return this;
  }

  lineJoin(join: string): this {
    this.#state.join = plain(join);
    return this;
  }

  lineCap(cap: string): this {
    this.#state.cap = plain(cap);
    return this;
  }

  dash(length: number | number[], { space }: { space?: number } = {}): this {
    const lengths = typeof length === "number" ? [length, space ?? length] : length;
    this.#state.dash = lengths.map(short).join(" ");
    return this;
  }

  undash(): this {
    this.#state.dash = "";
    return this;
  }

  font(font: BoardFont, size: number): this {
    this.#font = font;
    this.#fontSize = size;
    return this;
  }

  glyphs(glyphs: Glyph[], positions: Position[], x: number, y: number): this {
    const scale = this.#fontSize / this.#font.unitsPerEm;
    const [a, b, c, d] = this.#state.matrix.map((part) => part * scale);
    let at = x;
    const uses = glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const left = (at - x) / scale + xOffset;
      at += xAdvance;
      const shape = this.#shapeOf(glyph);
      return shape === "" ? "" : `<use href="#${shape}" x="${Math.round(left)}" y="${short(yOffset)}"/>`;
    });
    const [e, f] = moved(this.#state.matrix, x, y);
    // Letters are drawn upwards from their line.
    const matrix = [a ?? 0, b ?? 0, -(c ?? 0), -(d ?? 0), e, f];
    this.#mark(`<g${placing(matrix)} ${filling(this.#state)}>${uses.join("")}</g>`);
    return this;
  }

  /** A link, a destination or a note is nothing to see. */
  link(): this {
    return this;
  }

  goTo(): this {
    return this;
  }

  addNamedDestination(): this {
    return this;
  }

  end(): this {
    return this;
  }

  toSvg(): string {
    const width = Math.max(...this.#pages.map((page) => page.width));
    let top = 0;
    const pages = this.#pages.map(({ width, height, marks }) => {
      const y = top;
      top += height + this.#gap;
      return `<svg y="${short(y)}" width="${short(width)}" height="${short(height)}">${marks.join("")}</svg>`;
    });
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(width)} ${
      short(top - this.#gap)
    }"><defs>${this.#defs.join("")}</defs>${pages.join("")}</svg>`;
  }

  /** The id of a letter's outline, which stands once whatever its size; "" for a space. */
  #shapeOf(glyph: Glyph): string {
    const known = this.#shapes.get(this.#font) ?? new Map<number, string>();
    this.#shapes.set(this.#font, known);
    const before = known.get(glyph.id);
    if (before !== undefined) return before;
    const data = glyph.path.toSVG();
    const id = data === "" ? "" : `g${this.#defs.length}`;
    if (id !== "") this.#defs.push(`<path id="${id}" d="${data}"/>`);
    known.set(glyph.id, id);
    return id;
  }

  #paint(look: string): void {
    if (this.#path !== "") this.#mark(`<path d="${this.#path}" ${look}${placing(this.#state.matrix)}/>`);
    this.#path = "";
  }

  #mark(mark: string): void {
    if (mark !== "") this.#pages.at(-1)?.marks.push(mark);
  }
}
