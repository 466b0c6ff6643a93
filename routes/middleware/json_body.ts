import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import { demanding } from "../demands.ts";

const MAX_BYTES = 256 * 1024;
/** 256 kB come within this at 100 kbit/s. */
const PATIENCE_MS = 20_000;
const MAX_DEPTH = 32;
/** Of the last two none can be made anew: they go through as they came, and lead nowhere. */
const WITHOUT_BODY = ["GET", "HEAD", "OPTIONS", "TRACE", "TRACK"];
const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * Reads a body to its end before anybody else looks at it. Over 256 kB it is refused with 413 before it is read whole,
 * one that does not end within `patienceMs` with 408: whoever sends a byte a second holds no memory and no answer.
 */
export function readBody({ patienceMs = PATIENCE_MS } = {}) {
  const read = createMiddleware(async function readBody(c, next) {
    const { body, headers, method, url } = c.req.raw;
    if (body === null || WITHOUT_BODY.includes(method)) return await next();
    try {
      if (Number(headers.get("content-length")) > MAX_BYTES) throw tooLong();
      c.req.raw = new Request(url, { method, headers, body: await bytesOf(body, patienceMs) });
    } catch (error) {
      c.header("connection", "close");
      throw error;
    }
    await next();
  });
  return demanding({ bounded: true }, read);
}

async function bytesOf(body: ReadableStream<Uint8Array>, patienceMs: number): Promise<Blob> {
  const reader = body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    reader.cancel().catch(() => {});
  }, patienceMs);
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      chunks.push(new Uint8Array(part.value));
      size += part.value.length;
      if (size > MAX_BYTES) throw tooLong();
    }
  } catch (error) {
    reader.cancel().catch(() => {});
    throw error instanceof HTTPException
      ? error
      : new HTTPException(400, { message: "The body of this request could not be read", cause: error });
  } finally {
    clearTimeout(timer);
  }
  if (isLate) {
    throw new HTTPException(408, { message: "The request took too long to arrive. Please try again" });
  }
  return new Blob(chunks);
}

function tooLong(): HTTPException {
  return new HTTPException(413, { message: "This is too long. Please keep it under 256 kB" });
}

const checkJson = createMiddleware(async function onlyJson(c, next) {
  if (WITHOUT_BODY.includes(c.req.method)) return await next();
  const body = await c.req.text();
  if (body.trim() === "") {
    const headers = new Headers(c.req.raw.headers);
    headers.delete("content-type");
    c.req.raw = new Request(c.req.url, { method: c.req.method, headers });
    return await next();
  }
  if (!JSON_TYPE.test(c.req.header("content-type") ?? "")) {
    throw new HTTPException(415, { message: "Send JSON with the content type application/json" });
  }
  if (depthOf(body) > MAX_DEPTH) {
    throw new HTTPException(400, { message: "The JSON in this request is nested too deeply" });
  }
  await next();
});

/**
 * A body that changes something is JSON and nests at most 32 deep. No body is no body, whether or not its
 * content type is sent: many clients always send one.
 */
export const onlyJson = demanding({ json: true }, checkJson);

/** How deep a JSON text nests, counted in one pass without parsing it. */
function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < json.length; at++) {
    const char = json[at];
    if (char === '"') inString = !inString;
    else if (inString && char === "\\") at++;
    else if (inString) continue;
    else if (char === "{" || char === "[") deepest = Math.max(deepest, ++depth);
    else if (char === "}" || char === "]") depth--;
  }
  return deepest;
}
