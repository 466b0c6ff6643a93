import { z } from "zod";
import { BadAnswer } from "./faults.ts";
import type { CallLimits, Watch } from "./limits.ts";
import { eventsIn, wholeText } from "./read_events.ts";
import { type Counted, countedBy } from "./server_usage.ts";
import { withoutThoughts, withoutUnopenedThoughts } from "./thoughts.ts";

/** Longer than any answer that is asked for, in letters. */
const LONGEST_ANSWER = 1_000_000;

const Content = z.union([
  z.string(),
  z.array(z.object({ type: z.string(), text: z.string().optional() }))
    .transform((parts) => parts.map(({ type, text = "" }) => type === "text" ? text : "").join("")),
]).catch("");
const Thought = z.string().catch("");
const Said = z.object({
  content: Content,
  /** Servers call it differently; it is never shown. */
  reasoning_content: Thought,
  reasoning: Thought,
  thinking: Thought,
});
const Choice = z.object({
  delta: Said.optional().catch(undefined),
  message: Said.optional().catch(undefined),
  finish_reason: z.string().nullable().catch(null),
});
const Chunk = z.object({
  choices: z.array(Choice).catch([]),
  usage: z.unknown().optional(),
  error: z.unknown().optional(),
});

interface Reading {
  time: Watch;
  limits: CallLimits;
  /** Called with each new piece of the answer, thoughts left out. */
  onText?: (piece: string) => void;
  /** True for a model that was heard to think without saying where it begins. */
  thinksUnopened: boolean;
}

interface ReadText {
  text: string;
  /** As the server counted, or null where it did not. */
  usage: Counted | null;
}

/**
 * Collects an answer, streamed or whole. A cut stream ends as if all were well, so its end must be seen: throws BadAnswer
 * when neither a finish reason nor a last event came, when it was cut, filtered or far too long, or nothing was said.
 */
export async function readStream(
  response: Response,
  { time, limits, onText, thinksUnopened }: Reading,
): Promise<ReadText> {
  if (response.body === null) throw new BadAnswer("invalid", "The model answered with nothing");
  time.restart("firstToken", limits.firstToken);
  const thoughts = thinksUnopened ? withoutUnopenedThoughts() : withoutThoughts();
  const parts: string[] = [];
  let length = 0;
  let finish: string | null = null;
  let usage: Counted | null = null;

  function hear(shown: string): void {
    if (shown === "") return;
    parts.push(shown);
    length += shown.length;
    if (length > LONGEST_ANSWER) {
      throw new BadAnswer("invalid", "The model's answer is longer than any that is asked for", {
        again: false,
      });
    }
    onText?.(shown);
  }

  for await (const data of dataOf(response, time.signal)) {
    if (data === "[DONE]") {
      finish ??= "stop";
      break;
    }
    const chunk = chunkIn(data);
    if (chunk.error !== undefined && chunk.error !== null) throw errorSaid(chunk.error);
    const [choice] = chunk.choices;
    const said = choice?.delta ?? choice?.message;
    if (said && (said.content || said.reasoning_content || said.reasoning || said.thinking)) {
      time.restart("idle", limits.idle);
      hear(thoughts.push(said.content));
    }
    finish = choice?.finish_reason ?? finish;
    usage = countedBy(chunk.usage) ?? usage;
  }
  time.signal.throwIfAborted();
  if (finish === "length") throw new BadAnswer("cut_short", "The model's answer was cut off for its length");
  if (finish === "content_filter") throw new BadAnswer("refused", "The model's server filtered the answer");
  if (finish === null || finish === "error") throw new BadAnswer("cut_short", "The model's answer broke off");
  hear(thoughts.end());
  const text = parts.join("");
  if (text.trim() === "") throw new BadAnswer("invalid", "The model answered with nothing");
  return { text, usage };
}

async function* dataOf(response: Response, signal: AbortSignal): AsyncGenerator<string> {
  const { body } = response;
  if (body === null) return;
  const type = response.headers.get("content-type") ?? "";
  if (type.startsWith("text/html")) {
    await body.cancel();
    throw new BadAnswer("invalid", "The model's address answers with a web page instead of a model");
  }
  if (!type.startsWith("application/json")) return yield* eventsIn(body, signal);
  yield await wholeText(body, signal);
}

function chunkIn(data: string): z.infer<typeof Chunk> {
  try {
    const { success, data: chunk } = Chunk.safeParse(JSON.parse(data));
    if (success) return chunk;
  } catch {
    // Said below: what is no JSON is no chunk either.
  }
  throw new BadAnswer("invalid", "The model's address answers with something else than a model");
}

const Code = z.object({ code: z.coerce.number() });

function errorSaid(error: unknown): BadAnswer {
  const code = Code.safeParse(error).data?.code;
  return code === 429
    ? new BadAnswer("rate_limited", "The model is taking no more questions right now")
    : new BadAnswer("cut_short", "The model broke off with an error");
}
