import { afterEach, beforeEach, expect, test } from "vitest";
import { createOpenAIModel } from "../../agents/model/openai.ts";
import type { WrittenStrategy } from "../../agents/strategy/written.ts";
import type { DocumentAnswer, StrategyAnswer } from "../../routes/api/contract.ts";
import { standingTexts } from "../recordings/leaves.ts";
import { order, watch } from "../helpers/documents.ts";
import { type OpenAIServer, serveOpenAI } from "../helpers/openai_server.ts";
import type { Person } from "../helpers/server.ts";
import {
  askedBy,
  partsOn,
  serverWithCase,
  untilWriting,
  untilWritten,
  writtenOf,
} from "../helpers/writing.ts";

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

/** A change of one fact each. The first of them that some parts take, and others do not, is made. */
const CHANGES: Record<string, Record<string, string>> = {
  goal: { "goal.target": "60" },
  bet: { "bet.target": "14" },
  capacity: { "capacity.hours_a_week": "9" },
  quiet: { quiet: "Between day 30 and day 40, once the first bill is there." },
  trigger: { trigger: "A new treasurer is elected." },
  proof: { proof: "Two harbours wrote to us of their own accord in 2026." },
};

function isTakenBySome(parts: string[]): boolean {
  return parts.length > 0 && parts.length < 16;
}

function standing({ parts }: WrittenStrategy): number {
  return Object.values(parts).flatMap(({ fates }) => fates.filter(({ fate }) => fate !== "refused")).length;
}

test(
  "a fact that is changed afterwards has sentences written again in the parts that rest on it, and in no others",
  async () => {
    const { person, sessionId } = await writtenCase();
    const before = await writtenOf(person, sessionId);
    const asked = askedBy(mind).length;
    const [fact = "", cells] =
      Object.entries(CHANGES).find(([name]) => isTakenBySome(partsOn(name, before))) ?? [];
    expect(Object.keys(CHANGES)).toContain(fact);
    const due = partsOn(fact, before);
    const changed = await person.call("PUT", "/api/facts", {
      session_id: sessionId,
      cells,
    });
    expect(changed.status).toBe(200);
    await untilWriting(person, sessionId, ({ writing }) => writing === null && askedBy(mind).length > asked);
    const names = askedBy(mind).slice(asked);
    expect(names.filter((name) => name === "revise")).toHaveLength(1);
    // A part is written whole where the rules have rows that the model gave no words.
    const whole = due.filter((id) => names.includes(`part_${id}`));
    expect(names.filter((name) => name.startsWith("part_"))).toHaveLength(whole.length);
    expect(whole.length).toBeLessThan(due.length);
    const after = await writtenOf(person, sessionId);
    const [old, fresh] = [standingTexts(before), standingTexts(after)];
    const kept = [...old].filter(([path]) => !whole.some((id) => path.startsWith(`${id}.`)));
    // This model answers past what it was shown: a sentence that takes the fact is left to the rules, any other stays.
    expect(kept.filter(([path, text]) => fresh.has(path) && fresh.get(path) !== text)).toEqual([]);
    // The few places that cited the corrected words now cite others, which a gate may hold something against.
    expect(standing(after)).toBeGreaterThanOrEqual(standing(before) * 0.9);
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
