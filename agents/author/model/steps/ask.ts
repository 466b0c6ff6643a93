import type { z } from "zod";
import {
  addUsage,
  type Asked,
  type Model,
  ModelFailure,
  NO_USAGE,
  type Task,
  type Usage,
} from "../../../model/model.ts";
import type { Insight, WrittenStrategy } from "../../../strategy/written.ts";
import type { WritingGround } from "../ground.ts";
import { prefixOf } from "../prompts/house.ts";
import { insightLines } from "./told.ts";

/** Who is asked, and what it may cost. */
export interface Mind {
  model: Model;
  asked: Asked;
}

/** What a step left: what is to be stored, and why the model brought nothing where it did not. */
export interface StepTaken {
  written: WrittenStrategy;
  failure: ModelFailure | null;
}

interface Question<T> {
  name: string;
  instructions: string;
  material: string;
  /** Insights that the task builds on; a reader with fresh eyes is told none. */
  found?: Insight[];
  schema: z.ZodType<T>;
}

type Reply<T> = { value: T; usage: Usage } | { failure: ModelFailure };

/** One call of the strong model, behind the prefix that all calls share. Never throws because of a model. */
export async function ask<T>(
  { found = [], ...question }: Question<T>,
  ground: WritingGround,
  { model, asked }: Mind,
): Promise<Reply<T>> {
  const task: Task<T> = {
    ...question,
    instructions: [`# The task\n${question.instructions}`, ground.inLanguage].filter((each) => each !== "")
      .join("\n\n"),
    prefix: prefixOf(ground.dossier, insightLines(found, ground.dossier)),
    effort: "strong",
    builtIn: () => {
      throw new ModelFailure("refused", "Only a model thinks and writes");
    },
  };
  try {
    return await model.answer(task, asked);
  } catch (error) {
    if (error instanceof ModelFailure) return { failure: error };
    return { failure: new ModelFailure("invalid", "The model could not be asked", { cause: error }) };
  }
}

/** A step that brought nothing: what it used is told with the failure. */
export function failed(written: WrittenStrategy, failure: ModelFailure): StepTaken {
  return { written: withUsage(written, failure.usage), failure };
}

/** A step that brought something. */
export function taken(written: WrittenStrategy, usage: Usage = NO_USAGE): StepTaken {
  return { written: withUsage(written, usage), failure: null };
}

function withUsage(written: WrittenStrategy, usage: Usage): WrittenStrategy {
  return { ...written, usage: addUsage(written.usage, usage) };
}
