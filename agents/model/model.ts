import type { z } from "zod";
import { NO_USAGE, type Usage } from "../domain/usage.ts";

export { addUsage, NO_USAGE, type Usage } from "../domain/usage.ts";

/**
 * A piece of thinking that a mind is asked to do. It carries the built-in strategist's own answer, so every
 * task can be done with no model at all, and whatever a model returns can be replaced.
 */
export interface Task<T> {
  /** snake_case; names the schema on the wire and the task in logs and tests. */
  name: string;
  /** Who the agent is and what the craft demands of it. */
  instructions: string;
  /** What it knows. Website text stands in it only inside `<page>` marks, as data. */
  material: string;
  schema: z.ZodType<T>;
  builtIn: () => T;
  /**
   * The key of a top-level string property whose text may be streamed to the person as it arrives, or several in the order
   * in which they are shown.
   */
  streams?: string | readonly string[];
  /** Text that is the same over many calls and goes before everything else, so that a server can reuse its work on it. */
  prefix?: string;
  /** True where the instructions change less often than the prefix: they, and the form, then go before it. */
  instructionsFirst?: true;
  /** Which of the two models is asked: the one for turns and extraction, or the one that thinks and writes. */
  effort?: "fast" | "strong";
  /** True for an answer in Markdown instead of JSON; the schema is then that of a string. */
  plain?: true;
}

/** What one turn may still spend on a mind. `take` books a call, or answers false when it no longer fits. */
export interface Budget {
  take(promptTokens: number): boolean;
  /** Milliseconds until the turn must end. */
  timeLeft(): number;
}

export interface Asked {
  /** Called with each new stretch of a streamed property, and the property's name. */
  onText?: (text: string, property: string) => void;
  signal?: AbortSignal;
  budget?: Budget;
}

export interface Answered<T> {
  value: T;
  usage: Usage;
  /** Which of its models answered, where it has several. */
  model?: string;
}

/** A mind. `answer` throws ModelFailure when it has no usable answer; it never returns an invalid value. */
export interface Model {
  readonly kind: "builtin" | "openai" | "scripted";
  /** As shown to people: "Built-in strategist", "gpt-4o". */
  readonly name: string;
  /** How many tokens it can read and write in one call, as it was set or noticed; null or absent where nobody knows. */
  readonly contextTokens?: number | null;
  answer<T>(task: Task<T>, asked?: Asked): Promise<Answered<T>>;
}

export type FailureReason =
  | "unreachable"
  | "timeout"
  | "rate_limited"
  | "refused"
  | "cut_short"
  | "invalid"
  | "aborted";

/** A model call that brought nothing usable. `message` is for people; `reason` is for code. */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";
  /** What the failed attempts used up. */
  readonly usage: Usage;
  constructor(
    readonly reason: FailureReason,
    message: string,
    options: ErrorOptions & { usage?: Usage } = {},
  ) {
    super(message, options);
    this.usage = options.usage ?? NO_USAGE;
  }
}
