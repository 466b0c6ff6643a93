import { createMiddleware } from "hono/factory";

const LONGEST_PATH = 300;

/** No path of ours is longer than 300 characters, and KV takes no key of an endless id. */
export const onlyShortPaths = createMiddleware(async function onlyShortPaths(c, next) {
  if (c.req.path.length > LONGEST_PATH) return await c.notFound();
  await next();
});
