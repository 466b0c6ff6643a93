import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import { demanding } from "../demands.ts";

const MAX_BYTES = 256 * 1024;
const MAX_DEPTH = 32;
const WITHOUT_BODY = ["GET", "HEAD", "OPTIONS"];
const JSON_TYPE = /^application\/json\s*(;|$)/i;

const measureBody = bodyLimit({
  maxSize: MAX_BYTES,
  onError: () => {
    throw new HTTPException(413, { message: "This is too long. Please keep it under 256 kB" });
  },
});

/**
 * Bodies over 256 kB are refused with 413 before they are read whole. One that breaks off, or is no HTTP, is its
 * sender's fault: 400.
 */
export const limitBody = createMiddleware(async function limitBody(c, next) {
  let isRead = false;
  function goOn(): Promise<void> {
    isRead = true;
    return next();
  }
  try {
    return await measureBody(c, goOn);
  } catch (error) {
    throw isRead || error instanceof HTTPException ? error : unreadable(error);
  }
});

function unreadable(cause: unknown): HTTPException {
  return new HTTPException(400, { message: "The body of this request could not be read", cause });
}

const checkJson = createMiddleware(async function onlyJson(c, next) {
  if (WITHOUT_BODY.includes(c.req.method)) return await next();
  const body = await c.req.text().catch((error: unknown) => {
    throw unreadable(error);
  });
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
