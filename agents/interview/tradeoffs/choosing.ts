import { TRADEOFF_IDS, type TradeoffId, TRADEOFFS } from "../../domain/tradeoffs.ts";
import { askField, type NextQuestion, openTradeoffs } from "../asking/ask.ts";
import { assume, type Draft, markStale } from "../draft.ts";
import { readChoices } from "./answers.ts";

const FIELD = "choices.tradeoffs";
/** Whoever leaves so few lines out has most often not understood them. */
const MOST_EXPLAINED = 2;

/** What each line means, in words that need no office. */
export const SIDES_MEAN: Record<TradeoffId, string> = {
  explore_exploit: "going after customers you have never served, or getting more out of those around you.",
  centralise_let_go: "you decide how it is done, or whoever does the work decides.",
  short_long: "what brings money this year, or what pays only later.",
  compete_cooperate: "taking customers from the others, or working with them.",
  radical_incremental: "changing it all at once, or one step after the other.",
  differentiate_cost: "being chosen for what only you do, or for the lower price.",
  automate_augment: "a machine does the work, or it helps the person who does.",
};

/** Takes the seven choices; what is missing or wants both sides is asked once more, then left open openly. */
export function takeChoices(draft: Draft): NextQuestion | null {
  const { state, message } = draft;
  const asked = state.question?.choices?.map((line) => line.id) ?? openTradeoffs(draft);
  const { decisions, both, stretches } = readChoices(message, asked);
  state.decisions = { ...state.decisions, ...decisions };
  const kept = state.fields[FIELD];
  draft.lastAnswer.text = stretches.join("\n");
  const chosen = Object.keys(decisions).length;
  if (chosen > 0) {
    kept.answers.push(...stretches.map((text) => ({ turn: message.id, text, thin: false })));
    kept.status = kept.status === "confirmed" ? "confirmed" : "heard";
    draft.heard.push({ field: FIELD, value: `${chosen} chosen`, quote: message.text });
    markStale(draft, [FIELD]);
  }
  const missing = TRADEOFF_IDS.filter((id) => state.decisions[id] === undefined);
  if (missing.length === 0) return null;
  if (kept.probes > 0) {
    leaveOpen(draft, missing.length);
    return null;
  }
  kept.probes += 1;
  kept.status = "probed";
  if (missing.length <= MOST_EXPLAINED) {
    draft.lines.push(...missing.map((id) => `What I mean: ${SIDES_MEAN[id]}`));
  }
  if (both.length > 0) {
    draft.lines.push("Both sides at once is no choice, unless you split it by customer, place or date.");
  }
  return askField(draft, FIELD);
}

function leaveOpen(draft: Draft, count: number): void {
  const { state } = draft;
  const open = TRADEOFF_IDS.filter((id) => state.decisions[id] === undefined);
  const names = open.map((id) => `${TRADEOFFS[id].a} or ${TRADEOFFS[id].b.toLowerCase()}`).join("; ");
  assume(state, FIELD);
  const test = state.fields[FIELD].assumption?.test ?? "";
  state.fields[FIELD].assumption = { text: `Not chosen, nothing is built on them: ${names}.`, test };
  draft.lines.push(
    count === 1
      ? "One of the seven lines stays open, and is printed as open."
      : `${count} of the seven lines stay open, and are printed as open.`,
  );
}
