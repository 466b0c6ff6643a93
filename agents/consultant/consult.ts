import { z } from "zod";
import { askOrBuiltIn } from "../model/ask.ts";
import { forOneTurn } from "../model/budget.ts";
import type { Model, Task, Usage } from "../model/model.ts";
import { type Advice, adviseFromRules, type Asking } from "./advice.ts";
import { faultsOf } from "./gate.ts";
import { consultMaterial, INSTRUCTIONS } from "./prompt.ts";

/** Whom to ask and whom to tell; what the strategist's surroundings hold beside it is not needed here. */
interface Surroundings {
  model: Model;
  onStatus?: (step: { step: string; text: string }) => void;
  onText?: (text: string) => void;
  signal?: AbortSignal;
}

interface ConsultRequest extends Asking {
  surroundings: Surroundings;
}

export interface Consultation extends Advice {
  /** Why the built-in consultant stands in for a model, or null. */
  note: string | null;
  usage: Usage;
}

const Answer = z.object({ consultation: z.string().min(10) });

/**
 * Answers a question from the foundation (craft, section 7). The decision it goes against, what it rests on and its
 * confidence are computed by rules, whoever writes the words. Never throws because of a model.
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
  const consultation = by === "model" || note === null
    ? value.consultation
    : `${value.consultation}\n\n*${note}*`;
  return { ...advice, consultation, note, usage };
}
