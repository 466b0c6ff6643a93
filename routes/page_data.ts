import { journeyMetadata } from "../agents/master.ts";
import { versionsOf } from "../agents/review/versions.ts";
import { textsOnce } from "../agents/ledger/marks.ts";
import { NotFoundError } from "../agents/domain/errors.ts";
import { listActivity } from "../kv/activity.ts";
import { listPendingJobs } from "../kv/jobs.ts";
import { getJourney, type Journey, latestJourney, listJourneys } from "../kv/journeys.ts";
import { listMessages } from "../kv/messages.ts";
import { listMail } from "../kv/outbox.ts";
import { findShared } from "../kv/shares.ts";
import { getUser, searchUsers } from "../kv/users.ts";
import { modelUsage } from "./api/admin_usage.ts";
import { advisorOf } from "./api/advisor.ts";
import { anchorAnswers } from "./api/anchor_answer.ts";
import { brandColours } from "./api/brand_colours.ts";
import { isFoundation } from "./api/find_foundation.ts";
import { sessionListItem } from "./api/journey_answer.ts";
import { loadCalendar } from "./api/load_calendar.ts";
import { loadFoundation } from "./api/load_foundation.ts";
import { documentAnswers } from "./api/pdf.ts";
import { reviewAnswer } from "./api/review_answer.ts";
import { userAnswer } from "./api/user_answer.ts";
import { writingAnswer, writingStatus } from "./api/writing.ts";
import type { AppDeps } from "./deps.ts";
import { healthOf } from "./health.ts";
import { pageUser } from "./middleware/sign_in.ts";
import type { Administration, PageData } from "./pages/data.ts";

const MOST_MESSAGES = 500;
const MOST_USERS = 200;

/** What pages are filled with: the same answers as the API's, for whoever the page cookie belongs to. */
export function createPageData(deps: AppDeps): PageData {
  const { kv, now, thinking } = deps;

  function journeyOf(userId: string, journeyId?: string): Promise<Journey | null> {
    return journeyId === undefined ? latestJourney(kv, userId) : getJourney(kv, userId, journeyId);
  }

  return {
    today: now,
    async user(request) {
      const user = await pageUser(deps, request.headers.get("cookie"));
      return user && await userAnswer(deps, user);
    },
    async sessions(userId) {
      return (await listJourneys(kv, userId)).filter(({ active }) => active).map(sessionListItem);
    },
    async finished(userId) {
      return (await listJourneys(kv, userId)).filter(({ active }) => !active).map(sessionListItem);
    },
    async status(userId) {
      const journey = await latestJourney(kv, userId);
      if (!journey) return null;
      const writing = await writingAnswer(kv, { userId, journeyId: journey.id });
      return await thinking.run("statusAnswer", { state: journey.state, beside: { writing, now: now() } });
    },
    async history(userId, journeyId) {
      const journey = await getJourney(kv, userId, journeyId);
      if (!journey) return null;
      const ref = { userId, journeyId };
      const [{ messages }, writing] = await Promise.all([
        listMessages(kv, ref, { limit: MOST_MESSAGES, now: now() }),
        writingAnswer(kv, ref),
      ]);
      const beside = { writing, now: now() };
      return await thinking.run("historyAnswer", { state: journey.state, messages, beside });
    },
    async anchors(userId, journeyId) {
      const journey = await journeyOf(userId, journeyId);
      return journey ? await anchorAnswers(deps, journey) : [];
    },
    async pageRead(userId, { journeyId, number }) {
      const journey = await journeyOf(userId, journeyId);
      const page = journey?.state.pages[number - 1];
      if (!journey || page === undefined || page.failure !== null) return null;
      const { label, final_url: url, read_at, language } = page;
      return { journeyId: journey.id, number, label, url, read_at, language, texts: textsOnce(page) };
    },
    async writing(userId, journeyId) {
      const journey = await journeyOf(userId, journeyId);
      return journey && await writingStatus(kv, { userId, journeyId: journey.id });
    },
    async assumed(userId, journeyId) {
      const journey = await journeyOf(userId, journeyId);
      return journey && journeyMetadata(journey.state, []).assumed;
    },
    async versions(userId, journeyId) {
      const journey = await journeyOf(userId, journeyId);
      return journey === null ? [] : versionsOf(journey.state, now());
    },
    async review(userId, journeyId) {
      const journey = await journeyOf(userId, journeyId);
      return journey && await reviewAnswer(deps, journey);
    },
    async foundations(userId) {
      return (await listJourneys(kv, userId)).filter(isFoundation).map(sessionListItem);
    },
    async completedAnchors(userId) {
      const journeys = await listJourneys(kv, userId);
      return (journeys.find(isFoundation) ?? journeys[0])?.completedAnchors ?? [];
    },
    documents: (userId) => documentAnswers(deps, userId),
    async foundation(userId, journeyId) {
      const id = journeyId ?? (await listJourneys(kv, userId)).find(isFoundation)?.id;
      const journey = id === undefined ? null : await getJourney(kv, userId, id);
      if (!journey || !isFoundation(journey)) return null;
      return await loadFoundation(journey, { ...deps, now: now() });
    },
    async calendar(userId, journeyId, from) {
      try {
        return await loadCalendar(deps, { userId, journeyId, from });
      } catch (error) {
        if (error instanceof NotFoundError) return null;
        throw error;
      }
    },
    slides: (foundation) => deps.slides.of(foundation),
    templates() {
      deps.prepareDocuments();
      return Promise.resolve(deps.templates);
    },
    brandColours: (userId, journeyId) => brandColours(deps, userId, journeyId),
    async shared(token) {
      const ref = await findShared(kv, token);
      if (ref === null) return null;
      const [owner, journey] = await Promise.all([
        getUser(kv, ref.userId),
        getJourney(kv, ref.userId, ref.journeyId),
      ]);
      if (!owner || !journey) return null;
      return { company: journey.state.company, anchors: await anchorAnswers(deps, journey) };
    },
    async advisor(userId, journeyId) {
      const journey = await journeyOf(userId, journeyId);
      return journey && await advisorOf(deps, journey);
    },
    activity: (userId) => listActivity(kv, userId),
    administration: (search) => administrationOf(deps, search ?? ""),
  };
}

async function administrationOf(deps: AppDeps, search: string): Promise<Administration> {
  const [users, jobs, mails, health, used, model] = await Promise.all([
    searchUsers(deps.kv, search, MOST_USERS),
    listPendingJobs(deps.kv),
    listMail(deps.kv),
    healthOf(deps),
    modelUsage(deps),
    deps.minds.view(),
  ]);
  return {
    users: await Promise.all(users.map((user) => userAnswer(deps, user))),
    jobs: jobs.map(({ id, kind, status, step, progress, createdAt }) => ({
      id,
      kind,
      status,
      step,
      progress,
      created_at: createdAt,
    })),
    mails,
    health,
    model,
    modelUsage: used,
  };
}
