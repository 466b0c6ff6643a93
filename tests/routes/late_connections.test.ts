import { setTimeout as pause } from "node:timers/promises";
import { Hono } from "hono";
import { afterEach, expect, test } from "vitest";
import type { AppEnv } from "../../routes/deps.ts";
import { CONNECTION_LIMITS } from "../../routes/late_connections.ts";
import { listen } from "../../routes/serve.ts";

const LIMITS = { firstMs: 400, nextMs: 1_200, unreadMs: 1_000, lookEveryMs: 50 };
const HEAD = "GET / HTTP/1.1\r\nhost: x\r\n";
/** More than the buffers of both ends hold. */
const HUGE = 64 * 1024 * 1024;
const encoder = new TextEncoder();

let endings: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of endings.toReversed()) await end();
  endings = [];
});

function serve(hostname = "127.0.0.1") {
  const app = new Hono<AppEnv>()
    .get("/", (c) => c.text("here"))
    .get("/slow", async (c) => (await pause(1_000), c.text("late")))
    .get("/huge", (c) => c.body(new Uint8Array(HUGE)))
    .get("/stream", (c) => c.body(ReadableStream.from(drops()).pipeThrough(new TextEncoderStream())));
  const server = listen({ hostname, port: 0, appAt: () => app, log: () => {}, limits: LIMITS });
  endings.push(() => server.close(100));
  return new URL(server.origin);
}

/** Goes on for longer than any limit. */
async function* drops(): AsyncGenerator<string> {
  for (let drop = 0; drop < 15; drop++) {
    yield `${drop} `;
    await pause(100);
  }
}

async function connect({ hostname, port }: URL, text = ""): Promise<Deno.Conn> {
  const connection = await Deno.connect({ hostname: hostname.replace(/^\[|\]$/g, ""), port: Number(port) });
  endings.push(() => connection.close());
  if (text !== "") await connection.write(encoder.encode(text));
  return connection;
}

/** Sends a byte of a head again and again, as whoever wants to keep a connection for nothing. */
function drip(connection: Deno.Conn): void {
  const timer = setInterval(() => void connection.write(encoder.encode("a")).catch(() => {}), 50);
  endings.push(() => clearInterval(timer));
}

/** All that comes until the other end closes, and after how long that is. */
async function untilClosed(connection: Deno.Conn): Promise<{ text: string; ms: number }> {
  const began = performance.now();
  const decoder = new TextDecoder();
  const buffer = new Uint8Array(65_536);
  let text = "";
  try {
    for (let read = await connection.read(buffer); read !== null; read = await connection.read(buffer)) {
      text += decoder.decode(buffer.subarray(0, read));
    }
  } catch (error) {
    if (!(error instanceof Deno.errors.ConnectionReset)) throw error;
  }
  return { text, ms: performance.now() - began };
}

test.each([
  ["says nothing", "", false],
  ["sends half a head", `${HEAD}x-half: `, false],
  ["sends a head byte by byte", `${HEAD}x-slow: `, true],
])("a connection that %s is closed, and others are answered meanwhile", async (_what, text, drips) => {
  const server = serve();
  const silent = await connect(server, text);
  if (drips) drip(silent);
  const closed = untilClosed(silent);
  expect(await (await fetch(server)).text()).toBe("here");
  expect((await closed).ms).toBeGreaterThan(LIMITS.firstMs - 100);
  expect(await (await fetch(server)).text()).toBe("here");
});

test.each([["nothing", ""], ["half a second head", HEAD]])(
  "a connection that sends %s after an answer is closed later",
  async (_what, rest) => {
    const { text, ms } = await untilClosed(await connect(serve(), `${HEAD}\r\n${rest}`));
    expect(text).toMatch(/^HTTP\/1\.1 200.*here$/s);
    expect(ms).toBeGreaterThan(LIMITS.nextMs - 100);
  },
);

test("a connection whose request is under way is left alone, however long the answer takes", async () => {
  const server = serve();
  const [late, streamed] = await Promise.all(["slow", "stream"].map(async (path) => {
    return (await fetch(new URL(path, server))).text();
  }));
  expect(late).toBe("late");
  expect(streamed).toContain("14 ");
});

test("a connection that goes on asking is never closed", async () => {
  const connection = await connect(serve());
  const buffer = new Uint8Array(4_096);
  for (let request = 0; request < 8; request++) {
    await connection.write(encoder.encode(`${HEAD}\r\n`));
    expect(await connection.read(buffer)).toBeGreaterThan(0);
    await pause(LIMITS.nextMs / 4);
  }
});

test("connections over IPv6 have the same clock", async () => {
  const server = serve("::1");
  const { text } = await untilClosed(await connect(server, `${HEAD}\r\n${HEAD}`));
  expect(text).toMatch(/^HTTP\/1\.1 200/);
  await untilClosed(await connect(server, HEAD));
});

test.runIf(Deno.build.os === "linux")("an answer that nobody takes is given up", async () => {
  const connection = await connect(serve(), "GET /huge HTTP/1.1\r\nhost: x\r\n\r\n");
  await pause(5_000);
  const { text } = await untilClosed(connection);
  expect(text.length).toBeLessThan(HUGE);
});

test("a page that is taken slowly arrives whole", async () => {
  const connection = await connect(serve(), "GET /huge HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
  const buffer = new Uint8Array(256 * 1024);
  let size = 0;
  for (let read = await connection.read(buffer); read !== null; read = await connection.read(buffer)) {
    size += read;
    await pause(10);
  }
  expect(size).toBeGreaterThan(HUGE);
});

test("the limits that hold are longer than those of the proxies that stand before", () => {
  expect(CONNECTION_LIMITS.nextMs).toBeGreaterThan(120_000);
});
