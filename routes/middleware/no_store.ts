import { createMiddleware } from "hono/factory";

/** What the API answers is one person's: no browser and no proxy keeps it. */
export const noStore = createMiddleware(async function noStore(c, next) {
  await next();
  c.header("cache-control", "no-store");
});
