import { z } from "zod";
import type { MindSettings } from "../agents/model/create.ts";
import { OPENAI_ADDRESS } from "../agents/model/list_models.ts";
import { type FailureReason, type Model, ModelFailure, NO_USAGE, type Task } from "../agents/model/model.ts";
import type { ModelTrial } from "./api/contract.ts";
import { costOf, type TokenPrices } from "./token_prices.ts";

/** What a founder might say; everything that is asked for stands in it or follows from it. */
export const TRIAL_MESSAGE = "We rent cargo bikes to bakeries. Twelve of them pay 90 euros a month each.";
const MONTHLY = 12 * 90;

const task: Task<NonNullable<ModelTrial["answer"]>> = {
  name: "try_model",
  instructions:
    "Read what a founder says. Give who buys and what one of them pays, both in the founder's words, and " +
    "how much money comes in each month from all of them together, as a number.",
  material: `<founder_message>\n${TRIAL_MESSAGE}\n</founder_message>`,
  schema: z.object({ buyer: z.string().min(1), price: z.string().min(1), monthly: z.number() }),
  builtIn: () => ({ buyer: "", price: "", monthly: 0 }),
};

interface Trying {
  prices: TokenPrices | undefined;
  signal: AbortSignal;
}

/**
 * Asks both models of these settings the same real question, one after the other; the same model only once, and the second
 * not at all where nobody was met at the address.
 */
export async function tryModels(settings: MindSettings, trying: Trying): Promise<ModelTrial[]> {
  const { createModel } = await import("../agents/model/create.ts");
  const mind = createModel(settings);
  const address = settings.baseURL ?? OPENAI_ADDRESS;
  const { trial: strong, reason } = await tryModel(mind, "strong", { ...trying, address, name: mind.name });
  const { fastModel } = settings;
  if (fastModel === undefined || fastModel === mind.name || reason === "unreachable") return [strong];
  return [strong, (await tryModel(mind, "fast", { ...trying, address, name: fastModel })).trial];
}

async function tryModel(
  mind: Model & { dropped?: (model: string) => string[] },
  role: ModelTrial["role"],
  { name, address, prices, signal }: Trying & { name: string; address: string },
): Promise<{ trial: ModelTrial; reason: FailureReason | null }> {
  const started = performance.now();
  const { value, usage, problem, reason } = await mind.answer({ ...task, effort: role }, { signal }).then(
    ({ value, usage }) => ({ value, usage, problem: slip(value.monthly), reason: null }),
    (error: unknown) => ({ value: null, ...failed(error, { address, signal }) }),
  );
  const trial = {
    model: name,
    role,
    answer: value,
    problem,
    seconds: Math.max(0.1, Math.round((performance.now() - started) / 100) / 10),
    prompt_tokens: usage.promptTokens,
    completion_tokens: usage.completionTokens,
    cost: costOf(usage, prices),
    dropped: mind.dropped?.(name) ?? [],
  };
  return { trial, reason };
}

function slip(monthly: number): string | null {
  if (monthly === MONTHLY) return null;
  return `It answers, but twelve times 90 is ${
    MONTHLY.toLocaleString("en")
  }: a stronger model will serve you better.`;
}

function failed(error: unknown, { address, signal }: { address: string; signal: AbortSignal }) {
  if (!(error instanceof ModelFailure)) throw error;
  const { message, reason, usage = NO_USAGE } = error;
  const said = signal.aborted ? "It gave no answer in the time there is for a trial." : `${message}.`;
  const next = nextSteps(address)[signal.aborted ? "timeout" : reason];
  return { usage, reason, problem: next === undefined ? said : `${said} ${next}` };
}

/** What an administrator can look at, by why the model failed. */
function nextSteps(address: string): Partial<Record<FailureReason, string>> {
  const { origin, pathname } = new URL(address);
  const place = `${origin}${pathname.replace(/\/$/, "")}`;
  return {
    unreachable:
      `See that the server runs and answers at ${place}: the machine's name, the port (Ollama 11434, LM Studio 1234, ` +
      "llama.cpp 8080, vLLM 8000) and the path, which mostly ends in /v1. Its own log says more.",
    timeout:
      `Something may be loading at ${place}: try again in a minute, or give it more seconds below until a silent call is given up.`,
    refused: `Look at the key, the model's name, and whether the address ${place} should end in /v1.`,
    rate_limited: "Try again in a minute, or look at what the account allows.",
  };
}
