import { createMiddleware } from "hono/factory";
import { NotFoundError } from "../../agents/domain/errors.ts";
import { demanding } from "../demands.ts";
import type { AppEnv } from "../deps.ts";

/** For anyone but an admin there is no such route. Stands after requireUser. */
export const onlyAdmins = demanding(
  { admin: true },
  createMiddleware<AppEnv>(async function onlyAdmins(c, next) {
    if (c.var.user.user_type !== "admin") throw new NotFoundError("Not Found");
    await next();
  }),
);
