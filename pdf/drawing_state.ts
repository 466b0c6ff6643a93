/** A plane turned, scaled and moved: x becomes ax + cy + e, y becomes bx + dy + f. */
export type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

/** How what is drawn next will look and where it will stand. */
export interface State {
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

export const FRESH: State = {
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

/** What is drawn by the second matrix, and all of it then placed by the first. */
export function combined([A, B, C, D, E, F]: Matrix, [a, b, c, d, e, f]: Matrix): Matrix {
  return [
    A * a + C * b,
    B * a + D * b,
    A * c + C * d,
    B * c + D * d,
    A * e + C * f + E,
    B * e + D * f + F,
  ];
}

export function moved([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The attributes of an SVG element that is filled. */
export function filling({ fill, fillOpacity }: State, rule?: string): string {
  const evenOdd = rule !== undefined && EVEN_ODD.test(rule) ? ' fill-rule="evenodd"' : "";
  return `fill="${fill}"${opacityOf("fill", fillOpacity)}${evenOdd}`;
}

/** The attributes of an SVG element that has an outline. */
export function stroking({ stroke, strokeOpacity, width, join, cap, dash }: State): string {
  const dashed = dash === "" ? "" : ` stroke-dasharray="${dash}"`;
  return `stroke="${stroke}"${opacityOf("stroke", strokeOpacity)} stroke-width="${short(width)}" ` +
    `stroke-linejoin="${join}" stroke-linecap="${cap}"${dashed}`;
}

/** The attribute that places an SVG element. */
export function placing(matrix: readonly number[]): string {
  return ` transform="matrix(${matrix.map(fine).join(" ")})"`;
}

function opacityOf(what: "fill" | "stroke", opacity: number): string {
  return opacity === 1 ? "" : ` ${what}-opacity="${short(opacity)}"`;
}

/** A colour or a keyword as it may stand in an attribute. */
export function plain(word: string): string {
  return COLOUR.test(word) ? word : "none";
}

export function short(value: number): string {
  return String(Number(value.toFixed(2)));
}

/** Of what is multiplied by a thousand units of a font. */
function fine(value: number): string {
  return String(Number(value.toFixed(5)));
}
