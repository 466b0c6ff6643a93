import { ConflictError } from "../../agents/domain/errors.ts";
import { spokenTo } from "../../agents/master.ts";
import type { AppDeps } from "../deps.ts";
import { findJourney } from "./find_journey.ts";

/** Does something with a journey; where it refuses, the reason is said in the language of the interview. */
export async function refusedInTheirs<T>(
  deps: AppDeps,
  { userId, journeyId }: { userId: string; journeyId: string },
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    const { state } = await findJourney(deps, userId, journeyId);
    throw new ConflictError(spokenTo(state, error.message));
  }
}
