import { type Anchor, ANCHOR_AGENTS, ANCHOR_TYPES, type AnchorType } from "../domain/anchors.ts";
import { fieldsOfPhase } from "../domain/fields.ts";
import { isSettled, type JourneyState } from "../domain/journey.ts";
import { pitchSections } from "./pitch.ts";
import { capitalised } from "./section.ts";
import { sectionsOf } from "./sections.ts";
import type { Strategy } from "../strategy/strategy.ts";

/**
 * Every anchor around its sections: completed once its read-back was accepted, the deck once all that it asks is
 * settled.
 */
export function anchorsOf(state: JourneyState, strategy: Strategy, now: Date): Record<AnchorType, Anchor> {
  const sections = [...sectionsOf(strategy), ...pitchSections(strategy.deck)];
  const anchors = ANCHOR_TYPES.map((type): [AnchorType, Anchor] => [type, {
    type,
    agent: ANCHOR_AGENTS[type],
    status: isDone(state, type) ? "completed" : "in_progress",
    sentence: sentenceOf(strategy, type),
    sections: sections.filter(({ anchor }) => anchor === type),
    written_at: now.toISOString(),
  }]);
  return Object.fromEntries(anchors) as Record<AnchorType, Anchor>;
}

/** The sentence that was chosen; the page has the founder's own letter by letter in its mark. */
function sentenceOf({ sentences }: Strategy, type: AnchorType): Anchor["sentence"] {
  const sentence = type === "pitchDeck" ? null : sentences[type];
  return sentence === null ? null : capitalised(sentence);
}

/** A finished journey that goes back to an anchor leaves the phase of the deck, and the deck stays what it was. */
function isDone(state: JourneyState, type: AnchorType): boolean {
  if (type !== "pitchDeck") return state.readBacks[type]?.accepted === true;
  return state.phase === "complete" ||
    fieldsOfPhase("pitch_deck_creation").every((field) => isSettled(state.fields[field]));
}
