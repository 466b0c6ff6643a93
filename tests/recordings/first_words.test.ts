import { expect, test } from "vitest";
import type { TurnAnswer } from "../../routes/api/contract.ts";
import { createFounder } from "../helpers/founder_replies.ts";
import { clockOf } from "../helpers/play_recorded.ts";
import { nameOf, type RecordedServer, serveRecorded } from "../helpers/recorded_server.ts";
import { isOfWriting, readRecording } from "../helpers/recording.ts";
import { type Person, signUp, startServer } from "../helpers/server.ts";
import { serveSites } from "../helpers/site_server.ts";
import { caseFileOf, readSpokenCase, sitesOf } from "../helpers/spoken_case.ts";
import { postStreamed } from "../helpers/streamed.ts";
import { writingOf } from "../helpers/writing.ts";

const FOUNDER = "closewell";
const TURNS = 10;
/** What stands for the three seconds of a model: one call in a row more would be one such wait more. */
const THINKS_MS = 150;
const PATIENCE_MS = 300_000;

interface Table {
  mind: RecordedServer;
  person: Person;
  replyTo: ReturnType<typeof createFounder>;
  /** The answer that opened the journey. */
  opened: TurnAnswer;
}

/** A founder at the beginning, and a model that answers the conversation and keeps all writing waiting. */
async function atTable(play: (table: Table) => Promise<void>): Promise<void> {
  const recorded = readRecording(FOUNDER);
  const mind = await serveRecorded(recorded, THINKS_MS);
  const sites = await serveSites(sitesOf(caseFileOf(FOUNDER)) ?? undefined);
  const server = await startServer({
    RESEARCH_ALLOW_HOSTS: sites.hostPort,
    OPENAI_BASE_URL: mind.baseURL,
    OPENAI_MODEL: "recorded",
  }, { now: clockOf(recorded) });
  try {
    const founder = readSpokenCase(FOUNDER, {
      OWN: `${sites.origin}/own.html`,
      RIVAL1: `${sites.origin}/rival1.html`,
      RIVAL2: `${sites.origin}/rival2.html`,
    });
    const person = await signUp(server, founder.registration);
    const opened = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
    await play({ mind, person, replyTo: createFounder(founder), opened });
  } finally {
    await server.stop();
    await sites.close();
    await mind.close();
  }
}

test(
  "the first words come after one call of the model, in ten of ten turns",
  () =>
    atTable(async ({ mind, person, replyTo, opened }) => {
      let last = opened;
      const { session_id } = last;
      const called: (string[] | null)[] = [];
      for (let turn = 0; turn < TURNS; turn++) {
        const { question } = last.metadata;
        if (!question) throw new Error("No question stands open");
        const { text, choices } = replyTo(question);
        const before = mind.requests.length;
        let calls: string[] | null = null;
        const { answer, shown } = await postStreamed<TurnAnswer>(person, {
          path: "/api/journey/continue",
          body: { session_id, message: text, ...choices === undefined ? {} : { choices } },
        }, () => calls = mind.requests.slice(before).map(nameOf));
        expect(shown.length).toBeGreaterThan(0);
        mind.check();
        called.push(calls);
        last = answer;
      }
      expect(called).toEqual(Array.from({ length: TURNS }, () => ["turn"]));
    }),
  PATIENCE_MS,
);

test(
  "after a read-back the next turn is answered while all that the anchor's writing asked still waits",
  () =>
    atTable(async ({ mind, person, replyTo, opened }) => {
      let last = opened;
      const { session_id } = last;
      const fields: string[] = [];
      while (fields.at(-2) !== "confirm.truth") {
        const { question } = last.metadata;
        if (!question) throw new Error("No question stands open");
        fields.push(question.field);
        const { text, choices } = replyTo(question);
        last = await person.post<TurnAnswer>("/api/journey/continue", {
          session_id,
          message: text,
          ...choices === undefined ? {} : { choices },
        });
        mind.check();
      }
      expect(last.metadata.question?.field).not.toMatch(/^confirm\./);
      expect(mind.requests.map(nameOf).filter(isOfWriting)).not.toEqual([]);
      expect((await writingOf(person, session_id)).writing).toMatchObject({ done: 0, paused: null });
    }),
  PATIENCE_MS,
);
