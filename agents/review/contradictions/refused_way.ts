import { isAnothersWish } from "../../facts/statements/reported.ts";
import { languagesOf } from "../../text/language.ts";
import { clausesOf } from "./clauses_of.ts";
import { type Conflict, conflictOf, type Ground, type Said } from "./conflict.ts";
import { namesWay, type WayKind, WAYS_IN_CLAUSE, WAYS_NAMED, withoutWay } from "./kinds.ts";
import {
  HABIT_FIELDS,
  isHabit,
  isOfOthers,
  isRefusing,
  PLANNED_IN,
  refusedRowsIn,
  rowsToDelete,
} from "./planned.ts";
import { inOneClause, type RefusedAndDone } from "./way_in_clause.ts";
import { rivalNamed } from "./topics.ts";

/** Where somebody says how they will not work. */
export const WAYS_REFUSED_IN: readonly string[] = [
  "offering.what",
  "difference.only",
  "identity.values",
  "identity.contrast",
  "channels.refused",
  "customer.not_for",
];

const PLANS = [...PLANNED_IN, "community.places"];

/** A way of working that is refused in one of its names, and planned in another. */
export function refusedWay(ground: Ground): Conflict[] {
  const refusals = ground.said.filter(({ field, quote }) =>
    WAYS_REFUSED_IN.includes(field) && isRefusing(quote)
  );
  const ways: [WayKind, RefusedAndDone][] = [
    ...WAYS_NAMED.map((kind): [WayKind, RefusedAndDone] => [kind, anywhere(ground, refusals, kind)]),
    ...WAYS_IN_CLAUSE.map((kind): [WayKind, RefusedAndDone] => [
      kind,
      inOneClause(ground, { refusals, plannedIn: PLANS, kind }),
    ]),
  ];
  return ways.flatMap(([kind, { refusal, plan }]) =>
    refusal === undefined || plan === undefined ? [] : against(ground, `way:${kind}`, refusal, plan)
  );
}

function anywhere(ground: Ground, refusals: Said[], kind: WayKind): RefusedAndDone {
  return {
    refusal: refusals.find(({ quote }) => namesWay(quote, kind)),
    plan: ground.said.find((said) =>
      (PLANS.includes(said.field) || HABIT_FIELDS.includes(said.field) && isOwnHabit(ground, said, kind)) &&
      namesWay(said.quote, kind) && !isRefusing(withoutWay(said.quote, kind))
    ),
  };
}

function isOwnHabit(ground: Ground, { quote }: Said, kind: WayKind): boolean {
  const languages = languagesOf(quote);
  const isOthers = clausesOf(quote).some((clause) =>
    namesWay(clause, kind) && isOfOthers(clause, (opening) => namesWay(opening, kind))
  );
  return !isOthers && isHabit(quote, languages) && !isAnothersWish(quote, languages) &&
    !rivalNamed(ground, quote);
}

function against(ground: Ground, id: string, refusal: Said, plan: Said): Conflict[] {
  if (refusal.turn === plan.turn) return [];
  return conflictOf({
    id,
    a: refusal,
    b: plan,
    weight: 4,
    binding: "a",
    ask: "Which of the two holds from now on?",
    changes: { first: rowsToDelete(ground, plan, refusal), second: refusedRowsIn(ground, refusal) },
  });
}
