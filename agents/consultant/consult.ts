import { z } from "zod";
import { askOrBuiltIn } from "../model/ask.ts";
import { forOneTurn } from "../model/budget.ts";
import type { Task, Usage } from "../model/model.ts";
import type { Surroundings } from "../strategist.ts";
import { type Advice, adviseFromRules, type Asking } from "./advice.ts";
import { faultsOf } from "./gate.ts";
import { consultMaterial, INSTRUCTIONS } from "./prompt.ts";

interface ConsultRequest extends Asking {
  surroundings: Surroundings;
}

export interface Consultation extends Advice {
  /** Why the built-in consultant stands in for a model, or null. */
  note: string | null;
  usage: Usage;
}

const Answer = z.object({ consultation: z.string().min(40) });

/**
 * Answers a question from the foundation (craft, section 7). The decisions it goes against, what it rests on
 * and its confidence are computed by rules, whoever writes the words. Never throws because of a model.
 */
export async function consult({ surroundings, ...asking }: ConsultRequest): Promise<Consultation> {
  const { model, onStatus, onText, signal } = surroundings;
  onStatus?.({ step: "retrieving", text: "Reading your foundation..." });
  const advice = adviseFromRules(asking);
  onStatus?.({ step: "answering", text: "Weighing your decisions..." });
  const task: Task<z.infer<typeof Answer>> = {
    name: "consultation",
    instructions: INSTRUCTIONS,
    material: consultMaterial(asking, advice),
    schema: Answer,
    builtIn: () => ({ consultation: advice.consultation }),
    streams: "consultation",
  };
  const gate = ({ consultation }: z.infer<typeof Answer>) => faultsOf(consultation, asking, advice);
  const { value, by, note, usage } = await askOrBuiltIn(forOneTurn(model), task, gate, { onText, signal });
  if (by === "builtin" && model.kind === "builtin") onText?.(value.consultation);
  const consultation = by === "model"
    ? withDecision(value.consultation, advice)
    : note === null
    ? value.consultation
    : `${value.consultation}\n\n*${note}*`;
  return { ...advice, consultation, note, usage };
}

/** A model may overlook the decision that a question goes against; the reader may not. */
function withDecision(consultation: string, { against_decision: decision }: Advice): string {
  if (decision === null || consultation.includes(decision)) return consultation;
  return `**This goes against a decision of yours.** ${decision}\n\n${consultation}`;
}
