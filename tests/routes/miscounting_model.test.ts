import { createServer } from "node:http";
import { expect, test } from "vitest";
import { createOpenAIModel } from "../../agents/model/openai.ts";
import { monthOf } from "../../agents/domain/limits.ts";
import { keys } from "../../kv/keys.ts";
import { openStore } from "../../kv/store.ts";
import type { ModelUsageAnswer, TurnAnswer } from "../../routes/api/contract.ts";
import { adminOf } from "../helpers/admin.ts";
import { personOf, signUp, startServer } from "../helpers/server.ts";

const ODD: [string, unknown][] = [
  ["nothing", {}],
  ["halves", { prompt_tokens: 1.5, completion_tokens: 2.5 }],
  ["strings", { prompt_tokens: "100", completion_tokens: "20" }],
  ["other names", { input_tokens: 100, output_tokens: 20 }],
  ["one of two", { prompt_tokens: 100 }],
  ["less than nothing", { prompt_tokens: -100, completion_tokens: 20 }],
  ["more than there is", { prompt_tokens: 1e300, completion_tokens: 20 }],
  ["a word", "many"],
];

test.each(ODD)(
  "a model's server that counts %s stops no turn and no administration",
  async (_what, counted) => {
    const mind = await serveCounting(counted);
    const model = createOpenAIModel({ baseURL: mind.baseURL, model: "local" });
    const server = await startServer({ ADMIN_EMAIL: "boss@example.com" }, { model });
    const founder = await signUp(server);
    const { session_id } = await founder.post<TurnAnswer>("/api/journey/start", undefined, 201);
    for (const message of ["We repair church organs in Jutland.", "Our buyers are parish councils."]) {
      await founder.post("/api/journey/continue", { session_id, message });
    }
    const admin = await adminOf(server, "boss@example.com");
    const usage = () => admin.get<ModelUsageAnswer>("/api/admin/usage");
    expect(mind.calls()).toBeGreaterThan(0);
    // A call that a turn no longer waits for is counted when it ends.
    await expect.poll(async () => (await usage()).users[0]?.calls).toBe(mind.calls());
    const { users } = await usage();
    expect(users).toHaveLength(1);
    for (const count of [users[0]?.prompt_tokens, users[0]?.completion_tokens]) {
      expect(count).toSatisfy(Number.isSafeInteger);
      expect(count).toBeGreaterThan(0);
    }
    await server.stop();
    await mind.close();
  },
);

test("a month that was miscounted before is read as far as it can be", async () => {
  const folder = await Deno.makeTempDir({ prefix: "holdfast-" });
  const KV_PATH = `${folder}/holdfast.kv`;
  const mind = await serveCounting({ prompt_tokens: 100, completion_tokens: 20 });
  const model = createOpenAIModel({ baseURL: mind.baseURL, model: "local" });
  const first = await startServer({ KV_PATH }, { model });
  const founder = await signUp(first);
  await first.stop();
  const kv = await openStore(KV_PATH);
  await kv.set(keys.modelUsage(founder.userId, monthOf(new Date())), {
    v: 1,
    calls: 3,
    promptTokens: NaN,
    completionTokens: "0undefined",
  });
  kv.close();
  const server = await startServer({ KV_PATH }, { model });
  const person = personOf({ ...founder, origin: server.origin });
  const { session_id } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
  await person.post("/api/journey/continue", { session_id, message: "We repair church organs." });
  await server.stop();
  await mind.close();
  await Deno.remove(folder, { recursive: true });
});

/** A model's server that says one honest word of JSON and counts as it is told. */
async function serveCounting(usage: unknown) {
  let calls = 0;
  const server = createServer((request, response) => {
    request.resume();
    request.on("end", () => {
      calls++;
      response.writeHead(200, { "content-type": "text/event-stream" });
      const chunk = { id: "1", object: "chat.completion.chunk", created: 0, model: "local" };
      const word = { ...chunk, choices: [{ index: 0, delta: { content: "{}" }, finish_reason: "stop" }] };
      for (const data of [word, { ...chunk, choices: [], usage }]) {
        response.write(`data: ${JSON.stringify(data)}\n\n`);
      }
      response.end("data: [DONE]\n\n");
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("Get a port from the model server");
  return {
    baseURL: `http://127.0.0.1:${address.port}/v1`,
    calls: () => calls,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
