import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { isNearby } from "../../../agents/model/ask_server.ts";
import { CALL_LIMITS, limitsFor } from "../../../agents/model/limits.ts";
import { namesInWords } from "../../../agents/model/list_models.ts";
import { type Asked, ModelFailure, type Task } from "../../../agents/model/model.ts";
import { createOpenAIModel, type OpenAISettings } from "../../../agents/model/openai.ts";
import { Turnstile } from "../../../agents/model/turnstile.ts";
import { type ServerName, SERVERS, STYLES } from "../../helpers/model_servers.ts";
import { HONEST, type OpenAIServer, serveOpenAI, THOUGHT } from "../../helpers/openai_server.ts";

const LINE = "The harbour master reads one notebook \\ 港 that nobody else can read: it says “42”.";
const task: Task<{ line: string }> = {
  name: "write_line",
  instructions: "Write a line.",
  material: LINE,
  schema: z.object({ line: z.string().min(3).max(400) }),
  builtIn: () => ({ line: "built in" }),
  streams: "line",
};
/** For a loaded machine: nothing here waits for a time to run out unless the test is of that time. */
const LIMITS = {
  headers: 20_000,
  firstToken: 20_000,
  idle: 20_000,
  attempt: 30_000,
  turn: 60_000,
  backoff: 1,
};

let server: OpenAIServer;
beforeEach(async () => {
  server = await serveOpenAI();
});
afterEach(() => server.close());

function modelWith(settings: Partial<OpenAISettings> = {}) {
  return createOpenAIModel({ baseURL: server.baseURL, model: "local", limits: LIMITS, ...settings });
}

async function failureOf(work: Promise<unknown>): Promise<ModelFailure> {
  const error = await work.then(() => null, (thrown) => thrown);
  if (!(error instanceof ModelFailure)) throw new Error(`Expected a ModelFailure, got ${String(error)}`);
  return error;
}

/** The parameters that each server is found to refuse, in the order of the wire's names. */
const DROPPED: Record<ServerName, string[]> = {
  openai: [],
  ollama: [],
  lm_studio: [],
  llama_cpp: ["the system role", "the developer role"],
  vllm: ["max_completion_tokens", "max_tokens"],
  openrouter: ["response_format json_schema"],
  litellm: ["stream_options", "reasoning_effort"],
};

test.each(SERVERS)(
  "%s answers as it is, what it refuses is found once, and no thought is heard",
  async (name) => {
    server.behave(name);
    const [model = ""] = STYLES[name].models;
    const mind = modelWith({ model, effort: "low" });
    const heard: string[] = [];
    const asked: Asked = { onText: (text) => heard.push(text) };
    const { value, usage } = await mind.answer(task, asked);
    expect(value.line).toContain("The harbour master reads one notebook");
    expect(heard.join("")).toBe(value.line);
    expect(heard.join("")).not.toContain(THOUGHT.slice(0, 10));
    expect(usage.promptTokens).toBe(100);
    expect(mind.dropped(model)).toEqual(DROPPED[name]);
    const before = server.requests.length;
    expect(before).toBe(1 + DROPPED[name].length);
    await mind.answer(task);
    expect(server.requests).toHaveLength(before + 1);
  },
);

test.each(SERVERS)("%s: a model it has not is told of with those there are", async (name) => {
  server.behave(name);
  const told: string[] = [];
  const mind = modelWith({ model: "no-such-model", tell: (text) => told.push(text) });
  const ending = mind.answer(task);
  if (name === "lm_studio" || name === "llama_cpp") {
    // These serve the model that is loaded, whatever it is called.
    expect((await ending).value.line).toContain("notebook");
    return;
  }
  const { message, reason } = await failureOf(ending);
  expect(reason).toBe("refused");
  expect(message).toBe(
    `The model's server has no model called no-such-model. There are: ${namesInWords(STYLES[name].models)}`,
  );
  expect(told).toEqual([`${message}.`]);
  await failureOf(mind.answer(task));
  expect(told).toHaveLength(1);
});

test.each(HONEST)("a server that is %s is heard to its end", async (manner) => {
  server.behave(manner);
  const heard: string[] = [];
  const { value } = await modelWith().answer({ ...task, material: LINE }, {
    onText: (text) => heard.push(text),
  });
  expect(value.line).toContain("港");
  if (manner !== "answers_whole" && manner !== "thinks_untagged") expect(heard.join("")).toBe(value.line);
});

test("strict, tokens counted and the answer's length are asked for, and no temperature", async () => {
  await modelWith({ contextTokens: 6_000 }).answer(task);
  expect(server.requests[0]).toMatchObject({
    response_format: { type: "json_schema", json_schema: { strict: true } },
    stream_options: { include_usage: true },
  });
  expect(server.requests[0]?.max_completion_tokens).toBeLessThan(6_000);
  expect(server.requests[0]).not.toHaveProperty("temperature");
});

test("words that name nothing that was sent drop one thing after another, and what helped is remembered", async () => {
  server.behave("refuses_everything", "refuses_everything", "honest");
  const mind = modelWith();
  await mind.answer(task);
  expect(mind.dropped("local")).toEqual(["stream_options", "max_completion_tokens"]);
  await mind.answer(task);
  expect(server.requests).toHaveLength(4);
});

test("a server that refuses whatever is left out ends in words, and nothing is remembered of it", async () => {
  server.behave("refuses_everything");
  const mind = modelWith();
  const failure = await failureOf(mind.answer(task));
  expect(failure.message).toBe("The model's server refused the question with 400");
  expect(server.requests.length).toBeLessThan(12);
  expect(mind.dropped("local")).toEqual([]);
});

test("each of two models is asked for its own work, and effort is lower where somebody waits", async () => {
  const mind = modelWith({ model: "thinker", fastModel: "talker", effort: "high" });
  await mind.answer({ ...task, effort: "fast" });
  await mind.answer({ ...task, effort: "strong" });
  await mind.answer(task);
  expect(server.requests.map(({ model, reasoning_effort }) => [model, reasoning_effort])).toEqual([
    ["talker", "low"],
    ["thinker", "high"],
    ["thinker", "high"],
  ]);
});

test("a prefix comes first and the task last; an answer in Markdown is asked for without a schema", async () => {
  const text = z.string().min(3);
  const plain: Task<string> = {
    ...task,
    prefix: "The dossier.",
    plain: true,
    schema: text,
    builtIn: () => "",
  };
  const heard: string[] = [];
  const { value } = await modelWith().answer(plain, { onText: (words) => heard.push(words) });
  const [request] = server.requests;
  expect(request?.messages[0]).toEqual({ role: "system", content: "The dossier." });
  expect(request?.messages[1]?.content).toBe(`Write a line.\n\n${LINE}`);
  expect(request).not.toHaveProperty("response_format");
  expect(heard.join("")).toBe(value);
});

test("thoughts without a beginning are heard by nobody once the server is known for them", async () => {
  server.behave("thinks_untagged");
  const mind = modelWith();
  await mind.answer(task);
  const plain: Task<string> = { ...task, plain: true, schema: z.string(), builtIn: () => "" };
  const heard: string[] = [];
  const { value } = await mind.answer(plain, { onText: (text) => heard.push(text) });
  expect(heard.join("").trim()).toBe(value);
  expect(value).not.toContain("a thought nobody may read");
  server.behave("honest");
  const { value: whole } = await mind.answer(plain, { onText: (text) => heard.push(text) });
  expect(whole.length).toBeGreaterThan(10);
});

test("a redirect is not followed: neither prompt nor key goes to another address", async () => {
  server.behave("redirects", "honest");
  const told: string[] = [];
  const failure = await failureOf(
    modelWith({ apiKey: "secret", tell: (text) => told.push(text) }).answer(task),
  );
  expect(failure.message).toContain("leads to another one");
  expect(server.requests).toHaveLength(1);
  expect(told).toHaveLength(1);
});

test("a prompt that the server cut is noticed by what it counted, told once, and bounds the next", async () => {
  server.behave("truncates");
  const told: string[] = [];
  const mind = modelWith({ tell: (text) => told.push(text) });
  const long = { ...task, material: LINE.repeat(400) };
  await mind.answer(long);
  await mind.answer(long);
  expect(told).toEqual([
    expect.stringMatching(/^local was sent about \d+ tokens and read 2048: its server cuts/),
  ]);
  expect(mind.contextTokens).toBe(2_048);
});

test.each([["endless", 3_000], ["endless_line", 3_000]] as const)(
  "of an answer of 20 MB that is %s little is read, and nothing stands still",
  async (manner, longestStallMs) => {
    server.behave(manner);
    let stall = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      stall = Math.max(stall, performance.now() - last);
      last = performance.now();
    }, 5);
    const before = Deno.memoryUsage().rss;
    const failure = await failureOf(modelWith().answer(task, { onText: () => {} }));
    clearInterval(timer);
    expect(failure.message).toBe("The model's answer is longer than any that is asked for");
    expect(server.requests).toHaveLength(1);
    expect(stall).toBeLessThan(longestStallMs);
    expect((Deno.memoryUsage().rss - before) / 1_048_576).toBeLessThan(200);
  },
);

test("a server of one's own has four minutes to begin, others what they had, and work that nobody waits for more", () => {
  const nearby = limitsFor({ nearby: true, patient: false, chosen: {} });
  expect(nearby).toMatchObject({ headers: 240_000, firstToken: 240_000 });
  expect(limitsFor({ nearby: false, patient: false, chosen: {} })).toEqual(CALL_LIMITS);
  expect(limitsFor({ nearby: false, patient: true, chosen: {} }).firstToken).toBeGreaterThan(60_000);
  expect(limitsFor({ nearby: true, patient: true, chosen: { headers: 5 } }).headers).toBe(5);
});

test.each([
  ["http://localhost:11434/v1", true],
  ["http://127.0.0.1:1234/v1", true],
  ["http://[::1]:8080/v1", true],
  ["http://192.168.1.20:8000/v1", true],
  ["http://172.20.0.2:8000/v1", true],
  ["http://ollama:11434/v1", true],
  ["http://studio.local:1234/v1", true],
  ["http://172.40.0.2:8000/v1", false],
  ["https://api.openai.com/v1", false],
  ["https://10.example.com/v1", false],
  [undefined, false],
])("whether %s is a server of one's own: %s", (address, nearby) => {
  expect(isNearby(address)).toBe(nearby);
});

test("work that nobody waits for leaves a place for somebody who does", async () => {
  const turnstile = new Turnstile(2);
  const hold = Promise.withResolvers<void>();
  const order: string[] = [];
  const enter = (name: string, patient: boolean) =>
    turnstile.pass(() => (order.push(name), hold.promise), { patient });
  const all = [enter("writing 1", true), enter("writing 2", true), enter("turn", false)];
  await expect.poll(() => order).toEqual(["writing 1", "turn"]);
  turnstile.resize(3);
  await expect.poll(() => order).toEqual(["writing 1", "turn", "writing 2"]);
  hold.resolve();
  await Promise.all(all);
});
