import { Hono } from "hono";
import { versionsOf } from "../../agents/review/versions.ts";
import type { AppDeps, AppEnv } from "../deps.ts";
import { requireUser } from "../middleware/sign_in.ts";
import { anchorAnswers } from "./anchor_answer.ts";
import { query } from "./body.ts";
import { SessionRequest, type VersionAnswer } from "./contract.ts";
import { findJourney } from "./find_journey.ts";
import { reviewAnswer } from "./review_answer.ts";

/** GET /anchors: what the conversation has come to so far; /anchors/review: how it was checked; /anchors/versions: what changed in it. 404 only where there is no journey at all. */
export function anchorRoutes(deps: AppDeps) {
  return new Hono<AppEnv>()
    .get("/", requireUser(deps), query(SessionRequest), async (c) => {
      const { session_id } = c.req.valid("query");
      return c.json(await anchorAnswers(deps, await findJourney(deps, c.var.user.id, session_id)));
    })
    .get("/review", requireUser(deps), query(SessionRequest), async (c) => {
      const { session_id } = c.req.valid("query");
      return c.json(await reviewAnswer(deps, await findJourney(deps, c.var.user.id, session_id)));
    })
    .get("/versions", requireUser(deps), query(SessionRequest), async (c) => {
      const { session_id } = c.req.valid("query");
      const { state } = await findJourney(deps, c.var.user.id, session_id);
      return c.json<VersionAnswer[]>(versionsOf(state, deps.now()));
    });
}
