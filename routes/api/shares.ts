import { Hono } from "hono";
import { closeShare, openShare } from "../../kv/shares.ts";
import type { AppDeps, AppEnv } from "../deps.ts";
import { requireUser } from "../middleware/sign_in.ts";
import { body, query } from "./body.ts";
import { SessionRequest, type ShareAnswer } from "./contract.ts";
import { findJourney } from "./find_journey.ts";

/** The read-only link of a journey's anchors: made once, ended at once. */
export function shareRoutes(deps: AppDeps) {
  const { kv, now, publicUrl } = deps;

  return new Hono<AppEnv>()
    .use(requireUser(deps))
    .post("/", body(SessionRequest), async (c) => {
      const userId = c.var.user.id;
      const { id } = await findJourney(deps, userId, c.req.valid("json").session_id);
      const { token, createdAt } = await openShare(kv, { userId, journeyId: id }, now());
      const answer: ShareAnswer = {
        session_id: id,
        url: `${publicUrl}/shared/${token}`,
        created_at: createdAt,
      };
      return c.json(answer);
    })
    .delete("/", query(SessionRequest), async (c) => {
      const userId = c.var.user.id;
      const { id } = await findJourney(deps, userId, c.req.valid("query").session_id);
      await closeShare(kv, { userId, journeyId: id });
      return c.json({ message: "The link no longer opens anything" });
    });
}
