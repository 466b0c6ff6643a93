import { afterEach, expect, test } from "vitest";
import { createOpenAIModel } from "../../agents/model/openai.ts";
import type { Holdfast } from "../../main.ts";
import type { ModelUsageAnswer, TurnAnswer } from "../../routes/api/contract.ts";
import { adminOf } from "../helpers/admin.ts";
import { type Manner, type OpenAIServer, serveOpenAI } from "../helpers/openai_server.ts";
import { signUp, startServer } from "../helpers/server.ts";

const ADMIN = "admin@example.com";
const ANSWER = "We repair church organs in Jutland, 14 of them every year.";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function serverWith(
  manner: Manner,
  environment: Record<string, string> = {},
): Promise<{ mind: OpenAIServer; server: Holdfast }> {
  const mind = await serveOpenAI(manner);
  const model = createOpenAIModel({ baseURL: mind.baseURL, model: "local" });
  const server = await startServer({ ADMIN_EMAIL: ADMIN, ...environment }, { model });
  closing.push(mind.close, server.stop);
  return { mind, server };
}

test("an admin sees calls, tokens and cost of every account that asked the model", async () => {
  const { mind, server } = await serverWith("honest", { OPENAI_PRICE_PER_MILLION: "0.5, 1.5" });
  const founder = await signUp(server, { email: "founder@example.com" });
  const idle = await signUp(server);
  const { session_id } = await founder.post<TurnAnswer>("/api/journey/start", undefined, 201);
  await founder.post("/api/journey/continue", { session_id, message: ANSWER });
  const admin = await adminOf(server, ADMIN);
  const { model, month, users } = await admin.get<ModelUsageAnswer>("/api/admin/usage");
  const calls = mind.requests.length;
  expect(calls).toBeGreaterThan(0);
  expect(model).toBe("local");
  expect(month).toMatch(/^\d{4}-\d{2}$/);
  expect(users).toEqual([{
    user_id: founder.userId,
    email: "founder@example.com",
    calls,
    prompt_tokens: 100 * calls,
    completion_tokens: 20 * calls,
    cost: Math.round(calls * (100 * 0.5 + 20 * 1.5)) / 1_000_000,
  }]);
  expect(users.some(({ user_id }) => user_id === idle.userId)).toBe(false);
  const page = await admin.call("GET", "/admin", undefined, { cookie: admin.cookie });
  expect(await page.text()).toContain("founder@example.com");
});

test("without a price the ledger shows tokens and no cost, and only an admin sees it", async () => {
  const { server } = await serverWith("honest");
  const founder = await signUp(server);
  const { session_id } = await founder.post<TurnAnswer>("/api/journey/start", undefined, 201);
  await founder.post("/api/journey/continue", { session_id, message: ANSWER });
  expect((await founder.call("GET", "/api/admin/usage")).status).toBe(404);
  expect((await fetch(`${server.origin}/api/admin/usage`)).status).toBe(401);
  const admin = await adminOf(server, ADMIN);
  const { users } = await admin.get<ModelUsageAnswer>("/api/admin/usage");
  expect(users[0]?.cost).toBeNull();
  expect((await admin.get<ModelUsageAnswer>("/api/admin/usage?month=2020-01")).users).toEqual([]);
  expect((await admin.call("GET", "/api/admin/usage?month=soon")).status).toBe(422);
});

test("a price that is no pair of numbers is named at the start", async () => {
  await expect(startServer({ OPENAI_PRICE_PER_MILLION: "cheap" })).rejects.toThrow(
    "OPENAI_PRICE_PER_MILLION must be two numbers like 0.15,0.60",
  );
});

test("a model's words are streamed while it still speaks, and done replaces them", async () => {
  const { mind, server } = await serverWith("honest");
  const founder = await signUp(server);
  const { session_id } = await founder.post<TurnAnswer>("/api/journey/start", undefined, 201);
  mind.behave("honest", "slow");
  const response = await founder.call("POST", "/api/journey/continue", { session_id, message: ANSWER }, {
    accept: "text/event-stream",
  });
  const events = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (!text.includes("event: delta")) text += (await events.read()).value ?? "";
  expect(text).not.toContain("event: done");
  mind.release();
  for (let next = await events.read(); !next.done; next = await events.read()) text += next.value;
  const streamed = [...text.matchAll(/event: delta\ndata: (.*)/g)].map(([, data = ""]) =>
    JSON.parse(data).text
  );
  const [, last = "{}"] = /event: done\ndata: (.*)/.exec(text) ?? [];
  const done: TurnAnswer = JSON.parse(last);
  expect(streamed.length).toBeGreaterThan(1);
  expect(done.message).toContain(streamed.join("").trim());
});
