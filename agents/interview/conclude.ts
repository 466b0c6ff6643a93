import { type Anchor, ANCHOR_LABELS, type AnchorType } from "../domain/anchors.ts";
import { type JourneyState, progressOf } from "../domain/journey.ts";
import { writeStrategy } from "../author/rules/write_strategy.ts";
import { anchorsOf } from "../sections/anchors.ts";
import { materialOf } from "./strategy_material.ts";
import { tellsOfRefusal } from "../model/ask.ts";
import { builtInModel } from "../model/builtin.ts";
import type { Surroundings, TurnOutcome } from "./turn_types.ts";
import type { NextQuestion } from "./asking/ask.ts";
import { composeTurn, joinParts } from "./asking/compose.ts";
import type { Draft } from "./draft.ts";
import { keepStood } from "../review/standing.ts";
import { agentOf } from "./asking/hand_over.ts";
import { keepPlan } from "./quarterly/keep_plan.ts";
import { spokenTo } from "./language/spoken.ts";
import { readDueFeeds } from "./trend_feeds.ts";

/** What is put at the end of a turn: a question, nothing more, or the open question again. */
type Decided = NextQuestion | null | "stay";

/** What is said where no question is open. */
export const CLOSING =
  "Your foundation is complete. Correct anything in your own words, or go back to a field; the documents follow.";

/** The open question again, with its options, lines or sentences; a short one leaves out why it is asked. */
export function openQuestion(state: JourneyState, isShort = false): string {
  const question = state.question;
  if (question === null) return CLOSING;
  const turn = {
    reflect: "",
    observation: "",
    question: question.text ?? "",
    why: isShort ? "" : question.why,
  };
  const candidates = question.technique === "confirm"
    ? (question.options ?? []).map((option, at) => `${at + 1}. ${option}`).join("\n")
    : "";
  return joinParts([candidates, composeTurn(turn, question)]);
}

/** Ends a turn: puts the question, writes the anchors that are due, and joins the reply. */
export async function conclude(
  draft: Draft,
  decided: Decided,
  surroundings: Surroundings,
): Promise<TurnOutcome> {
  const { state } = draft;
  await readDueFeeds(draft, surroundings);
  const next = decided;
  if (next !== "stay") state.question = next === null ? null : next.question;
  const asking = state.question === null
    ? closingOf(draft)
    : next === "stay" || next === null
    ? openQuestion(state, draft.isAskedAgain)
    : replyOf(next);
  state.reached = progressOf(state);
  if (draft.stood !== undefined) keepStood(state, draft.stood, draft.message.id);
  keepPlan(state, draft.now);
  const lines = [...draft.lines, ...draft.met ? [draft.met] : []].join("\n");
  const reply = spokenTo(state, joinParts([lines, asking]));
  streamWords(reply, surroundings);
  const anchors = writeDue(draft, surroundings);
  const { heard, note, usage, spokenBy = builtInModel.name } = draft;
  const agent = agentOf(state.phase);
  return { state, reply, agent, spokenBy, heard, anchors, note, notice: noticeOf(draft), usage };
}

const SLOW =
  "The model takes longer than you wait, so the built-in strategist answered. It goes on so where that happens; what the model still reads of your answers is kept.";

/** Notice for the founder: every rejected answer of a model; an outage or a slow model once, and its end once. */
function noticeOf({ state, note, usage, isSlow = false }: Draft): string | null {
  if (isSlow) {
    const isTold = state.toldSlow === true || state.modelIsAway === true;
    state.toldSlow = true;
    return isTold ? null : SLOW;
  }
  const isAway = note !== null && !tellsOfRefusal(note);
  const wasAway = state.modelIsAway !== undefined;
  if (isAway) {
    state.modelIsAway = true;
    return wasAway ? null : `${note} It goes on so until the model is back.`;
  }
  if (!wasAway || usage.calls === 0) return note;
  delete state.modelIsAway;
  return note ?? "The model answers again.";
}

/** What is said where no question is open: what the turn has changed; nothing where it has said so already. */
function closingOf(draft: Draft): string {
  if (draft.lines.length > 0) return "";
  const again = [...draft.rewrite].map((type) => ANCHOR_LABELS[type]).join(", ");
  return again === "" ? CLOSING : `Kept. Rewritten: ${again}.\n${CLOSING}`;
}

/** A read-back reflects first, then shows what was heard, then asks. */
function replyOf(next: NextQuestion): string {
  if (next.above === "") return composeTurn(next.turn, next.question);
  return joinParts([
    next.turn.reflect,
    next.above,
    composeTurn({ ...next.turn, reflect: "" }, next.question),
  ]);
}

/** The reply in stretches of a word each, as a model's would arrive. */
function streamWords(reply: string, { onText }: Surroundings): void {
  if (onText === undefined) return;
  for (const word of reply.match(/\s*\S+/g) ?? []) onText(word);
}

/** The anchors that the turn has made due, as the rules write them; a model writes its own beside the interview. */
export function writeDue(
  draft: Draft,
  { now, onStatus }: Pick<Surroundings, "now" | "onStatus">,
): Partial<Record<AnchorType, Anchor>> {
  if (draft.rewrite.size === 0) return {};
  const { strategy } = writeStrategy(materialOf(draft.state, now));
  const byRules = anchorsOf(draft.state, strategy, now);
  const due = [...draft.rewrite];
  for (const type of due) onStatus?.({ step: `writing_${type}`, text: "Developing strategic insights..." });
  return Object.fromEntries(due.map((type) => [type, byRules[type]]));
}
