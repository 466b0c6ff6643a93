import { Hono } from "hono";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { ConflictError, ForbiddenError, NotFoundError } from "../../agents/domain/errors.ts";
import { allowanceOf } from "../../agents/domain/limits.ts";
import { interviewLanguages, languageOfAdvice } from "../../agents/master.ts";
import {
  claimConsultation,
  type ConsultationClaim,
  giveBackConsultation,
  keepConsultationAlive,
  recordAnswer,
} from "../../kv/consultations.ts";
import { noteMemoryUsed, rememberedOf } from "../../kv/consultant_memory.ts";
import type { Journey } from "../../kv/journeys.ts";
import type { AppDeps, AppEnv } from "../deps.ts";
import { requireUser } from "../middleware/sign_in.ts";
import { body } from "./body.ts";
import { type ConsultAnswer, ConsultRequest } from "./contract.ts";
import { findFoundation, isFoundation } from "./find_foundation.ts";
import { loadFoundation } from "./load_foundation.ts";
import { answerWith, type Emit, type Work } from "./stream.ts";
import { surroundingsOf } from "./turns.ts";

const INTERRUPTED = "The answer was interrupted. Please send your question again";
const LOOK_AGAIN_MS = 200;
const LOCKED = "Complete all four anchors to unlock the consultant";
/** How many earlier consultations the consultant looks back on. */
const REMEMBERED = 20;

const Shape = z.looseObject({
  consultation: z.string(),
  confidence: z.number(),
  metadata: z.looseObject({}),
});
const StoredAnswer = z.custom<ConsultAnswer>(
  (value) => Shape.safeParse(value).success,
  "must be a consultation's answer",
);

/** POST /consult: a question to whoever remembers the whole foundation. */
export function consultRoutes(deps: AppDeps) {
  return new Hono<AppEnv>().post("/", requireUser(deps), body(ConsultRequest), async (c) => {
    const { query, session_id, client_message_id } = c.req.valid("json");
    const { user } = c.var;
    const journey = await unlockedJourney(deps, user.id, session_id);
    const asked = {
      userId: user.id,
      journeyId: journey.id,
      clientMessageId: client_message_id,
      limit: allowanceOf(user).consultationsPerMonth,
      query,
    };
    return await answerWith(c, deps, await beginConsultation(deps, journey, asked));
  });
}

type Asked = Omit<Parameters<typeof claimConsultation>[1], "now">;

/** Counts the question before any thinking and hands back the work that answers it, once for each client's id. */
async function beginConsultation(
  deps: AppDeps,
  journey: Journey,
  asked: Asked,
): Promise<Work<ConsultAnswer>> {
  const claimed = await claimConsultation(deps.kv, { ...asked, now: deps.now() });
  switch (claimed.kind) {
    case "answered":
      return () => Promise.resolve(StoredAnswer.parse(claimed.answer));
    case "claimed":
      return (emit) => advise(deps, { journey, query: asked.query, claim: claimed.claim, emit });
    case "running":
      return async (emit) => {
        await pause(LOOK_AGAIN_MS);
        if (deps.stopping.aborted) throw new ConflictError(INTERRUPTED);
        const work = await beginConsultation(deps, journey, asked);
        return await work(emit);
      };
  }
}

async function unlockedJourney(deps: AppDeps, userId: string, sessionId?: string | null): Promise<Journey> {
  const journey = await findFoundation(deps, userId, sessionId).catch((error) => {
    if (error instanceof NotFoundError && !sessionId) throw new ForbiddenError(LOCKED);
    throw error;
  });
  if (!isFoundation(journey)) throw new ForbiddenError(LOCKED);
  return journey;
}

interface Advising {
  journey: Journey;
  query: string;
  claim: ConsultationClaim;
  emit: Emit;
}

/** Answers and remembers; a consultation that could not be answered is given back. */
async function advise(deps: AppDeps, { journey, query, claim, emit }: Advising): Promise<ConsultAnswer> {
  const { kv, now } = deps;
  const letGo = keepConsultationAlive(kv, claim, now);
  try {
    const [foundation, earlier] = await Promise.all([
      loadFoundation(journey, { ...deps, now: now() }),
      rememberedOf(kv, { userId: journey.userId, journeyId: journey.id }, REMEMBERED),
    ]);
    const memory = earlier.map(({ id, query, answer, askedAt }) => ({ id, query, answer, at: askedAt }));
    const surroundings = surroundingsOf(deps, emit);
    const asked = { state: journey.state, foundation, query, memory };
    const advice = await deps.thinking.run("consult", asked, surroundings);
    const { consultation, confidence, confidence_reason, rests_on, against_decision, usage } = advice;
    const answer: ConsultAnswer = {
      consultation,
      confidence,
      metadata: {
        confidence_reason,
        rests_on,
        against_decision,
        session_id: journey.id,
        language: languageOfAdvice(interviewLanguages(journey.state), { text: consultation, query }),
      },
    };
    await recordAnswer(kv, claim, { answer: consultation, wire: answer, confidence, usage, now: now() });
    await noteMemoryUsed(kv, journey.userId, advice.looked_back_on, now());
    return answer;
  } catch (error) {
    await giveBackConsultation(kv, claim);
    throw error;
  } finally {
    letGo();
  }
}
