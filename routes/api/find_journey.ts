import { NotFoundError } from "../../agents/domain/errors.ts";
import { getJourney, type Journey, latestJourney } from "../../kv/journeys.ts";
import type { AppDeps } from "../deps.ts";

/** The journey of that id, or the most recently used one. Throws NotFoundError; another's is not found. */
export async function findJourney(
  { kv }: AppDeps,
  userId: string,
  journeyId?: string | null,
): Promise<Journey> {
  if (journeyId) {
    const journey = await getJourney(kv, userId, journeyId);
    if (!journey) throw new NotFoundError("This journey does not exist");
    return journey;
  }
  const latest = await latestJourney(kv, userId);
  if (!latest) throw new NotFoundError("No active journey session. Please start a new journey.");
  return latest;
}
