import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { forOneTurn } from "../../../agents/model/budget.ts";
import { createModel } from "../../../agents/model/create.ts";
import type { CallLimits } from "../../../agents/model/limits.ts";
import { type Asked, ModelFailure, type Task } from "../../../agents/model/model.ts";
import { createOpenAIModel } from "../../../agents/model/openai.ts";
import { CALLS_AT_ONCE } from "../../../agents/model/turnstile.ts";
import { type Manner, type OpenAIServer, serveOpenAI } from "../../helpers/openai_server.ts";

const LINE = "The harbour master reads one notebook, and nobody else can. It says “42” \\ 港.";

const task: Task<{ line: string; other: string }> = {
  name: "write_line",
  instructions: "Write a line.",
  material: LINE,
  schema: z.object({ line: z.string().min(3), other: z.string() }),
  builtIn: () => ({ line: "built in", other: "" }),
  streams: "line",
};
/** Longer than any answer takes on a loaded machine. */
const PATIENT: Partial<CallLimits> = {
  headers: 20_000,
  firstToken: 20_000,
  idle: 20_000,
  attempt: 30_000,
  turn: 60_000,
  attempts: 3,
  backoff: 1,
};
/** For servers that stall: long enough for the attempt after it to be answered. */
const STALLED: Partial<CallLimits> = { headers: 1_000, firstToken: 1_000, idle: 1_000 };
/** For servers that stall each time: nobody answers after them, so that nothing is gained by waiting. */
const ALWAYS_STALLED: Partial<CallLimits> = { headers: 300, firstToken: 300, idle: 300 };

let server: OpenAIServer;
beforeEach(async () => {
  server = await serveOpenAI();
});
afterEach(() => server.close());

function ask(limits: Partial<CallLimits> = {}, asked: Asked = {}) {
  const model = createOpenAIModel({
    baseURL: server.baseURL,
    model: "local",
    limits: { ...PATIENT, ...limits },
  });
  return model.answer(task, asked);
}

async function failureOf(work: Promise<unknown>): Promise<ModelFailure> {
  const error = await work.then(() => null, (thrown) => thrown);
  if (!(error instanceof ModelFailure)) throw new Error(`Expected a ModelFailure, got ${String(error)}`);
  return error;
}

test.each<Manner>(["honest", "prose_around_json", "comments_in_stream", "broken_json", "refuses_schema"])(
  "a server that is %s gives a usable answer",
  async (manner) => {
    server.behave(manner);
    const { value, usage } = await ask();
    expect(value.line).toContain("The harbour master reads one notebook");
    expect(usage.calls).toBeGreaterThan(0);
    expect(usage.promptTokens).toBe(100);
  },
);

test("the plainer form of asking is remembered for a server and a model", async () => {
  server.behave("refuses_schema");
  const model = createOpenAIModel({ baseURL: server.baseURL, model: "local", limits: PATIENT });
  await model.answer(task);
  await model.answer(task);
  const formats = server.requests.map((request) => request.response_format?.type);
  expect(formats).toEqual(["json_schema", "json_object", "json_object"]);
});

test("an answer of the wrong form is asked for once more with the issues named", async () => {
  server.behave("ignores_schema", "honest");
  const { value, usage } = await ask();
  expect(value.line).toContain("notebook");
  expect(usage.calls).toBe(2);
  expect(server.requests[1]?.messages.at(-1)?.content).toContain("does not fit the schema");
});

test.each<Manner>(["ignores_schema", "garbage"])(
  "a server that only gives %s ends as invalid",
  async (manner) => {
    server.behave(manner);
    const failure = await failureOf(ask());
    expect(failure.reason).toBe("invalid");
    expect(failure.usage.calls).toBe(2);
  },
);

test.each<[Manner, string, Partial<CallLimits>]>([
  ["failing", "unreachable", {}],
  ["rate_limited", "rate_limited", {}],
  ["stalls_before_headers", "timeout", ALWAYS_STALLED],
  ["stalls_in_stream", "timeout", ALWAYS_STALLED],
  ["comments_for_ever", "timeout", ALWAYS_STALLED],
  ["cuts_stream", "cut_short", {}],
  ["error_in_stream", "cut_short", {}],
  ["html", "invalid", {}],
  ["empty", "invalid", {}],
])("a server that is %s ends as %s after three attempts", async (manner, reason, limits) => {
  server.behave(manner);
  const failure = await failureOf(ask(limits));
  expect(failure.reason).toBe(reason);
  expect(failure.message).toMatch(/^The model/);
  expect(failure.usage.calls).toBe(3);
});

test.each<Manner>(["failing", "rate_limited", "cuts_stream", "stalls_in_stream", "error_in_stream"])(
  "one %s attempt is made up for by the next",
  async (manner) => {
    server.behave(manner, "honest");
    const { value } = await ask(STALLED);
    expect(value.line).toContain("notebook");
    expect(server.requests).toHaveLength(2);
  },
);

test("a wait that the server asks for and that does not fit ends the attempts", async () => {
  server.behave("rate_limited_for_an_hour");
  expect((await failureOf(ask())).reason).toBe("rate_limited");
  expect(server.requests).toHaveLength(1);
});

test("an address where nothing listens ends as unreachable", async () => {
  const gone = await serveOpenAI();
  await gone.close();
  const model = createOpenAIModel({ baseURL: gone.baseURL, model: "local", limits: PATIENT });
  expect((await failureOf(model.answer(task))).reason).toBe("unreachable");
});

test("the turn's time ends all attempts", async () => {
  server.behave("stalls_before_headers");
  const started = performance.now();
  const failure = await failureOf(ask({ turn: 150 }));
  expect(failure.reason).toBe("timeout");
  expect(performance.now() - started).toBeLessThan(15_000);
});

test("a withdrawn question ends at once", async () => {
  server.behave("stalls_in_stream");
  const stop = new AbortController();
  const work = ask({}, { signal: stop.signal, onText: () => stop.abort() });
  expect((await failureOf(work)).reason).toBe("aborted");
});

test("the streamed property's words arrive in order, unescaped and once", async () => {
  const heard: string[] = [];
  const { value } = await ask({}, { onText: (text) => heard.push(text) });
  expect(heard.join("")).toBe(value.line);
  expect(heard.length).toBeGreaterThan(1);
});

test("words that were streamed are not streamed again by a second attempt", async () => {
  server.behave("cuts_stream", "honest");
  const heard: string[] = [];
  const { value } = await ask({}, { onText: (text) => heard.push(text) });
  expect(value.line.startsWith(heard.join(""))).toBe(true);
});

test("after five failures the server is given a rest", async () => {
  server.behave("failing");
  const model = createOpenAIModel({ baseURL: server.baseURL, model: "local", limits: PATIENT });
  await failureOf(model.answer(task));
  await failureOf(model.answer(task));
  const asked = server.requests.length;
  expect(asked).toBe(5);
  const failure = await failureOf(model.answer(task));
  expect(failure.message).toContain("given a rest");
  expect(server.requests).toHaveLength(asked);
});

test("at most eight calls are under way at once", async () => {
  CALLS_AT_ONCE.resize(8);
  server.behave("stalls_before_headers");
  const stop = new AbortController();
  const model = createOpenAIModel({
    baseURL: server.baseURL,
    model: "local",
    limits: { ...PATIENT, attempts: 1 },
  });
  const calls = Array.from({ length: 12 }, () => failureOf(model.answer(task, { signal: stop.signal })));
  await expect.poll(() => server.requests.length).toBe(8);
  stop.abort();
  for (const failure of await Promise.all(calls)) expect(failure.reason).toBe("aborted");
  expect(server.requests).toHaveLength(8);
});

test("one turn has six calls, retries and repairs among them", async () => {
  server.behave("ignores_schema");
  const model = forOneTurn(createOpenAIModel({ baseURL: server.baseURL, model: "local", limits: PATIENT }));
  for (let question = 0; question < 4; question++) await failureOf(model.answer(task));
  expect(server.requests).toHaveLength(6);
});

test("a prompt that does not fit the turn's tokens is not sent", async () => {
  const model = forOneTurn(createOpenAIModel({ baseURL: server.baseURL, model: "local", limits: PATIENT }));
  const long = { ...task, material: "word ".repeat(30_000) };
  expect((await failureOf(model.answer(long))).message).toContain("used up");
  expect(server.requests).toHaveLength(0);
});

test("without key and address the built-in strategist is made, with either the model", () => {
  expect(createModel({}).kind).toBe("builtin");
  expect(createModel({ apiKey: "key" }).kind).toBe("openai");
  expect(createModel({ baseURL: server.baseURL, model: "llama" }).name).toBe("llama");
});
