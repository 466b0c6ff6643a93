import type { Say } from "../../agents/sections/in_language.ts";
import type { Slide } from "./pptxgenjs.d.ts";
import type { Palette } from "../colour.ts";
import type { TemplateStyle } from "../templates.ts";
import { type Faces, facesOf } from "./faces.ts";
import { fitSize, WIDE } from "./fit_text.ts";

/** A place on a slide, in points. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface TextStyle {
  /** The size it has where there is room, in points; it shrinks to `least` where there is not. */
  size: number;
  least?: number;
  face?: keyof Faces;
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

export interface Paragraph {
  text: string;
  /** Points. */
  size: number;
  face: keyof Faces;
  colour?: string;
  bold?: boolean;
  italic?: boolean;
  /** Points under it. */
  after?: number;
}

/** Labels are never smaller on a slide, points. */
export const LEAST_LABEL = 14;

export const POINTS_AN_INCH = 72;

/** One slide as something to draw on, in points and "#RRGGBB". Every text is a text box that can be edited. */
export class Sheet {
  readonly faces: Faces;
  /** How a text stands in the column of the template. */
  readonly align: "left" | "center";

  constructor(
    private readonly slide: Slide,
    readonly theme: { style: TemplateStyle; colours: Palette; language: string; say: Say },
  ) {
    this.faces = facesOf(theme.style);
    this.align = theme.style.opening === "centred" ? "center" : "left";
  }

  get colours(): Palette {
    return this.theme.colours;
  }

  text(text: string, area: Area, style: TextStyle): void {
    const { inset = 0, least = LEAST_LABEL, face = "label" } = style;
    const room = { width: area.width - 2 * inset, height: area.height - 2 * inset, em: WIDE[face] };
    this.slide.addText(text, {
      ...inches(area),
      fontFace: this.faces[face],
      fontSize: fitSize(text, room, [least, style.size]),
      bold: style.bold ?? false,
      italic: style.italic ?? false,
      color: bare(style.colour ?? this.colours.ink),
      align: style.align ?? "left",
      valign: style.valign ?? "top",
      margin: inset,
      lang: this.theme.language,
      ...(style.fill === undefined ? {} : { fill: { color: bare(style.fill) } }),
      ...(style.name === undefined ? {} : { objectName: style.name }),
    });
  }

  /** Paragraphs of their own looks in one box, so that whoever edits one moves the others. */
  paragraphs(parts: Paragraph[], area: Area, align: "left" | "center" = "left"): void {
    const runs = parts.map(({ text, size, face, colour, bold = false, italic = false, after = 0 }) => ({
      text,
      options: {
        fontFace: this.faces[face],
        fontSize: size,
        bold,
        italic,
        color: bare(colour ?? this.colours.ink),
        paraSpaceAfter: after,
        breakLine: true,
        align,
        lang: this.theme.language,
      },
    }));
    this.slide.addText(runs, { ...inches(area), margin: 0, valign: "top" });
  }

  /** The slide's title, in its placeholder, whose place and colour are the master's. */
  title(text: string, area: Area, style: { size: number; valign: "top" | "bottom" }): void {
    const { headWeight, headItalic } = this.theme.style;
    this.slide.addText(text, {
      ...inches(area),
      placeholder: "title",
      fontFace: this.faces.head,
      fontSize: style.size,
      bold: headWeight === 600,
      italic: headItalic,
      align: this.align,
      valign: style.valign,
      margin: 0,
      lang: this.theme.language,
    });
  }

  box(area: Area, fill: string, edge?: string): void {
    const line = edge === undefined ? {} : { line: { color: bare(edge), width: 1.5 } };
    this.slide.addShape("rect", { ...inches(area), fill: { color: bare(fill) }, ...line });
  }

  arrow(area: Area, colour: string): void {
    this.slide.addShape("rightArrow", { ...inches(area), fill: { color: bare(colour) } });
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
    this.slide.addShape("line", { ...inches(area), line: { color: bare(colour), width: 1.25 } });
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
