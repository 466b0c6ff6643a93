import type { WrittenStrategy } from "../../agents/strategy/written.ts";
import type { WritingStatusAnswer } from "../../routes/api/contract.ts";
import { NOTHING_WRITTEN } from "../../agents/strategy/written.ts";
import { playAndScore, type ScoredPlay } from "./play_and_score.ts";
import { type RecordedServer, serveRecorded } from "./recorded_server.ts";
import { readRecording, type Recorded } from "./recording.ts";
import type { Person } from "./server.ts";
import { untilWritten, writtenOf } from "./writing.ts";

/** A journey that was played with recorded answers, while its server still runs. */
export interface Standing {
  person: Person;
  sessionId: string;
  mind: RecordedServer;
  /** What the model had written when everything was downloaded. */
  written: WrittenStrategy;
}

export interface RecordedPlay extends ScoredPlay {
  mind: RecordedServer;
  written: WrittenStrategy;
}

/** An answer may be held back for as long as the founder speaks. */
const PATIENCE_SECONDS = "300";

/** The clock of the day on which a journey was recorded, running from when it began. */
export function clockOf({ began }: Recorded): () => Date {
  const ahead = Date.parse(began) - Date.now();
  return () => new Date(Date.now() + ahead);
}

/**
 * Plays a founder over HTTP with the model's recorded answers, on the day on which they were given; conversation and
 * writing take turns as they did then, so that two plays are the same. The consultant is asked nothing. `inTheEnd` is
 * done once all was downloaded.
 */
export async function playRecorded(
  founder: string,
  documents: boolean,
  inTheEnd: (standing: Standing) => Promise<void> = async () => {},
): Promise<RecordedPlay> {
  const recorded = readRecording(founder);
  const mind = await serveRecorded(recorded);
  let written = NOTHING_WRITTEN;
  try {
    const play = await playAndScore(founder, {
      documents,
      consults: false,
      now: clockOf(recorded),
      environment: {
        OPENAI_BASE_URL: mind.baseURL,
        OPENAI_MODEL: "recorded",
        MODEL_PATIENCE_SECONDS: PATIENCE_SECONDS,
        OPENAI_FIRST_WORD_SECONDS: PATIENCE_SECONDS,
        OPENAI_ANSWER_SECONDS: PATIENCE_SECONDS,
      },
      between: (person, sessionId) => mind.settle(() => isIdle(person, sessionId)),
      async afterwards(person, sessionId) {
        mind.release();
        await untilWritten(person, sessionId, mind.check);
        mind.check();
        written = await writtenOf(person, sessionId);
      },
      inTheEnd: (person, sessionId) => inTheEnd({ person, sessionId, mind, written }),
    });
    return { ...play, mind, written };
  } finally {
    await mind.close();
  }
}

async function isIdle(person: Person, sessionId: string): Promise<boolean> {
  const { writing } = await person.get<WritingStatusAnswer>(`/api/writing?session_id=${sessionId}`);
  return writing === null || writing.paused !== null;
}
