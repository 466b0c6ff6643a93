import type { DueItem, ReviewPlan } from "../../domain/reviews.ts";

/** So many questions ask what was measured. */
const MOST_ASKED = 5;
/** Numbers without a date are asked as far as there is room, and few. */
const MOST_NUMBERS = 2;

/** What a review on a day asks: what is due, the heaviest first; then how far the goal is, and numbers as there is room. */
export function askedOn({ items }: ReviewPlan, day: string): DueItem[] {
  const due = items.filter(({ by }) => by !== null && by <= day);
  const goal = items.filter((item) => item.kind === "goal" && !due.includes(item));
  const numbers = items.filter(({ kind }) => kind === "number").slice(0, MOST_NUMBERS);
  return [...due, ...goal, ...numbers].slice(0, MOST_ASKED);
}
