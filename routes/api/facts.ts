import { Hono } from "hono";
import { spokenTo } from "../../agents/master.ts";
import { commitTurn } from "../../kv/turn_commit.ts";
import { claimTurn, keepTurnAlive, releaseTurn, type TurnClaim } from "../../kv/turns.ts";
import { ConflictError } from "../../agents/domain/errors.ts";
import type { AppDeps, AppEnv } from "../deps.ts";
import { failureOf, sentenceOf } from "../errors.ts";
import { requireUser } from "../middleware/sign_in.ts";
import { body, query } from "./body.ts";
import { type ChangedFactsAnswer, FactsRequest, SessionRequest } from "./contract.ts";
import { findJourney } from "./find_journey.ts";
import { refusedInTheirs } from "./refusals.ts";
import { surroundingsOf } from "./turns.ts";
import { writingJob } from "./writing.ts";

/** What was read of a journey's answers, and the founder's changes of it at any time. */
export function factsRoutes(deps: AppDeps) {
  return new Hono<AppEnv>()
    .use(requireUser(deps))
    .get("/", query(SessionRequest), async (c) => {
      const { state } = await findJourney(deps, c.var.user.id, c.req.valid("query").session_id);
      return c.json(await deps.thinking.run("factsAnswer", { state, now: deps.now() }));
    })
    .put("/", body(FactsRequest), async (c) => {
      const userId = c.var.user.id;
      const { session_id, ...asked } = c.req.valid("json");
      const { id: journeyId } = await findJourney(deps, userId, session_id);
      const ref = { userId, journeyId };
      const claim = await refusedInTheirs(deps, ref, () => claimQuietTurn(deps, ref));
      return c.json(await deps.background.hold(changeCells(deps, claim, asked)));
    });
}

/** A turn in which nothing is said: it holds the journey's lease like any other. Throws ConflictError while one runs. */
async function claimQuietTurn(
  { kv, now }: AppDeps,
  journey: { userId: string; journeyId: string },
): Promise<TurnClaim> {
  const turn = { ...journey, clientMessageId: crypto.randomUUID(), message: null, choices: null, now: now() };
  const claimed = await claimTurn(kv, turn);
  if (claimed.kind !== "claimed") throw new ConflictError("This change is being made already");
  return claimed.claim;
}

async function changeCells(
  deps: AppDeps,
  claim: TurnClaim,
  asked: { cells: Record<string, string>; locks: Record<string, boolean> },
): Promise<ChangedFactsAnswer> {
  const { kv, now, thinking } = deps;
  const letGo = keepTurnAlive(kv, claim, now);
  try {
    const { state, anchors, touched, refused } = await thinking.run(
      "changeFacts",
      { state: claim.state, asked: { ...asked, turn: claim.messageId } },
      surroundingsOf(deps, () => {}),
    );
    const job = await writingJob(deps, claim.state, state);
    await commitTurn(kv, claim, { state, reply: null, agent: "", anchors, answer: null, job, now: now() });
    const told = refused.map(({ id, why }) => ({ id, why: spokenTo(state, why) }));
    const facts = await thinking.run("factsAnswer", { state, now: now() });
    return { ...facts, touched, refused: told };
  } catch (error) {
    await releaseTurn(kv, claim, sentenceOf(failureOf(error)));
    throw error;
  } finally {
    letGo();
  }
}
