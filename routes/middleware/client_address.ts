import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../deps.ts";

/**
 * Who is asking, for limits: the connection's address, or behind a trusted proxy the last address in
 * X-Forwarded-For, since that is the one the proxy itself has written.
 */
export function clientAddress({ trustProxy }: { trustProxy: boolean }) {
  return createMiddleware<AppEnv>(async function clientAddress(c, next) {
    const forwarded = trustProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
    c.set("client", forwarded || c.env?.remoteAddr?.hostname || "local");
    await next();
  });
}
