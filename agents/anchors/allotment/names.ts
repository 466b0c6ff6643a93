import { type FieldId, FIELDS, isFieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { TRADEOFF_IDS, TRADEOFFS } from "../../domain/tradeoffs.ts";
import { refusalsIn } from "../../text/text.ts";
import { triggerAndBarrier } from "../truth/consumer_insights.ts";
import type { SaidMark } from "./places.ts";

/** What a decision is called where its sentence was quoted often enough. */
const NAMES: Partial<Record<FieldId, string>> = {
  "offering.what": "what you do",
  "customer.last_three": "that customer",
  "company.stage_region": "where you stand",
  "goal.twelve_months": "your goal",
  "market.alternative": "what they do today",
  "market.rivals": "what you say of the rivals",
  "market.obstacle": "the one obstacle",
  "customer.belief": "the belief",
  "customer.not_for": "those you turn away",
  "proof.best": "your best proof",
  "identity.why": "why you do this",
  "identity.values": "the value that you hold",
  "identity.contrast": "what you would never become",
  "visual.colours": "your colours",
  "voice.sample": "a line you really sent",
  "messaging.objections": "your answer to the objection",
  "channels.current": "that channel",
  "channels.capacity": "your hours and money",
  "channels.refused": "the channels you refuse",
  "content.knowledge": "what only you know",
  "community.places": "the room you named",
  "launch.moment": "the moment you named",
  "revenue.model": "your price",
  "journey.quiet": "the quiet days",
  "growth.numbers": "what is measured",
  "evolution.next": "your next step",
  "evolution.bet": "what you count for it",
};

/** The name of the decision or answer that a sentence belongs to: "the refusal", "the trade-off long term". */
export function nameOf(state: JourneyState, { field, quote }: SaidMark): string {
  if (field === "difference.only") {
    return refusalsIn(quote).length > 0 ? "the refusal" : "what a rival would refuse to do";
  }
  if (field === "evolution.next" && refusalsIn(quote).length > 0) return "what you will not stretch to";
  if (field === "customer.trigger_barrier") {
    const { barrier } = triggerAndBarrier(state);
    return barrier?.quote.includes(quote) === true ? "what stops them" : "the moment they come";
  }
  const chosen = TRADEOFF_IDS.find((id) =>
    state.decisions[id] !== undefined &&
    (field === `choices.reasons.${id}` || state.decisions[id].reason === quote)
  );
  const decision = chosen === undefined ? undefined : state.decisions[chosen];
  if (chosen !== undefined && decision !== undefined) {
    return `the trade-off ${TRADEOFFS[chosen][decision.side].toLowerCase()}`;
  }
  if (!isFieldId(field)) return "the sentence you picked";
  return NAMES[field] ?? FIELDS[field].label.toLowerCase();
}
