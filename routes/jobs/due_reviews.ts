import { isoDay } from "../../agents/domain/days.ts";
import { dueReviews, tellOfReview } from "../../kv/review_notices.ts";
import type { Store } from "../../kv/store.ts";

/** Tells everybody whose review has come due, once for each; months that nobody looked make one review, not several. */
export async function sweepReviews(kv: Store, now: Date): Promise<void> {
  for await (const due of dueReviews(kv, isoDay(now))) await tellOfReview(kv, due, now);
}
