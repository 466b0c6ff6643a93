import { createHash } from "node:crypto";
import { FOUNDATION_ANCHORS } from "../../agents/domain/anchors.ts";
import type { CalendarEntry } from "../../agents/domain/calendar.ts";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import type { NotedSlide } from "../../agents/domain/slides.ts";

/** Name of each part of a strategy → print of what it says, in reading order. */
export function strategyParts(foundation: Foundation): Record<string, string> {
  const { anchors, calendar, unknowns, conflicts, worksheet, sources } = foundation;
  const sections = FOUNDATION_ANCHORS.flatMap((type) => anchors[type].sections).map((section) => {
    const { title, headline, blocks, choice, open_questions } = section;
    return [title, printOf([headline, blocks, choice, open_questions])];
  });
  return {
    "The strategy on one page": printOf(FOUNDATION_ANCHORS.map((type) => anchors[type].sentence)),
    ...Object.fromEntries(sections),
    "The 30 days": printOf(calendar.map(withoutDay)),
    "What we do not know": printOf([unknowns, conflicts]),
    "Sources and quotes": printOf([worksheet, sources]),
  };
}

/** An entry of the calendar as the same on any other first day. */
function withoutDay({ date: _, uid: __, cultural_moment: ___, ...entry }: CalendarEntry) {
  return entry;
}

/** Name of each slide of a deck → print of what it says, in order. */
export function deckParts(slides: NotedSlide[]): Record<string, string> {
  return Object.fromEntries(slides.map((slide) => [slide.kicker, printOf(slide)]));
}

/** Name of each part of a review → print of what it says. */
export function reviewParts({ review }: Foundation): Record<string, string> {
  return {
    "What was measured": printOf(review?.held.results),
    "What was decided": printOf([review?.held.decisions, review?.held.changes]),
    "The next review": printOf(review?.next),
  };
}

/** A short print of a value: the same for the same content. */
export function printOf(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content) ?? "").digest("hex").slice(0, 16);
}
