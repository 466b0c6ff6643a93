import { Hono } from "hono";
import { consult } from "../../agents/consultant/consult.ts";
import { ForbiddenError, NotFoundError } from "../../agents/domain/errors.ts";
import { allowanceOf } from "../../agents/domain/limits.ts";
import {
  claimConsultation,
  type ConsultationClaim,
  giveBackConsultation,
  listConsultations,
  recordAnswer,
} from "../../kv/consultations.ts";
import type { Journey } from "../../kv/journeys.ts";
import type { AppDeps, AppEnv } from "../deps.ts";
import { requireUser } from "../middleware/sign_in.ts";
import { body } from "./body.ts";
import { type ConsultAnswer, ConsultRequest } from "./contract.ts";
import { findFoundation, isFoundation } from "./find_foundation.ts";
import { loadFoundation } from "./load_foundation.ts";
import { answerWith, type Emit } from "./stream.ts";
import { surroundingsOf } from "./turns.ts";

const LOCKED = "Complete all four anchors to unlock the consultant";
/** How many earlier consultations the consultant looks back on. */
const REMEMBERED = 20;

/** POST /consult: a question to whoever remembers the whole foundation. */
export function consultRoutes(deps: AppDeps) {
  const { kv, now } = deps;

  return new Hono<AppEnv>().post("/", requireUser(deps), body(ConsultRequest), async (c) => {
    const { query, session_id } = c.req.valid("json");
    const { user } = c.var;
    const journey = await unlockedJourney(deps, user.id, session_id);
    const claim = await claimConsultation(kv, {
      userId: user.id,
      journeyId: journey.id,
      limit: allowanceOf(user).consultationsPerMonth,
      query,
      now: now(),
    });
    return await answerWith(c, deps, (emit) => advise(deps, { journey, query, claim, emit }));
  });
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
  const { kv, model, now } = deps;
  try {
    const [foundation, earlier] = await Promise.all([
      loadFoundation(journey, { kv, now: now(), mind: model.name, log: deps.log }),
      listConsultations(kv, journey.userId, { journeyId: journey.id, limit: REMEMBERED }),
    ]);
    const memory = earlier.flatMap(({ query, answer, askedAt }) =>
      answer ? [{ query, answer, at: askedAt }] : []
    );
    const surroundings = surroundingsOf(deps, emit);
    const advice = await consult({ state: journey.state, foundation, query, memory, surroundings });
    const { consultation, confidence, confidence_reason, rests_on, against_decision, usage } = advice;
    await recordAnswer(kv, claim, { answer: consultation, confidence, usage, now: now() });
    return {
      consultation,
      confidence,
      metadata: { confidence_reason, rests_on, against_decision, session_id: journey.id },
    };
  } catch (error) {
    await giveBackConsultation(kv, claim);
    throw error;
  }
}
