import { setTimeout as pause } from "node:timers/promises";
import type { WrittenPartId, WrittenStrategy } from "../../agents/strategy/written.ts";
import type { Holdfast } from "../../main.ts";
import type { Given } from "../../main.ts";
import { startJourney } from "../../kv/journeys.ts";
import { openStore } from "../../kv/store.ts";
import { askForWriting } from "../../kv/writing.ts";
import type { TurnAnswer, WritingStatusAnswer } from "../../routes/api/contract.ts";
import { WRITE_STRATEGY } from "../../routes/jobs/write_strategy.ts";
import { caseState } from "./case_state.ts";
import type { OpenAIServer } from "./openai_server.ts";
import { isOfWriting } from "./recording.ts";
import { type Person, personOf, signUp, startServer } from "./server.ts";

const LOOK_AGAIN_MS = 50;

/** A journey of one answer, finished with assumptions: all four anchors are over. `before` is called before its end. */
export async function finishedJourney(person: Person, before: () => void = () => {}): Promise<string> {
  const { session_id } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
  await person.post("/api/journey/continue", {
    session_id,
    message: "We mend wooden boats for 12 clubs on the Danish coast.",
  });
  before();
  await person.post("/api/journey/finish", { session_id });
  return session_id;
}

/** A server on a data file in which a founder of tests/cases has come to the end, everything still to be written. */
export async function serverWithCase(
  path: string,
  { name, given = {}, environment = {} }: {
    name: string;
    given?: Given;
    environment?: Record<string, string>;
  },
): Promise<{ server: Holdfast; person: Person; sessionId: string }> {
  const first = await startServer({ KV_PATH: path });
  const somebody = await signUp(first);
  await first.stop();
  const kv = await openStore(path);
  const state = caseState(name);
  const now = new Date();
  const ref = { userId: somebody.userId, journeyId: state.id };
  await startJourney(kv, {
    userId: somebody.userId,
    state,
    name,
    allowance: { activeJourneys: -1, foundationsPerMonth: -1 },
    opening: { content: "What do you do?", agent: "Holdfast Master" },
    now,
  });
  await askForWriting(kv, ref, { kind: WRITE_STRATEGY, now });
  kv.close();
  const server = await startServer({ KV_PATH: path, ...environment }, given);
  return { server, person: personOf({ ...somebody, origin: server.origin }), sessionId: state.id };
}

/** The names of the writing's own questions, in order. */
export function askedBy({ requests }: OpenAIServer): string[] {
  const names = requests.map(({ response_format }) => response_format?.json_schema?.name ?? "");
  return names.filter(isOfWriting);
}

export async function writingOf(person: Person, sessionId: string): Promise<WritingStatusAnswer> {
  return await person.get<WritingStatusAnswer>(`/api/writing?session_id=${sessionId}`);
}

/**
 * Looks until the writing is as it should be, and gives it back; the test's own time is the limit. `check` throws where
 * there is nothing to wait for.
 */
export async function untilWriting(
  person: Person,
  sessionId: string,
  isAsWanted: (answer: WritingStatusAnswer) => boolean,
  check: () => void = () => {},
): Promise<WritingStatusAnswer> {
  while (true) {
    const answer = await writingOf(person, sessionId);
    if (isAsWanted(answer)) return answer;
    check();
    await pause(LOOK_AGAIN_MS);
  }
}

/** Looks until nothing is being written any more, be it done or stopped. */
export async function untilWritten(
  person: Person,
  sessionId: string,
  check?: () => void,
): Promise<WritingStatusAnswer> {
  return await untilWriting(
    person,
    sessionId,
    ({ writing, revision }) => revision > 0 && (writing === null || writing.paused !== null),
    check,
  );
}

/** What a model has written of a journey, as its founder may take it away. */
export async function writtenOf(person: Person, sessionId: string): Promise<WrittenStrategy> {
  const { journeys } = await person.get<{ journeys: { id: string; written: WrittenStrategy }[] }>(
    "/api/account/export",
  );
  const found = journeys.find(({ id }) => id === sessionId);
  if (found === undefined) throw new Error(`The export holds no journey ${sessionId}`);
  return found.written;
}

/** The parts of which a leaf rests on a fact, in the order in which they are written. */
export function partsOn(fact: string, { parts }: WrittenStrategy): WrittenPartId[] {
  return Object.values(parts).filter(({ restsOn }) => restsOn.some((each) => each.startsWith(`${fact}=`)))
    .map(({ id }) => id);
}
