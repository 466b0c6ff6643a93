import { isFieldId } from "../../domain/fields.ts";
import type { NextQuestion } from "../asking/ask.ts";
import type { Draft } from "../draft.ts";
import type { Verdict } from "../hearing/verdict.ts";
import type { Move } from "./turn_answer.ts";

/** A question, the end, or the question that stood open. */
export type Decided = NextQuestion | null | "stay";

/** A turn as the rules work it out. */
export interface ComputedTurn {
  draft: Draft;
  decided: Decided;
  /** False for a command and for cells alone: nothing was said that a model could read. */
  isHeard: boolean;
}

/** The same turn once more on a fresh copy, with a model's verdict. */
export type ComputeTurn = (verdict?: Verdict) => Promise<ComputedTurn>;

/** The move that a worked-out turn makes; null where nothing is asked any more. */
export function moveOf({ draft, decided }: ComputedTurn, open: string): Move | null {
  if (decided === null) return null;
  if (decided === "stay") return "explain";
  const { question } = decided;
  if (question.contradiction !== undefined) return "contrast";
  if (!isFieldId(question.field) || question.choices !== undefined) return "next";
  if (question.options !== undefined) return "options";
  return question.field === open && draft.taken === "answer" ? "probe" : "next";
}

/** True for a new question. */
export function isQuestion(decided: Decided): decided is NextQuestion {
  return decided !== null && decided !== "stay";
}
