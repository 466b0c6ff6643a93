import { builtInModel } from "./builtin.ts";
import { chosenLimits } from "./limits.ts";
import type { Model } from "./model.ts";
import { createOpenAIModel, type OpenAISettings } from "./openai.ts";
import { CALLS_AT_ONCE } from "./turnstile.ts";

/** Which mind is asked, and how. Everything left out is the usual. */
export interface MindSettings extends Omit<OpenAISettings, "model" | "limits"> {
  model?: string;
  firstWordSeconds?: number;
  answerSeconds?: number;
}

const DEFAULT_MODEL = "gpt-4o-mini";

/** The built-in strategist, unless a key or an address of a model is given (design, section 3). */
export function createModel(settings: MindSettings): Model {
  const { apiKey, baseURL, model = DEFAULT_MODEL, firstWordSeconds, answerSeconds, ...others } = settings;
  if (apiKey === undefined && baseURL === undefined) return builtInModel;
  const limits = chosenLimits({ firstWord: firstWordSeconds, answer: answerSeconds });
  return createOpenAIModel({ ...others, apiKey, baseURL, model, limits });
}

/** How many questions may be under way at once, over the whole process. */
export function setCallsAtOnce(calls: number): void {
  CALLS_AT_ONCE.resize(calls);
}
