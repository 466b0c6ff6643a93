/** A process made to be killed: it does what is due of the writing, and nothing else. */
import { createOpenAIModel } from "../../agents/model/openai.ts";
import { newStrategyWriter } from "../../agents/strategy_writer.ts";
import { createDispatcher } from "../../kv/dispatcher.ts";
import { openStore } from "../../kv/store.ts";
import { WRITE_STRATEGY, writingHandler } from "../../routes/jobs/write_strategy.ts";

const [path, baseURL] = Deno.args;
if (!path || !baseURL) throw new Error("Expected a path and the address of a model");
const kv = await openStore(path);
const now = () => new Date();
const model = createOpenAIModel({ baseURL, model: "local" });
const limits = { calls: 1_000, promptTokens: 10_000_000 };
createDispatcher({
  kv,
  leaseFor: 600,
  heartbeatEvery: 100,
  pollEvery: 50,
  handlers: {
    [WRITE_STRATEGY]: writingHandler({ kv, model, writer: newStrategyWriter(), limits, now, log: () => {} }),
  },
}).start();
