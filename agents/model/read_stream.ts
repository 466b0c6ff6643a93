import type { ChatCompletionChunk } from "openai/resources/chat/completions";
import { z } from "zod";
import { BadAnswer } from "./faults.ts";
import type { CallLimits, Watch } from "./limits.ts";
import type { Usage } from "./model.ts";

/** More than any model reads or says in one call: above it a server miscounts. */
const MOST_TOKENS = 100_000_000;
const Tokens = z.int().min(0).max(MOST_TOKENS);
const Counted = z.object({ prompt_tokens: Tokens, completion_tokens: Tokens });

interface Reading {
  time: Watch;
  limits: CallLimits;
  /** Called with the whole text so far. */
  onText?: (textSoFar: string) => void;
}

interface ReadText {
  text: string;
  /** As the server counted, or null where it did not. */
  usage: Omit<Usage, "calls"> | null;
}

/**
 * Collects a streamed answer. The package ends a cut stream and an aborted one as if all were well, so the end
 * must be seen: throws BadAnswer when no finish reason came, when it was cut or when nothing was said.
 */
export async function readStream(stream: unknown, { time, limits, onText }: Reading): Promise<ReadText> {
  if (!isStream(stream)) {
    throw new BadAnswer("invalid", "The model's address answers with something else than a model");
  }
  time.restart("firstToken", limits.firstToken);
  let text = "";
  let finish: string | null = null;
  let usage: ReadText["usage"] = null;
  for await (const chunk of untilAborted(stream, time.signal)) {
    const choice = chunk.choices?.[0];
    const words = textOf(choice?.delta?.content);
    if (words !== "") {
      text += words;
      time.restart("idle", limits.idle);
      onText?.(text);
    }
    finish = choice?.finish_reason ?? finish;
    usage = countedBy(chunk.usage) ?? usage;
  }
  time.signal.throwIfAborted();
  if (finish === "length") throw new BadAnswer("cut_short", "The model's answer was cut off for its length");
  if (finish === "content_filter") throw new BadAnswer("refused", "The model's server filtered the answer");
  if (finish === null) throw new BadAnswer("cut_short", "The model's answer broke off");
  if (text.trim() === "") throw new BadAnswer("invalid", "The model answered with nothing");
  return { text, usage };
}

/** What a server says it counted; null where that is no pair of whole numbers, however it is named. */
function countedBy(usage: unknown): ReadText["usage"] {
  const counted = Counted.safeParse(usage);
  if (!counted.success) return null;
  return { promptTokens: counted.data.prompt_tokens, completionTokens: counted.data.completion_tokens };
}

function textOf(content: unknown): string {
  return typeof content === "string" ? content : "";
}

function isStream(value: unknown): value is AsyncIterable<ChatCompletionChunk> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}

/** A stalled stream does not notice its signal by itself: the wait for each chunk ends with it. */
async function* untilAborted<T>(stream: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = stream[Symbol.asyncIterator]();
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
  });
  aborted.catch(() => undefined);
  for (;;) {
    const next = await Promise.race([iterator.next(), aborted]);
    if (next.done) return;
    yield next.value;
  }
}
