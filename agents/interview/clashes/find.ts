import type { FieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { refusedButWanted } from "./audiences.ts";
import { refusedButUsed } from "./channels.ts";
import { type Clash, NOTED, optionOf } from "./clash.ts";
import { numberClashes } from "./numbers.ts";
import { pageClashes } from "./pages.ts";
import { planClashes } from "./plans.ts";
import { shareClashes } from "./shares.ts";
import { toneClashes } from "./tone.ts";

/** Every pair that cannot both be true, the weightiest first. A spurious one is worse than none. */
export function clashesIn(state: JourneyState, now: Date): Clash[] {
  const found = [
    ...numberClashes(state),
    ...pageClashes(state),
    ...refusedButUsed(state),
    ...refusedButWanted(state),
    ...planClashes(state, now),
    ...toneClashes(state),
    ...shareClashes(state),
  ];
  const once = found.filter((clash, at) => found.findIndex(({ id }) => id === clash.id) === at);
  return once.toSorted((a, b) => b.weight - a.weight);
}

/** Fields with a contradiction that nobody settled: never put to the founder, or left open by them. */
export function openFields(state: JourneyState, now: Date): FieldId[] {
  const settled = (state.settledClashes ?? []).filter(({ kept }) => kept !== "unknown").map(({ id }) => id);
  return [
    ...new Set(clashesIn(state, now).filter(({ id }) => !settled.includes(id)).map(({ field }) => field)),
  ];
}

/** The weightiest contradiction that was not yet put to the founder. */
export function findClash(state: JourneyState, now: Date): Clash | null {
  return unasked(state, clashesIn(state, now)).find(({ weight }) => weight > NOTED) ?? null;
}

/** The contradiction that the open question is about; null where it is about none. */
export function openClash(state: JourneyState, now: Date): Clash | null {
  const options = state.question?.technique === "contrast" ? state.question.options ?? [] : [];
  if (options.length !== 2) return null;
  return clashesIn(state, now).find(({ sides }) => sides.every((side) => options.includes(optionOf(side)))) ??
    null;
}

function unasked(state: JourneyState, clashes: Clash[]): Clash[] {
  return clashes.filter(({ id }) => !(state.contradictionsAsked ?? []).includes(id));
}

const MOST_NOTES = 2;

/** Contradictions of these fields that no question was left for: one line each for the read-back. */
export function openClashes(state: JourneyState, fields: FieldId[], now: Date): string[] {
  return unasked(state, clashesIn(state, now)).filter(({ field }) => fields.includes(field))
    .map(({ sides: [one, other] }) =>
      `You said: “${one.quote}” ${
        other.page === undefined ? "You also said" : "Your own site says"
      }: “${other.quote}”`
    ).slice(0, MOST_NOTES);
}
