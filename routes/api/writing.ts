import { Hono } from "hono";
import { ConflictError } from "../../agents/domain/errors.ts";
import type { JourneyState } from "../../agents/domain/journey.ts";
import { hasOpenJob } from "../../kv/add_job.ts";
import type { JourneyRef } from "../../kv/keys.ts";
import type { Store } from "../../kv/store.ts";
import { askForWriting, getWritingState } from "../../kv/writing.ts";
import type { AppDeps, AppEnv } from "../deps.ts";
import { WRITE_STRATEGY } from "../jobs/write_strategy.ts";
import { requireUser } from "../middleware/sign_in.ts";
import { body, query } from "./body.ts";
import { SessionRequest, type WritingAnswer, type WritingStatusAnswer } from "./contract.ts";
import { findJourney } from "./find_journey.ts";

const INTERRUPTED = "The writing was interrupted. What follows from your facts is printed instead.";
const NO_MODEL = "No model is set up here: what stands was written by the built-in strategist";

/** How the writing beside the interview gets on, and having it go on where it stopped. */
export function writingRoutes(deps: AppDeps) {
  const { kv, now, model } = deps;

  return new Hono<AppEnv>()
    .use(requireUser(deps))
    .get("/", query(SessionRequest), async (c) => {
      const userId = c.var.user.id;
      const { id } = await findJourney(deps, userId, c.req.valid("query").session_id);
      return c.json(await writingStatus(kv, { userId, journeyId: id }));
    })
    .post("/", body(SessionRequest), async (c) => {
      const userId = c.var.user.id;
      const { id } = await findJourney(deps, userId, c.req.valid("json").session_id);
      if (model.kind === "builtin") throw new ConflictError(NO_MODEL);
      const ref = { userId, journeyId: id };
      await askForWriting(kv, ref, { kind: WRITE_STRATEGY, now: now() });
      return c.json(await writingStatus(kv, ref), 202);
    });
}

/** The same with how much was written so far. */
export async function writingStatus(kv: Store, ref: JourneyRef): Promise<WritingStatusAnswer> {
  const { revision } = await getWritingState(kv, ref);
  return { session_id: ref.journeyId, writing: await writingAnswer(kv, ref), revision };
}

/** How the writing of a journey stands, as the wire shows it; null while there is nothing to tell. */
export async function writingAnswer(kv: Store, ref: JourneyRef): Promise<WritingAnswer | null> {
  const [{ progress, paused }, isAtWork] = await Promise.all([
    getWritingState(kv, ref),
    hasOpenJob(kv, { ...ref, kind: WRITE_STRATEGY }),
  ]);
  if (paused !== null) return { anchor: progress?.anchor ?? null, done: 0, total: 0, paused: paused.why };
  if (isAtWork) return { ...progress ?? { anchor: null, done: 0, total: 0 }, paused: null };
  return progress === null ? null : { anchor: progress.anchor, done: 0, total: 0, paused: INTERRUPTED };
}

/** The kind of the job that a turn makes due, or undefined where a model has nothing new to write or none is there. */
export async function writingJob(
  { model, thinking }: Pick<AppDeps, "model" | "thinking">,
  before: JourneyState,
  after: JourneyState,
): Promise<string | undefined> {
  if (model.kind === "builtin") return undefined;
  return await thinking.run("isWritingDue", { state: after, before }) ? WRITE_STRATEGY : undefined;
}
