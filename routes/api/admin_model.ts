import { Hono } from "hono";
import { InvalidError } from "../../agents/domain/errors.ts";
import type { AppDeps, AppEnv } from "../deps.ts";
import { onlyAdmins } from "../middleware/only_admins.ts";
import { requireUser } from "../middleware/sign_in.ts";
import { body } from "./body.ts";
import { ModelSettingsRequest } from "./contract.ts";

/** /admin/model: which mind is asked. A key goes in and never comes out. For anyone but an admin there is nothing here. */
export function adminModelRoutes(deps: AppDeps) {
  const { minds } = deps;
  return new Hono<AppEnv>()
    .use(requireUser(deps))
    .use(onlyAdmins)
    .get("/", async (c) => c.json(await minds.view()))
    .put("/", body(ModelSettingsRequest), async (c) => {
      await minds.save(c.req.valid("json"));
      return c.json(await minds.view());
    })
    .delete("/", async (c) => {
      await minds.forget();
      return c.json(await minds.view());
    })
    .post("/try", body(ModelSettingsRequest), async (c) => {
      const typed = c.req.valid("json");
      const { from_environment, has_key } = await minds.view();
      const hasAddress = typed.base_url !== null || from_environment.base_url !== undefined;
      if (!hasAddress && !has_key && !typed.api_key) {
        throw new InvalidError("base_url", "Give an address or a key first");
      }
      return c.json(await minds.tryOut(typed));
    })
    .get("/found", async (c) => c.json({ servers: await minds.find() }));
}
