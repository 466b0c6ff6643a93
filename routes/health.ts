import { Hono } from "hono";
import { getUser } from "../kv/users.ts";
import type { HealthAnswer } from "./api/contract.ts";
import type { AppDeps, AppEnv } from "./deps.ts";

const VERSION = "1.0.0";

/** GET /health: whether the server answers and reaches its data; 503 while it does not. */
export function healthRoutes(deps: AppDeps) {
  return new Hono<AppEnv>().get("/", async (c) => {
    const health = await healthOf(deps);
    return c.json(health, health.status === "ok" ? 200 : 503);
  });
}

export async function healthOf({ kv, model, queue }: AppDeps): Promise<HealthAnswer> {
  const reached = await getUser(kv, "nobody").then(() => true, () => false);
  return {
    status: reached ? "ok" : "degraded",
    version: VERSION,
    kv: reached ? "ok" : "failing",
    model: model.name,
    queue: queue(),
  };
}
