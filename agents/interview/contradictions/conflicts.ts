import { type FieldId, isFieldId } from "../../domain/fields.ts";
import type { JourneyState, SettledContradiction } from "../../domain/journey.ts";
import { type Conflict, NOTED } from "../../review/contradictions/conflict.ts";
import { findConflicts } from "../../review/contradictions/find.ts";
import { rememberedBy } from "../../text/remembered.ts";
import { groundOf } from "./ground.ts";
import { conflictsByModel } from "./tensions.ts";

/**
 * Everything that cannot both hold in a journey, each with what the founder made of it: what the rules found, the
 * weightiest first, then what a model found.
 */
export function conflictsOf(state: JourneyState, now: Date): Conflict[] {
  const settled = settledIn(state);
  const byRules = conflictsByRules({ state, now });
  return [...byRules, ...conflictsByModel(state, byRules)].map((conflict) => {
    const last = settled.findLast(({ id }) => id === conflict.id);
    return last === undefined ? conflict : { ...conflict, settled: settlementOf(last) };
  });
}

const MOST_JOURNEYS = 100;

/** A turn and each step of the writing ask for them again and again. */
const conflictsByRules = rememberedBy(
  ({ state, now }: { state: JourneyState; now: Date }) => {
    const { id, company, founder, fields, readBacks, decisions, pages } = state;
    const { corrections, modelFacts, factChanges, factLocks } = state;
    const said = [fields, readBacks, decisions, pages, corrections, modelFacts, factChanges, factLocks];
    return JSON.stringify([now, id, company, founder, ...said]);
  },
  ({ state, now }): readonly Conflict[] => findConflicts(groundOf(state, now)),
  MOST_JOURNEYS,
);

function settlementOf({ turn, quote, kept }: SettledContradiction): Conflict["settled"] {
  return { turn, quote, kept };
}

/** What the founder made of contradictions; journeys kept before this had another name for it. */
export function settledIn(state: JourneyState): SettledContradiction[] {
  return [...state.settledClashes ?? [], ...state.settledContradictions ?? []];
}

/** The weightiest contradiction that was not yet put; null where all that is left is only worth a note. */
export function nextConflict(state: JourneyState, now: Date): Conflict | null {
  return unasked(state, conflictsOf(state, now)).find(({ weight }) => weight > NOTED) ?? null;
}

function unasked(state: JourneyState, conflicts: Conflict[]): Conflict[] {
  return conflicts.filter(({ id }) => !(state.contradictionsAsked ?? []).includes(id));
}

/** The field that a question about a contradiction belongs to: where the later of its two sides was said. */
export function fieldOf({ a, b, page }: Pick<Conflict, "a" | "b" | "page">): FieldId {
  if (page === null && isFieldId(b.field)) return b.field;
  return isFieldId(a.field) ? a.field : "goal.twelve_months";
}

/** A side as it is offered: the exact words, with the address where a page has them. */
export function optionsOf({ a, b, page }: Pick<Conflict, "a" | "b" | "page">): [string, string] {
  if (page === null) return [a.quote, b.quote];
  const url = URL.parse(page.final_url || page.url);
  // An address may hold no question mark, since a turn has one.
  const address = url === null ? page.label : `${url.host}${url.pathname === "/" ? "" : url.pathname}`;
  return [a.quote, `${b.quote} (your own site, ${address})`];
}

const MOST_NOTES = 2;

/** Contradictions of these fields that no question was left for: one line each for the read-back. */
export function notesOf(state: JourneyState, fields: FieldId[], now: Date): string[] {
  return unasked(state, conflictsOf(state, now)).filter((conflict) =>
    [conflict.a, conflict.b].some(({ field }) => fields.some((each) => each === field))
  ).map(({ a, b, page }) =>
    `You said: “${a.quote}” ${page === null ? "You also said" : "Your own site says"}: “${b.quote}”`
  ).slice(0, MOST_NOTES);
}
