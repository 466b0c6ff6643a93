export type { Bar, Picture, Slide } from "../../agents/domain/slides.ts";

/** The words of a slide's body, all lines together. */
export const BODY_WORDS = 40;
export const SLIDES = { least: 12, most: 15 };
