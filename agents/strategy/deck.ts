import { z } from "zod";
import { Claims, ClaimSchema, MarkSchema } from "./leaves.ts";

const BridgeFigure = z.object({
  kind: z.literal("bridge"),
  now: z.string(),
  planks: z.array(z.string()),
  needed: z.string(),
});
const MapFigure = z.object({
  kind: z.literal("map"),
  x: z.tuple([z.string(), z.string()]),
  y: z.tuple([z.string(), z.string()]),
  points: z.array(z.object({ name: z.string(), x: z.number(), y: z.number(), own: z.boolean() })),
});

/** The one picture of a slide, as data. */
const PictureSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("figure"),
    figure: z.discriminatedUnion("kind", [BridgeFigure, MapFigure]),
  }),
  z.object({
    kind: z.literal("bars"),
    bars: z.array(
      z.object({ name: z.string(), value: z.number(), said: z.string(), strong: z.boolean() }),
    ),
  }),
  z.object({
    kind: z.literal("numbers"),
    items: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
  z.object({ kind: z.literal("quote"), text: z.string(), by: z.string() }),
  z.object({
    kind: z.literal("cards"),
    items: z.array(z.object({ title: z.string(), text: z.string() })),
  }),
]);

/** A slide: a full sentence as headline, at most 40 words of body, one picture (craft, section 5). */
const SlideSchema = z.object({
  id: z.string(),
  kicker: z.string(),
  headline: ClaimSchema,
  body: Claims,
  picture: PictureSchema.nullable(),
  /** What the picture rests on. */
  picture_marks: z.array(MarkSchema),
});
export type PicturePart = z.infer<typeof PictureSchema>;
export type SlidePart = z.infer<typeof SlideSchema>;

/** 12 to 15 slides, in the order in which they are shown. */
export const DeckSchema = z.array(SlideSchema);
