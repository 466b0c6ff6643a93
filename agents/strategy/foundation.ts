import type { Anchor, AnchorType } from "../domain/anchors.ts";
import type { CalendarEntry } from "../domain/calendar.ts";
import type { FactSheet } from "../domain/facts.ts";
import type { WorksheetRow } from "../domain/worksheet.ts";
import type { PaletteEntry } from "../domain/figures.ts";
import type { MarkPlaces } from "../domain/places.ts";
import type { RubricLine } from "../domain/rubric.ts";
import type { HeldReview, ReviewPlan } from "../domain/reviews.ts";
import type { Decisions } from "../domain/tradeoffs.ts";
import type { InShort } from "./in_short.ts";
import type { UnknownPart } from "./leaves.ts";
import type { FactConflict } from "./material.ts";
import type { Strategy } from "./strategy.ts";

/** A page that was read, as the sources list prints it. */
export interface SourceLine {
  label: string;
  url: string;
  read_at: string;
  failure: string | null;
}

/** One stretch of the founder's words, as the quotes list prints it. */
export interface QuoteLine {
  turn: string;
  field: string;
  label: string;
  quote: string;
}

/** A part that its author could not write: logged by whoever asked, left out of every page. */
export interface Defect {
  part: string;
  error: unknown;
}

/** The strategy with all that its views print: anchors, PDF, deck, calendar and consultant draw from this one value. */
export interface Foundation {
  journeyId: string;
  company: string;
  founder: string;
  /** ISO 8601 UTC: when it was put together. */
  asOf: string;
  version: number;
  strategy: Strategy;
  sheet: FactSheet;
  decisions: Decisions;
  /** Contradictions, settled and open. */
  conflicts: FactConflict[];
  /** The sections of each anchor: the strategy's parts as they are printed. */
  anchors: Record<AnchorType, Anchor>;
  inShort: InShort;
  /** The sentence under the name on the cover; "" where the pages say it often enough. */
  cover: string;
  /** What was said, fact by fact, as rows; what returned too often is shortened. */
  worksheet: WorksheetRow[];
  unknowns: UnknownPart[];
  palette: PaletteEntry[];
  calendar: CalendarEntry[];
  sources: SourceLine[];
  quotes: QuoteLine[];
  /** The last review that was held, and what the next one asks; null before the first. */
  review: { held: HeldReview; next: ReviewPlan } | null;
  /** Where the marks of sections, sentences and insights lead. */
  places: MarkPlaces;
  /** Which mind wrote it: "Built-in strategist" or the model's name. */
  mind: string;
  /** How it was checked, a line for each item that code can judge. */
  rubric: RubricLine[];
}
