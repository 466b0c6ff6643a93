import { isoDay } from "../../agents/domain/days.ts";
import {
  type HeldReview,
  LEFT_OPEN,
  type ReopenedDecision,
  reviewDay,
  type ReviewPlan,
  VERDICT_LABELS,
} from "../../agents/domain/reviews.ts";
import { SENTENCE_HOLDS } from "../../agents/interview/quarterly/take_decision.ts";
import { planNow } from "../../agents/master.ts";
import { askedOn } from "../../agents/review/quarterly/asked_on.ts";
import type { Journey } from "../../kv/journeys.ts";
import type { WatchChange } from "../../kv/watch_changes.ts";
import type { ReadChange } from "../read_changes.ts";
import type { HeldReviewAnswer, QuarterlyAnswer } from "./contract.ts";
import { isFoundation } from "./find_foundation.ts";

/** What the next review asks. A journey from before plans were kept is read as on the day of its last turn. */
export function reviewPlanOf({ state, updatedAt }: Journey): ReviewPlan {
  return state.reviewPlan ?? planNow(state, new Date(updatedAt));
}

/** The quarterly reviews of a journey: the next one and those that were held; null before it is complete. */
export function quarterlyOf(
  journey: Journey,
  now: Date,
  reopened: ReopenedDecision[],
): QuarterlyAnswer | null {
  if (!isFoundation(journey)) return null;
  const { review, reviews = [] } = journey.state;
  const plan = reviewPlanOf(journey);
  const [today, due] = [isoDay(now), reviewDay(plan)];
  const day = due > today ? due : today;
  return {
    due_on: due,
    is_due: due <= today,
    is_open: review !== undefined,
    version: reviews.length + 1,
    asks: [
      ...askedOn(plan, day).map(({ what, by }) => ({ what, by })),
      ...reopened.map(({ about }) => ({ what: about, by: null })),
    ],
    held: reviews.toReversed().map(heldAnswer),
  };
}

function heldAnswer({ version, on, results, decisions, changes }: HeldReview): HeldReviewAnswer {
  return {
    version,
    on,
    results: results.map(({ item: { what, by }, verdict, told, words }) => ({
      what,
      by,
      verdict,
      verdict_label: VERDICT_LABELS[verdict],
      told,
      words,
    })),
    decisions: decisions.map(({ about, words }) => ({ about, words: words === LEFT_OPEN ? null : words })),
    changes: changes.map(({ label, before, after }) => ({ label, before, after })),
  };
}

/** A change beside what it means, as the founder decided to open again what it bears on. */
type Reopening = Pick<ReadChange, "change" | "page" | "meaning">;

/**
 * The decisions that a review opens again: those of changes marked "reopen" that no review has asked about since then,
 * whatever the change bears on by now.
 */
export function reopenedBy({ state }: Journey, changes: Reopening[]): ReopenedDecision[] {
  const asked = (state.reviews ?? []).flatMap(({ decisions }) => decisions.map(({ id }) => id));
  return changes
    .filter(({ change }) =>
      change.decision === "reopen" && !asked.some((id) => id.startsWith(reopeningOf(change)))
    )
    .map(reopened);
}

/** What the id of a reopened decision begins with: the change, and when the founder reopened it. */
function reopeningOf({ id, decidedAt }: WatchChange): string {
  return `change ${id} ${decidedAt} `;
}

function reopened({ change, page, meaning: { why, bearsOn } }: Reopening): ReopenedDecision {
  const said = bearsOn === null ? "" : ` You say: “${bearsOn.text}”.`;
  return {
    id: `${reopeningOf(change)}${bearsOn?.fact ?? "nothing"}`,
    about: `${page.name}: ${change.after ?? change.before ?? ""}`,
    question: `${movedOf(page.name, change)}${said} Does that still hold, or what takes its place?`,
    why,
    options: [SENTENCE_HOLDS],
  };
}

function movedOf(name: string, { before, after }: WatchChange): string {
  if (before === null) return `${name} says “${after}” now, and did not before.`;
  if (after === null) return `${name} no longer says “${before}”.`;
  return `${name} had “${before}” and has “${after}”.`;
}
