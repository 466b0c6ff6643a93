import type { Claim } from "../../domain/claims.ts";
import type { Question } from "../../domain/journey.ts";
import type { AgentTurn } from "./linter.ts";
import { linesAsText } from "../tradeoffs/lines.ts";

const STANDS_ALONE = /^(?:Seen: |Reckoned: |Calculated: |Side by side, )/;

/** The reply as a person reads it: bold, italic and line breaks only. */
export function composeTurn(turn: AgentTurn, question: Question): string {
  const parts = [
    turn.reflect,
    turn.observation === "" || STANDS_ALONE.test(turn.observation)
      ? turn.observation
      : `Seen: ${turn.observation}`,
    question.choices === undefined ? "" : linesAsText(question.choices),
    question.options === undefined || question.technique === "confirm" ? "" : optionsAsText(question.options),
    turn.why === "" ? `**${turn.question}**` : `**${turn.question}**\n*${turn.why}*`,
  ];
  return joinParts(parts);
}

function optionsAsText(options: string[]): string {
  return options.map((option, at) => `${"ABC"[at] ?? at + 1}: ${option}`).join("\n");
}

/**
 * What a read-back shows above its question: what disagrees, and the three sentences. Of all turns it alone may go
 * beyond 90 words: three sentences to head an anchor, of up to 24 words each, leave no room for less.
 */
export function composeReadBack(parts: { notes: string[]; candidates: Claim[] }): string {
  const sentences = parts.candidates.map((candidate, at) => `${at + 1}. ${candidate.text}`);
  return joinParts([parts.notes.join("\n"), sentences.join("\n")]);
}

/** Paragraphs with a line between them, empty ones left out. */
export function joinParts(parts: string[]): string {
  return parts.filter((part) => part.trim() !== "").join("\n\n");
}
