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
type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

interface State {
  matrix: Matrix;
  fill: string;
  fillOpacity: number;
  stroke: string;
  strokeOpacity: number;
  width: number;
  join: string;
  cap: string;
  dash: string;
  /** Groups that were opened by clipping since the state was saved. */
  clips: number;
}

const FRESH: State = {
  matrix: [1, 0, 0, 1, 0, 0],
  fill: "#000000",
  fillOpacity: 1,
  stroke: "#000000",
  strokeOpacity: 1,
  width: 1,
  join: "miter",
  cap: "butt",
  dash: "",
  clips: 0,
};
const COLOUR = /^#[0-9a-f]{3,8}$|^[a-z]+$/i;
const EVEN_ODD = /^even-?odd$/;
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

  transform(...[a, b, c, d, e, f]: Matrix): this {
    const [A, B, C, D, E, F] = this.#state.matrix;
    this.#state.matrix = [
      A * a + C * b,
      B * a + D * b,
      A * c + C * d,
      B * c + D * d,
      A * e + C * f + E,
      B * e + D * f + F,
    ];
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
    this.#paint(this.#filling(isRule ? colour : rule));
    return this;
  }

  stroke(colour?: string): this {
    this.strokeColor(colour);
    this.#paint(`fill="none" ${this.#stroking()}`);
    return this;
  }

  fillAndStroke(rule?: string): this {
    this.#paint(`${this.#filling(rule)} ${this.#stroking()}`);
    return this;
  }

  clip(): this {
    const id = `c${this.#defs.length}`;
    this.#defs.push(`<clipPath id="${id}"><path d="${this.#path}"${this.#placing()}/></clipPath>`);
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
    const [e, f] = this.#moved(x, y);
    // Letters are drawn upwards from their line.
    const matrix = [a, b, -(c ?? 0), -(d ?? 0), e, f].map((part) => fine(part ?? 0)).join(" ");
    this.#mark(
      `<g transform="matrix(${matrix})" fill="${this.#state.fill}"${
        opacityOf("fill", this.#state.fillOpacity)
      }>${uses.join("")}</g>`,
    );
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

  #moved(x: number, y: number): [number, number] {
    const [a, b, c, d, e, f] = this.#state.matrix;
    return [a * x + c * y + e, b * x + d * y + f];
  }

  #filling(rule?: string): string {
    const { fill, fillOpacity } = this.#state;
    const evenOdd = rule !== undefined && EVEN_ODD.test(rule) ? ' fill-rule="evenodd"' : "";
    return `fill="${fill}"${opacityOf("fill", fillOpacity)}${evenOdd}`;
  }

  #stroking(): string {
    const { stroke, strokeOpacity, width, join, cap, dash } = this.#state;
    const dashed = dash === "" ? "" : ` stroke-dasharray="${dash}"`;
    return `stroke="${stroke}"${opacityOf("stroke", strokeOpacity)} stroke-width="${short(width)}" ` +
      `stroke-linejoin="${join}" stroke-linecap="${cap}"${dashed}`;
  }

  #placing(): string {
    return ` transform="matrix(${this.#state.matrix.map(fine).join(" ")})"`;
  }

  #paint(look: string): void {
    if (this.#path !== "") this.#mark(`<path d="${this.#path}" ${look}${this.#placing()}/>`);
    this.#path = "";
  }

  #mark(mark: string): void {
    if (mark !== "") this.#pages.at(-1)?.marks.push(mark);
  }
}

function opacityOf(what: "fill" | "stroke", opacity: number): string {
  return opacity === 1 ? "" : ` ${what}-opacity="${short(opacity)}"`;
}

/** A colour or a keyword as it may stand in an attribute. */
function plain(word: string): string {
  return COLOUR.test(word) ? word : "none";
}

function short(value: number): string {
  return String(Number(value.toFixed(2)));
}

/** Of what is multiplied by a thousand units of a font. */
function fine(value: number): string {
  return String(Number(value.toFixed(5)));
}
