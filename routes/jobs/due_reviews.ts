import { isoDay } from "../../agents/domain/days.ts";
import { keepPlan } from "../../agents/master.ts";
import { getJourney } from "../../kv/journeys.ts";
import type { JourneyRef } from "../../kv/keys.ts";
import { commitLate } from "../../kv/late_commit.ts";
import { dueReviews, journeysWithoutReviewDay, tellOfReview } from "../../kv/review_notices.ts";
import type { Store } from "../../kv/store.ts";

/** A turn that is being answered plans the review itself: nobody has to wait for it. */
const LONGEST_WAIT_MS = 1_000;

/**
 * Tells everybody whose review has come due, once for each; months that nobody looked make one review, not several. A
 * complete journey from before plans were kept gets its plan, and is told of from the next time on.
 */
export async function sweepReviews(kv: Store, now: Date): Promise<void> {
  for await (const due of dueReviews(kv, isoDay(now))) await tellOfReview(kv, due, now);
  for await (const ref of journeysWithoutReviewDay(kv)) await planReview(kv, ref, now);
}

async function planReview(kv: Store, ref: JourneyRef, now: Date): Promise<void> {
  const journey = await getJourney(kv, ref.userId, ref.journeyId);
  if (journey === null || journey.state.reviewPlan !== undefined) return;
  const lastTurn = new Date(journey.updatedAt);
  await commitLate(kv, ref, {
    change: (state) => {
      if (state.reviewPlan === undefined) keepPlan(state, lastTurn);
      return { state, anchors: {} };
    },
    now: () => now,
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  });
}
