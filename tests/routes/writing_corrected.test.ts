import { afterEach, beforeEach, expect, test } from "vitest";
import { createOpenAIModel } from "../../agents/model/openai.ts";
import type { WrittenStrategy } from "../../agents/strategy/written.ts";
import type { DocumentAnswer, StrategyAnswer } from "../../routes/api/contract.ts";
import { order, watch } from "../helpers/documents.ts";
import { type OpenAIServer, serveOpenAI } from "../helpers/openai_server.ts";
import type { Person } from "../helpers/server.ts";
import { askedBy, serverWithCase, untilWriting, untilWritten, writtenOf } from "../helpers/writing.ts";

let folder: string;
let mind: OpenAIServer;
const closing: (() => Promise<void>)[] = [];

beforeEach(async () => {
  folder = await Deno.makeTempDir();
  mind = await serveOpenAI();
  closing.push(() => Deno.remove(folder, { recursive: true }), mind.close);
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function writtenCase(): Promise<{ person: Person; sessionId: string }> {
  const model = createOpenAIModel({ baseURL: mind.baseURL, model: "local" });
  const stage = await serverWithCase(`${folder}/holdfast.kv`, { name: "tidewatch", given: { model } });
  closing.push(stage.server.stop);
  await untilWritten(stage.person, stage.sessionId);
  return stage;
}

/** The parts of which a leaf rests on a fact, in the order in which they are written. */
function partsOn(fact: string, { parts }: WrittenStrategy): string[] {
  return Object.values(parts).filter(({ restsOn }) => restsOn.some((each) => each.startsWith(`${fact}=`)))
    .map(({ id }) => id);
}

function standing({ parts }: WrittenStrategy): number {
  return Object.values(parts).flatMap(({ fates }) => fates.filter(({ fate }) => fate !== "refused")).length;
}

test(
  "a fact that is changed afterwards has the parts written again that rest on it, and no others",
  async () => {
    const { person, sessionId } = await writtenCase();
    const before = await writtenOf(person, sessionId);
    const asked = askedBy(mind).length;
    const due = partsOn("goal", before);
    expect(due.length).toBeGreaterThan(0);
    expect(due.length).toBeLessThan(16);
    const changed = await person.call("PUT", "/api/facts", {
      session_id: sessionId,
      cells: { "goal.target": "60" },
    });
    expect(changed.status).toBe(200);
    await untilWriting(person, sessionId, ({ writing }) => writing === null && askedBy(mind).length > asked);
    const parts = askedBy(mind).slice(asked).filter((name) => name.startsWith("part_"));
    expect(parts.toSorted()).toEqual(due.map((id) => `part_${id}`).toSorted());
    const after = await writtenOf(person, sessionId);
    // The few places that cited the corrected words now cite others, which a gate may hold something against.
    expect(standing(after)).toBeGreaterThanOrEqual(standing(before) * 0.98);
    const untouched = Object.values(before.parts).filter(({ id }) => !due.includes(id));
    expect(Object.values(after.parts).filter(({ id }) => !due.includes(id)).map(({ leaves }) => leaves))
      .toEqual(untouched.map(({ leaves }) => leaves));
  },
  120_000,
);

test("a document made after the model has written differs from the one before in what it wrote", async () => {
  mind.behave("stalls_before_headers");
  const limits = { headers: 5_000, attempts: 1 };
  const model = createOpenAIModel({ baseURL: mind.baseURL, model: "local", limits });
  const stage = await serverWithCase(`${folder}/holdfast.kv`, { name: "tidewatch", given: { model } });
  closing.push(stage.server.stop);
  const { person, sessionId } = stage;
  await untilWriting(person, sessionId, ({ writing }) => (writing?.total ?? 0) > 0);
  const first = await order(person, { document_type: "brand_strategy", session_id: sessionId });
  expect((await watch(person, first, 60_000)).last.status).toBe("completed");
  mind.behave("honest");
  await untilWriting(person, sessionId, ({ writing }) => writing === null || writing.paused !== null);
  await person.post("/api/writing", { session_id: sessionId }, 202);
  await untilWriting(person, sessionId, ({ writing }) => writing === null);
  const second = await order(person, { document_type: "brand_strategy", session_id: sessionId });
  expect((await watch(person, second, 60_000)).last.status).toBe("completed");
  const documents = await person.get<DocumentAnswer[]>("/api/pdf/documents");
  expect(documents[0]).toMatchObject({ version: 2 });
  expect(documents[0]?.changes).toContain("Brand identity");
  const { brand_identity } = await person.get<StrategyAnswer>(`/api/strategy.json?session_id=${sessionId}`);
  const written = await writtenOf(person, sessionId);
  expect(written.parts.brand_identity?.leaves).toMatchObject({
    purpose: { text: brand_identity.purpose?.text },
  });
}, 120_000);
