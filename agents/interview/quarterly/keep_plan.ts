import { isoDay } from "../../domain/days.ts";
import type { JourneyState } from "../../domain/journey.ts";
import type { ReviewPlan } from "../../domain/reviews.ts";
import { isSettledIn, planOf } from "../../review/quarterly/due_items.ts";
import { materialOf } from "../strategy_material.ts";

/** What the next review asks: what is on the plan and not settled yet, and what has come since. */
export function planNow(state: JourneyState, now: Date): ReviewPlan {
  const plan = planOf(materialOf(state, now), state.reviewPlan);
  const items = plan.items.filter((item) => !isSettledIn(state.reviews ?? [], item));
  return { ...plan, items };
}

/**
 * Keeps the dates as they are counted now: read on a later day, a date without a year means another one. The first time it
 * is also kept when the foundation was finished: from then on what the founder changes makes another version.
 */
export function keepPlan(state: JourneyState, now: Date): void {
  if (state.phase !== "complete" || state.review !== undefined) return;
  if (state.reviewPlan === undefined) {
    state.finished ??= { on: isoDay(now), turn: state.turnIds?.at(-1) ?? "" };
  }
  state.reviewPlan = planNow(state, now);
}
