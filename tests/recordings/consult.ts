import type { ConsultAnswer, MemoryAnswer } from "../../routes/api/contract.ts";
import type { Standing } from "../helpers/play_recorded.ts";
import { postStreamed, type Streamed } from "../helpers/streamed.ts";

/** A conversation with the consultant, and what it was told of it. */
export interface Consulted {
  answers: Streamed<ConsultAnswer>[];
  /** The last message of each prompt. */
  told: string[];
  remembered: string[];
}

/** Asks the consultant one question after the other, each answer streamed. */
export async function consultIn(
  { person, sessionId, mind }: Standing,
  questions: readonly string[],
): Promise<Consulted> {
  const count = mind.requests.length;
  const answers: Streamed<ConsultAnswer>[] = [];
  for (const query of questions) {
    answers.push(
      await postStreamed(person, { path: "/api/consult", body: { query, session_id: sessionId } }),
    );
    mind.check();
  }
  const { journeys } = await person.get<MemoryAnswer>("/api/account/memory");
  return {
    answers,
    told: mind.requests.slice(count).map(({ messages }) => String(messages.at(-1)?.content)),
    remembered: journeys.flatMap(({ items }) => items.map(({ query }) => query)),
  };
}
