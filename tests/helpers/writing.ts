import { setTimeout as pause } from "node:timers/promises";
import type { TurnAnswer, WritingStatusAnswer } from "../../routes/api/contract.ts";
import type { Person } from "./server.ts";

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

export async function writingOf(person: Person, sessionId: string): Promise<WritingStatusAnswer> {
  return await person.get<WritingStatusAnswer>(`/api/writing?session_id=${sessionId}`);
}

/** Looks until the writing is as it should be, and gives it back; the test's own time is the limit. */
export async function untilWriting(
  person: Person,
  sessionId: string,
  isAsWanted: (answer: WritingStatusAnswer) => boolean,
): Promise<WritingStatusAnswer> {
  while (true) {
    const answer = await writingOf(person, sessionId);
    if (isAsWanted(answer)) return answer;
    await pause(LOOK_AGAIN_MS);
  }
}

/** Looks until nothing is being written any more, be it done or stopped. */
export async function untilWritten(person: Person, sessionId: string): Promise<WritingStatusAnswer> {
  return await untilWriting(
    person,
    sessionId,
    ({ writing, revision }) => revision > 0 && (writing === null || writing.paused !== null),
  );
}
