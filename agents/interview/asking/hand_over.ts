import { ANCHOR_AGENTS, MASTER_AGENT } from "../../domain/anchors.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { anchorOfPhase, type Phase } from "../../domain/phases.ts";
import { minutesLeft, questionsLeft } from "./pace.ts";

const DONE: Record<Phase, string> = {
  conversation_initiation: "We have what you do and what a good year is",
  truth_anchor_analysis: "Truth is done",
  expression_anchor_analysis: "Expression is done",
  attention_anchor_analysis: "Attention is done",
  evolution_anchor_analysis: "Evolution is done",
  pitch_deck_creation: "The pitch deck has what it needs",
  complete: "Complete",
};

const NEXT: Record<Phase, string> = {
  conversation_initiation: "the opening questions",
  truth_anchor_analysis: "your market",
  expression_anchor_analysis: "how you sound and look",
  attention_anchor_analysis: "how people find you",
  evolution_anchor_analysis: "what people go through and what comes next",
  pitch_deck_creation: "the pitch deck",
  complete: "your documents and the consultant",
};

/** The name of the agent who leads a phase: its anchor's, else the master. */
export function agentOf(phase: Phase): string {
  const anchor = anchorOfPhase(phase);
  return anchor === null ? MASTER_AGENT : ANCHOR_AGENTS[anchor];
}

/** The master's one line between two phases: what is done, what is next and with whom, what remains. */
export function handOverLine(from: Phase, state: JourneyState): string {
  const to = state.phase;
  if (to === "complete") {
    return "Complete: four anchors and the pitch deck stand. Next: your documents and the consultant.";
  }
  const count = questionsLeft(state);
  const questions = count === 1 ? "1 question" : `${count} questions`;
  return `${DONE[from]}. Next: ${NEXT[to]}, with the ${agentOf(to)}. ` +
    `${questions} left, about ${minutesLeft(state)} minutes.`;
}
