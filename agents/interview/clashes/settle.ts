import type { FieldId } from "../../domain/fields.ts";
import { type JourneyState, type SettledClash, standingAnswer } from "../../domain/journey.ts";
import { numbersIn, wordCount } from "../../text/text.ts";
import { type Draft, markStale, recordAnswer } from "../draft.ts";
import { pickedOption } from "../options.ts";
import { anchorOfField, writtenAnchors } from "../stale.ts";
import { isUnknown } from "../thinness.ts";
import { type Clash, optionOf } from "./clash.ts";

const BOTH =
  /\b(?:both|each in its|the two go together|no contradiction|beides?|les deux|ambos|ambas|entrambi|allebei|begge)\b|оба|両方/iu;

/** Takes what the founder makes of a contradiction: one side, both for a reason, another answer, or nobody knows. */
export function settleClash(draft: Draft, clash: Clash): void {
  const { state, message } = draft;
  const text = message.text.trim();
  const at = chosenSide(clash, text);
  if (at === null && isUnknown(text)) return leaveClash(draft, clash);
  const kept = at === 0 ? "first" : at === 1 ? "second" : BOTH.test(text) ? "both" : "neither";
  settle(state, { id: clash.id, turn: message.id, quote: text, kept });
  restore(state, clash.field);
  if (at !== null) return keepSide(draft, clash, at);
  if (kept === "both") {
    draft.heard.push({ field: clash.field, value: text, quote: text });
    return;
  }
  recordAnswer(draft, clash.field, { turn: message.id, text, thin: false });
}

/** Nobody knows yet: it stays an open contradiction, printed as unknown. */
export function leaveClash(draft: Draft, clash: Clash): void {
  const { state, message } = draft;
  settle(state, { id: clash.id, turn: message.id, quote: message.text.trim(), kept: "unknown" });
  restore(state, clash.field);
  draft.lines.push("It stays open: both stand in what we do not know, until one of them is settled.");
  draft.lastAnswer.text = "";
}

function settle(state: JourneyState, settled: SettledClash): void {
  state.settledClashes = [...(state.settledClashes ?? []).filter(({ id }) => id !== settled.id), settled];
}

/** The side a message picks: as offered, by its letter, or because it holds the words of one alone. */
function chosenSide({ sides }: Clash, text: string): 0 | 1 | null {
  const at = pickedOption(sides.map(optionOf), text);
  if (at === 0 || at === 1) return at;
  const held = sides.map(({ quote }) => text.includes(quote) && wordCount(quote) > 1);
  return held[0] === held[1] ? null : held[0] ? 0 : 1;
}

/** The field stands as it did before the question: confirmed once its anchor, or the opening, is over. */
function restore(state: JourneyState, field: FieldId): void {
  const anchor = anchorOfField(field);
  const isOver = anchor === null
    ? state.phase !== "conversation_initiation"
    : writtenAnchors(state).includes(anchor);
  state.fields[field].status = isOver ? "confirmed" : "heard";
}

/** The side that holds stands; where both gave one number for one thing, the other one is corrected. */
function keepSide(draft: Draft, clash: Clash, at: 0 | 1): void {
  const { state, message } = draft;
  const kept = clash.sides[at];
  const rejected = clash.sides[at === 0 ? 1 : 0];
  draft.heard.push({ field: clash.field, value: kept.quote, quote: message.text.trim() });
  const pair = clash.isOneThing === true ? numberPair(rejected.quote, kept.quote) : null;
  const field = rejected.field;
  if (
    pair === null || field === null || standingAnswer(state, field)?.text.includes(rejected.quote) !== true
  ) return;
  const stale = markStale(draft, [field]);
  state.corrections.push({ turn: message.id, field, ...pair, quote: message.text.trim(), stale });
}

/** The one number of each sentence that is of the same kind and differs; null where there are several. */
function numberPair(rejected: string, kept: string): { from: string; to: string } | null {
  const pairs = numbersIn(rejected).flatMap((from) =>
    numbersIn(kept).filter((to) => to.unit === from.unit && to.noun === from.noun && to.value !== from.value)
      .map((to) => ({ from: from.value, to: to.value }))
  );
  return pairs.length === 1 ? pairs[0]! : null;
}
