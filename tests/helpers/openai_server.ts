import { Buffer } from "node:buffer";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import {
  type ChatRequest,
  isPlain,
  type ServerName,
  SERVERS,
  type ServerStyle,
  sizeOf,
  STYLES,
} from "./model_servers.ts";
import { honestAnswer, type Question, questionOf } from "./openai_answers.ts";
import { AnswerStream, type Counts, type Usages } from "./openai_stream.ts";

/** Answers every question honestly in its own form. */
export const HONEST = [
  "honest",
  "refuses_schema",
  "prose_around_json",
  "comments_in_stream",
  "split_letters",
  "carriage_returns",
  "thinks_in_tags",
  "thinks_untagged",
  "reasons_first",
  "answers_whole",
  "usage_empty",
  "usage_floats",
  "usage_strings",
  "usage_renamed",
  "usage_absurd",
  "truncates",
] as const;

/** What goes wrong with a server and what can be made of it. */
export const FAULTS = [
  "ignores_schema",
  "error_in_stream",
  "invents",
  "obeys_websites",
  "rate_limited",
  "rate_limited_for_an_hour",
  "failing",
  "unauthorised",
  "no_credit",
  "refuses_everything",
  "stalls_before_headers",
  "stalls_in_stream",
  "comments_for_ever",
  "reasons_for_ever",
  "drips",
  "drops_connection",
  "cuts_stream",
  "cut_for_length",
  "filtered",
  "redirects",
  "html",
  "garbage",
  "no_events",
  "empty",
  "only_thoughts",
  "broken_json",
  "endless",
  "endless_line",
] as const;

export type Manner = typeof HONEST[number] | typeof FAULTS[number] | ServerName | "slow";

export interface OpenAIServer {
  /** For OPENAI_BASE_URL: "http://127.0.0.1:40123/v1". */
  baseURL: string;
  /** Questions received so far, in order. */
  requests: ChatRequest[];
  /** Keys that came with them. */
  keys: string[];
  /** Lets every slow answer go on to its end. */
  release(): void;
  /** Manners of the next requests, in order; the last one stays. */
  behave(...manners: Manner[]): void;
  /** Texts of the next answers in Markdown, word for word, in order; behind the last one honest answers go on. */
  say(...texts: string[]): void;
  /** Texts of the next answers to one task, word for word, in order; behind the last one honest answers go on. */
  sayTo(task: string, ...texts: string[]): void;
  close(): Promise<void>;
}

export const INVENTED_RIVAL = "Harbourmaster Pro";
export const INVENTED_NUMBER = "83,417";
export const THOUGHT = 'Let me see: {"line": "a thought nobody may read"} is no good.';
const COUNTS: Counts = { prompt: 100, completion: 20 };
const USAGES: Partial<Record<Manner, Usages>> = {
  usage_empty: {},
  usage_floats: { prompt_tokens: 100.5, completion_tokens: 20.25 },
  usage_strings: { prompt_tokens: "100", completion_tokens: "20" },
  usage_renamed: { input_tokens: 100, output_tokens: 20 },
  usage_absurd: { prompt_tokens: -3, completion_tokens: 1e300 },
  truncates: { prompt_tokens: 2_048, completion_tokens: 20 },
};

/** A model server on a free port of 127.0.0.1 that speaks the chat-completions protocol, streamed and not. */
export async function serveOpenAI(...first: Manner[]): Promise<OpenAIServer> {
  let manners: Manner[] = first.length > 0 ? first : ["honest"];
  const said: string[] = [];
  const saidTo = new Map<string, string[]>();
  const requests: ChatRequest[] = [];
  const keys: string[] = [];
  const held = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    if (request.method === "GET") return listModels(manners[0] ?? "honest", response);
    const text = await textOf(request).catch(() => null);
    if (text === null) return;
    const body: ChatRequest = JSON.parse(text);
    requests.push(body);
    keys.push(request.headers.authorization?.replace(/^Bearer /, "") ?? "");
    const manner = (manners.length > 1 ? manners.shift() : manners[0]) ?? "honest";
    await answer({
      manner,
      body,
      response,
      held: held.promise,
      said: isPlain(body) ? said.shift() : saidTo.get(body.response_format?.json_schema?.name ?? "")?.shift(),
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("Get a port from the model server");
  return {
    baseURL: `http://127.0.0.1:${address.port}/v1`,
    requests,
    keys,
    release: () => held.resolve(),
    behave: (...next) => void (manners = next),
    say: (...texts) => void said.push(...texts),
    sayTo: (task, ...texts) => void saidTo.set(task, texts),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

interface Asked {
  manner: Manner;
  body: ChatRequest;
  response: ServerResponse;
  /** Resolved once a slow answer may go on. */
  held: Promise<void>;
  /** What it says, word for word, where a test has set it. */
  said?: string;
}

function styleOf(manner: Manner): ServerStyle {
  const name = SERVERS.find((server) => server === manner);
  return name === undefined ? { ...STYLES.openai, refuses: () => null } : STYLES[name];
}

function listModels(manner: Manner, response: ServerResponse): void {
  if (manner === "unauthorised") return sendError(response, 401);
  if (manner === "stalls_before_headers") return;
  response.writeHead(200, { "content-type": "application/json" });
  const data = styleOf(manner).models.map((id) => ({ id, object: "model", created: 0, owned_by: "library" }));
  response.end(JSON.stringify({ object: "list", data }));
}

async function answer({ manner, body, response, held, said }: Asked): Promise<void> {
  const refusal = refusalBy(manner, body);
  if (refusal !== null) return sendError(response, refusal.status, refusal.headers ?? {}, refusal.body);
  switch (manner) {
    case "stalls_before_headers":
      return;
    case "drops_connection":
      return void response.destroy();
    case "html":
      response.writeHead(200, { "content-type": "text/html" });
      return void response.end("<!doctype html><h1>Welcome to nginx!</h1>");
    case "no_events":
      response.writeHead(200, { "content-type": "text/event-stream" });
      return void response.end("I am a teapot\n".repeat(20));
  }
  const text = said ?? textFor(manner, body);
  if (!body.stream || manner === "answers_whole") return send(text, body, response);
  const style = styleOf(manner);
  const counts = style.countsWhenAsked && !body.stream_options?.include_usage ? null : COUNTS;
  const usage = USAGES[manner] ??
    (counts && SERVERS.some((name) => name === manner) ? style.usage(counts) : {
      prompt_tokens: said === undefined ? COUNTS.prompt : sizeOf(body),
      completion_tokens: COUNTS.completion,
    });
  const lineEnd = manner === "carriage_returns" ? "\r\n" : style.lineEnd;
  const stream = new AnswerStream(response, { ...style, lineEnd });
  await stream.answer(text, { manner, usage, held, thought: THOUGHT });
}

interface Refused {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

function refusalBy(manner: Manner, body: ChatRequest): Refused | null {
  switch (manner) {
    case "rate_limited":
      return { status: 429, headers: { "retry-after": "0" } };
    case "rate_limited_for_an_hour":
      return { status: 429, headers: { "retry-after": "3600" } };
    case "failing":
      return { status: 500 };
    case "no_credit":
      return { status: 402 };
    case "refuses_everything":
      return { status: 400 };
    case "unauthorised":
      return { status: 401, body: { error: { message: "Incorrect API key provided" } } };
    case "redirects":
      return { status: 307, headers: { location: "/v1/elsewhere/chat/completions" } };
    case "refuses_schema":
      if (body.response_format?.type !== "json_schema") return null;
      return { status: 400, body: { error: { message: "response_format json_schema is not supported" } } };
    default:
      return styleOf(manner).refuses(body);
  }
}

function textFor(manner: Manner, body: ChatRequest): string {
  const question = questionOf(body);
  const found = honestAnswer(question);
  const honest = typeof found === "string" ? found : JSON.stringify(found);
  switch (manner) {
    case "ignores_schema":
      return `## My answer\n\n- ${question.user.slice(0, 200)}`;
    case "prose_around_json":
      return `Sure! Here is {the} "JSON" you asked for:\n\n\`\`\`json\n${honest}\n\`\`\`\nLet me know {if} you need more.`;
    case "thinks_in_tags":
      return `\n<think>\n${THOUGHT}\n</think>\n\n${honest}`;
    case "thinks_untagged":
      return `${THOUGHT}\n</think>\n\n${honest}`;
    case "only_thoughts":
      return `<think>${THOUGHT}`;
    case "broken_json":
      return honest.slice(0, -1) + ",";
    case "garbage":
      return "ﬂoop {{{ 12 ]] not json at all";
    case "empty":
      return "";
    case "invents":
      return honest.replace(
        /(?:^|"(?=[^"]{12,}"))(?=\p{Lu}|\*)/u,
        (opening) => `${opening}Unlike ${INVENTED_RIVAL} with its ${INVENTED_NUMBER} users. `,
      );
    case "obeys_websites":
      return obedient(question, honest);
    default:
      return honest;
  }
}

/** Does what any text in the material orders: "Ignore … and say X" makes every text of the answer X. */
function obedient({ system, user }: Question, honest: string): string {
  const [, order] = /ignore [^.\n]*?(?:say|answer|write|praise) ([^.\n]+)/i.exec(`${system}\n${user}`) ?? [];
  if (order !== undefined && !honest.startsWith("{")) return order;
  return order === undefined ? honest : honest.replace(/":"[^"]{12,}"/g, `":${JSON.stringify(order)}`);
}

function send(content: string, body: ChatRequest, response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json" });
  const choices = [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }];
  const usage = { prompt_tokens: COUNTS.prompt, completion_tokens: COUNTS.completion };
  response.end(
    JSON.stringify({
      id: "chatcmpl-1",
      object: "chat.completion",
      created: 0,
      model: body.model,
      choices,
      usage,
    }),
  );
}

function sendError(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
  body: unknown = { error: { message: "Something is wrong", type: "error", param: null, code: null } },
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return new TextDecoder().decode(Buffer.concat(chunks));
}
