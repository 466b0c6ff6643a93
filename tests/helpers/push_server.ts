import { importJWK, jwtVerify } from "jose";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** What a browser keeps of a subscription, its private key included. */
export interface Browser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  privateKey: CryptoKey;
}

/** A message as it arrived: checked, and opened as the browser would. */
export interface Arrived {
  path: string;
  headers: Record<string, string>;
  /** Of the token that signed it. */
  claims: { aud?: unknown; sub?: unknown; exp?: number };
  /** The key that signed it. */
  serverKey: string;
  text: string;
}

type Answer = number | { status: number; headers: Record<string, string> } | "hang";

export interface PushServer {
  origin: string;
  /** "127.0.0.1:40123", as RESEARCH_ALLOW_HOSTS takes it. */
  hostPort: string;
  /** Messages that were taken or refused, in order. */
  arrived: Arrived[];
  /** What was wrong with what came, in order: a message that fails is answered 401 or 400, as real services do. */
  faults: string[];
  /** How often anybody connected, whatever came of it. */
  readonly connections: number;
  /** The next answers; 201 once they are used up. */
  answer(...answers: Answer[]): void;
  /** A browser that subscribes here. */
  newBrowser(): Promise<Browser>;
  close(): Promise<void>;
}

const P256 = { name: "ECDH", namedCurve: "P-256" };

/** A push service on a free port of 127.0.0.1, which checks what RFC 8030, 8291 and 8292 ask of a sender. */
export async function servePush(): Promise<PushServer> {
  const browsers = new Map<string, Browser>();
  const arrived: Arrived[] = [];
  const faults: string[] = [];
  const answers: Answer[] = [];

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? "";
    const body = await bodyOf(request);
    try {
      arrived.push(await opened(path, request, body));
    } catch (error) {
      faults.push(String(error));
      response.writeHead(400).end();
      return;
    }
    const answer = answers.shift() ?? 201;
    if (answer === "hang") return;
    const { status, headers } = typeof answer === "number" ? { status: answer, headers: {} } : answer;
    response.writeHead(status, headers).end("x".repeat(100_000));
  }

  async function opened(path: string, request: IncomingMessage, body: Uint8Array): Promise<Arrived> {
    const browser = browsers.get(path);
    if (browser === undefined) throw new Error(`Nobody subscribed at ${path}`);
    if (request.method !== "POST") throw new Error(`A message is posted, not ${request.method}`);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    if (!/^\d+$/.test(headers.ttl ?? "")) throw new Error("A message needs a TTL");
    if (headers["content-encoding"] !== "aes128gcm") throw new Error("A message is aes128gcm");
    if (body.length > 4096) throw new Error("A message has 4096 bytes at most");
    const { serverKey, claims } = await signedBy(headers.authorization ?? "", origin);
    return { path, headers, claims, serverKey, text: await openMessage(body, browser) };
  }

  async function newBrowser(): Promise<Browser> {
    const pair = await crypto.subtle.generateKey(P256, true, ["deriveBits"]);
    const path = `/push/${crypto.randomUUID()}`;
    const point = await crypto.subtle.exportKey("raw", pair.publicKey);
    const auth = crypto.getRandomValues(new Uint8Array(16));
    const keys = { p256dh: urlSafe(new Uint8Array(point)), auth: urlSafe(auth) };
    const browser = { endpoint: `${origin}${path}`, keys, privateKey: pair.privateKey };
    browsers.set(path, browser);
    return browser;
  }

  const server = createServer((request, response) => void take(request, response));
  let connections = 0;
  server.on("connection", () => connections++);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("Get a port from the push server");
  const hostPort = `127.0.0.1:${address.port}`;
  const origin = `http://${hostPort}`;
  return {
    origin,
    hostPort,
    arrived,
    faults,
    get connections() {
      return connections;
    },
    answer: (...next) => void answers.push(...next),
    newBrowser,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Checks `vapid t=…, k=…` (RFC 8292): signed by k, for this service, with somebody to turn to, for a day at most. */
async function signedBy(
  authorization: string,
  origin: string,
): Promise<Pick<Arrived, "claims" | "serverKey">> {
  const [, token = "", serverKey = ""] = authorization.match(/^vapid t=([\w.-]+), k=([\w-]+)$/) ?? [];
  const point = bytesOf(serverKey);
  const [x, y] = [urlSafe(point.slice(1, 33)), urlSafe(point.slice(33))];
  const key = await importJWK({ kty: "EC", crv: "P-256", x, y }, "ES256");
  // The clock is the test's: that a token has not expired is read from its claims.
  const { payload } = await jwtVerify(token, key, { audience: origin, currentDate: new Date(0) });
  if (!/^(mailto:|https:)/.test(String(payload.sub))) throw new Error("A token names somebody to turn to");
  return { claims: payload, serverKey };
}

/** Opens a message of one record as a browser does (RFC 8188, RFC 8291). */
export async function openMessage(
  body: Uint8Array,
  { keys, privateKey }: Pick<Browser, "keys" | "privateKey">,
): Promise<string> {
  const salt = body.slice(0, 16);
  const senderPoint = body.slice(21, 21 + (body[20] ?? 0));
  const sealed = body.slice(21 + senderPoint.length);
  const sender = await crypto.subtle.importKey("raw", senderPoint, P256, false, []);
  const shared = await crypto.subtle.deriveBits({ name: "ECDH", public: sender }, privateKey, 256);
  const info = joined(text("WebPush: info\0"), bytesOf(keys.p256dh), senderPoint);
  const secret = await derive(new Uint8Array(shared), { salt: bytesOf(keys.auth), info, length: 32 });
  const contentKey = await derive(secret, { salt, info: text("Content-Encoding: aes128gcm\0"), length: 16 });
  const nonce = await derive(secret, { salt, info: text("Content-Encoding: nonce\0"), length: 12 });
  const key = await crypto.subtle.importKey("raw", contentKey, "AES-GCM", false, ["decrypt"]);
  const padded = new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv: nonce }, key, sealed));
  const end = padded.lastIndexOf(2);
  if (padded.slice(end + 1).some((byte) => byte !== 0)) throw new Error("The padding is zeroes behind a two");
  return new TextDecoder().decode(padded.slice(0, end));
}

interface Derivation {
  salt: Uint8Array<ArrayBuffer>;
  info: Uint8Array<ArrayBuffer>;
  length: number;
}

async function derive(from: Uint8Array<ArrayBuffer>, { salt, info, length }: Derivation) {
  const key = await crypto.subtle.importKey("raw", from, "HKDF", false, ["deriveBits"]);
  const bits = await crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, length * 8);
  return new Uint8Array(bits);
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return joined(...chunks);
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

function text(words: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(words);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.fromBase64(base64url, { alphabet: "base64url" });
}

function urlSafe(bytes: Uint8Array): string {
  return bytes.toBase64({ alphabet: "base64url", omitPadding: true });
}
