import { expect, test } from "vitest";
import type { TurnAnswer } from "../../routes/api/contract.ts";
import { createFounder } from "../helpers/founder_replies.ts";
import { clockOf } from "../helpers/play_recorded.ts";
import { nameOf, serveRecorded } from "../helpers/recorded_server.ts";
import { readRecording } from "../helpers/recording.ts";
import { signUp, startServer } from "../helpers/server.ts";
import { serveSites } from "../helpers/site_server.ts";
import { caseFileOf, readSpokenCase, sitesOf } from "../helpers/spoken_case.ts";
import { postStreamed } from "../helpers/streamed.ts";

const FOUNDER = "closewell";
const TURNS = 10;
/** What stands for the three seconds of a model: one call in a row more would be one such wait more. */
const THINKS_MS = 150;
const PATIENCE_MS = 300_000;

test("the first words come after one call of the model, in ten of ten turns", async () => {
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
    const replyTo = createFounder(founder);
    const person = await signUp(server, founder.registration);
    let last = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
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
      called.push(calls);
      last = answer;
    }
    expect(called).toEqual(Array.from({ length: TURNS }, () => ["turn"]));
    expect(mind.unanswered).toEqual([]);
  } finally {
    await server.stop();
    await sites.close();
    await mind.close();
  }
}, PATIENCE_MS);
