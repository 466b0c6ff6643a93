import type { Mark } from "../../agents/domain/claims.ts";
import type { NotedSlide } from "../../agents/domain/slides.ts";
import type { SlidePart } from "../../agents/strategy/deck.ts";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import { noteOf } from "../text/evidence.ts";

const MOST_NOTES = 12;

/** The pitch deck as data: the strategy's slides, each with what it rests on. */
export function deckSlides({ strategy }: Foundation): NotedSlide[] {
  return strategy.deck.map((slide) => ({
    id: slide.id,
    kicker: slide.kicker,
    headline: slide.headline.text,
    body: slide.body.map(({ text }) => text),
    picture: slide.picture,
    notes: notesOf(slide),
  }));
}

function notesOf({ headline, body, picture_marks }: SlidePart): NotedSlide["notes"] {
  const marks: Mark[] = [...headline.marks, ...body.flatMap((each) => each.marks), ...picture_marks];
  const told = marks.map((mark) => ({ kind: mark.kind, text: noteOf(mark, { text: "", marks: [mark] }) }));
  const notes = told.filter(({ text }) => text !== "");
  return [...new Map(notes.map((note) => [note.text, note])).values()].slice(0, MOST_NOTES);
}
