import type { WritingStatusAnswer } from "../../routes/api/contract.ts";
import { playAndScore, type ScoredPlay } from "./play_and_score.ts";
import type { Person } from "./server.ts";

interface ModelPlay {
  /** Where the model answers: "http://127.0.0.1:8900/v1". */
  address: string;
  /** How long the model may take for a turn and for all of its writing, in seconds. */
  seconds: { turn: number; writing: number };
  documents: boolean;
  /** The server's key and the model's name, where it wants them. */
  key?: string;
  model?: string;
}

const POLL_MS = 250;

/** Plays one founder over HTTP with a model, and waits until it has written all it will. */
export function playWithModel(place: string, play: ModelPlay): Promise<ScoredPlay> {
  const { address, seconds, documents, key, model = "recorded" } = play;
  return playAndScore(place, {
    documents,
    environment: {
      OPENAI_BASE_URL: address,
      OPENAI_MODEL: model,
      ...key === undefined ? {} : { OPENAI_API_KEY: key },
      MODEL_PATIENCE_SECONDS: String(seconds.turn),
      OPENAI_FIRST_WORD_SECONDS: String(seconds.turn),
      OPENAI_ANSWER_SECONDS: String(seconds.turn),
    },
    afterwards: (person, sessionId) => untilWritten(person, sessionId, seconds.writing * 1000),
  });
}

/** Throws where the writing stopped early or takes longer than `patienceMs`. */
async function untilWritten(person: Person, sessionId: string, patienceMs: number): Promise<void> {
  const endsAt = Date.now() + patienceMs;
  for (;;) {
    const { writing } = await person.get<WritingStatusAnswer>(`/api/writing?session_id=${sessionId}`);
    if (writing === null) return;
    if (writing.paused !== null) throw new Error(`The writing stopped: ${writing.paused}`);
    if (Date.now() > endsAt) {
      throw new Error(`Still writing ${writing.anchor}: ${writing.done} of ${writing.total}`);
    }
    await new Promise((later) => setTimeout(later, POLL_MS));
  }
}
