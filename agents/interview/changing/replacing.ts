import { FOUNDATION_ANCHORS, type FoundationAnchor } from "../../domain/anchors.ts";
import type { FieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { candidatesFor } from "../read_back/candidates.ts";
import type { Draft } from "../draft.ts";

/**
 * Puts a new answer in the place of all that was said of a field before: nothing is read from the old words any more, and
 * an anchor that they headed is headed by the new ones where these say the same thing, else by none. The conversation itself
 * keeps the old words. `record` keeps the new answer.
 */
export function replaceAnswers({ state, now }: Draft, field: FieldId, record: () => void): void {
  const kept = state.fields[field];
  const turns = new Set(kept.answers.map(({ turn }) => turn));
  const isGone = (said: { turn: string; field: string }) => said.field === field && turns.has(said.turn);
  const headed = FOUNDATION_ANCHORS.filter((anchor) =>
    state.readBacks[anchor]?.sentence?.marks.some((mark) => mark.kind === "said" && isGone(mark))
  );
  kept.answers = [];
  delete kept.beside;
  if (state.modelFacts !== undefined) state.modelFacts = state.modelFacts.filter((fact) => !isGone(fact));
  record();
  for (const anchor of headed) headAgain(state, anchor, now);
}

/** The same formulation with what is said now: "Gwenyn answers one thing: …". */
function headAgain(state: JourneyState, anchor: FoundationAnchor, now: Date): void {
  const readBack = state.readBacks[anchor];
  if (readBack === undefined) return;
  const [lead] = readBack.sentence?.text.split(":") ?? [];
  const sentence = candidatesFor(anchor, state, now).find(({ text }) => text.startsWith(`${lead}:`)) ?? null;
  state.readBacks[anchor] = { ...readBack, sentence };
}
