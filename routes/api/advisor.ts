import { Hono } from "hono";
import { DAY_MS } from "../../agents/domain/days.ts";
import { beginReview } from "../../agents/master.ts";
import { headingOf } from "../../agents/watch/meaning/change_told.ts";
import type { Journey } from "../../kv/journeys.ts";
import { type TrendReading, trendReading } from "../../kv/trend_readings.ts";
import { decideChange } from "../../kv/watch_changes.ts";
import {
  changeWatched,
  setAdvisor,
  USUAL_DAYS,
  type WatchedPage,
  watchPage,
  watchSettings,
} from "../../kv/watched_pages.ts";
import type { AppDeps, AppEnv } from "../deps.ts";
import { RequestError } from "../errors.ts";
import { requireUser } from "../middleware/sign_in.ts";
import { type ReadChange, readChanges } from "../read_changes.ts";
import { body, query } from "./body.ts";
import {
  type AdvisorAnswer,
  AdvisorMailRequest,
  AdvisorTrendsRequest,
  ChangeWatchedRequest,
  DecideChangeRequest,
  SessionRequest,
  type TrendsAnswer,
  type WatchChangeAnswer,
  type WatchedPageAnswer,
  WatchPageRequest,
} from "./contract.ts";
import { WORDS } from "../words/words.ts";
import { findJourney } from "./find_journey.ts";
import { quarterlyOf, reopenedBy, reviewPlanOf } from "./quarterly.ts";
import { beginTurn } from "./turns.ts";

const USUAL_IGNORED_DAYS = 90;

/** The advisor that stays: the pages that are watched, what changed on them, and what was decided. */
export function advisorRoutes(deps: AppDeps) {
  const { kv, now } = deps;

  return new Hono<AppEnv>()
    .use(requireUser(deps))
    .get("/", query(SessionRequest), async (c) => {
      const userId = c.var.user.id;
      return c.json(await advisorOf(deps, await findJourney(deps, userId, c.req.valid("query").session_id)));
    })
    .post("/pages", body(WatchPageRequest), async (c) => {
      const { session_id, url, whose, name, every_days: everyDays = USUAL_DAYS } = c.req.valid("json");
      const userId = c.var.user.id;
      const { id: journeyId } = await findJourney(deps, userId, session_id);
      const page = { userId, journeyId, url: addressOf(url), whose, name, everyDays, now: now() };
      return c.json(pageAnswer(await watchPage(kv, page)), 201);
    })
    .patch("/pages/:id", body(ChangeWatchedRequest), async (c) => {
      const { state, every_days: everyDays } = c.req.valid("json");
      const change = { ...(state && { state }), ...(everyDays && { everyDays }) };
      const whose = { userId: c.var.user.id, id: c.req.param("id"), now: now() };
      return c.json(pageAnswer(await changeWatched(kv, { ...whose, ...change })));
    })
    .patch("/changes/:id", body(DecideChangeRequest), async (c) => {
      const { decision, days = USUAL_IGNORED_DAYS } = c.req.valid("json");
      const at = now();
      const ignoredUntil = new Date(at.getTime() + days * DAY_MS).toISOString();
      await decideChange(kv, {
        userId: c.var.user.id,
        id: c.req.param("id"),
        decision,
        ignoredUntil,
        now: at,
      });
      return c.json({ decision });
    })
    .post("/review", body(SessionRequest), async (c) => {
      const userId = c.var.user.id;
      const journey = await findJourney(deps, userId, c.req.valid("json").session_id);
      const { read } = await readChanges(deps.kv, journey, deps.now());
      const begin = { reopened: reopenedBy(journey, read), plan: reviewPlanOf(journey) };
      const turn = {
        userId,
        journeyId: journey.id,
        clientMessageId: crypto.randomUUID(),
        message: null,
        choices: null,
        now: now(),
      };
      const work = await beginTurn(
        deps,
        turn,
        ({ state }, surroundings) => beginReview(state, begin, surroundings),
      );
      return c.json(await deps.background.hold(work(() => {})));
    })
    .put("/trends", body(AdvisorTrendsRequest), async (c) => {
      const { trends } = c.req.valid("json");
      await setAdvisor(kv, c.var.user.id, { trends });
      return c.json({ trends });
    })
    .put("/mail", body(AdvisorMailRequest), async (c) => {
      const { mail } = c.req.valid("json");
      await setAdvisor(kv, c.var.user.id, { mail });
      return c.json({ mail });
    });
}

/** What the advisor has to tell of one journey. */
export async function advisorOf(deps: AppDeps, journey: Journey): Promise<AdvisorAnswer> {
  const { id: journeyId, userId } = journey;
  const [{ pages, read }, { mail, trends }, reading] = await Promise.all([
    readChanges(deps.kv, journey, deps.now()),
    watchSettings(deps.kv, userId),
    trendReading(deps.kv, { userId, journeyId }),
  ]);
  return {
    session_id: journey.id,
    quarterly: quarterlyOf(journey, deps.now(), reopenedBy(journey, read)),
    trends: trendsAnswer(reading, trends),
    pages: pages.filter((page) => page.state !== "ended").map(pageAnswer),
    changes: read.map(changeAnswer),
    suggestions: suggestionsOf(journey, pages),
    mail,
  };
}

function trendsAnswer(reading: TrendReading | null, isOn: boolean): TrendsAnswer {
  return {
    is_on: isOn,
    read_at: reading?.readAt ?? null,
    due_at: reading === null ? null : new Date(reading.dueAt).toISOString(),
    feeds: reading?.feeds ?? 0,
    unread: reading?.unread ?? 0,
    failures: reading?.failures ?? [],
    items: (reading?.trends ?? []).map(({ bearsOn, seenAt, ...trend }) => ({
      ...trend,
      bears_on: bearsOn,
      seen_at: seenAt,
    })),
  };
}

function suggestionsOf({ state }: Journey, pages: WatchedPage[]): AdvisorAnswer["suggestions"] {
  const watched = new Set(pages.map(({ url }) => url));
  const read = state.pages.filter(({ failure }) => failure === null).map((
    { final_url: url, role, label },
  ) => ({
    url,
    whose: role,
    name: label,
  }));
  return read.filter(({ url }, index) =>
    !watched.has(url) && read.findIndex((other) => other.url === url) === index
  );
}

/** "rival.example/prices" is taken as https; what it says of whoever added it is not kept. */
function addressOf(text: string): string {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (url === null || !/^https?:$/.test(url.protocol) || url.hostname === "") {
    throw new RequestError([{
      path: ["url"],
      message: "Use an address like https://rival.example/prices",
      code: "custom",
    }]);
  }
  url.username = "";
  url.password = "";
  url.hash = "";
  return url.href;
}

function pageAnswer(page: WatchedPage): WatchedPageAnswer {
  const { id, url, whose, name, everyDays, state, dueAt, readAt, differsSince, failure } = page;
  return {
    id,
    url,
    whose,
    name,
    every_days: everyDays,
    state,
    due_at: new Date(dueAt).toISOString(),
    read_at: readAt,
    differs_since: differsSince,
    failure,
  };
}

function changeAnswer(
  { change, page, meaning: { verdict, why, bearsOn }, by, swap, cites, language }: ReadChange,
): WatchChangeAnswer {
  const { name, url, whose } = page;
  return {
    id: change.id,
    page_id: change.pageId,
    name,
    url,
    whose,
    kind: change.kind,
    heading: headingOf(page, change),
    about: change.about ?? null,
    before: change.before,
    after: change.after,
    stood_at: change.stoodAt,
    seen_at: change.seenAt,
    confirmed_at: change.confirmedAt,
    verdict,
    why,
    why_language: language,
    by,
    bears_on: bearsOn,
    swap: typeof swap === "string" ? { untried: WORDS.en.advisor.change.untried[swap] } : swap,
    cites,
    decision: change.decision,
    decided_at: change.decidedAt,
    ignored_until: change.ignoredUntil,
  };
}
