/** Pictures as data, as the wire shows them. They are the domain's own, and compile only while they are. */
import { z } from "zod";
import type { Figure as DomainFigure } from "../../../agents/domain/figures.ts";
import type { Same } from "./text.ts";

const ends = z.tuple([z.string(), z.string()]).describe("From, to");
const Point = z.object({ name: z.string(), x: z.number(), y: z.number(), own: z.boolean() });
const Colour = z.object({
  role: z.enum(["primary", "secondary", "accent", "text", "background"]),
  hex: z.string(),
  contrast: z.number().describe("WCAG contrast on the palette's background"),
  text_hex: z.string()
    .describe("The hex used where the colour must carry text, when it had to move to reach 4.5:1"),
  source: z.string(),
});
const Line = z.object({
  a: z.string(),
  b: z.string(),
  at: z.literal([-1, 0, 1]),
  reason: z.string().optional(),
});
const Channel = z.object({
  name: z.string(),
  hours: z.number(),
  result: z.number(),
  verdict: z.enum(["focus", "test", "kept", "rests", "refused"]),
});
const Bar = z.object({ name: z.string(), from: z.string(), to: z.string() }).describe("ISO dates");

export const Figure = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("map"), x: ends, y: ends, points: z.array(Point).describe("From 0 to 10") }),
  z.object({
    kind: z.literal("friction"),
    left: z.string(),
    right: z.string(),
    points: z.array(z.object({ name: z.string(), at: z.number().describe("From -5 to 5") })),
  }),
  z.object({ kind: z.literal("bridge"), now: z.string(), planks: z.array(z.string()), needed: z.string() }),
  z.object({ kind: z.literal("sliders"), lines: z.array(Line) }),
  z.object({ kind: z.literal("palette"), entries: z.array(Colour) }),
  z.object({
    kind: z.literal("house"),
    roof: z.string(),
    pillars: z.array(z.object({ name: z.string(), proof: z.string() })),
    ground: z.string(),
  }),
  z.object({ kind: z.literal("effort"), channels: z.array(Channel) }),
  z.object({
    kind: z.literal("shares"),
    unit: z.string(),
    parts: z.array(z.object({ name: z.string(), share: z.number() })).describe("They add up to 100"),
  }),
  z.object({ kind: z.literal("gantt"), from: z.string(), to: z.string(), bars: z.array(Bar) }),
  z.object({
    kind: z.literal("curve"),
    stages: z.array(z.object({ name: z.string(), feeling: z.number().describe("From -2 to 2") })),
  }),
  z.object({ kind: z.literal("loop"), steps: z.array(z.string()) }),
  z.object({
    kind: z.literal("lanes"),
    lanes: z.array(z.object({ name: z.string(), items: z.array(z.string()) })),
  }),
]);
export type Figure = z.infer<typeof Figure>;
export const isFigureAsDrawn: Same<Figure, DomainFigure> = true;
