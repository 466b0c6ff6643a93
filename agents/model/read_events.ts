import { BadAnswer } from "./faults.ts";

/** What one call may bring over the wire: a long answer with its thoughts, each token in an event of its own. */
const MOST_BYTES = 64 * 1024 * 1024;
/** One event or one whole answer; a token's is some 300 letters. */
const LONGEST_EVENT = 4 * 1024 * 1024;

const UNENDING = "The model's answer is longer than any that is asked for";

/**
 * The data of each server-sent event, in order, however the bytes are cut; comments are passed over. Every byte is
 * looked at once. Throws BadAnswer above the bounds and the signal's reason when it ends first; leaving the loop
 * closes the connection.
 */
export async function* eventsIn(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let rest = "";
  for await (const text of textIn(body, signal)) {
    let start = 0;
    for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", start)) {
      const data = dataOf(rest + text.slice(start, end));
      rest = "";
      start = end + 1;
      if (data !== null) yield data;
    }
    rest += text.slice(start);
    if (rest.length > LONGEST_EVENT) throw new BadAnswer("invalid", UNENDING, { again: false });
  }
  const last = dataOf(rest);
  if (last !== null) yield last;
}

/** A whole answer that did not come as events. */
export async function wholeText(body: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<string> {
  const parts: string[] = [];
  let length = 0;
  for await (const text of textIn(body, signal)) {
    length += text.length;
    if (length > LONGEST_EVENT) throw new BadAnswer("invalid", UNENDING, { again: false });
    parts.push(text);
  }
  return parts.join("");
}

/** Servers put one JSON object on each data line: an event needs no blank line to end. */
function dataOf(line: string): string | null {
  const data = /^data: ?(.*?)\r?$/s.exec(line)?.[1];
  return data === undefined || data === "" ? null : data;
}

async function* textIn(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  aborted.catch(() => undefined);
  const abort = () => reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort, { once: true });
  let bytes = 0;
  try {
    for (;;) {
      // A stalled stream does not notice its signal by itself.
      const next = await Promise.race([reader.read(), aborted]);
      if (next.done) break;
      bytes += next.value.byteLength;
      if (bytes > MOST_BYTES) throw new BadAnswer("invalid", UNENDING, { again: false });
      yield decoder.decode(next.value, { stream: true });
    }
    yield decoder.decode();
  } finally {
    signal.removeEventListener("abort", abort);
    reader.cancel().catch(() => undefined);
  }
}
