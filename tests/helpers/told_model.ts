import { Buffer } from "node:buffer";
import { createServer, type IncomingMessage } from "node:http";

/** One call as the model's server hears it. */
export interface HeardCall {
  /** All that was sent, system and user. */
  prompt: string;
  /** The founder's message that is to be read. */
  message: string;
  /** How many calls came before. */
  number: number;
}

/** What is said to a call: an answer, from when on, and where in it the rest has to wait. */
export interface ToldAnswer {
  answer: unknown;
  /** Nothing is said before this has passed. */
  begins?: Promise<unknown>;
  /** Behind these words of the answer the rest waits for `goesOn`. */
  pausesBehind?: string;
  goesOn?: Promise<unknown>;
}

export interface ToldModel {
  baseURL: string;
  calls: HeardCall[];
  close(): Promise<void>;
}

/** A model server whose every answer a test writes, by what it was asked. */
export async function serveTold(tell: (call: HeardCall) => ToldAnswer): Promise<ToldModel> {
  const calls: HeardCall[] = [];
  const server = createServer(async (request, response) => {
    const prompt = promptOf(await textOf(request));
    const message = /<founder_message>\n([\s\S]*?)\n<\/founder_message>/.exec(prompt)?.[1] ?? "";
    const call = { prompt, message, number: calls.length };
    calls.push(call);
    const { answer, begins, pausesBehind = "", goesOn } = tell(call);
    await begins;
    if (response.destroyed) return;
    response.writeHead(200, { "content-type": "text/event-stream" });
    const text = JSON.stringify(answer);
    const at = text.indexOf(pausesBehind) + pausesBehind.length;
    response.write(chunk({ content: text.slice(0, at) }));
    await goesOn;
    response.write(chunk({ content: text.slice(at) }));
    response.write(chunk({}, "stop"));
    response.end(`data: ${JSON.stringify({ choices: [], usage: USAGE })}\n\ndata: [DONE]\n\n`);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("Get a port from the model server");
  return {
    baseURL: `http://127.0.0.1:${address.port}/v1`,
    calls,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

const USAGE = { prompt_tokens: 1_000, completion_tokens: 100, total_tokens: 1_100 };

function chunk(delta: Record<string, string>, finish: string | null = null): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
}

function promptOf(body: string): string {
  const { messages = [] }: { messages?: { content: string }[] } = JSON.parse(body || "{}");
  return messages.map(({ content }) => content).join("\n");
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const part of request) chunks.push(part);
  return new TextDecoder().decode(Buffer.concat(chunks));
}
