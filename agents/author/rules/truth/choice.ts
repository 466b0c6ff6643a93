import type { z } from "zod";
import { TRADEOFF_IDS, type TradeoffId, TRADEOFFS } from "../../../domain/tradeoffs.ts";
import { inference } from "../../../ledger/marks.ts";
import { closed } from "../../../ledger/words.ts";
import type { Mark } from "../../../domain/claims.ts";
import type { ChoiceSchema } from "../../../strategy/leaves.ts";
import type { Material } from "../../../strategy/material.ts";

type Choice = z.infer<typeof ChoiceSchema>;

/** The mark of a founder's reason for a trade-off, or null where the side was taken without one. */
export function reasonMark({ decisions }: Material, id: TradeoffId): Mark | null {
  const decision = decisions[id];
  if (decision?.reason === undefined || decision.reason === null || decision.reason.trim() === "") {
    return null;
  }
  return { kind: "said", turn: decision.turn, field: `choices.reasons.${id}`, quote: decision.reason };
}

/**
 * A trade-off as the choice of a section: both sides, the founder's reason and what it gives up. Null while it stands
 * open, and where the same words were given for several.
 */
export function choiceOf(material: Material, id: TradeoffId): Choice | null {
  const decision = material.decisions[id];
  const mark = reasonMark(material, id);
  if (decision === undefined || mark === null || sharesReason(material, id)) return null;
  const { side, reason } = decision;
  return {
    chosen: TRADEOFFS[id][side],
    rejected: TRADEOFFS[id][side === "a" ? "b" : "a"],
    why: closed(`“${reason}”`),
    gives_up: TRADEOFFS[id].loss[side],
    marks: [mark, inference("choices.tradeoffs")],
  };
}

function sharesReason({ decisions }: Material, id: TradeoffId): boolean {
  const reason = decisions[id]?.reason;
  return TRADEOFF_IDS.some((other) => other !== id && decisions[other]?.reason === reason);
}
