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

const NAMES_OF_SETTINGS = Object.keys(ModelSettingsRequest.shape) as (keyof ModelSettingsRequest)[];

/** The settings in force. The key itself is never part of an answer. */
export const ModelSettingsAnswer = ModelSettingsRequest.omit({ api_key: true }).extend({
  has_key: z.boolean(),
  from_environment: z.partialRecord(z.enum(NAMES_OF_SETTINGS), z.string()).describe(
    "The environment variable that decides a field, by the field's name; what it decides cannot be changed here",
  ),
  mind: z.string().describe('Who answers now: "Built-in strategist", "gpt-5"'),
  saved: z.boolean().describe("True while somebody's settings of this page are in force or could be"),
  notices: z.array(z.object({ at: z.string(), text: z.string() }))
    .describe("What whoever runs the server should know, the newest last"),
});
export type ModelSettingsAnswer = z.infer<typeof ModelSettingsAnswer>;

/** A model's server that was found on the machine Holdfast runs on. */
export const FoundServer = z.object({
  name: z.string().describe("Ollama, LM Studio"),
  base_url: z.string(),
  models: z.array(z.string()),
});
export type FoundServer = z.infer<typeof FoundServer>;

export const FoundServersAnswer = z.object({ servers: z.array(FoundServer) });

/** What came of asking one model one real question. */
export const ModelTrial = z.object({
  model: z.string(),
  role: z.enum(["strong", "fast"]),
  answer: z.object({ buyer: z.string(), price: z.string(), monthly: z.number() }).nullable()
    .describe("What it made of the question, or null where it failed"),
  problem: z.string().nullable().describe("Why it failed, in a sentence, or null"),
  seconds: z.number(),
  prompt_tokens: z.int(),
  completion_tokens: z.int(),
  cost: z.number().nullable()
    .describe("In the currency of OPENAI_PRICE_PER_MILLION; null where no price is configured"),
  dropped: z.array(z.string()).describe(
    "What the server does not take, as parameters are called on the wire",
  ),
});
export type ModelTrial = z.infer<typeof ModelTrial>;

export const ModelTrialAnswer = z.object({
  question: z.string(),
  trials: z.array(ModelTrial),
  models: z.array(z.string()).describe("The models that the server has; empty where it does not say"),
});
export type ModelTrialAnswer = z.infer<typeof ModelTrialAnswer>;

/** What one account asked of the model in a month. */
const ModelUsageLine = z.object({
  user_id: z.string(),
  email: z.string(),
  calls: z.int(),
  prompt_tokens: z.int(),
  completion_tokens: z.int(),
  cost: z.number().nullable()
    .describe("In the currency of OPENAI_PRICE_PER_MILLION; null where no price is configured"),
});

/** What became of all that one model wrote of strategies in a month. */
const WriterLine = z.object({
  model: z.string(),
  accepted: z.int(),
  mended: z.int(),
  refused: z.record(z.string(), z.int()).describe("By the gate that refused"),
  calls: z.int(),
  prompt_tokens: z.int(),
  completion_tokens: z.int(),
});

export const ModelUsageAnswer = z.object({
  month: z.string(),
  model: z.string(),
  users: z.array(ModelUsageLine),
  writers: z.array(WriterLine),
});
export type ModelUsageAnswer = z.infer<typeof ModelUsageAnswer>;
