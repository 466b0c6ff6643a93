import { type Asked, type Model, ModelFailure, type Task } from "../../agents/model/model.ts";

/** One expected question: the task's name and the raw answer, or the failure it ends in. */
export type ScriptedStep =
  | { task: string; answer: unknown }
  | { task: string; fails: ModelFailure };

interface ScriptedModel extends Model {
  readonly kind: "scripted";
  /** The materials it was given, in order. */
  readonly materials: string[];
  /** Throws when a step was never asked for. */
  finish(): void;
}

/** A mind for tests: answers step by step, fails on a call too many and, at `finish`, on a step left over. */
export function scriptedModel(steps: ScriptedStep[]): ScriptedModel {
  const left = [...steps];
  const materials: string[] = [];
  const overruns: string[] = [];

  function answer<T>(task: Task<T>, asked: Asked = {}) {
    const step = left.shift();
    if (step === undefined || step.task !== task.name) {
      overruns.push(`Expected ${step?.task ?? "no further call"}, got "${task.name}"`);
      return Promise.reject(new ModelFailure("refused", overruns.at(-1) ?? ""));
    }
    materials.push(task.material);
    if ("fails" in step) return Promise.reject(step.fails);
    const parsed = task.schema.safeParse(step.answer);
    if (!parsed.success) return Promise.reject(new ModelFailure("invalid", parsed.error.message));
    stream(task, step.answer, asked);
    return Promise.resolve({
      value: parsed.data,
      usage: { calls: 1, promptTokens: 0, completionTokens: 0 },
    });
  }

  function finish(): void {
    const leftOver = left.map((step) => `Step "${step.task}" was never asked for`);
    const faults = [...overruns, ...leftOver];
    if (faults.length > 0) throw new Error(faults.join("\n"));
  }

  return { kind: "scripted", name: "Scripted model", materials, answer, finish };
}

function stream<T>(task: Task<T>, answer: unknown, asked: Asked): void {
  if (task.plain && typeof answer === "string") return asked.onText?.(answer, "");
  if (task.streams === undefined || typeof answer !== "object" || answer === null) return;
  for (const property of [task.streams].flat()) {
    const text: unknown = Reflect.get(answer, property);
    if (typeof text === "string" && text !== "") asked.onText?.(text, property);
  }
}
