import type { CalendarEntry } from "../domain/calendar.ts";
import type { JourneyState } from "../domain/journey.ts";

/** The thirty days from a start; empty until the anchors give it something to plan. */
export function buildCalendar(_state: JourneyState, _from: Date): CalendarEntry[] {
  return [];
}
