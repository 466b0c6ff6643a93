import type { JourneyState } from "../../domain/journey.ts";
import type { Surroundings, TurnOutcome } from "../turn_types.ts";
import { conclude } from "../conclude.ts";
import { draftOf } from "../draft.ts";

/**
 * Puts the founder's own feeds in the place of those kept before. Where the Truth Anchor is written already, all
 * feeds are read anew and it is written again.
 */
export async function changeFeeds(
  state: JourneyState,
  addresses: string[],
  surroundings: Surroundings,
): Promise<TurnOutcome> {
  const draft = draftOf(state, { id: "", text: "" }, surroundings.now);
  draft.state.ownFeeds = addresses;
  delete draft.state.feeds;
  const isWritten = state.readBacks.truth?.accepted === true;
  if (isWritten) draft.rewrite.add("truth");
  draft.lines.push(
    addresses.length === 0
      ? "None of your own feeds is kept."
      : `Your own feeds are kept: ${addresses.length}.${
        isWritten ? "" : " They are read once the Truth Anchor is written."
      }`,
  );
  return await conclude(draft, "stay", surroundings);
}
