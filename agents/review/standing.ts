import { FOUNDATION_ANCHORS } from "../domain/anchors.ts";
import { FIELD_IDS } from "../domain/fields.ts";
import type { JourneyState, StoodBefore } from "../domain/journey.ts";
import { TRADEOFF_IDS, TRADEOFFS } from "../domain/tradeoffs.ts";

/** More than a founder replaces in years; it bounds what a journey keeps. */
const MOST_KEPT = 200;

export type Replaceable = StoodBefore["of"];

/** The fields whose answers versions tell: trade-offs are told by their sides. */
export const TOLD_FIELDS = FIELD_IDS.filter((field) => field !== "choices.tradeoffs");

/** What stands now of all that one message can put something else in the place of. */
export function standingIn({ fields, decisions, readBacks }: JourneyState): Map<Replaceable, string> {
  const answers = TOLD_FIELDS.map((field): [Replaceable, string] => {
    const texts = fields[field].answers.filter(({ thin }) => !thin).map(({ text }) => text);
    return [field, [...new Set(texts)].join(" ")];
  });
  const sides = TRADEOFF_IDS.map((id): [Replaceable, string] => {
    const side = decisions[id]?.side;
    return [id, side === undefined ? "" : TRADEOFFS[id][side]];
  });
  const sentences = FOUNDATION_ANCHORS.map((type): [Replaceable, string] => [
    `confirm.${type}`,
    readBacks[type]?.sentence?.text ?? "",
  ]);
  return new Map([...answers, ...sides, ...sentences]);
}

/** Keeps in `state` what stood before this turn and stands no more, or that nothing did. What was only added to stands still. */
export function keepStood(state: JourneyState, before: Map<Replaceable, string>, turn: string): void {
  const now = standingIn(state);
  const gone = [...before].filter(([of, text]) => {
    const standing = now.get(of) ?? "";
    return text === "" ? standing !== "" : !standing.includes(text);
  });
  if (gone.length === 0) return;
  const kept = gone.map(([of, text]) => ({ turn, of, text }));
  state.stoodBefore = [...state.stoodBefore ?? [], ...kept].slice(-MOST_KEPT);
}
