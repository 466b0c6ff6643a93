import type { Anchor, AnchorType } from "../domain/anchors.ts";
import type { CalendarEntry } from "../domain/calendar.ts";
import type { Contradiction, Fact, Unknown } from "../domain/claims.ts";
import type { PaletteEntry } from "../domain/figures.ts";
import type { RubricLine } from "../domain/rubric.ts";
import type { Decisions } from "../domain/tradeoffs.ts";

/** A page that was read, as the sources list prints it. */
export interface SourceLine {
  label: string;
  url: string;
  read_at: string;
  failure: string | null;
}

/** One fact of the interview, as the quotes list prints it. */
export interface QuoteLine {
  turn: string;
  field: string;
  label: string;
  quote: string;
}

/** The whole strategy as data: anchors, PDF, deck, calendar and consultant all draw from this one value. */
export interface Foundation {
  journeyId: string;
  company: string;
  founder: string;
  /** ISO 8601 UTC: when it was put together. */
  asOf: string;
  version: number;
  anchors: Record<AnchorType, Anchor>;
  facts: Fact[];
  contradictions: Contradiction[];
  unknowns: Unknown[];
  decisions: Decisions;
  palette: PaletteEntry[];
  calendar: CalendarEntry[];
  sources: SourceLine[];
  quotes: QuoteLine[];
  /** Founder's answers as they stand, by field id; what the consultant retrieves from. */
  answers: Record<string, { turn: string; label: string; text: string }>;
  /** Which mind wrote it: "Built-in strategist" or the model's name. */
  mind: string;
  /** How it was checked, a line for each item that code can judge; absent in foundations built before. */
  rubric?: RubricLine[];
}
