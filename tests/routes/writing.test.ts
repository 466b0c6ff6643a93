import { afterEach, expect, test } from "vitest";
import { createOpenAIModel } from "../../agents/model/openai.ts";
import type { CallLimits } from "../../agents/model/limits.ts";
import type { Holdfast } from "../../main.ts";
import type { ModelUsageAnswer } from "../../routes/api/admin_usage.ts";
import type {
  AnchorAnswer,
  ChangedFactsAnswer,
  HistoryAnswer,
  StatusAnswer,
  StrategyAnswer,
} from "../../routes/api/contract.ts";
import { adminOf } from "../helpers/admin.ts";
import { type Manner, type OpenAIServer, serveOpenAI } from "../helpers/openai_server.ts";
import { plainWriter } from "../helpers/plain_writer.ts";
import { type Person, signUp, startServer } from "../helpers/server.ts";
import { finishedJourney, untilWriting, untilWritten, writingOf } from "../helpers/writing.ts";

/** A stall ends soon, and is tried once only. */
const QUICK: Partial<CallLimits> = {
  headers: 2_000,
  firstToken: 2_000,
  idle: 2_000,
  attempts: 1,
  backoff: 1,
};
const PATIENT: Partial<CallLimits> = { attempts: 1 };
/** Four times sentences, and a headline for each of sixteen sections. */
const STEPS = 20;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function stage(
  environment: Record<string, string> = {},
  limits = PATIENT,
): Promise<{ mind: OpenAIServer; server: Holdfast; person: Person }> {
  const mind = await serveOpenAI();
  const model = createOpenAIModel({ baseURL: mind.baseURL, model: "local", limits });
  const server = await startServer(environment, { model, writer: plainWriter });
  closing.push(mind.close, server.stop);
  return { mind, server, person: await signUp(server) };
}

/** The names of the writing's own questions, in order. */
function askedBy(mind: OpenAIServer): string[] {
  const names = mind.requests.map(({ response_format }) => response_format?.json_schema?.name ?? "");
  return names.filter((name) => !["read_answer", "phrase_turn", ""].includes(name));
}

async function anchorsOf(person: Person, sessionId: string): Promise<AnchorAnswer[]> {
  return await person.get<AnchorAnswer[]>(`/api/anchors?session_id=${sessionId}`);
}

test("what a model writes beside the interview is printed by every view, and each step is asked once", async () => {
  const { mind, person } = await stage();
  const id = await finishedJourney(person);
  await untilWritten(person, id);
  expect(askedBy(mind)).toHaveLength(STEPS);
  expect(new Set(askedBy(mind)).size).toBe(STEPS);
  const { market_analysis } = await person.get<StrategyAnswer>(`/api/strategy.json?session_id=${id}`);
  const { text } = market_analysis.headline;
  expect(text).toContain("For market_analysis of");
  const [truth] = await anchorsOf(person, id);
  expect(truth?.metadata.sections[0]?.headline.text).toBe(text);
  expect(truth?.content.market_analysis).toContain(text);
  const markdown = await (await person.call("GET", `/api/strategy.md?session_id=${id}`)).text();
  expect(markdown).toContain(text);
  const exported = await (await person.call("GET", "/api/account/export")).text();
  expect(exported).toContain(text);
});

test("without a model nothing is queued and nothing is told of a writing", async () => {
  const server = await startServer({}, { writer: plainWriter });
  closing.push(server.stop);
  const person = await signUp(server);
  const id = await finishedJourney(person);
  expect(await writingOf(person, id)).toEqual({ session_id: id, writing: null, revision: 0 });
  const { jobs } = await person.get<{ jobs: unknown[] }>("/api/account/export");
  expect(jobs).toEqual([]);
  const refused = await person.call("POST", "/api/writing", { session_id: id });
  expect(refused.status).toBe(409);
});

test("progress is told while the model writes, in the status, the history, the anchors and on its own", async () => {
  const { mind, person } = await stage();
  const id = await finishedJourney(person, () => mind.behave("slow"));
  const { writing } = await untilWriting(person, id, (answer) => (answer.writing?.total ?? 0) > 0);
  expect(writing).toEqual({ anchor: "truth", done: 0, total: 5, paused: null });
  const [status, history, anchors] = await Promise.all([
    person.get<StatusAnswer>("/api/journey/status"),
    person.get<HistoryAnswer>(`/api/journey/history`),
    anchorsOf(person, id),
  ]);
  expect(status.metadata.writing).toEqual(writing);
  expect(history.metadata.writing).toEqual(writing);
  expect(anchors.map(({ metadata }) => metadata.writing)).toEqual([writing, null, null, null, null]);
  mind.behave("honest");
  mind.release();
  expect((await untilWritten(person, id)).writing).toBeNull();
});

test("a fact that is changed afterwards has only those parts written again that take it", async () => {
  const { mind, person } = await stage();
  const id = await finishedJourney(person);
  await untilWritten(person, id);
  const before = await leavesOfModel(person, id);
  const asked = askedBy(mind).length;
  const changed = await person.call("PUT", "/api/facts", {
    session_id: id,
    cells: { "goal.target": "60", "goal.by": "2027-06-30" },
  });
  const { touched }: ChangedFactsAnswer = await changed.json();
  expect(touched).toContain("growth_strategy");
  await untilWriting(person, id, ({ writing }) => writing === null && askedBy(mind).length > asked);
  expect(askedBy(mind).slice(asked)).toEqual(["growth_strategy", "evolution_milestones"]);
  expect(await leavesOfModel(person, id)).toBe(before);
});

test("what the budget does not reach waits for the founder to ask for more", async () => {
  const { mind, person } = await stage({ WRITING_CALLS: "4" });
  const id = await finishedJourney(person);
  const { writing } = await untilWritten(person, id);
  expect(askedBy(mind)).toHaveLength(4);
  expect(writing?.paused).toContain("used up");
  expect(writing?.paused).toContain("is printed instead");
  await person.post("/api/writing", { session_id: id }, 202);
  await untilWriting(person, id, (answer) => answer.writing?.paused !== null && askedBy(mind).length === 5);
  expect(new Set(askedBy(mind)).size).toBe(5);
});

test.each<Manner>(["garbage", "empty", "html", "cuts_stream", "unauthorised"])(
  "a part for which the model's answer is %s keeps the rules' words, and is written when asked for again",
  async (manner) => {
    const { mind, person } = await stage();
    const id = await finishedJourney(person, () => mind.behave(manner, manner, "honest"));
    const { writing } = await untilWritten(person, id);
    expect(writing?.paused).toMatch(/^(One part|2 parts) could not be written by the model/);
    const sections = (await anchorsOf(person, id)).flatMap(({ metadata }) => metadata.sections);
    expect(sections.every(({ headline }) => headline.text !== "")).toBe(true);
    await person.post("/api/writing", { session_id: id }, 202);
    await untilWriting(person, id, (answer) => answer.writing === null);
    expect(await leavesOfModel(person, id)).toBe(16);
  },
);

test.each<Manner>(["failing", "stalls_before_headers", "stalls_in_stream", "rate_limited_for_an_hour"])(
  "a model that is %s is left alone for a while, the founder is told, and may have it go on at once",
  async (manner) => {
    const { mind, person } = await stage({}, QUICK);
    const id = await finishedJourney(person, () => mind.behave(manner));
    const { writing } = await untilWritten(person, id);
    expect(writing?.paused).toContain("is printed instead. It is tried again by itself.");
    mind.behave("honest");
    await person.post("/api/writing", { session_id: id }, 202);
    await untilWriting(person, id, (answer) => answer.writing === null && answer.revision > STEPS);
    expect(await leavesOfModel(person, id)).toBe(16);
  },
);

test("a stop in the middle of a call ends within five seconds and stores nothing of it", async () => {
  const { mind, server, person } = await stage();
  const id = await finishedJourney(person, () => mind.behave("honest", "honest", "stalls_before_headers"));
  await untilWriting(person, id, ({ writing }) => writing?.done === 2);
  const began = performance.now();
  await server.stop();
  expect(performance.now() - began).toBeLessThan(5_000);
  closing.splice(closing.indexOf(server.stop), 1);
});

test("the month's fates of leaves are counted for the admin, by gate and model, without a word of a founder's", async () => {
  const { server, person } = await stage({ ADMIN_EMAIL: "admin@example.com" });
  const id = await finishedJourney(person);
  await untilWritten(person, id);
  const admin = await adminOf(server, "admin@example.com");
  const { writers } = await admin.get<ModelUsageAnswer>("/api/admin/usage");
  expect(writers).toEqual([{
    model: "local",
    accepted: 16,
    mended: 0,
    refused: { numbers: 16 },
    calls: STEPS,
    prompt_tokens: STEPS * 100,
    completion_tokens: STEPS * 20,
  }]);
  const page = await (await admin.call("GET", "/admin", undefined, { cookie: admin.cookie })).text();
  expect(page).toContain("numbers: 16");
  expect(page).not.toContain("wooden boats");
});

/** How many headlines of sections are the model's. */
async function leavesOfModel(person: Person, sessionId: string): Promise<number> {
  const sections = (await anchorsOf(person, sessionId)).flatMap(({ metadata }) => metadata.sections);
  return sections.filter(({ headline }) => headline.text.startsWith("For ")).length;
}
