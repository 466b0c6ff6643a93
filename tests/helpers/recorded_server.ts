import { Buffer } from "node:buffer";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type ChatRequest, STYLES } from "./model_servers.ts";
import { AnswerStream } from "./openai_stream.ts";
import { isOfWriting, type Recorded, type RecordedAnswer, Recording, tailOf } from "./recording.ts";

/** A question of the writing that waits until the founder has said as much as when it was answered. */
interface Held {
  after: number;
  answer(): void;
}

export interface RecordedServer {
  /** For OPENAI_BASE_URL: "http://127.0.0.1:40123/v1". */
  baseURL: string;
  /** Questions received so far, in order. */
  requests: ChatRequest[];
  /** Those that were refused: nobody has read or is paid for their prompts. */
  refused: ReadonlySet<ChatRequest>;
  /** Throws where a question was asked of which no answer is recorded: whoever waits for one asks this again and again. */
  check(): void;
  /** What was recorded and nobody has asked for. */
  left(): readonly RecordedAnswer[];
  /**
   * Between two messages: gives the writing the answers that it had by then, and returns when it waits for a later one, or
   * has nothing to do, as `isIdle` tells. Throws as `check` does.
   */
  settle(isIdle: () => Promise<boolean>): Promise<void>;
  /** The founder says no more: whatever the writing asks is answered at once. */
  release(): void;
  /** From now on nothing is answered: every question gets a 503. */
  fallSilent(): void;
  /** From now on questions are answered as they were after the correction, any other as the last one of its name was. */
  correct(): void;
  close(): Promise<void>;
}

const LOOK_AGAIN_MS = 50;
const CHARACTERS_A_TOKEN = 4;

/**
 * A model server on a free port that answers as a model once did, in the same order of conversation and writing; `delayMs` is
 * how long it thinks about each message.
 */
export async function serveRecorded({ answers, corrected }: Recorded, delayMs = 0): Promise<RecordedServer> {
  const recording = new Recording(answers);
  const requests: ChatRequest[] = [];
  const refused = new Set<ChatRequest>();
  const held: Held[] = [];
  let spoken = 0;
  let isOver = false;
  let isSilent = false;
  let isCorrected = false;
  let unrecorded: string | null = null;

  function hear(body: ChatRequest, response: ServerResponse): void {
    const name = nameOf(body);
    if (isSilent) return refuse(body, response, 503);
    const asked = tailOf(body.messages);
    const last = isCorrected ? [...answers, ...corrected].findLast((each) => each.name === name) : undefined;
    const found = recording.take(name, asked) ?? last;
    if (found === undefined) {
      unrecorded ??= `No answer is recorded to "${name}", asked after ${spoken} messages. It ends: ${asked}`;
      // A server that does not know the key is asked no second time.
      return refuse(body, response, 401);
    }
    const answer = () => send(body, found.answer, response);
    if (!isOfWriting(name)) spoken += 1;
    if (isOver || !isOfWriting(name)) return void setTimeout(answer, delayMs);
    held.push({ after: found.after, answer });
  }

  function refuse(body: ChatRequest, response: ServerResponse, status: number): void {
    refused.add(body);
    sendJson(response, status, { error: { message: "no answer is written for this question" } });
  }

  function check(): void {
    if (unrecorded !== null) throw new Error(unrecorded);
  }

  function giveUntil(after: number): boolean {
    const due = held.filter((each) => each.after <= after);
    for (const each of due) {
      held.splice(held.indexOf(each), 1);
      each.answer();
    }
    return due.length > 0;
  }

  const server = createServer(async (request, response) => {
    const text = await textOf(request);
    if (request.method === "GET") return sendJson(response, 200, { data: [{ id: "recorded" }] });
    const body: ChatRequest = JSON.parse(text);
    requests.push(body);
    hear(body, response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("Get a port from the model server");
  return {
    baseURL: `http://127.0.0.1:${address.port}/v1`,
    requests,
    refused,
    check,
    left: () => recording.left,
    async settle(isIdle) {
      while (giveUntil(spoken) || held.length === 0 && !await isIdle()) {
        check();
        await new Promise((later) => setTimeout(later, LOOK_AGAIN_MS));
      }
      check();
    },
    release() {
      isOver = true;
      giveUntil(Infinity);
    },
    fallSilent: () => void (isSilent = true),
    correct() {
      isSilent = false;
      isCorrected = true;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** The task that a request names. */
export function nameOf({ response_format: format }: ChatRequest): string {
  return format?.json_schema?.name ?? "text";
}

/** Tokens of a prompt, roughly: a sign of Japanese is one, or it would look as if the server had cut the prompt. */
export function promptTokensOf({ messages }: ChatRequest): number {
  const text = messages.map(({ content }) => content).join("");
  const signs = text.match(/[\u3040-\u9fff]/gu)?.length ?? 0;
  return Math.ceil((text.length - signs) / CHARACTERS_A_TOKEN) + signs;
}

function send(body: ChatRequest, text: string, response: ServerResponse): void {
  const usage = {
    prompt_tokens: promptTokensOf(body),
    completion_tokens: Math.ceil(text.length / CHARACTERS_A_TOKEN),
  };
  void new AnswerStream(response, STYLES.openai)
    .answer(text, { manner: "honest", usage, held: Promise.resolve(), thought: "" });
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return new TextDecoder().decode(Buffer.concat(chunks));
}
