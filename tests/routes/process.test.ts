import { expect, test } from "vitest";
import type { DocumentAnswer, FactsAnswer, HistoryAnswer, TurnAnswer } from "../../routes/api/contract.ts";
import { download, order, watch } from "../helpers/documents.ts";
import { type HoldfastProcess, refusedStart } from "../helpers/process.ts";
import { processesOfEachTest } from "../helpers/processes.ts";
import { type Person, personOf, signUp } from "../helpers/server.ts";
import { serveTold } from "../helpers/told_model.ts";

const processes = processesOfEachTest();
const { start } = processes;

async function finishedJourney(holdfast: HoldfastProcess): Promise<Person> {
  const person = await signUp(holdfast);
  await person.post("/api/journey/start", undefined, 201);
  await person.post("/api/journey/continue", { message: "We mend wooden boats for 12 clubs." });
  await person.post("/api/journey/finish");
  return person;
}

test("a document whose maker is killed is finished by the next start within 15 seconds, once", async () => {
  const first = await start();
  const person = await finishedJourney(first);
  const id = await order(person, { document_type: "brand_strategy" });
  expect((await first.end("SIGKILL")).signal).toBe("SIGKILL");

  const second = await start();
  const again = personOf({ ...person, origin: second.origin });
  const { last } = await watch(again, id, 15_000);
  expect(last).toMatchObject({ status: "completed", error: null });
  const documents = await again.get<DocumentAnswer[]>("/api/pdf/documents");
  expect(documents.map(({ document_id }) => document_id)).toEqual([id]);
  const { bytes } = await download(again, id);
  expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe("%PDF-");
  const { messages } = await again.get<HistoryAnswer>("/api/journey/history");
  expect(messages.some(({ content }) => content === "We mend wooden boats for 12 clubs.")).toBe(true);
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s ends a busy server with code 0 within 5 seconds",
  async (signal) => {
    const holdfast = await start();
    const person = await finishedJourney(holdfast);
    await order(person, { document_type: "brand_strategy" });
    await order(person, { document_type: "pitch_deck" });
    const stream = await person.call("POST", "/api/consult", { query: "What now?" }, {
      accept: "text/event-stream",
    });
    const began = performance.now();
    const status = await holdfast.end(signal);
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(status).toMatchObject({ success: true, code: 0 });
    await stream.body?.cancel().catch(() => {});
  },
);

test("a wrong configuration stops the start with one message that names each variable", async () => {
  const { code, stderr } = await refusedStart({ PORT: "eighty", LOG_LEVEL: "loud" });
  expect(code).toBe(1);
  expect(stderr).toContain("PORT must be a whole number");
  expect(stderr).toContain("LOG_LEVEL must be");
  expect(stderr).not.toContain("at file:");
});

test("a port that is taken stops the start with a sentence", async () => {
  const holdfast = await start();
  const port = new URL(holdfast.origin).port;
  const { code, stderr } = await refusedStart({ KV_PATH: ":memory:", PORT: port });
  expect(code).toBe(1);
  expect(stderr.trim()).toBe(
    `Port ${port} on 127.0.0.1 is taken. Stop what uses it, or set PORT to another one`,
  );
});

test("a data file that somebody else uses stops the start with a sentence", async () => {
  await start();
  const { code, stderr } = await refusedStart({ KV_PATH: `${processes.folder}/holdfast.kv`, PORT: "0" });
  expect(code).toBe(1);
  expect(stderr.trim().split("\n")).toHaveLength(1);
});

test(
  "an answer whose model was killed with its server is read with the next call, and nothing said is lost",
  async () => {
    const held = Promise.withResolvers<void>();
    const told = { quote: "12 clubs", id: "customers", value: "12 clubs" };
    const mind = await serveTold((call) => ({
      answer: {
        acts: [],
        facts: call.number === 0 ? [] : [told],
        thin: false,
        tension: null,
        move: "next",
        field: "company.links",
        reflect: "“the boatyard in Horten” first.",
        question: "Which addresses show your own pages?",
        why: "What stands there is compared with what you say.",
        options: [],
      },
      ...(call.number === 0 ? { begins: held.promise } : {}),
    }));
    try {
      const environment = {
        OPENAI_BASE_URL: mind.baseURL,
        OPENAI_MODEL: "told",
        MODEL_PATIENCE_SECONDS: "1",
      };
      const first = await start(environment);
      const person = await signUp(first);
      const { session_id } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
      const message = "We mend wooden boats for 12 clubs.";
      const answer = await person.post<TurnAnswer>("/api/journey/continue", { session_id, message });
      expect(answer.metadata.question?.field).toBe("customer.last_three");
      expect(mind.calls).toHaveLength(1);
      expect((await first.end("SIGKILL")).signal).toBe("SIGKILL");

      const second = await start({ ...environment, MODEL_PATIENCE_SECONDS: "60" });
      const again = personOf({ ...person, origin: second.origin });
      const next = await again.post<TurnAnswer>("/api/journey/continue", {
        session_id,
        message:
          "The rowing club, the museum and the boatyard in Horten, which I would clone: they pay on the day.",
      });
      expect(next.message).toContain("Which addresses show your own pages?");
      expect(mind.calls[1]?.prompt).toContain(`<earlier_message>\n${message}\n</earlier_message>`);
      const { facts } = await again.get<FactsAnswer>(`/api/facts?session_id=${session_id}`);
      expect(facts.customers.map(({ quote }) => quote)).toContain("12 clubs");
      const { messages } = await again.get<HistoryAnswer>("/api/journey/history");
      expect(messages.filter(({ content }) => content === message)).toHaveLength(1);
    } finally {
      held.resolve();
      await mind.close();
    }
  },
  90_000,
);
