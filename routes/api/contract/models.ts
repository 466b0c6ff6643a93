import { z } from "zod";
import { Text } from "./text.ts";

export const EFFORTS = ["minimal", "low", "medium", "high"] as const;

/** What the numbers of a model's settings may be. */
export const MODEL_RANGES = {
  context_tokens: { min: 2_000, max: 10_000_000 },
  first_word_seconds: { min: 1, max: 3_600 },
  answer_seconds: { min: 1, max: 7_200 },
  calls_at_once: { min: 1, max: 64 },
  patience_seconds: { min: 1, max: 600 },
};

const Address = Text.trim().max(500)
  .pipe(z.url({ protocol: /^https?$/, error: "must be an http(s) address" }))
  .refine((address) => URL.parse(address)?.username === "", "must not hold a name or a password")
  .transform((address) => address.replace(/\/+$/, ""));
const ModelName = Text.trim().min(1).max(200);

function within({ min, max }: { min: number; max: number }) {
  return z.int().min(min).max(max).nullable();
}

/** Which mind is asked; null stands for what is usual. */
export const ModelSettingsRequest = z.object({
  base_url: Address.nullable(),
  /** A new key; null forgets the one that is kept; left out, it stays as long as the address does. */
  api_key: Text.trim().min(1).max(1_000).regex(/^[\x21-\x7e]+$/, "must be letters and signs without blanks")
    .nullable().optional(),
  model: ModelName.nullable(),
  fast_model: ModelName.nullable(),
  effort: z.enum(EFFORTS).nullable(),
  context_tokens: within(MODEL_RANGES.context_tokens),
  first_word_seconds: within(MODEL_RANGES.first_word_seconds),
  answer_seconds: within(MODEL_RANGES.answer_seconds),
  calls_at_once: within(MODEL_RANGES.calls_at_once),
  /** How long a founder waits for the first word before the built-in strategist speaks; left out, as usual. */
  patience_seconds: within(MODEL_RANGES.patience_seconds).default(null),
});
export type ModelSettingsRequest = z.infer<typeof ModelSettingsRequest>;

/** The settings in force. The key itself is never part of an answer. */
export interface ModelSettingsAnswer extends Omit<ModelSettingsRequest, "api_key"> {
  has_key: boolean;
  /** The environment variable that decides a field, by the field's name; what it decides cannot be changed here. */
  from_environment: Partial<Record<keyof ModelSettingsRequest, string>>;
  /** Who answers now: "Built-in strategist", "gpt-5". */
  mind: string;
  /** True while somebody's settings of this page are in force or could be. */
  saved: boolean;
  /** What whoever runs the server should know, the newest last. */
  notices: { at: string; text: string }[];
}

/** A model's server that was found on the machine Holdfast runs on. */
export interface FoundServer {
  /** "Ollama" */
  name: string;
  base_url: string;
  models: string[];
}

/** What came of asking one model one real question. */
export interface ModelTrial {
  model: string;
  role: "strong" | "fast";
  /** What it made of the question, or null where it failed. */
  answer: { buyer: string; price: string; monthly: number } | null;
  /** Why it failed, in a sentence, or null. */
  problem: string | null;
  seconds: number;
  prompt_tokens: number;
  completion_tokens: number;
  /** In the currency of OPENAI_PRICE_PER_MILLION; null where no price is configured. */
  cost: number | null;
  /** What the server does not take, as parameters are called on the wire. */
  dropped: string[];
}

export interface ModelTrialAnswer {
  question: string;
  trials: ModelTrial[];
  /** The models that the server has; empty where it does not say. */
  models: string[];
}
