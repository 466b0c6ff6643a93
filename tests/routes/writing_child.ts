/**
 * A process made to be killed: it does what is due of the writing, and nothing else. It says on a line of its own how many
 * answers are stored, each time that there is one more.
 */
import { setTimeout as pause } from "node:timers/promises";
import { createOpenAIModel } from "../../agents/model/openai.ts";
import { newStrategyWriter } from "../../agents/strategy_writer.ts";
import { createDispatcher } from "../../kv/dispatcher.ts";
import { openStore } from "../../kv/store.ts";
import { getWriting } from "../../kv/writing.ts";
import { WRITE_STRATEGY, writingHandler } from "../../routes/jobs/write_strategy.ts";

/** As many as an anchor has parts. */
const AT_ONCE = 4;
const LOOK_AGAIN_MS = 20;

const [path, baseURL, userId, journeyId] = Deno.args;
if (!path || !baseURL || !userId || !journeyId) throw new Error("Expected a path, a model and a journey");
const kv = await openStore(path);
const now = () => new Date();
const model = createOpenAIModel({ baseURL, model: "local" });
const limits = { calls: 1_000, promptTokens: 10_000_000 };
const jobs = { kv, model, writer: newStrategyWriter(), limits, atOnce: () => AT_ONCE, now, log: () => {} };
createDispatcher({
  kv,
  leaseFor: 600,
  heartbeatEvery: 100,
  pollEvery: 50,
  handlers: { [WRITE_STRATEGY]: writingHandler(jobs) },
}).start();

for (let told = -1;; await pause(LOOK_AGAIN_MS)) {
  const { written: { usage: { calls } } } = await getWriting(kv, { userId, journeyId });
  if (calls !== told) console.log(calls);
  told = calls;
}
