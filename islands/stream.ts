import type { StreamEvent } from "../routes/api/contract.ts";
import { ApiError, type Call, request } from "./api.ts";
import { pageWords } from "./words.ts";

interface StreamHandlers {
  onStatus?: (text: string) => void;
  onText?: (text: string) => void;
}

/**
 * Posts to /api and follows the event stream to its end; a plain JSON answer counts as its `done`.
 * Throws ApiError on an `error` event and on a stream that ends without an answer.
 */
export async function stream<T>(path: string, call: Call, handlers: StreamHandlers): Promise<T> {
  const response = await request(path, {
    ...call,
    method: "POST",
    accept: "text/event-stream, application/json",
  });
  if (!response.headers.get("content-type")?.startsWith("text/event-stream")) return await response.json();
  for await (const event of eventsOf(response)) {
    if (event.event === "status") handlers.onStatus?.(event.data.text);
    else if (event.event === "delta") handlers.onText?.(event.data.text);
    else if (event.event === "done") return event.data as T;
    else throw new ApiError(200, event.data.detail, event.data.detail);
  }
  throw new ApiError(0, null, pageWords("common").failures.brokeOff);
}

async function* eventsOf(response: Response): AsyncGenerator<StreamEvent> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  let buffer = "";
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const blocks = (buffer + chunk.value).split(/\r?\n\r?\n/);
      buffer = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = parseEvent(block);
        if (event) yield event;
      }
    }
  } catch (error) {
    if (error instanceof TypeError) {
      throw new ApiError(0, null, pageWords("common").failures.connectionBroke);
    }
    throw error;
  } finally {
    reader.releaseLock();
  }
}

/** Reads one block of a stream; a comment or a heartbeat gives null. */
export function parseEvent(block: string): StreamEvent | null {
  let event = "";
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    if (line.startsWith("event:")) event = line.slice(6).trim();
    else if (line.startsWith("data:")) data.push(line.slice(5).replace(/^ /, ""));
  }
  if (event === "" || data.length === 0) return null;
  return { event, data: JSON.parse(data.join("\n")) } as StreamEvent;
}
