import type { CalendarEntry } from "../../agents/domain/calendar.ts";
import { getWriting } from "../../kv/writing.ts";
import type { AppDeps } from "../deps.ts";
import { findFoundation, isFoundation } from "./find_foundation.ts";

interface CalendarChoice {
  userId: string;
  /** The foundation that documents are made of, unless given. */
  journeyId?: string | undefined;
  /** ISO date of the first of the thirty days; unless given the next Monday, or two weeks before the week of a near moment. */
  from?: string | undefined;
}

/** The thirty days of a foundation; null until its four anchors are complete. Throws NotFoundError without a journey. */
export async function loadCalendar(
  deps: AppDeps,
  { userId, journeyId, from }: CalendarChoice,
): Promise<{ company: string; journeyId: string; entries: CalendarEntry[] } | null> {
  const journey = await findFoundation(deps, userId, journeyId);
  if (!isFoundation(journey)) return null;
  const { state } = journey;
  const { written } = await getWriting(deps.kv, { userId, journeyId: state.id });
  const choice = { written, ...(from === undefined ? {} : { from }) };
  const entries = await deps.thinking.run("calendarOf", { state, now: deps.now(), choice });
  return { company: state.company, journeyId: state.id, entries };
}
