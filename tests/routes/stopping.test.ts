import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { HistoryAnswer, TurnAnswer } from "../../routes/api/contract.ts";
import type { HoldfastProcess } from "../helpers/process.ts";
import { processesOfEachTest } from "../helpers/processes.ts";
import { longText } from "../helpers/long_texts.ts";
import { personOf, REGISTRATION, signUp } from "../helpers/server.ts";
import { serveTold } from "../helpers/told_model.ts";

const processes = processesOfEachTest();
const { start } = processes;
let opened: Deno.Conn[];

beforeEach(() => {
  opened = [];
});

afterEach(() => {
  for (const connection of opened) connection.close();
});

async function sendRaw({ origin }: HoldfastProcess, text: string): Promise<Deno.Conn> {
  const { hostname, port } = new URL(origin);
  const connection = await Deno.connect({ hostname, port: Number(port) });
  opened.push(connection);
  await connection.write(new TextEncoder().encode(text));
  return connection;
}

/** SQLite folds its log into the file when the last handle is closed: a log that is left was not closed. */
async function expectCleanEnd(holdfast: HoldfastProcess): Promise<void> {
  const began = performance.now();
  const status = await holdfast.end("SIGTERM");
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(status).toMatchObject({ success: true, code: 0 });
  const files = Array.from(Deno.readDirSync(processes.folder), ({ name }) => name).sort();
  expect(files).toEqual(["holdfast.kv", "holdfast.kv.lock"]);
}

test("a stop in the instant in which the address is printed is clean", async () => {
  await expectCleanEnd(await start());
});

test("a stop waits for no upload that never ends, and for no half-sent header", async () => {
  const holdfast = await start();
  const headers = "host: x\r\ncontent-type: application/json\r\n";
  await sendRaw(holdfast, `POST /api/auth/login HTTP/1.1\r\n${headers}content-length: 900\r\n\r\n{"email":`);
  await sendRaw(
    holdfast,
    `POST /api/auth/login HTTP/1.1\r\n${headers}transfer-encoding: chunked\r\n\r\n5\r\n{"a`,
  );
  await sendRaw(holdfast, "GET /login HTTP/1.1\r\nhost: x\r\nx-half: ");
  await fetch(`${holdfast.origin}/health`).then((response) => response.body?.cancel());
  await expectCleanEnd(holdfast);
});

test("a stop waits for no header that comes byte by byte, on a new connection or behind an answer", async () => {
  const holdfast = await start();
  const head = "GET /health HTTP/1.1\r\nhost: x\r\n";
  const dripping = [
    await sendRaw(holdfast, `${head}x-slow: `),
    await sendRaw(holdfast, `${head}\r\n${head}x-slow: `),
    await sendRaw(holdfast, ""),
  ];
  const byte = new TextEncoder().encode("a");
  const drip = setInterval(() => {
    for (const connection of dripping) connection.write(byte).catch(() => {});
  }, 50);
  try {
    await fetch(`${holdfast.origin}/health`).then((response) => response.body?.cancel());
    await expectCleanEnd(holdfast);
  } finally {
    clearInterval(drip);
  }
});

test(
  "more half-sent requests than files may be open end nothing, and are closed for those who come next",
  async () => {
    const holdfast = await start({}, { mostFiles: 256 });
    for (let index = 0; index < 300; index++) {
      await sendRaw(holdfast, "GET /login HTTP/1.1\r\nhost: x\r\nx-half: ").catch(() => {});
    }
    const isAnswered = async () => await fetch(`${holdfast.origin}/health`).then(({ ok }) => ok, () => false);
    while (!await isAnswered()) await pause(500);
    await expectCleanEnd(holdfast);
  },
  120_000,
);

test("a stop waits for no huge message that is being read, and its words are kept", async () => {
  const holdfast = await start();
  const person = await signUp(holdfast);
  const { session_id } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
  const message = longText("de", 60_000).trim();
  const sent = person.call("POST", "/api/journey/continue", { session_id, message }).catch(() => null);
  const isKept = async () => {
    const { messages } = await person.get<HistoryAnswer>("/api/journey/history");
    return messages.some(({ content }) => content === message);
  };
  await expect.poll(isKept).toBe(true);
  await expectCleanEnd(holdfast);
  await sent.then((response) => response?.body?.cancel());
  const again = personOf({ ...person, origin: (await start()).origin });
  const { messages } = await again.get<HistoryAnswer>("/api/journey/history");
  expect(messages.filter(({ content }) => content === message)).toHaveLength(1);
});

test("a stop waits for nobody who asks and does not read", async () => {
  const holdfast = await start();
  for (let reader = 0; reader < 10; reader++) {
    await sendRaw(holdfast, "GET / HTTP/1.1\r\nhost: x\r\n\r\n".repeat(100));
  }
  await fetch(`${holdfast.origin}/health`).then((response) => response.body?.cancel());
  await expectCleanEnd(holdfast);
});

test("a stop with a full queue of passwords is clean", async () => {
  const holdfast = await start();
  const headers = { "content-type": "application/json" };
  const all = Array.from({ length: 22 }, (_, index) => {
    const body = JSON.stringify({ ...REGISTRATION, email: `founder-${index}@example.com` });
    return fetch(`${holdfast.origin}/api/auth/register`, { method: "POST", headers, body })
      .then(async (response) => (await response.body?.cancel(), response.status), () => "cut");
  });
  await Promise.race(all);
  await expectCleanEnd(holdfast);
  await Promise.all(all);
});

test("a stop while a model is silent is clean", async () => {
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const mind = await serveTold(() => {
    asked.resolve();
    return { answer: {}, begins: held.promise };
  });
  try {
    const holdfast = await start({
      OPENAI_BASE_URL: mind.baseURL,
      OPENAI_MODEL: "told",
      MODEL_PATIENCE_SECONDS: "60",
    });
    const person = await signUp(holdfast);
    await person.post("/api/journey/start", undefined, 201);
    const turn = person.call("POST", "/api/journey/continue", {
      message: "We mend wooden boats for 12 clubs.",
    });
    const ended = turn.then((response) => response.body?.cancel(), () => {});
    await asked.promise;
    await expectCleanEnd(holdfast);
    await ended;
  } finally {
    held.resolve();
    await mind.close();
  }
});
