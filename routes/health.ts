import { Hono } from "hono";
import { proveWritable } from "../kv/store.ts";
import type { HealthAnswer } from "./api/contract.ts";
import type { AppDeps, AppEnv } from "./deps.ts";

export const VERSION = "1.0.0";

/** A store that takes longer than this to write one entry is as good as failing. */
const PATIENCE_MS = 2_000;
const PROBE_EVERY_MS = 1_000;

/** GET /health: whether the server answers and can write its data; 503 while it cannot. */
export function healthRoutes(deps: AppDeps) {
  let probed: { at: number; health: Promise<HealthAnswer> } | null = null;

  /** Anybody may ask as often as they like: one write a second answers them all. */
  async function health(): Promise<HealthAnswer> {
    const at = performance.now();
    if (probed === null || at - probed.at >= PROBE_EVERY_MS) probed = { at, health: healthOf(deps) };
    return await probed.health;
  }

  return new Hono<AppEnv>().get("/", async (c) => {
    const answer = await health();
    return c.json(answer, answer.status === "ok" ? 200 : 503);
  });
}

export async function healthOf({ kv, model, now, queue }: AppDeps): Promise<HealthAnswer> {
  const reached = await within(PATIENCE_MS, proveWritable(kv, now())).then(() => true, () => false);
  return {
    status: reached ? "ok" : "degraded",
    version: VERSION,
    kv: reached ? "ok" : "failing",
    model: model.name,
    queue: queue(),
  };
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("The store is too slow")), milliseconds);
  try {
    await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
