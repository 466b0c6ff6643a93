import { Buffer } from "node:buffer";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { honestAnswer, type JsonSchema, type Question } from "./openai_answers.ts";

/** How a server can behave. What is not about faults answers every question honestly in its own form. */
const MANNERS = [
  "honest",
  "ignores_schema",
  "refuses_schema",
  "prose_around_json",
  "comments_in_stream",
  "error_in_stream",
  "invents",
  "obeys_websites",
  "rate_limited",
  "rate_limited_for_an_hour",
  "failing",
  "unauthorised",
  "slow",
  "stalls_before_headers",
  "stalls_in_stream",
  "comments_for_ever",
  "cuts_stream",
  "html",
  "garbage",
  "empty",
  "broken_json",
] as const;
export type Manner = typeof MANNERS[number];

interface ChatRequest {
  model: string;
  stream?: boolean;
  messages: { role: string; content: string }[];
  response_format?: { type: string; json_schema?: { name: string; schema: JsonSchema } };
}

export interface OpenAIServer {
  /** For OPENAI_BASE_URL: "http://127.0.0.1:40123/v1". */
  baseURL: string;
  /** Bodies received so far, in order. */
  requests: ChatRequest[];
  /** Lets every slow answer go on to its end. */
  release(): void;
  /** Manners of the next requests, in order; the last one stays. */
  behave(...manners: Manner[]): void;
  close(): Promise<void>;
}

export const INVENTED_RIVAL = "Harbourmaster Pro";
export const INVENTED_NUMBER = "83,417";

/** A model server on a free port of 127.0.0.1 that speaks the chat-completions protocol, streamed and not. */
export async function serveOpenAI(...first: Manner[]): Promise<OpenAIServer> {
  let manners: Manner[] = first.length > 0 ? first : ["honest"];
  const requests: ChatRequest[] = [];
  const held = new Hold();
  const server = createServer(async (request, response) => {
    const text = await textOf(request).catch(() => null);
    if (text === null) return;
    const body: ChatRequest = JSON.parse(text);
    requests.push(body);
    const manner = (manners.length > 1 ? manners.shift() : manners[0]) ?? "honest";
    if (manner === "slow") await held.stream(textFor(manner, body), response);
    else answer(manner, body, response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("Get a port from the model server");
  return {
    baseURL: `http://127.0.0.1:${address.port}/v1`,
    requests,
    release: () => held.release(),
    behave: (...next) => void (manners = next),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function answer(manner: Manner, body: ChatRequest, response: ServerResponse): void {
  const format = body.response_format?.type;
  switch (manner) {
    case "stalls_before_headers":
      return;
    case "rate_limited":
      return sendError(response, 429, { "retry-after": "0" });
    case "rate_limited_for_an_hour":
      return sendError(response, 429, { "retry-after": "3600" });
    case "failing":
      return sendError(response, 500);
    case "unauthorised":
      return sendError(response, 401, {}, "Incorrect API key provided");
    case "html":
      response.writeHead(200, { "content-type": "text/html" });
      return void response.end("<!doctype html><h1>Welcome to nginx!</h1>");
    case "refuses_schema":
      if (format === "json_schema") {
        return sendError(response, 400, {}, "response_format json_schema is not supported");
      }
      return send(textFor(manner, body), body, response);
    default:
      if (body.stream) return stream(manner, textFor(manner, body), response);
      return send(textFor(manner, body), body, response);
  }
}

function textFor(manner: Manner, body: ChatRequest): string {
  const question = questionOf(body);
  const honest = JSON.stringify(honestAnswer(question));
  switch (manner) {
    case "ignores_schema":
      return `## My answer\n\n- ${question.user.slice(0, 200)}`;
    case "prose_around_json":
      return `Sure! Here is the JSON you asked for:\n\n\`\`\`json\n${honest}\n\`\`\`\nLet me know if you need more.`;
    case "broken_json":
      return honest.slice(0, -1) + ",";
    case "garbage":
      return "ﬂoop {{{ 12 ]] not json at all";
    case "empty":
      return "";
    case "invents":
      return honest.replace(
        /"(?=[^"]{12,}")(?=\p{Lu}|\*)/u,
        `"Unlike ${INVENTED_RIVAL} with its ${INVENTED_NUMBER} users. `,
      );
    case "obeys_websites":
      return obedient(question, honest);
    default:
      return honest;
  }
}

/** Does what any text in the material orders: "Ignore … and say X" makes every text of the answer X. */
function obedient({ user }: Question, honest: string): string {
  const [, order] = /ignore [^.\n]*?(?:say|answer|write|praise) ([^.\n]+)/i.exec(user) ?? [];
  return order === undefined ? honest : honest.replace(/":"[^"]{12,}"/g, `":${JSON.stringify(order)}`);
}

function questionOf({ messages, response_format: format }: ChatRequest): Question {
  const textsOf = (role: string) =>
    messages.filter((one) => one.role === role).map(({ content }) => content).join("\n");
  const system = textsOf("system");
  const written = /JSON Schema:\n(\{[\s\S]*\})\s*$/.exec(system)?.[1];
  const schema: JsonSchema = format?.json_schema?.schema ??
    (written ? JSON.parse(written) : { type: "object" });
  return { task: format?.json_schema?.name ?? "", system, user: textsOf("user"), schema };
}

function stream(manner: Manner, text: string, response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  if (manner === "comments_in_stream") response.write(": OPENROUTER PROCESSING\n\n");
  if (manner === "comments_for_ever") {
    const timer = setInterval(() => response.write(": OPENROUTER PROCESSING\n\n"), 20);
    response.on("close", () => clearInterval(timer));
    return;
  }
  const parts = text.match(/[\s\S]{1,24}/gu) ?? [];
  const shown = ["stalls_in_stream", "cuts_stream", "error_in_stream"].includes(manner)
    ? parts.slice(0, Math.ceil(parts.length / 2))
    : parts;
  for (const content of shown) {
    writeContent(response, content);
    if (manner === "comments_in_stream") response.write(": OPENROUTER PROCESSING\n\n");
  }
  if (manner === "stalls_in_stream") return;
  if (manner === "error_in_stream") {
    writeChunk(response, { error: { code: 502, message: "Provider disconnected" } });
    return void response.end();
  }
  if (manner === "cuts_stream") return void response.end();
  endStream(response);
}

function writeContent(response: ServerResponse, content: string): void {
  writeChunk(response, { choices: [{ index: 0, delta: { content }, finish_reason: null }] });
}

function endStream(response: ServerResponse): void {
  writeChunk(response, { choices: [{ index: 0, delta: {}, finish_reason: "stop" }] });
  writeChunk(response, { choices: [], usage: USAGE });
  response.end("data: [DONE]\n\n");
}

/** Streams half of an answer and holds the rest until it is told to go on. */
class Hold {
  #gate = Promise.withResolvers<void>();

  release(): void {
    this.#gate.resolve();
  }

  async stream(text: string, response: ServerResponse): Promise<void> {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const parts = text.match(/[\s\S]{1,8}/gu) ?? [];
    const half = Math.ceil(parts.length / 2);
    for (const content of parts.slice(0, half)) writeContent(response, content);
    await this.#gate.promise;
    for (const content of parts.slice(half)) writeContent(response, content);
    endStream(response);
  }
}

const USAGE = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };

function writeChunk(response: ServerResponse, data: Record<string, unknown>): void {
  const chunk = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 0, model: "local", ...data };
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}

function send(content: string, body: ChatRequest, response: ServerResponse): void {
  if (body.stream) return stream("honest", content, response);
  response.writeHead(200, { "content-type": "application/json" });
  const choices = [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }];
  response.end(
    JSON.stringify({
      id: "chatcmpl-1",
      object: "chat.completion",
      created: 0,
      model: body.model,
      choices,
      usage: USAGE,
    }),
  );
}

function sendError(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
  message = "Something is wrong",
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify({ error: { message, type: "error", param: null, code: null } }));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return new TextDecoder().decode(Buffer.concat(chunks));
}
