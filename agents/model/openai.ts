import OpenAI from "openai";
import { Breaker } from "./breaker.ts";
import { BadAnswer, type Fault, faultOf } from "./faults.ts";
import { type Format, formatFor, plainerFormat, promptTokensIn, type Repair, requestFor } from "./formats.ts";
import { CALL_LIMITS, type CallLimits, watch } from "./limits.ts";
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
import { parseAnswer } from "./parse_answer.ts";
import { readStream } from "./read_stream.ts";
import { streamedStrings } from "./streamed_string.ts";
import { CALLS_AT_ONCE } from "./turnstile.ts";

interface OpenAISettings {
  apiKey?: string;
  baseURL?: string;
  model: string;
  limits?: Partial<CallLimits>;
}

interface Turn<T> {
  task: Task<T>;
  asked: Asked;
  /** When the turn must be over, on performance.now()'s clock. */
  endsAt: number;
  usage: Usage;
  /** True once words were streamed: another attempt must not stream them again. */
  streamed: boolean;
}

/** A mind behind any server that speaks the OpenAI protocol. `answer` throws ModelFailure and nothing else. */
export function createOpenAIModel({ apiKey, baseURL, model, limits: chosen }: OpenAISettings): Model {
  const limits = { ...CALL_LIMITS, ...chosen };
  const server = `${baseURL ?? "openai"} ${model}`;
  const client = new OpenAI({ apiKey: apiKey ?? "none", baseURL, maxRetries: 0, timeout: limits.attempt });
  const breaker = new Breaker();

  async function answer<T>(task: Task<T>, asked: Asked = {}): Promise<Answered<T>> {
    const span = Math.min(limits.turn, asked.budget?.timeLeft() ?? limits.turn);
    const turn: Turn<T> = { task, asked, endsAt: performance.now() + span, usage: NO_USAGE, streamed: false };
    const first = await textFor(turn, null);
    const parsed = parseAnswer(first, task.schema);
    if ("value" in parsed) return { value: parsed.value, usage: turn.usage };

    const second = await textFor(turn, { answer: first, issues: parsed.issues });
    const corrected = parseAnswer(second, task.schema);
    if ("value" in corrected) return { value: corrected.value, usage: turn.usage };
    throw failure("invalid", `${model} gave no answer of the asked form`, turn.usage);
  }

  /** One whole text, over as many attempts as the limits leave. */
  async function textFor<T>(turn: Turn<T>, repair: Repair | null): Promise<string> {
    let format = formatFor(server);
    for (let tried = 1;; tried++) {
      const fault = await attempt(turn, format, repair);
      if (typeof fault === "string") return fault;
      const plainer = fault.formatRefused ? plainerFormat(server, format) : null;
      if (plainer !== null) {
        format = plainer;
        tried -= 1;
        continue;
      }
      const pause = fault.retryAfter ?? Math.random() * limits.backoff * 2 ** tried;
      const fits = performance.now() + pause < turn.endsAt;
      if (!fault.again || tried >= limits.attempts || !fits) {
        throw failure(fault.reason, fault.message, turn.usage);
      }
      await rest(pause, turn.asked.signal);
    }
  }

  async function attempt<T>(turn: Turn<T>, format: Format, repair: Repair | null): Promise<string | Fault> {
    const { asked, task } = turn;
    if (breaker.isOpen()) {
      throw failure("unreachable", "The model failed several times in a row and is given a rest", turn.usage);
    }
    const request = requestFor(task, format, repair);
    const promptTokens = promptTokensIn(request);
    if (asked.budget?.take(promptTokens) === false) {
      throw failure("refused", "This turn has used up what it may ask of the model", turn.usage);
    }
    const time = watch(Math.max(1, Math.min(limits.attempt, turn.endsAt - performance.now())), asked.signal);
    try {
      return await CALLS_AT_ONCE.pass(async () => {
        turn.usage = addUsage(turn.usage, { calls: 1, promptTokens: 0, completionTokens: 0 });
        time.restart("headers", limits.headers);
        const { data: stream, response } = await client.chat.completions.create(
          { model, stream: true, stream_options: { include_usage: true }, ...request },
          { signal: time.signal },
        ).withResponse();
        refuseWebPage(response);
        const { text, usage } = await readStream(stream, { time, limits, onText: teller(turn) });
        turn.usage = addUsage(turn.usage, { calls: 0, ...(usage ?? estimate(promptTokens, text)) });
        breaker.succeeded();
        return text;
      }, time.signal);
    } catch (error) {
      const fault = faultOf(error, time.expired(), asked.signal?.aborted ?? false);
      if (fault.reason === "unreachable" || fault.reason === "timeout") breaker.failed();
      return fault;
    } finally {
      time.end();
    }
  }

  return { kind: "openai", name: model, answer };
}

/** Hands on the streamed properties' words as the JSON arrives, in the first attempt that brings any. */
function teller<T>(turn: Turn<T>): ((textSoFar: string) => void) | undefined {
  const { task: { streams }, asked: { onText } } = turn;
  if (streams === undefined || onText === undefined || turn.streamed) return undefined;
  const fresh = streamedStrings([streams].flat());
  return (textSoFar) => {
    for (const { text, property } of fresh(textSoFar)) {
      turn.streamed = true;
      onText(text, property);
    }
  };
}

/** The package reads a web page as a stream that says nothing. */
function refuseWebPage(response: Response): void {
  if (!response.headers.get("content-type")?.startsWith("text/html")) return;
  throw new BadAnswer("invalid", "The model's address answers with a web page instead of a model");
}

function estimate(promptTokens: number, text: string): Omit<Usage, "calls"> {
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
