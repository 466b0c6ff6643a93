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
import type { WrittenStrategy } from "../../../strategy/written.ts";
import type { WritingGround } from "../ground.ts";
import { HOUSE, prefixOf } from "../prompts/house.ts";

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
  schema: z.ZodType<T>;
}

type Reply<T> = { value: T; usage: Usage } | { failure: ModelFailure };

/** One call of the strong model, behind the prefix that all calls share. Never throws because of a model. */
export async function ask<T>(
  question: Question<T>,
  ground: WritingGround,
  { model, asked }: Mind,
): Promise<Reply<T>> {
  const task: Task<T> = {
    ...question,
    material: `${ground.dossier.today}\n\n${question.material}`,
    instructions: `${HOUSE}\n\n# The task\n${question.instructions}`,
    prefix: prefixOf(ground.dossier),
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
