import { connect, type Socket } from "node:net";
import { Hono } from "hono";
import { afterEach, expect, test } from "vitest";
import { answerFailure } from "../../routes/errors.ts";
import type { AppEnv } from "../../routes/deps.ts";
import { readBody } from "../../routes/middleware/json_body.ts";
import { type ConnectionLimits, listen } from "../../routes/serve.ts";

const HEAD = "POST / HTTP/1.1\r\nhost: x\r\n";
const GENEROUS = { headMs: 60_000, requestMs: 60_000 };

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A server that reads bodies as Holdfast does, on a free port. */
async function serve(patienceMs: number, limits: Partial<ConnectionLimits> = {}): Promise<string> {
  const app = new Hono<AppEnv>()
    .onError(answerFailure({ isApi: () => true, brokenPage: () => new Response() }))
    .use(readBody({ patienceMs }))
    .get("/", (c) => c.text("here"))
    .post("/", async (c) => c.text(`read ${(await c.req.text()).length}`));
  const server = await listen({ hostname: "127.0.0.1", port: 0, appAt: () => app, limits });
  closing.push(() => server.close(0));
  return server.origin;
}

interface Spoken {
  socket: Socket;
  /** What came back, once the server has closed the connection. */
  ended: Promise<string>;
}

function speak(origin: string, text: string): Spoken {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  const { promise, resolve } = Promise.withResolvers<string>();
  let answer = "";
  socket.on("data", (chunk) => {
    answer += String(chunk);
  });
  // A connection that is cut while something is sent ends with an error.
  socket.on("error", () => {});
  socket.on("close", () => resolve(answer));
  socket.write(text);
  return { socket, ended: promise };
}

/** What is answered to a request sent as it stands, to the end of the connection. */
async function answerTo(request: string, patienceMs: number): Promise<string> {
  return await speak(await serve(patienceMs, GENEROUS), request).ended;
}

test.each([
  ["a length", `${HEAD}content-length: 10\r\n\r\nabc`],
  ["chunks", `${HEAD}transfer-encoding: chunked\r\n\r\n3\r\nabc\r\n`],
])(
  "a body announced by %s that never ends is answered with 408 and a sentence",
  async (_by, request) => {
    const answer = await answerTo(request, 200);
    expect(answer).toContain("HTTP/1.1 408");
    expect(answer.toLowerCase()).toContain("connection: close");
    expect(answer).toContain('{"detail":"The request took too long to arrive. Please try again"}');
  },
);

test.each([
  ["a length", `${HEAD}content-length: 300000\r\n\r\nabc`],
  ["chunks", `${HEAD}transfer-encoding: chunked\r\n\r\n${`10000\r\n${"a".repeat(65_536)}\r\n`.repeat(5)}`],
])("a body announced by %s that is too long is refused before it has come whole", async (_by, request) => {
  expect(await answerTo(request, 60_000)).toContain("HTTP/1.1 413");
});

test("a body that comes in pieces is read whole", async () => {
  const request =
    `${HEAD}connection: close\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n`;
  expect(await answerTo(request, 60_000)).toMatch(/HTTP\/1\.1 200.*read 5$/s);
});

test.each([
  ["says nothing", ""],
  ["stops in the middle of its head", "GET / HTTP/1.1\r\nhost: x\r\nx-half: "],
  ["stops after its head's last line", "GET / HTTP/1.1\r\nhost: x\r\n"],
])("a connection that %s is closed in time, and everybody else is answered meanwhile", async (_, half) => {
  const origin = await serve(60_000, { headMs: 400 });
  const silent = Array.from({ length: 20 }, () => speak(origin, half));
  const answer = await fetch(origin);
  expect(await answer.text()).toBe("here");
  for (const { ended } of silent) expect(await ended).not.toContain("HTTP/1.1 200");
});

test("a head that comes a letter at a time is given no more time for it", async () => {
  const origin = await serve(60_000, { headMs: 400 });
  const { socket, ended } = speak(origin, "GET / HTTP/1.1\r\nx: ");
  const dripping = setInterval(() => socket.writable && socket.write("x"), 50);
  expect(await ended).toContain("HTTP/1.1 408");
  clearInterval(dripping);
});

test("a connection that asks for nothing more is closed", async () => {
  const origin = await serve(60_000, { idleMs: 200 });
  expect(await speak(origin, "GET / HTTP/1.1\r\nhost: x\r\n\r\n").ended).toContain("HTTP/1.1 200");
});

test("connections beyond what is allowed are closed at once, and their number is free again afterwards", async () => {
  const origin = await serve(60_000, { headMs: 400, connections: 10 });
  const silent = Array.from({ length: 40 }, () => speak(origin, ""));
  await Promise.all(silent.map(({ ended }) => ended));
  expect(await (await fetch(origin)).text()).toBe("here");
});
