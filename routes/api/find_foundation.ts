import { FOUNDATION_ANCHORS } from "../../agents/domain/anchors.ts";
import { getJourney, type Journey, type JourneySummary, listJourneys } from "../../kv/journeys.ts";
import type { AppDeps } from "../deps.ts";
import { findJourney } from "./find_journey.ts";

/**
 * The journey of that id, or the most recently used one whose four anchors are complete, or the most recently
 * used one. Throws NotFoundError.
 */
export async function findFoundation(
  deps: AppDeps,
  userId: string,
  journeyId?: string | null,
): Promise<Journey> {
  if (journeyId) return await findJourney(deps, userId, journeyId);
  const complete = (await listJourneys(deps.kv, userId)).find(isFoundation);
  const journey = complete && await getJourney(deps.kv, userId, complete.id);
  return journey ?? await findJourney(deps, userId);
}

/** True once all four anchors are complete. */
export function isFoundation({ completedAnchors }: JourneySummary): boolean {
  return FOUNDATION_ANCHORS.every((anchor) => completedAnchors.includes(anchor));
}
