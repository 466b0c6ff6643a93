import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { TURN_LIMITS } from "../../../agents/model/budget.ts";
import { CALL_LIMITS } from "../../../agents/model/limits.ts";
import { ModelFailure, type Task } from "../../../agents/model/model.ts";
import { createOpenAIModel } from "../../../agents/model/openai.ts";
import { Turnstile } from "../../../agents/model/turnstile.ts";
import { Breaker } from "../../../agents/model/breaker.ts";
import { type Manner, type OpenAIServer, serveOpenAI } from "../../helpers/openai_server.ts";

const task: Task<{ line: string }> = {
  name: "write_line",
  instructions: "Write a line.",
  material: "The harbour master reads one notebook.",
  schema: z.object({ line: z.string().min(3) }),
  builtIn: () => ({ line: "built in" }),
};
const PATIENT = { headers: 5_000, firstToken: 5_000, idle: 5_000, attempt: 5_000, turn: 10_000, attempts: 1 };

let server: OpenAIServer;
beforeEach(async () => {
  server = await serveOpenAI();
});
afterEach(() => server.close());

test("the times, attempts, calls and tokens are those that were promised", () => {
  expect(CALL_LIMITS).toMatchObject({
    headers: 30_000,
    firstToken: 60_000,
    idle: 30_000,
    attempt: 90_000,
    turn: 150_000,
    attempts: 3,
  });
  expect(TURN_LIMITS).toEqual({ calls: 6, promptTokens: 30_000, milliseconds: 300_000 });
});

test.each<[Manner, "headers" | "firstToken" | "idle" | "attempt", string]>([
  ["stalls_before_headers", "headers", "did not begin to answer in time"],
  ["comments_for_ever", "firstToken", "did not say its first word in time"],
  ["stalls_in_stream", "idle", "stopped in the middle of its answer"],
  ["comments_for_ever", "attempt", "took too long"],
])("a server that is %s runs out of its time for %s, in words", async (manner, limit, words) => {
  server.behave(manner);
  const limits = { ...PATIENT, [limit]: 60 };
  const model = createOpenAIModel({ baseURL: server.baseURL, model: "local", limits });
  const error = await model.answer(task).then(() => null, (thrown) => thrown);
  expect(error).toBeInstanceOf(ModelFailure);
  expect(error.reason).toBe("timeout");
  expect(error.message).toContain(words);
});

test("a wait that the server asks for and that fits is kept before the next attempt", async () => {
  server.behave("rate_limited", "honest");
  const limits = { ...PATIENT, attempts: 2, backoff: 60_000 };
  const model = createOpenAIModel({ baseURL: server.baseURL, model: "local", limits });
  const { value } = await model.answer(task);
  expect(value.line).toContain("notebook");
  expect(server.requests).toHaveLength(2);
});

test("a wrong key is not tried again, and the sentence says what to look at", async () => {
  server.behave("unauthorised");
  const model = createOpenAIModel({ baseURL: server.baseURL, model: "local", limits: { backoff: 1 } });
  const error = await model.answer(task).then(() => null, (thrown) => thrown);
  expect(error).toBeInstanceOf(ModelFailure);
  expect(error.message).toMatch(/key/);
  expect(server.requests).toHaveLength(1);
});

test("after its rest the breaker lets a call through, and a success closes it", () => {
  let now = 0;
  const breaker = new Breaker(5, 30_000, () => now);
  for (let failure = 0; failure < 5; failure++) breaker.failed();
  expect(breaker.isOpen()).toBe(true);
  now = 30_000;
  expect(breaker.isOpen()).toBe(false);
  breaker.failed();
  expect(breaker.isOpen()).toBe(true);
  breaker.succeeded();
  expect(breaker.isOpen()).toBe(false);
});

test("whoever waits for a place and gives up leaves it to the next", async () => {
  const turnstile = new Turnstile(1);
  const first = Promise.withResolvers<void>();
  const stop = new AbortController();
  const order: string[] = [];
  const work = turnstile.pass(() => first.promise);
  const given = turnstile.pass(() => Promise.resolve(order.push("gave up")), { signal: stop.signal }).catch(
    () => "left",
  );
  const next = turnstile.pass(() => Promise.resolve(order.push("next")));
  stop.abort();
  first.resolve();
  await Promise.all([work, next]);
  expect(await given).toBe("left");
  expect(order).toEqual(["next"]);
});
