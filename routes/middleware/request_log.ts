import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../deps.ts";
import type { Log } from "../log.ts";

/** The rest of such a path is what opens it. */
const SHARED = /^\/shared\/.+/;

/** Gives each request its id and writes one line when it is answered: no query, no body, no token. */
export function requestLog(log: Log) {
  return createMiddleware<AppEnv>(async function requestLog(c, next) {
    const started = performance.now();
    c.set("log", log);
    c.set("requestId", crypto.randomUUID());
    c.header("x-request-id", c.var.requestId);
    await next();
    log(c.res.status >= 500 ? "error" : "info", "request", {
      request: c.var.requestId,
      method: c.req.method,
      path: c.req.path.replace(SHARED, "/shared/*"),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
      user: c.var.user?.id,
    });
  });
}
