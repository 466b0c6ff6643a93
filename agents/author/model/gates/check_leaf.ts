import { checkAddsUp } from "./adds_up.ts";
import { checkDates } from "./dates.ts";
import type { Ground } from "./ground.ts";
import { checkHeadline } from "./headline.ts";
import { checkIds } from "./ids.ts";
import type { GateName, Leaf, Problem } from "./leaf.ts";
import { checkNames } from "./names.ts";
import { checkNumbers } from "./numbers.ts";
import { checkQuotes } from "./quotes.ts";
import { checkRefused } from "./refused.ts";
import { checkRivals } from "./rivals.ts";
import { checkThin } from "./thin.ts";

type Gate = (leaf: Leaf, ground: Ground) => Problem[];

/** Every gate by its name, in the order in which problems are told. */
export const GATES: Record<GateName, Gate> = {
  ids: checkIds,
  quotes: checkQuotes,
  numbers: checkNumbers,
  names: checkNames,
  dates: checkDates,
  adds_up: checkAddsUp,
  refused: checkRefused,
  headline: checkHeadline,
  rivals: checkRivals,
  thin: checkThin,
};

/**
 * What keeps one leaf from standing: a plain sentence for each problem, none where it may stand. A claim is a strategist's
 * own sentence: no gate asks whether its words are those of what it cites.
 */
export function checkLeaf(leaf: Leaf, ground: Ground): Problem[] {
  return Object.values(GATES).flatMap((check) => check(leaf, ground));
}
