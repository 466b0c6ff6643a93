import OpenAI from "openai";
import { askServer, isNearby } from "./ask_server.ts";
import { Breaker } from "./breaker.ts";
import { ContextWatch } from "./context_watch.ts";
import { faultOf } from "./faults.ts";
import { type Effort, readsSchemas, type Repair, requestFor } from "./formats.ts";
import { droppedIn, type Features, featuresFor, rememberFeatures, withoutRefusedFeature } from "./ladder.ts";
import { type CallLimits, limitsFor, watch } from "./limits.ts";
import { listModels, namesInWords, OPENAI_ADDRESS } from "./list_models.ts";
import {
  addUsage,
  type Answered,
  type Asked,
  type Model,
  ModelFailure,
  NO_USAGE,
  type Task,
  type Usage,
} from "./model.ts";
import { parseAnswer, parsePlain } from "./parse_answer.ts";
import { readStream } from "./read_stream.ts";
import type { Counted } from "./server_usage.ts";
import { wordsTeller } from "./tell_words.ts";
import { afterUnopenedThoughts } from "./thoughts.ts";
import { CALLS_AT_ONCE } from "./turnstile.ts";

export interface OpenAISettings {
  apiKey?: string;
  baseURL?: string;
  /** The one that thinks and writes. */
  model: string;
  /** The one for turns and extraction; the same one if not set. */
  fastModel?: string;
  /** How hard a reasoning model thinks; fast tasks never ask for more than "low". */
  effort?: Effort;
  contextTokens?: number;
  limits?: Partial<CallLimits>;
  /** Told once of what whoever runs the server should know: one sentence, without a word of a person's. */
  tell?: (sentence: string) => void;
}

interface OpenAIModel extends Model {
  readonly kind: "openai";
  /** The parameters that the server was found to refuse for one of its models. */
  dropped(model: string): string[];
}

interface Turn<T> {
  task: Task<T>;
  asked: Asked;
  model: string;
  limits: CallLimits;
  /** When the turn must be over, on performance.now()'s clock. */
  endsAt: number;
  usage: Usage;
  /** True once words were streamed: another attempt must not stream them again. */
  streamed: boolean;
}

/** A mind behind any server that speaks the OpenAI protocol. `answer` throws ModelFailure and nothing else. */
export function createOpenAIModel(settings: OpenAISettings): OpenAIModel {
  const { apiKey, baseURL = OPENAI_ADDRESS, model: strong, fastModel = strong } = settings;
  const serverOf = (model: string) => `${baseURL} ${model}`;
  const nearby = isNearby(baseURL);
  const client = new OpenAI({ apiKey: apiKey ?? "none", baseURL, maxRetries: 0, fetch: askServer });
  const breaker = new Breaker();
  const told = new Set<string>();
  const context = new ContextWatch(settings.contextTokens ?? null);
  const thinkingUnopened = new Set<string>();

  function tellOnce(sentence: string, of = sentence): void {
    if (told.has(of)) return;
    told.add(of);
    settings.tell?.(sentence);
  }

  async function answer<T>(task: Task<T>, asked: Asked = {}): Promise<Answered<T>> {
    const limits = limitsFor({ nearby, patient: task.effort === "strong", chosen: settings.limits ?? {} });
    const span = Math.min(limits.turn, asked.budget?.timeLeft() ?? limits.turn);
    const model = task.effort === "fast" ? fastModel : strong;
    const endsAt = performance.now() + span;
    const turn: Turn<T> = { task, asked, model, limits, endsAt, usage: NO_USAGE, streamed: false };
    const parse = task.plain ? parsePlain : parseAnswer;
    const first = await textFor(turn, null);
    const parsed = parse(first, task.schema);
    if ("value" in parsed) return { value: parsed.value, usage: turn.usage, model };

    const second = await textFor(turn, { answer: first, issues: parsed.issues });
    const corrected = parse(second, task.schema);
    if ("value" in corrected) return { value: corrected.value, usage: turn.usage, model };
    throw failure("invalid", `${model} gave no answer of the asked form`, turn.usage);
  }

  /** One whole text, over as many attempts as the limits leave. Asking with fewer features is no further attempt. */
  async function textFor<T>(turn: Turn<T>, repair: Repair | null): Promise<string> {
    const server = serverOf(turn.model);
    const started = featuresFor(server);
    let features = started;
    let booked = false;
    for (let tried = 1;; tried++) {
      const { text, fault, sent } = await attempt(turn, { features, repair, booked });
      booked = false;
      if (text !== undefined) {
        if (features !== started) rememberFeatures(server, features);
        return text;
      }
      const lighter = fault.refusal === null ? null : withoutRefusedFeature(features, fault.refusal, sent);
      if (lighter !== null && performance.now() < turn.endsAt) {
        features = lighter.features;
        if (lighter.named) rememberFeatures(server, features);
        booked = true;
        tried -= 1;
        continue;
      }
      if (fault.unknownModel) throw failure(fault.reason, await unknownModel(turn.model), turn.usage);
      const pause = fault.retryAfter ?? Math.random() * turn.limits.backoff * 2 ** tried;
      const fits = performance.now() + pause < turn.endsAt;
      if (!fault.again || tried >= turn.limits.attempts || !fits) {
        if (fault.reason === "refused") tellOnce(`${fault.message}.`);
        throw failure(fault.reason, fault.message, turn.usage);
      }
      await rest(pause, turn.asked.signal);
    }
  }

  async function attempt<T>(
    turn: Turn<T>,
    { features, repair, booked }: { features: Features; repair: Repair | null; booked: boolean },
  ) {
    const { asked, task, model, limits } = turn;
    if (breaker.isOpen()) {
      throw failure("unreachable", "The model failed several times in a row and is given a rest", turn.usage);
    }
    const effort = effortFor(task.effort, settings.effort);
    const { request, sent, promptTokens } = requestFor(task, features, {
      model,
      effort,
      contextTokens: context.tokens,
      readsSchemas: readsSchemas(baseURL),
      repair,
    });
    if (!booked && asked.budget?.take(promptTokens) === false) {
      throw failure("refused", "This turn has used up what it may ask of the model", turn.usage);
    }
    const time = watch(asked.signal);
    const timeLeft = () => Math.max(1, turn.endsAt - performance.now());
    time.restart("attempt", timeLeft());
    let begun = false;
    try {
      const text = await CALLS_AT_ONCE.pass(async () => {
        turn.usage = addUsage(turn.usage, { calls: 1, promptTokens: 0, completionTokens: 0 });
        time.restart("attempt", Math.min(limits.attempt, timeLeft()));
        time.restart("headers", limits.headers);
        const response = await client.chat.completions.create(request, {
          signal: time.signal,
          timeout: limits.attempt,
        }).asResponse();
        begun = true;
        const { text, usage } = await readStream(response, {
          time,
          limits,
          onText: listener(turn),
          thinksUnopened: thinkingUnopened.has(model),
        });
        turn.usage = addUsage(turn.usage, { calls: 0, ...(usage ?? estimate(promptTokens, text)) });
        learn(model, text, { sent: promptTokens, read: usage?.promptTokens ?? null });
        breaker.succeeded();
        return text;
      }, { signal: time.signal, patient: task.effort === "strong" });
      return { text, sent };
    } catch (error) {
      const fault = faultOf(error, {
        expired: time.expired(),
        aborted: asked.signal?.aborted ?? false,
        begun,
      });
      if (fault.reason === "unreachable" || fault.reason === "timeout") breaker.failed();
      return { fault, sent };
    } finally {
      time.end();
    }
  }

  function learn(model: string, text: string, { sent, read }: { sent: number; read: number | null }): void {
    if (afterUnopenedThoughts(text) !== text) thinkingUnopened.add(model);
    if (read === null || !context.wasCut(sent, read)) return;
    tellOnce(
      `${model} was sent about ${sent} tokens and read ${read}: its server cuts what is longer than its context. ` +
        "Give the server a longer one, or set the context size here.",
      `${model} cuts`,
    );
  }

  async function unknownModel(model: string): Promise<string> {
    const within = Math.min(UNKNOWN_LIST_MS, settings.limits?.headers ?? UNKNOWN_LIST_MS);
    const names = await listModels({ baseURL, apiKey, within }).catch(() => null);
    const there = names === null ? "" : `. There are: ${namesInWords(names)}`;
    const sentence = `The model's server has no model called ${model}${there}`;
    tellOnce(`${sentence}.`);
    return sentence;
  }

  return {
    kind: "openai",
    name: strong,
    get contextTokens() {
      return context.tokens;
    },
    answer,
    dropped: (model) => droppedIn(featuresFor(serverOf(model))),
  };
}

/** How long a list of models is waited for when one of them is missing. */
const UNKNOWN_LIST_MS = 5_000;

function effortFor(task: Task<unknown>["effort"], chosen: Effort | undefined): Effort | null {
  if (chosen === undefined) return null;
  return task === "fast" && chosen !== "minimal" ? "low" : chosen;
}

/** Words that were streamed are not streamed again by a further attempt. */
function listener<T>(turn: Turn<T>): ((piece: string) => void) | undefined {
  const { task, asked: { onText } } = turn;
  if (onText === undefined || turn.streamed) return undefined;
  return wordsTeller(task, (text, property) => {
    turn.streamed = true;
    onText(text, property);
  });
}

function estimate(promptTokens: number, text: string): Counted {
  return { promptTokens, completionTokens: Math.ceil(text.length / 4) };
}

function failure(reason: ModelFailure["reason"], message: string, usage: Usage): ModelFailure {
  return new ModelFailure(reason, message, { usage });
}

function rest(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    }, { once: true });
  });
}
