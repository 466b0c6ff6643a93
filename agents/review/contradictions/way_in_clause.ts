import { isAnothersWish } from "../../facts/statements/reported.ts";
import { languagesOf } from "../../text/language.ts";
import { clausesOf } from "./clauses_of.ts";
import type { Ground, Said } from "./conflict.ts";
import { namesDoneWay, namesRefusedWay, type WayKind, withoutDoneWay } from "./kinds.ts";
import { isOfOthers, isRefusing, REFUSAL_FIELDS } from "./planned.ts";
import { rivalNamed } from "./topics.ts";
import { WORDS } from "./words.ts";

/** A sentence that refuses a way of working, and one that plans it. */
export interface RefusedAndDone {
  refusal: Said | undefined;
  plan: Said | undefined;
}

interface Looking {
  refusals: readonly Said[];
  /** The fields whose sentences plan something. */
  plannedIn: readonly string[];
  kind: WayKind;
}

/** A round of investors is told of where it is asked for. */
const ALSO_DONE_IN: Partial<Record<WayKind, readonly string[]>> = { outsideMoney: ["pitch.raise"] };

/**
 * The same of a way whose names are everyday words: a refusal without exception or number, and a plan of the founder's
 * own, each in one clause.
 */
export function inOneClause(ground: Ground, { refusals, plannedIn, kind }: Looking): RefusedAndDone {
  const named = ground.said.filter(({ field }) => REFUSAL_FIELDS.includes(field));
  const fields = [...plannedIn, ...ALSO_DONE_IN[kind] ?? []];
  return {
    refusal: [...refusals, ...named].find(({ quote, field }) =>
      !WORDS.isIn(quote, "except") && someClause(quote, (clause) => isRefused(clause, field, kind))
    ),
    plan: ground.said.find(({ field, quote }) =>
      fields.includes(field) && !isAnothersWish(quote, languagesOf(quote)) && !rivalNamed(ground, quote) &&
      someClause(quote, (clause) => isDone(clause, kind))
    ),
  };
}

function someClause(quote: string, test: (clause: string) => boolean): boolean {
  return clausesOf(quote).some(test);
}

function isRefused(clause: string, field: string, kind: WayKind): boolean {
  const isAsked = REFUSAL_FIELDS.includes(field);
  return (isAsked || isRefusing(clause) && !WORDS.isIn(clause, "narrowing")) &&
    namesRefusedWay(clause, kind) && !/\d/.test(clause) && !WORDS.isIn(clause, "less_than", "more_than");
}

function isDone(clause: string, kind: WayKind): boolean {
  return namesDoneWay(clause, kind) && !isRefusing(clause) &&
    !WORDS.isIn(withoutDoneWay(clause, kind), "if") &&
    !isOfOthers(clause, (opening) => namesDoneWay(opening, kind));
}
