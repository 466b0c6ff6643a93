import { Hono } from "hono";
import { updateUser } from "../../kv/users.ts";
import type { AppDeps, AppEnv } from "../deps.ts";
import { onlyAdmins } from "../middleware/only_admins.ts";
import { requireUser } from "../middleware/sign_in.ts";
import { body } from "./body.ts";
import { AccessRequest } from "./contract.ts";
import { secondFactorAdminRoutes } from "./second_factor.ts";
import { signInRoutes } from "./sign_ins.ts";
import { userAnswer } from "./user_answer.ts";

/** What an admin may change. For everyone else there is nothing here. */
export function adminRoutes(deps: AppDeps) {
  return new Hono<AppEnv>()
    .use(requireUser(deps))
    .use(onlyAdmins)
    .route("/users/:id/second-factor", secondFactorAdminRoutes(deps))
    .route("/users/:id/sign-ins", signInRoutes(deps, (c) => c.req.param("id") ?? ""))
    .patch("/users/:id", body(AccessRequest), async (c) => {
      const changes = c.req.valid("json");
      const user = await updateUser(deps.kv, c.req.param("id"), { changes, now: deps.now() });
      return c.json(await userAnswer(deps, user));
    });
}
