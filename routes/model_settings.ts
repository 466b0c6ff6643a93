import type { MindSettings } from "../agents/model/create.ts";
import type { ModelSettings, StoredModel } from "../kv/model_settings.ts";
import type { ModelSettingsRequest } from "./api/contract.ts";
import type { Config } from "./config.ts";

/** What decides which mind is asked: the environment, then what an admin saved, then what is usual. */
export interface SettingsInForce {
  mind: MindSettings;
  callsAtOnce?: number;
  /** How long a founder waits for a model's first word. */
  patienceSeconds?: number;
  /** Which variable decides a field, by the field's name on the wire. */
  fromEnvironment: Partial<Record<keyof ModelSettingsRequest, string>>;
}

const VARIABLES = {
  base_url: "OPENAI_BASE_URL",
  api_key: "OPENAI_API_KEY",
  model: "OPENAI_MODEL",
  fast_model: "OPENAI_FAST_MODEL",
  effort: "OPENAI_REASONING_EFFORT",
  context_tokens: "OPENAI_CONTEXT_TOKENS",
  first_word_seconds: "OPENAI_FIRST_WORD_SECONDS",
  answer_seconds: "OPENAI_ANSWER_SECONDS",
  calls_at_once: "OPENAI_CALLS_AT_ONCE",
  patience_seconds: "MODEL_PATIENCE_SECONDS",
} as const satisfies Record<keyof ModelSettingsRequest, keyof Config>;

type Field = keyof typeof VARIABLES;

/**
 * The environment wins field by field. A key and an address belong together: where the environment gives either, a key
 * of it is sent to no address that somebody typed, and names of models that were saved for another server are left out.
 */
export function settingsInForce(config: Config, stored: StoredModel | null): SettingsInForce {
  const addressDecided = decidesAddress(config);
  const baseURL = addressDecided ? config.OPENAI_BASE_URL : stored?.settings.baseURL ?? undefined;
  const saved = stored?.settings;
  const ofServer = saved !== undefined && (saved.baseURL ?? undefined) === baseURL ? saved : undefined;
  const key = ofServer === undefined ? undefined : stored?.key ?? undefined;
  return {
    mind: {
      baseURL,
      apiKey: config.OPENAI_API_KEY ?? key,
      model: config.OPENAI_MODEL ?? ofServer?.model ?? undefined,
      fastModel: config.OPENAI_FAST_MODEL ?? ofServer?.fastModel ?? undefined,
      contextTokens: config.OPENAI_CONTEXT_TOKENS ?? ofServer?.contextTokens ?? undefined,
      effort: config.OPENAI_REASONING_EFFORT ?? saved?.effort ?? undefined,
      firstWordSeconds: config.OPENAI_FIRST_WORD_SECONDS ?? saved?.firstWordSeconds ?? undefined,
      answerSeconds: config.OPENAI_ANSWER_SECONDS ?? saved?.answerSeconds ?? undefined,
    },
    callsAtOnce: config.OPENAI_CALLS_AT_ONCE ?? saved?.callsAtOnce ?? undefined,
    patienceSeconds: config.MODEL_PATIENCE_SECONDS ?? saved?.patienceSeconds ?? undefined,
    fromEnvironment: variablesThatDecide(config),
  };
}

/** What was typed as it is kept: an address that the environment decides is what the rest belongs to. */
export function settingsToKeep(config: Config, typed: ModelSettingsRequest): ModelSettings {
  return {
    baseURL: decidesAddress(config) ? config.OPENAI_BASE_URL ?? null : typed.base_url,
    model: typed.model,
    fastModel: typed.fast_model,
    effort: typed.effort,
    contextTokens: typed.context_tokens,
    firstWordSeconds: typed.first_word_seconds,
    answerSeconds: typed.answer_seconds,
    callsAtOnce: typed.calls_at_once,
    patienceSeconds: typed.patience_seconds,
  };
}

function decidesAddress(config: Config): boolean {
  return config.OPENAI_BASE_URL !== undefined || config.OPENAI_API_KEY !== undefined;
}

function variablesThatDecide(config: Config): SettingsInForce["fromEnvironment"] {
  const fields = Object.keys(VARIABLES).filter((name): name is Field => name in VARIABLES);
  const set = fields.filter((field) => config[VARIABLES[field]] !== undefined);
  const decided = Object.fromEntries(set.map((field) => [field, VARIABLES[field]]));
  if (decidesAddress(config)) decided.base_url ??= VARIABLES.api_key;
  return decided;
}
