import { PATIENCE_MS } from "../agents/interview/turn_types.ts";
import { isNearby } from "../agents/model/ask_server.ts";
import { builtInModel } from "../agents/model/builtin.ts";
import { listModels, namesInWords } from "../agents/model/list_models.ts";
import type { Model } from "../agents/model/model.ts";
import {
  forgetModelSettings,
  getModelSettings,
  saveModelSettings,
  type StoredModel,
} from "../kv/model_settings.ts";
import type { Store } from "../kv/store.ts";
import type {
  FoundServer,
  ModelSettingsAnswer,
  ModelSettingsRequest,
  ModelTrialAnswer,
} from "./api/contract.ts";
import type { Config } from "./config.ts";
import { type Candidate, findLocalServers } from "./local_servers.ts";
import type { Log } from "./log.ts";
import { type SettingsInForce, settingsInForce, settingsToKeep } from "./model_settings.ts";
import { TRIAL_MESSAGE, tryModels } from "./model_trial.ts";

/** The mind that is asked, and all that an admin can do about it. */
export interface Minds {
  /** Always whichever the settings in force name: a change takes effect with the next question. */
  model: Model;
  /** How long a founder waits for its first word, in milliseconds. */
  patienceMs(): number;
  view(): Promise<ModelSettingsAnswer>;
  save(typed: ModelSettingsRequest): Promise<void>;
  forget(): Promise<void>;
  /** Asks what was typed one real question; nothing is saved. */
  tryOut(typed: ModelSettingsRequest): Promise<ModelTrialAnswer>;
  /** Servers on this machine; none where Holdfast runs on somebody else's. */
  find(): Promise<FoundServer[]>;
  /** What whoever starts Holdfast is told of the mind; empty where there is nothing to tell. */
  startLines(): Promise<string[]>;
  stop(): void;
}

interface MindsDeps {
  config: Config;
  kv: Store;
  log: Log;
  now: () => Date;
  /** Where servers on this machine are looked for. */
  candidates: Candidate[];
}

/** Another process may save settings too: they are looked at again this often. */
const LOOK_AGAIN_MS = 15_000;
/** A server that gave no list of models is asked for it again after this long. */
const LIST_AGAIN_MS = 60_000;
const LIST_WITHIN_MS = 2_000;
/** Shorter than a browser waits. */
const TRIAL_MS = 170_000;
const MOST_NOTICES = 20;
const CALLS_USUAL = 8;
/** A machine of one's own answers one question at a time, or few. */
const CALLS_NEARBY = 2;

/** Opens the mind of the settings in force. Never throws because of a model or its server. */
export async function openMinds(deps: MindsDeps): Promise<Minds> {
  const { config, kv, log, now } = deps;
  const notices: ModelSettingsAnswer["notices"] = [];
  let current: Model = builtInModel;
  let inForce = settingsInForce(config, null);
  let known = "";
  /** The models there are, where none of them was chosen. */
  let listed: { names: string[]; at: number } | null = null;

  function tell(text: string): void {
    notices.push({ at: now().toISOString(), text });
    if (notices.length > MOST_NOTICES) notices.shift();
    log("warn", "model_notice", { text });
  }

  async function look(): Promise<void> {
    const stored = await getModelSettings(kv);
    const next = settingsInForce(config, stored);
    const print = JSON.stringify(next);
    const listAgain = listed !== null && listed.names.length === 0 &&
      Date.now() - listed.at > LIST_AGAIN_MS;
    if (print === known && !listAgain) return;
    listed = null;
    if (next.mind.baseURL !== undefined && next.mind.model === undefined) {
      listed = { names: await namesAt(next), at: Date.now() };
      next.mind.model = listed.names[0];
    }
    inForce = next;
    current = await mindOf(next, tell);
    known = print;
  }

  const model: Model = {
    get kind() {
      return current.kind;
    },
    get name() {
      return current.name;
    },
    get contextTokens() {
      return current.contextTokens ?? null;
    },
    answer: (task, asked) => current.answer(task, asked),
  };

  async function view(): Promise<ModelSettingsAnswer> {
    await look();
    const { mind, callsAtOnce, patienceSeconds, fromEnvironment } = inForce;
    return {
      base_url: mind.baseURL ?? null,
      model: listed === null ? mind.model ?? null : null,
      fast_model: mind.fastModel ?? null,
      effort: mind.effort ?? null,
      context_tokens: mind.contextTokens ?? null,
      first_word_seconds: mind.firstWordSeconds ?? null,
      answer_seconds: mind.answerSeconds ?? null,
      calls_at_once: callsAtOnce ?? null,
      patience_seconds: patienceSeconds ?? null,
      has_key: mind.apiKey !== undefined,
      from_environment: fromEnvironment,
      mind: current.name,
      saved: await getModelSettings(kv) !== null,
      notices,
    };
  }

  async function tryOut(typed: ModelSettingsRequest): Promise<ModelTrialAnswer> {
    const settings = settingsToKeep(config, typed);
    const { mind } = settingsInForce(config, { settings, key: await keyFor(kv, typed, settings.baseURL) });
    const names = await namesAt({ mind });
    if (mind.baseURL !== undefined) mind.model ??= names[0];
    const signal = AbortSignal.timeout(TRIAL_MS);
    const trials = await tryModels(mind, { signal, prices: config.OPENAI_PRICE_PER_MILLION });
    return { question: TRIAL_MESSAGE, trials, models: names };
  }

  async function find(): Promise<FoundServer[]> {
    if (config.DENO_DEPLOYMENT_ID !== undefined) return [];
    const others = deps.candidates.filter(({ baseURL }) => new URL(baseURL).port !== String(config.PORT));
    return await findLocalServers(others);
  }

  async function startLines(): Promise<string[]> {
    if (current.kind !== "builtin") return listed === null ? [] : [unchosenLine(current.name, listed.names)];
    return (await find()).map(({ name, base_url, models }) =>
      `${name} runs on this machine with ${
        namesInWords(models)
      }. To let it think and write, choose it on the ` +
      `administration page, or set OPENAI_BASE_URL=${base_url}`
    );
  }

  await look();
  const timer = setInterval(
    () => void look().catch((error: unknown) => log("error", "model_settings", { error: String(error) })),
    LOOK_AGAIN_MS,
  );
  Deno.unrefTimer(timer);

  return {
    model,
    patienceMs: () => inForce.patienceSeconds === undefined ? PATIENCE_MS : inForce.patienceSeconds * 1_000,
    view,
    async save(typed) {
      await saveModelSettings(kv, settingsToKeep(config, typed), typed.api_key);
      await look();
    },
    async forget() {
      await forgetModelSettings(kv);
      await look();
    },
    tryOut,
    find,
    startLines,
    stop: () => clearInterval(timer),
  };
}

/** The client of models is loaded only where one is set up. */
async function mindOf({ mind, callsAtOnce }: SettingsInForce, tell: (text: string) => void): Promise<Model> {
  if (mind.apiKey === undefined && mind.baseURL === undefined) return builtInModel;
  const { createModel, setCallsAtOnce } = await import("../agents/model/create.ts");
  setCallsAtOnce(callsAtOnce ?? (isNearby(mind.baseURL) ? CALLS_NEARBY : CALLS_USUAL));
  return createModel({ ...mind, tell });
}

async function namesAt({ mind: { baseURL, apiKey } }: Pick<SettingsInForce, "mind">): Promise<string[]> {
  if (baseURL === undefined && apiKey === undefined) return [];
  return await listModels({ baseURL, apiKey, within: LIST_WITHIN_MS }).catch(() => []);
}

/** The key that was typed, or the one that is kept for this very address. */
async function keyFor(
  kv: Store,
  typed: ModelSettingsRequest,
  baseURL: string | null,
): Promise<string | null> {
  if (typed.api_key !== undefined) return typed.api_key;
  const stored: StoredModel | null = await getModelSettings(kv);
  return stored?.settings.baseURL === baseURL ? stored.key : null;
}

function unchosenLine(asked: string, names: string[]): string {
  if (names.length === 0) {
    return `OPENAI_MODEL is not set and the server gave no list of models: ${asked} is asked for`;
  }
  return `OPENAI_MODEL is not set: ${asked} is asked. The server has ${namesInWords(names)}`;
}
