import { builtInModel } from "./builtin.ts";
import type { Model } from "./model.ts";
import { createOpenAIModel } from "./openai.ts";

interface ModelEnvironment {
  OPENAI_API_KEY?: string;
  OPENAI_BASE_URL?: string;
  OPENAI_MODEL?: string;
}

const DEFAULT_MODEL = "gpt-4o-mini";

/** The built-in strategist, unless a key or an address of a model is given (design, section 3). */
export function createModel({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL }: ModelEnvironment): Model {
  if (OPENAI_API_KEY === undefined && OPENAI_BASE_URL === undefined) return builtInModel;
  return createOpenAIModel({
    apiKey: OPENAI_API_KEY,
    baseURL: OPENAI_BASE_URL,
    model: OPENAI_MODEL ?? DEFAULT_MODEL,
  });
}
