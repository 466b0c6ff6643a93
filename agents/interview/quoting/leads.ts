import type { FieldId } from "../../domain/fields.ts";
import { numbersIn } from "../../text/text.ts";

/** What an answer was about, as a clause of ours that ends before the founder's words begin. */
const LEADS: Partial<Record<FieldId, string>> = {
  "offering.what": "What people get:",
  "customer.last_three": "From the last three:",
  "company.stage_region": "Today:",
  "goal.twelve_months": "The goal:",
  "market.alternative": "Without you:",
  "market.rivals": "Who you are up against:",
  "market.obstacle": "In the way:",
  "customer.trigger_barrier": "What moves or holds them:",
  "customer.belief": "The belief to change:",
  "customer.not_for": "Turned away:",
  "difference.only": "What a rival would not do:",
  "proof.best": "For the sceptic:",
  "choices.tradeoffs": "What you chose:",
  "identity.why": "Where it began:",
  "identity.values": "How you work:",
  "voice.sample": "Your own voice:",
  "visual.colours": "The colours:",
  "messaging.objections": "The doubt, and the answer to it:",
  "channels.current": "Counted:",
  "channels.capacity": "The limit:",
  "channels.refused": "Left out on purpose:",
  "content.knowledge": "Known from the inside:",
  "community.places": "Where they meet:",
  "launch.moment": "The moment:",
  "revenue.model": "The price:",
  "journey.quiet": "Where it goes silent:",
  "growth.numbers": "On the books:",
  "evolution.next": "The order:",
  "evolution.bet": "The bet:",
  "pitch.raise": "The money:",
};

/** Leads that promise a number need one. */
const COUNTED: ReadonlySet<FieldId> = new Set<FieldId>([
  "channels.current",
  "revenue.model",
  "growth.numbers",
]);

/** The clause that says what the founder's words were taken as; "" where they may be something else. */
export function leadFor(field: FieldId, text: string): string {
  if (COUNTED.has(field) && numbersIn(text).length === 0) return "";
  return LEADS[field] ?? "";
}
