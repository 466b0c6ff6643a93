import type { Slide } from "./pptxgenjs.d.ts";
import type { Palette } from "../colour.ts";
import { fitSize, WIDE } from "./fit_text.ts";

/** A place on a slide, in points. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface TextStyle {
  /** The size it has where there is room, in points; it shrinks to `least` where there is not. */
  size: number;
  least?: number;
  face?: "head" | "label";
  bold?: boolean;
  italic?: boolean;
  colour?: string;
  align?: "left" | "center" | "right";
  valign?: "top" | "middle" | "bottom";
  /** Fills the box behind the text. */
  fill?: string;
  inset?: number;
  name?: string;
}

/** Fonts that come with every office program: a file for editing carries none of its own. */
export const FACES = { head: "Georgia", label: "Arial" };

export const POINTS_AN_INCH = 72;

/** One slide as something to draw on, in points and "#RRGGBB". Every text is a text box that can be edited. */
export class Sheet {
  constructor(
    private readonly slide: Slide,
    readonly colours: Palette,
    private readonly language: string,
  ) {}

  text(text: string, area: Area, style: TextStyle): void {
    const { inset = 0, least = 8, face = "label" } = style;
    const room = { width: area.width - 2 * inset, height: area.height - 2 * inset, em: WIDE[face] };
    this.slide.addText(text, {
      ...inches(area),
      fontFace: FACES[face],
      fontSize: fitSize(text, room, [least, style.size]),
      bold: style.bold ?? false,
      italic: style.italic ?? false,
      color: bare(style.colour ?? this.colours.ink),
      align: style.align ?? "left",
      valign: style.valign ?? "top",
      margin: inset,
      lang: this.language,
      ...(style.fill === undefined ? {} : { fill: { color: bare(style.fill) } }),
      ...(style.name === undefined ? {} : { objectName: style.name }),
    });
  }

  /** The slide's title, in its placeholder, so that outlines and screen readers know it as such. */
  title(text: string, area: Area, style: { size: number; colour?: string }): void {
    this.slide.addText(text, {
      ...inches(area),
      placeholder: "title",
      fontFace: FACES.head,
      fontSize: fitSize(text, { ...area, em: WIDE.head }, [14, style.size]),
      bold: true,
      color: bare(style.colour ?? this.colours.ink),
      align: "left",
      valign: "top",
      margin: 0,
      lang: this.language,
    });
  }

  box(area: Area, colour: string): void {
    this.slide.addShape("rect", { ...inches(area), fill: { color: bare(colour) } });
  }

  dot(x: number, y: number, style: { radius: number; colour: string }): void {
    const { radius, colour } = style;
    const area = { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius };
    this.slide.addShape("ellipse", { ...inches(area), fill: { color: bare(colour) } });
  }

  line(from: [x: number, y: number], to: [x: number, y: number], colour = this.colours.hairline): void {
    const area = {
      left: Math.min(from[0], to[0]),
      top: Math.min(from[1], to[1]),
      width: Math.abs(to[0] - from[0]),
      height: Math.abs(to[1] - from[1]),
    };
    const flipV = (to[1] - from[1]) * (to[0] - from[0]) < 0;
    this.slide.addShape("line", { ...inches(area), flipV, line: { color: bare(colour), width: 1.25 } });
  }
}

/** An area in inches, as the library wants it. */
export function inches({ left, top, width, height }: Area) {
  return {
    x: left / POINTS_AN_INCH,
    y: top / POINTS_AN_INCH,
    w: width / POINTS_AN_INCH,
    h: height / POINTS_AN_INCH,
  };
}

export function bare(colour: string): string {
  return colour.replace("#", "").toUpperCase();
}
