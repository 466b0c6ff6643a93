import type { Evidence, TextFact } from "../../domain/facts.ts";
import { type Conflict, conflictOf, type RowChange } from "./conflict.ts";

interface AgainstRefusal {
  id: string;
  /** The list that the refusal stands in. */
  fact: "not_for" | "refused_channels";
  refused: TextFact;
  /** The refusal as it is shown, where more than its own words are. */
  shown?: Evidence;
  /** What goes against it. */
  plan: Evidence;
  /** What becomes of the facts if the refusal holds. */
  ifRefused?: RowChange[];
}

/** A refusal and a plan against it: nothing is planned against the refusal, and it is struck out if the plan holds. */
export function refusalConflict(
  { id, fact, refused, shown = refused, plan, ifRefused = [] }: AgainstRefusal,
): Conflict[] {
  return conflictOf({
    id,
    a: shown,
    b: plan,
    weight: 4,
    binding: "a",
    ask: "Which of the two holds from now on?",
    changes: { first: ifRefused, second: [{ fact, part: null, row: refused.text, value: "" }] },
  });
}
