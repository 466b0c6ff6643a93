import { Hono } from "hono";
import { changeFeeds } from "../../agents/master.ts";
import type { JourneyState } from "../../agents/domain/journey.ts";
import type { AppDeps, AppEnv } from "../deps.ts";
import { rateLimit } from "../middleware/rate_limit.ts";
import { requireUser } from "../middleware/sign_in.ts";
import { body, query } from "./body.ts";
import { type FeedsAnswer, FeedsRequest, SessionRequest } from "./contract.ts";
import { findJourney } from "./find_journey.ts";
import { beginTurn } from "./turns.ts";

/** Changing feeds asks up to fourteen websites: it is taken this much less often than other requests. */
const CHANGE_SHARE = 30;

/** The feeds that a founder added to a journey. Changing them is a turn in which the founder says nothing. */
export function feedRoutes(deps: AppDeps) {
  const limited = rateLimit({
    perMinute: Math.ceil(deps.config.RATE_LIMIT_PER_MINUTE / CHANGE_SHARE),
    now: deps.now,
  });

  return new Hono<AppEnv>()
    .use(requireUser(deps))
    .get("/", query(SessionRequest), async (c) => {
      const { state } = await findJourney(deps, c.var.user.id, c.req.valid("query").session_id);
      return c.json(feedsAnswer(state));
    })
    .put("/", limited, body(FeedsRequest), async (c) => {
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
