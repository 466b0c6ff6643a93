import { type IncomingMessage, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import type { Target } from "./guard.ts";
import { ReadingFailure } from "./reading_failure.ts";

export const USER_AGENT = "Holdfast";

interface RequestRules {
  accept: string;
  /** Bytes after decompression. */
  maxBytes: number;
  signal: AbortSignal;
}

export interface Reply {
  status: number;
  location: string | null;
  contentType: string;
  /** Empty for anything but 200. */
  body: Uint8Array;
}

/** One GET to one checked address: no cookies, no credentials, no redirect followed. Throws ReadingFailure. */
export async function requestOnce(target: Target, rules: RequestRules): Promise<Reply> {
  const { accept, maxBytes, signal } = rules;
  const headers = { accept, "accept-encoding": "gzip, deflate, br" };
  const response = await open(target, { method: "GET", headers, signal });
  const status = response.statusCode ?? 0;
  const contentType = response.headers["content-type"] ?? "";
  const location = response.headers.location ?? null;
  if (status !== 200) {
    response.destroy();
    return { status, location, contentType, body: new Uint8Array() };
  }
  return { status, location, contentType, body: await readBody(response, target.url.host, maxBytes) };
}

/** What is handed over, and until when. */
interface Posting {
  headers: Record<string, string>;
  body: Uint8Array;
  signal: AbortSignal;
}

export interface Receipt {
  status: number;
  /** As the server wrote it: seconds or a date. */
  retryAfter: string | null;
}

/** One POST to one checked address: no redirect followed, and nothing read but the status. Throws ReadingFailure. */
export async function postOnce(target: Target, { headers, body, signal }: Posting): Promise<Receipt> {
  const response = await open(target, { method: "POST", headers, body, signal });
  response.destroy();
  return { status: response.statusCode ?? 0, retryAfter: response.headers["retry-after"] ?? null };
}

interface Opening {
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: Uint8Array;
  signal: AbortSignal;
}

function open(target: Target, { method, headers, body, signal }: Opening): Promise<IncomingMessage> {
  const { url, address, family } = target;
  const send = url.protocol === "https:" ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method,
      agent: false,
      signal,
      headers: { ...headers, "user-agent": USER_AGENT, connection: "close" },
      lookup: (_hostname, options, answer) => {
        if (options.all) answer(null, [{ address, family }]);
        else answer(null, address, family);
      },
    }, resolve);
    request.on("error", (error) => reject(describe(error, url)));
    request.end(body);
  });
}

function readBody(response: IncomingMessage, host: string, maxBytes: number): Promise<Uint8Array> {
  const stream = decompressed(response);
  const chunks: Uint8Array[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    function fail(message: string): void {
      reject(new ReadingFailure(message));
      response.destroy();
      stream.destroy();
    }
    stream.on("data", (chunk: Uint8Array) => {
      size += chunk.length;
      if (size > maxBytes) fail(`The page at ${host} is larger than 2 MB, which is more than is read.`);
      else chunks.push(chunk);
    });
    stream.on("end", () => resolve(joined(chunks, size)));
    const broken = () => fail(`The page at ${host} broke off before it was complete.`);
    stream.on("error", broken);
    response.on("error", broken);
    response.on("aborted", broken);
  });
}

function decompressed(response: IncomingMessage): Readable {
  switch (response.headers["content-encoding"]?.trim().toLowerCase()) {
    case "gzip":
    case "x-gzip":
      return response.pipe(createGunzip());
    case "deflate":
      return response.pipe(createInflate());
    case "br":
      return response.pipe(createBrotliDecompress());
    default:
      return response;
  }
}

function joined(chunks: Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function describe(error: Error, url: URL): Error {
  const code = "code" in error ? String(error.code) : "";
  if (error.name === "AbortError") return error;
  if (code === "ECONNREFUSED") {
    return new ReadingFailure(`The website at ${url.host} refused the connection.`);
  }
  if (url.protocol === "https:" && /CERT|TLS|SSL|certificate/i.test(`${code} ${error.message}`)) {
    return new ReadingFailure(`The website at ${url.host} has no valid certificate, so it was not read.`);
  }
  return new ReadingFailure(`The website at ${url.host} could not be reached.`);
}
