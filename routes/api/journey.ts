import { type Context, Hono } from "hono";
import { z } from "zod";
import {
  beginIn,
  resumeJourney,
  startJourney as openJourney,
  textOfCells,
  withoutTurn,
} from "../../agents/master.ts";
import type { IncomingMessage } from "../../agents/interview/turn_types.ts";
import { builtInModel } from "../../agents/model/builtin.ts";
import { firstNameOf } from "../../agents/text/first_name.ts";
import { newJourney } from "../../agents/domain/journey.ts";
import { allowanceOf } from "../../agents/domain/limits.ts";
import { deleteJourney } from "../../kv/erasures.ts";
import { listJourneys, markJourneyUsed, renameJourney, startJourney } from "../../kv/journeys.ts";
import { listMessages } from "../../kv/messages.ts";
import { messageOfTurn, type TurnClaim } from "../../kv/turns.ts";
import type { AppDeps, AppEnv } from "../deps.ts";
import { requireUser } from "../middleware/sign_in.ts";
import { body, query } from "./body.ts";
import { ContinueRequest, RenameRequest, SessionRequest, StartRequest, type TurnAnswer } from "./contract.ts";
import { sessionListItem } from "./journey_answer.ts";
import { carryTaste } from "../taste_cookie.ts";
import { takeTurn } from "../thinking/thinking.ts";
import { findJourney } from "./find_journey.ts";
import { probableLanguage } from "./probable_language.ts";
import { refusedInTheirs } from "./refusals.ts";
import { answerWith } from "./stream.ts";
import { beginTurn, surroundingsOf } from "./turns.ts";
import { writingAnswer } from "./writing.ts";

const MOST_MESSAGES = 500;
const HistoryQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MOST_MESSAGES).default(MOST_MESSAGES),
  before: z.coerce.number().int().min(1).optional(),
});
const SessionsQuery = z.object({ include_inactive: z.enum(["true", "false"]).default("false") });

/** The guided conversation: start, resume, continue, finish, and what was said so far. */
export function journeyRoutes(deps: AppDeps) {
  const { kv, now, thinking } = deps;

  return new Hono<AppEnv>()
    .use(requireUser(deps))
    .post("/start", body(StartRequest), async (c) => {
      const { user } = c.var;
      const answers = await deps.taste.open(c.req.valid("json").taste ?? "");
      if (answers.length > 0) carryTaste(c, deps, "");
      const blank = newJourney(crypto.randomUUID(), user.company_name, firstNameOf(user.full_name));
      const isGuessed = deps.model.kind === "builtin" && answers.length === 0;
      const language = isGuessed ? await probableLanguage(c, kv, user.id) : "en";
      const { state, reply, agent, spokenBy } = await openJourney(
        beginIn(blank, language),
        surroundingsOf(deps, () => {}),
      );
      const names = (await listJourneys(kv, user.id)).map(({ name }) => name);
      await startJourney(kv, {
        userId: user.id,
        state,
        name: unlike(names, `${user.company_name}, ${dayOf(now())}`),
        allowance: allowanceOf(user),
        opening: { content: reply, agent, spokenBy },
        now: now(),
      });
      const last = await takeOver(c, state.id, answers);
      const said = { message: reply, agent, spokenBy, now: now() };
      return c.json(last ?? await thinking.run("turnAnswer", { state, said }), 201);
    })
    .post("/resume", body(SessionRequest), async (c) => {
      const { state } = await findJourney(deps, c.var.user.id, c.req.valid("json").session_id);
      await markJourneyUsed(kv, { userId: c.var.user.id, journeyId: state.id }, now());
      const { reply, agent } = resumeJourney(state);
      return c.json(await thinking.run("turnAnswer", { state, said: { message: reply, agent, now: now() } }));
    })
    .post("/continue", body(ContinueRequest), async (c) => {
      const { message, session_id, client_message_id, choices, cells, field, edits } = c.req.valid("json");
      const typed = message.trim();
      const userId = c.var.user.id;
      const journeyId = session_id ?? (await findJourney(deps, userId)).id;
      const ref = { userId, journeyId };
      const edited = edits ? await messageOfTurn(kv, ref, edits) ?? "" : null;
      const isAgain = client_message_id ? await messageOfTurn(kv, ref, client_message_id) !== null : false;
      // What cannot be edited is refused before anything is kept of the new words.
      if (edited !== null && !isAgain) {
        const { state } = await findJourney(deps, userId, journeyId);
        await refusedInTheirs(deps, ref, () => Promise.resolve(withoutTurn(state, edited, now())));
      }
      const turn = {
        ...turnOf(c, journeyId),
        clientMessageId: client_message_id ?? crypto.randomUUID(),
        message: typed === "" && cells ? textOfCells(cells) : typed,
        choices: choices ?? null,
        cells: cells ?? null,
        edits: edited,
        field: field ?? null,
      };
      const begin = () =>
        beginTurn(deps, turn, (claim, surroundings) => takeTurn(thinking, thoughtOf(claim), surroundings));
      const work = await refusedInTheirs(deps, ref, begin);
      return await answerWith(c, deps, (emit) => refusedInTheirs(deps, ref, () => work(emit)));
    })
    .post("/finish", body(SessionRequest), async (c) => {
      const { id } = await findJourney(deps, c.var.user.id, c.req.valid("json").session_id);
      const turn = { ...turnOf(c, id), clientMessageId: crypto.randomUUID(), message: null };
      const work = await beginTurn(
        deps,
        turn,
        ({ state, messageId }, surroundings) =>
          thinking.run("finishJourney", { state, messageId }, surroundings),
      );
      return await answerWith(c, deps, work);
    })
    .get("/status", async (c) => {
      const { id, state } = await findJourney(deps, c.var.user.id);
      const writing = await writingAnswer(kv, { userId: c.var.user.id, journeyId: id });
      return c.json(await thinking.run("statusAnswer", { state, beside: { writing, now: now() } }));
    })
    .get("/history", query(HistoryQuery), (c) => history(c, undefined, c.req.valid("query")))
    .get("/sessions", query(SessionsQuery), async (c) => {
      const all = c.req.valid("query").include_inactive === "true";
      const journeys = await listJourneys(kv, c.var.user.id);
      return c.json({ sessions: journeys.filter(({ active }) => all || active).map(sessionListItem) });
    })
    .get(
      "/sessions/:id/history",
      query(HistoryQuery),
      (c) => history(c, c.req.param("id"), c.req.valid("query")),
    )
    .patch("/sessions/:id", body(RenameRequest), async (c) => {
      const ref = { userId: c.var.user.id, journeyId: c.req.param("id") };
      const { session_name } = c.req.valid("json");
      return c.json(sessionListItem(await renameJourney(kv, ref, session_name)));
    })
    .delete("/sessions/:id", async (c) => {
      await deleteJourney(kv, c.var.user.id, c.req.param("id"));
      return c.json({ message: "Journey deleted" });
    });

  /** What every turn of a journey says of who takes it and when. */
  function turnOf(c: Context<AppEnv>, journeyId: string) {
    const { foundationsPerMonth } = allowanceOf(c.var.user);
    return { userId: c.var.user.id, journeyId, choices: null, foundationsPerMonth, now: now() };
  }

  /** Takes the answers that were given before there was an account as the journey's first turns; null without any. */
  async function takeOver(
    c: Context<AppEnv>,
    journeyId: string,
    answers: string[],
  ): Promise<TurnAnswer | null> {
    let last: TurnAnswer | null = null;
    for (const [at, message] of answers.entries()) {
      const turn = { ...turnOf(c, journeyId), clientMessageId: `taste-${at + 1}`, message };
      const work = await beginTurn(
        deps,
        turn,
        (claim, surroundings) =>
          takeTurn(thinking, thoughtOf(claim), { ...surroundings, model: builtInModel }),
      );
      last = await work(() => {});
    }
    return last;
  }

  async function history(c: Context<AppEnv>, id: string | undefined, page: z.infer<typeof HistoryQuery>) {
    const journey = await findJourney(deps, c.var.user.id, id);
    const ref = { userId: c.var.user.id, journeyId: journey.id };
    // Who opens a journey and then sends a message without naming one means the one that was opened.
    if (id !== undefined) await markJourneyUsed(kv, ref, now());
    const [{ messages }, writing] = await Promise.all([
      listMessages(kv, ref, { ...page, now: now() }),
      writingAnswer(kv, ref),
    ]);
    const { state } = journey;
    const beside = { writing, now: now() };
    return c.json(await thinking.run("historyAnswer", { state, messages, beside }));
  }
}

/** What a turn thinks about. */
function thoughtOf(claim: TurnClaim) {
  return { state: claim.state, message: incomingOf(claim), edits: claim.edits };
}

/** A message that is only what its cells say was not typed: there is no answer in it. */
function incomingOf({ messageId, message, choices, cells }: TurnClaim): IncomingMessage {
  const isTyped = cells === null || message !== textOfCells(cells);
  return {
    id: messageId,
    text: isTyped ? message ?? "" : "",
    choices: choices ?? undefined,
    ...(cells === null ? {} : { cells }),
  };
}

/** The name with the first number that no other journey of this person bears. */
function unlike(names: string[], name: string): string {
  let candidate = name;
  for (let number = 2; names.includes(candidate); number++) candidate = `${name} (${number})`;
  return candidate;
}

/** "21 November 2026", in UTC. */
function dayOf(now: Date): string {
  return now.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
}
