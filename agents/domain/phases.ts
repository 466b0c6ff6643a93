import type { AnchorType } from "./anchors.ts";

/** The phases of a journey, in the order in which plain code moves through them. */
export const PHASES = [
  "conversation_initiation",
  "truth_anchor_analysis",
  "expression_anchor_analysis",
  "attention_anchor_analysis",
  "evolution_anchor_analysis",
  "pitch_deck_creation",
  "complete",
] as const;

export type Phase = typeof PHASES[number];

/** The anchor that a phase builds, or null where it builds none. */
export function anchorOfPhase(phase: Phase): AnchorType | null {
  switch (phase) {
    case "truth_anchor_analysis":
      return "truth";
    case "expression_anchor_analysis":
      return "expression";
    case "attention_anchor_analysis":
      return "attention";
    case "evolution_anchor_analysis":
      return "evolution";
    case "pitch_deck_creation":
      return "pitchDeck";
    case "conversation_initiation":
    case "complete":
      return null;
  }
}
