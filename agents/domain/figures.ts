/** Pictures as data. Screens and documents draw them; nothing here knows how. */

/** A point on the positioning map; x and y run from 0 to 10. */
export interface MapPoint {
  name: string;
  x: number;
  y: number;
  own: boolean;
}

export interface PaletteEntry {
  role: "primary" | "secondary" | "accent" | "text" | "background";
  hex: string;
  /** WCAG contrast on the palette's background. */
  contrast: number;
  /** The hex used where the colour must carry text, when it had to move to reach 4.5:1. */
  text_hex: string;
  source: string;
}

export type Figure =
  | { kind: "map"; x: [from: string, to: string]; y: [from: string, to: string]; points: MapPoint[] }
  | { kind: "friction"; left: string; right: string; points: { name: string; at: number }[] } // at: -5 to 5
  | { kind: "bridge"; now: string; planks: string[]; needed: string }
  // reason: why that side, in the founder's words, and what it gives up
  | { kind: "sliders"; lines: { a: string; b: string; at: -1 | 0 | 1; reason?: string }[] }
  | { kind: "palette"; entries: PaletteEntry[] }
  | { kind: "house"; roof: string; pillars: { name: string; proof: string }[]; ground: string }
  | { kind: "effort"; channels: { name: string; hours: number; result: number; verdict: Verdict }[] }
  | { kind: "shares"; unit: string; parts: { name: string; share: number }[] } // shares add to 100
  | { kind: "gantt"; from: string; to: string; bars: { name: string; from: string; to: string }[] } // ISO dates
  | { kind: "curve"; stages: { name: string; feeling: number }[] } // feeling: -2 to 2
  | { kind: "loop"; steps: string[] }
  | { kind: "lanes"; lanes: { name: string; items: string[] }[] };

export type Verdict = "focus" | "test" | "kept" | "rests" | "refused";
