import { afterEach, expect, test } from "vitest";
import { createOpenAIModel } from "../../agents/model/openai.ts";
import type { CallLimits } from "../../agents/model/limits.ts";
import type { Holdfast } from "../../main.ts";
import type {
  AnchorAnswer,
  HistoryAnswer,
  ModelUsageAnswer,
  StatusAnswer,
  StrategyAnswer,
} from "../../routes/api/contract.ts";
import { adminOf } from "../helpers/admin.ts";
import { INVENTED_RIVAL, type Manner, type OpenAIServer, serveOpenAI } from "../helpers/openai_server.ts";
import { type Person, signUp, startServer } from "../helpers/server.ts";
import {
  askedBy,
  finishedJourney,
  untilWriting,
  untilWritten,
  writingOf,
  writtenOf,
} from "../helpers/writing.ts";

/** A stall ends soon, and is tried once only. */
const QUICK: Partial<CallLimits> = {
  headers: 2_000,
  firstToken: 2_000,
  idle: 2_000,
  attempts: 1,
  backoff: 1,
};
const PATIENT: Partial<CallLimits> = { attempts: 1 };
/** A whole foundation is written on a busy machine within this. */
const LONG_MS = 120_000;

/** What the honest model says of a founder who has said one sentence. */
const SAID = "We mend wooden boats for 12 clubs on the Danish coast.";

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
  const server = await startServer(environment, { model });
  closing.push(mind.close, server.stop);
  return { mind, server, person: await signUp(server) };
}

async function anchorsOf(person: Person, sessionId: string): Promise<AnchorAnswer[]> {
  return await person.get<AnchorAnswer[]>(`/api/anchors?session_id=${sessionId}`);
}

test(
  "what a model writes beside the interview is printed by every view, and each step is asked once",
  async () => {
    const { mind, person } = await stage();
    const id = await finishedJourney(person);
    expect((await untilWritten(person, id)).writing).toBeNull();
    const asked = askedBy(mind);
    expect(new Set(asked).size).toBe(asked.length);
    // Sixteen sections and the deck: without channels there are no thirty days to put words in.
    expect(asked.filter((name) => name.startsWith("part_"))).toHaveLength(17);
    const { brand_identity } = await person.get<StrategyAnswer>(`/api/strategy.json?session_id=${id}`);
    expect(brand_identity.purpose?.text).toBe(SAID);
    const sections = (await anchorsOf(person, id)).flatMap(({ metadata }) => metadata.sections);
    const section = sections.find((each) => each.id === "brand_identity");
    expect(section).toMatchObject({ written_by: "model", headline: { text: SAID } });
    const markdown = await (await person.call("GET", `/api/strategy.md?session_id=${id}`)).text();
    expect(markdown.split(/## Brand identity · \d+%\n\n/)[1]).toMatch(new RegExp(`^\\*\\*${SAID}`));
    expect((await writtenOf(person, id)).parts.brand_identity?.writtenBy).toBe("local");
  },
  LONG_MS,
);

test(
  "what of a model did not pass is counted under its section, by gate and without a word of it, and in no document",
  async () => {
    const { mind, person } = await stage();
    const id = await finishedJourney(person, () => mind.behave("invents"));
    await untilWritten(person, id);
    const { parts } = await writtenOf(person, id);
    const refused = (parts.brand_identity?.fates ?? []).filter(({ fate }) => fate === "refused");
    expect(refused.length).toBeGreaterThan(0);
    const answers = await anchorsOf(person, id);
    const section = answers.flatMap(({ metadata }) => metadata.sections).find((each) =>
      each.id === "brand_identity"
    );
    expect(section).toMatchObject({ model: "local" });
    const counted = /^(\d+) sentences? of the model's did not pass: (.*)\. What follows/.exec(
      section?.note ?? "",
    );
    expect(Number(counted?.[1])).toBe(refused.length);
    const byGate = [...(counted?.[2] ?? "").matchAll(/(?<gate>[^,(]+)(?: \((?<count>\d+)\))?(?:, |$)/g)];
    expect(byGate.reduce((sum, { groups }) => sum + Number(groups?.["count"] ?? 1), 0)).toBe(refused.length);
    expect(section?.note).not.toContain(INVENTED_RIVAL);
    const contents = JSON.stringify(answers.map(({ content }) => content));
    const markdown = await (await person.call("GET", `/api/strategy.md?session_id=${id}`)).text();
    for (const text of [contents, markdown]) expect(text).not.toContain("did not pass");
  },
  LONG_MS,
);

test("parts of an anchor are asked for side by side, but those that build on others", async () => {
  const { mind, person } = await stage();
  const id = await finishedJourney(person, () => mind.behave("honest", "honest", "slow"));
  const parts = () => askedBy(mind).filter((name) => name.startsWith("part_"));
  await untilWriting(person, id, () => parts().length === 3);
  expect(parts().toSorted()).toEqual([
    "part_consumer_insights",
    "part_cultural_opportunities",
    "part_market_analysis",
  ]);
  mind.release();
  await untilWriting(person, id, () => parts().length > 3);
  expect(parts()[3]).toBe("part_strategic_synthesis");
}, LONG_MS);

test("without a model nothing is queued and nothing is told of a writing", async () => {
  const server = await startServer();
  closing.push(server.stop);
  const person = await signUp(server);
  const id = await finishedJourney(person);
  expect(await writingOf(person, id)).toEqual({ session_id: id, writing: null, revision: 0 });
  const { jobs } = await person.get<{ jobs: unknown[] }>("/api/account/export");
  expect(jobs).toEqual([]);
  const refused = await person.call("POST", "/api/writing", { session_id: id });
  expect(refused.status).toBe(409);
});

test(
  "progress is told while the model writes, in the status, the history, the anchors and on its own",
  async () => {
    const { mind, person } = await stage();
    const id = await finishedJourney(person, () => mind.behave("slow"));
    const { writing } = await untilWriting(person, id, (answer) => (answer.writing?.total ?? 0) > 0);
    expect(writing).toEqual({ anchor: "truth", done: 0, total: 8, paused: null });
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
  },
  LONG_MS,
);

test("nobody sees or orders the writing of somebody else's journey", async () => {
  const { server, person } = await stage();
  const id = await finishedJourney(person);
  const stranger = await signUp(server);
  expect((await stranger.call("GET", `/api/writing?session_id=${id}`)).status).toBe(404);
  expect((await stranger.call("POST", "/api/writing", { session_id: id })).status).toBe(404);
  expect((await fetch(`${server.origin}/api/writing`)).status).toBe(401);
});

test("what the budget does not reach waits for the founder to ask for more", async () => {
  const { mind, person } = await stage({ WRITING_CALLS: "6" });
  const id = await finishedJourney(person);
  const { writing } = await untilWritten(person, id);
  expect(askedBy(mind)).toHaveLength(6);
  expect(writing?.paused).toContain("used up");
  expect(writing?.paused).toContain("is printed instead");
  await person.post("/api/writing", { session_id: id }, 202);
  await untilWriting(person, id, (answer) => answer.writing?.paused !== null && askedBy(mind).length === 8);
  // A third of six is added.
  expect(new Set(askedBy(mind)).size).toBe(8);
});

test.each<Manner>(["garbage", "cuts_stream", "unauthorised"])(
  "a part for which the model's answer is %s keeps the rules' words, and is written when asked for again",
  async (manner) => {
    const { mind, person } = await stage();
    const id = await finishedJourney(person, () => mind.behave(manner, manner, "honest"));
    const { writing } = await untilWritten(person, id);
    expect(writing?.paused).toMatch(/^(One part|\d parts) could not be written by the model/);
    const sections = (await anchorsOf(person, id)).flatMap(({ metadata }) => metadata.sections);
    expect(sections.every(({ headline }) => headline.text !== "")).toBe(true);
    await person.post("/api/writing", { session_id: id }, 202);
    await untilWriting(person, id, (answer) => answer.writing === null);
    const { memos, parts } = await writtenOf(person, id);
    expect(Object.keys(parts)).toHaveLength(18);
    expect(Object.keys(memos)).toHaveLength(4);
  },
  LONG_MS,
);

test.each<Manner>(["failing", "stalls_in_stream", "rate_limited_for_an_hour"])(
  "a model that is %s is left alone for a while, the founder is told, and may have it go on at once",
  async (manner) => {
    const { mind, person } = await stage({}, QUICK);
    const id = await finishedJourney(person, () => mind.behave(manner));
    const { writing } = await untilWritten(person, id);
    expect(writing?.paused).toContain("is printed instead. It is tried again by itself.");
    mind.behave("honest");
    await person.post("/api/writing", { session_id: id }, 202);
    const begun = await untilWriting(person, id, (answer) => (answer.writing?.done ?? 0) > 2);
    expect(begun.writing?.paused).toBeNull();
    expect(Object.keys((await writtenOf(person, id)).memos)).toContain("truth");
  },
  LONG_MS,
);

test("a stop in the middle of a call ends within five seconds and keeps what was written", async () => {
  const { mind, server, person } = await stage();
  const id = await finishedJourney(person, () => mind.behave("honest", "honest", "stalls_before_headers"));
  await untilWriting(person, id, ({ writing }) => writing?.done === 2);
  const began = performance.now();
  await server.stop();
  expect(performance.now() - began).toBeLessThan(5_000);
  closing.splice(closing.indexOf(server.stop), 1);
});

test(
  "the month's fates of leaves are counted for the admin, by gate and model, without a word of a founder's",
  async () => {
    const { mind, server, person } = await stage({ ADMIN_EMAIL: "admin@example.com" });
    const id = await finishedJourney(person);
    await untilWritten(person, id);
    const { parts, otherFates = [] } = await writtenOf(person, id);
    const fates = [...Object.values(parts).flatMap((part) => part.fates), ...otherFates];
    const ended = (fate: string) => fates.filter((each) => each.fate === fate);
    const admin = await adminOf(server, "admin@example.com");
    const { writers } = await admin.get<ModelUsageAnswer>("/api/admin/usage");
    const calls = askedBy(mind).length;
    expect(writers).toEqual([{
      model: "local",
      accepted: ended("accepted").length,
      mended: ended("mended").length,
      refused: expect.any(Object),
      calls,
      prompt_tokens: calls * 100,
      completion_tokens: calls * 20,
    }]);
    expect(ended("accepted").length).toBeGreaterThan(100);
    const refused = Object.values(writers[0]?.refused ?? {}).reduce((sum, count) => sum + count, 0);
    expect(refused).toBe(ended("refused").length);
    const page = await (await admin.call("GET", "/admin", undefined, { cookie: admin.cookie })).text();
    expect(page).toContain("Accepted");
    expect(page).not.toContain("wooden boats");
  },
  LONG_MS,
);
