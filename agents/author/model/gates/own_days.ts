import type { NamedDay } from "../../../text/due_days.ts";
import { figuresIn } from "./figures.ts";
import type { Ground } from "./ground.ts";
import { type Leaf, placeOf, textOf } from "./leaf.ts";
import { namedDays, saysTheSame } from "./named_days.ts";

/** Fields in which a plan says itself when it is done, stopped or looked at: nobody need have said that day before. */
const OWN = new Set(["done_when", "stop_when", "enter_when", "test", "measure", "signal"]);

/**
 * True for a day that a plan sets itself: "stop if fewer than 5 sign by 21 June". It is a limit ahead of us and no later than
 * the goal. What the founder's own goal or bet asks for has its day, and so has what they gave one to.
 */
export function isOwnDay({ isDeadline, iso }: NamedDay, leaf: Leaf, ground: Ground): boolean {
  const { goal, bet } = ground.facts;
  if (!isDeadline || !OWN.has(placeOf(leaf)) || goal === null || goal.by === null) return false;
  if (iso <= ground.today || iso > goal.by) return false;
  const text = textOf(leaf);
  const asked = [goal.target, bet?.target];
  return figuresIn(text, ground).every(({ value }) => !asked.includes(value)) &&
    !ground.said.some((sentence) => saysTheSame(text, sentence) && namedDays(sentence, ground).length > 0);
}
