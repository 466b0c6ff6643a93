import { Hono } from "hono";
import { changeFeeds } from "../../agents/master.ts";
import type { JourneyState } from "../../agents/domain/journey.ts";
import type { AppDeps, AppEnv } from "../deps.ts";
import { requireUser } from "../middleware/sign_in.ts";
import { body, query } from "./body.ts";
import { type FeedsAnswer, FeedsRequest, SessionRequest } from "./contract.ts";
import { findJourney } from "./find_journey.ts";
import { beginTurn } from "./turns.ts";

/** The feeds that a founder added to a journey. Changing them is a turn in which the founder says nothing. */
export function feedRoutes(deps: AppDeps) {
  return new Hono<AppEnv>()
    .use(requireUser(deps))
    .get("/", query(SessionRequest), async (c) => {
      const { state } = await findJourney(deps, c.var.user.id, c.req.valid("query").session_id);
      return c.json(feedsAnswer(state));
    })
    .put("/", body(FeedsRequest), async (c) => {
      const userId = c.var.user.id;
      const { session_id, feeds } = c.req.valid("json");
      const journeyId = (await findJourney(deps, userId, session_id)).id;
      const turn = {
        userId,
        journeyId,
        clientMessageId: crypto.randomUUID(),
        message: null,
        choices: null,
        now: deps.now(),
      };
      const work = await beginTurn(
        deps,
        turn,
        ({ state }, surroundings) => changeFeeds(state, [...new Set(feeds)], surroundings),
      );
      await deps.background.hold(work(() => {}));
      return c.json(feedsAnswer((await findJourney(deps, userId, journeyId)).state));
    });
}

function feedsAnswer(state: JourneyState): FeedsAnswer {
  return {
    session_id: state.id,
    feeds: state.ownFeeds ?? [],
    readings: (state.feeds ?? []).map(({ url, label, region, read_at, failure, items }) => ({
      url,
      label,
      region,
      read_at,
      failure,
      items: items.length,
    })),
  };
}
