import type { Foundation } from "../../agents/strategy/foundation.ts";
import type { NotedSlide } from "../../agents/domain/slides.ts";
import { composeSlides } from "./compose.ts";
import { speakerNotes } from "./speaker_notes.ts";

/** The pitch deck as data: the slides of the PDF, each with what it rests on. */
export function deckSlides(foundation: Foundation): NotedSlide[] {
  return composeSlides(foundation).map((slide) => ({ ...slide, notes: speakerNotes(foundation, slide) }));
}
