import { Buffer } from "node:buffer";
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { ServerStyle } from "./model_servers.ts";
import type { Manner } from "./openai_server.ts";

export interface Counts {
  prompt: number;
  completion: number;
}
export type Usages = Record<string, unknown>;

interface Told {
  manner: Manner;
  /** What is counted at the end. */
  usage: Usages;
  /** Resolved once a slow answer may go on. */
  held: Promise<void>;
  thought: string;
}

const HALVED: Manner[] = ["stalls_in_stream", "cuts_stream", "error_in_stream", "slow"];
const NEVER_ENDING_MS = 20;
/** As long as the answer that stopped a whole server. */
const ENDLESS_BYTES = 20 * 1024 * 1024;

/** One streamed answer, as a server of a certain style sends it and as it can go wrong. */
export class AnswerStream {
  constructor(
    private readonly response: ServerResponse,
    private readonly style: Pick<ServerStyle, "opening" | "thoughts" | "lineEnd">,
  ) {}

  async answer(text: string, told: Told): Promise<void> {
    const { manner, usage, held, thought } = told;
    this.response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
    for (const line of this.style.opening) this.#line(line);
    if (this.style.thoughts !== null) this.#delta({ [this.style.thoughts]: thought });
    if (manner === "comments_in_stream") this.#line(": keep-alive");
    if (manner === "reasons_first") {
      for (const word of thought.split(" ")) this.#delta({ reasoning_content: `${word} ` });
    }
    if (manner === "comments_for_ever") return this.#forEver(() => this.#line(": OPENROUTER PROCESSING"));
    if (manner === "reasons_for_ever") return this.#forEver(() => this.#delta({ reasoning: "Hm. " }));
    if (manner === "drips") return this.#forEver(() => this.#delta({ content: " " }));
    if (manner === "endless") return await this.#endless();
    if (manner === "endless_line") return await this.#fill("x".repeat(64 * 1024));
    this.#delta({ role: "assistant", content: "" });

    const parts = text.match(/[\s\S]{1,24}/gu) ?? [];
    const half = HALVED.includes(manner) ? Math.ceil(parts.length / 2) : parts.length;
    for (const part of parts.slice(0, half)) await this.#part(part, manner);
    if (manner === "stalls_in_stream") return;
    if (manner === "slow") await held;
    if (manner === "cuts_stream") return void this.response.end();
    if (manner === "error_in_stream") {
      this.#chunk({ error: { code: 502, message: "Provider disconnected" } });
      return void this.response.end();
    }
    for (const part of manner === "slow" ? parts.slice(half) : []) await this.#part(part, manner);
    this.#end(manner, usage);
  }

  async #part(content: string, manner: Manner): Promise<void> {
    if (manner === "comments_in_stream") this.#line(": keep-alive");
    if (manner !== "split_letters") return this.#delta({ content });
    const bytes = Buffer.from(`data: ${JSON.stringify(chunkOf({ content }))}\n\n`);
    for (let at = 0; at < bytes.length; at += 7) {
      this.response.write(bytes.subarray(at, at + 7));
      await new Promise((next) => setImmediate(next));
    }
  }

  #end(manner: Manner, usage: Usages): void {
    const finish = manner === "cut_for_length" ? "length" : manner === "filtered" ? "content_filter" : "stop";
    this.#chunk({ choices: [{ index: 0, delta: {}, finish_reason: finish }] });
    this.#chunk({ choices: [], usage });
    this.#line("data: [DONE]");
    this.response.end();
  }

  #forEver(send: () => void): void {
    const timer = setInterval(send, NEVER_ENDING_MS);
    this.response.on("close", () => clearInterval(timer));
  }

  async #endless(): Promise<void> {
    this.#delta({ content: '{"line": "' });
    const piece = "and so on ".repeat(100);
    await this.#fill(`data: ${JSON.stringify(chunkOf({ content: piece }))}\n\n`.repeat(60));
    this.response.end();
  }

  /** As fast as the other side reads. */
  async #fill(text: string): Promise<void> {
    let isOpen = true;
    const closed = once(this.response, "close").then(() => isOpen = false);
    for (let sent = 0; sent < ENDLESS_BYTES && isOpen; sent += text.length) {
      if (this.response.write(text)) continue;
      await Promise.race([new Promise((drained) => this.response.once("drain", drained)), closed]);
    }
  }

  #delta(delta: Record<string, unknown>): void {
    this.response.write(`data: ${JSON.stringify(chunkOf(delta))}${this.style.lineEnd}${this.style.lineEnd}`);
  }

  #chunk(data: Record<string, unknown>): void {
    this.#line(`data: ${JSON.stringify({ ...FRAME, ...data })}`);
  }

  #line(line: string): void {
    this.response.write(`${line}${this.style.lineEnd}${this.style.lineEnd}`);
  }
}

const FRAME = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 0, model: "local" };

function chunkOf(delta: Record<string, unknown>): Record<string, unknown> {
  return { ...FRAME, choices: [{ index: 0, delta, finish_reason: null }] };
}
