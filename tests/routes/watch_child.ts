/**
 * A process made to be killed: it sweeps the watched pages and reads what is due, up to a step; there it says the step's
 * name on a line of its own and goes no further.
 */
import { setTimeout as pause } from "node:timers/promises";
import { type Model, NO_USAGE } from "../../agents/model/model.ts";
import { createResearch } from "../../agents/research/research.ts";
import { createDispatcher } from "../../kv/dispatcher.ts";
import { openStore } from "../../kv/store.ts";
import { sweepWatched, WATCH_PAGE, watchHandler } from "../../routes/jobs/watch_pages.ts";

const [path, host, at, step] = Deno.args;
if (!path || !host || !at || !step) throw new Error("Expected a path, a host, a time and a step");
const now = () => new Date(Number(at));
const kv = await openStore(path);
const { readSource } = createResearch({ allowHosts: [host], now });

async function haltAt(name: string): Promise<void> {
  if (name !== step) return;
  console.log(name);
  for (;;) await pause(1_000);
}

const research = {
  async readSource(request: Parameters<typeof readSource>[0]) {
    const source = await readSource(request);
    await haltAt("read");
    return source;
  },
};
const ADVICE = { advice: "ignore", claim: null, why: "“£39 a month” is asked of others." };
const model: Model = {
  kind: "scripted",
  name: "library-model",
  async answer(task) {
    await haltAt("weighed");
    return { value: task.schema.parse(ADVICE), usage: { ...NO_USAGE, calls: 1 } };
  },
};
const handler = watchHandler({ kv, research, model, now, pace: 0 });
await createDispatcher({
  kv,
  now,
  sweeps: [{
    every: 60_000,
    async run(when) {
      await sweepWatched(kv, when);
      await haltAt("queued");
    },
  }],
  handlers: {
    async [WATCH_PAGE](work) {
      await haltAt("claimed");
      await handler(work);
      await haltAt("stored");
    },
  },
}).drainOnce();
