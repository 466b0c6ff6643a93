import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FACT_NAMES } from "../../agents/domain/facts.ts";
import { type Model, ModelFailure } from "../../agents/model/model.ts";
import { StrategySchema } from "../../agents/strategy/strategy.ts";
import type { Holdfast } from "../../main.ts";
import type {
  AnchorAnswer,
  ChangedFactsAnswer,
  FactsAnswer,
  HistoryAnswer,
  StrategyAnswer,
  TurnAnswer,
} from "../../routes/api/contract.ts";
import { type Person, signUp, startServer } from "../helpers/server.ts";

const GOAL = "£1m ARR by the end of December 2027. We are at £607k ARR now.";

/** A mind that answers nothing until it is let go, and then fails: the turn is held open as long as a test needs. */
function heldModel(): Model & { held: Promise<void>; letGo: () => void } {
  const asked = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  return {
    kind: "openai",
    name: "Held",
    held: asked.promise,
    letGo: gate.resolve,
    async answer() {
      asked.resolve();
      await gate.promise;
      throw new ModelFailure("refused", "It was only held");
    },
  };
}

let server: Holdfast;
let person: Person;
let session: string;

beforeAll(async () => {
  server = await startServer();
  person = await signUp(server);
  session = (await person.post<TurnAnswer>("/api/journey/start", undefined, 201)).session_id;
});

afterAll(() => server.stop());

async function put(cells: Record<string, string>, status = 200, who = person): Promise<ChangedFactsAnswer> {
  const response = await who.call("PUT", "/api/facts", { session_id: session, cells });
  expect(response.status).toBe(status);
  return await response.json();
}

async function lock(locks: Record<string, boolean>): Promise<ChangedFactsAnswer> {
  const response = await person.call("PUT", "/api/facts", { session_id: session, locks });
  expect(response.status).toBe(200);
  return await response.json();
}

async function facts(): Promise<FactsAnswer> {
  return await person.get<FactsAnswer>(`/api/facts?session_id=${session}`);
}

async function messages(): Promise<HistoryAnswer["messages"]> {
  return (await person.get<HistoryAnswer>(`/api/journey/sessions/${session}/history`)).messages;
}

describe("the facts of a journey", () => {
  test("have all their names, null or empty where nothing was said", async () => {
    const { session_id, facts: read, unclear, worksheet } = await facts();
    expect(session_id).toBe(session);
    expect(Object.keys(read).toSorted()).toEqual([...FACT_NAMES].toSorted());
    expect(Object.values(read).flat().filter((value) => value !== null)).toEqual([]);
    expect([unclear, worksheet]).toEqual([[], []]);
  });

  test("are the founder's own: another person finds none, a stranger must sign in", async () => {
    const other = await signUp(server);
    await other.post("/api/journey/start", undefined, 201);
    expect((await other.call("GET", `/api/facts?session_id=${session}`)).status).toBe(404);
    await put({ offering: "Theirs" }, 404, other);
    const stranger = await fetch(`${server.origin}/api/facts?session_id=${session}`);
    expect(stranger.status).toBe(401);
    expect((await facts()).facts.offering).toBeNull();
  });

  test("are changed by cells at any time, and the conversation shows nothing of it", async () => {
    const before = await messages();
    const changed = await put({
      offering: "I wash dogs in a van",
      "channels.new": "Xero advisor directory 19",
      "goal.by": "31 December 2027",
      "capacity.hours_a_week": "8",
    });
    expect(changed.refused).toEqual([]);
    expect(changed.facts.offering).toMatchObject({ text: "I wash dogs in a van", state: "corrected" });
    expect(changed.facts.channels).toMatchObject([{ name: "Xero advisor directory", count: 19 }]);
    expect(changed.facts.goal).toMatchObject({ by: "2027-12-31", target: null });
    expect(changed.facts.capacity).toMatchObject({ hours_a_week: 8 });
    expect((await facts()).facts).toEqual(changed.facts);
    expect(await messages()).toEqual(before);
  });

  test("keep what stood where a cell cannot be read, and say why", async () => {
    const { refused, facts: read } = await put({
      "capacity.hours_a_week": "plenty",
      "nothing.here": "1",
      "channels.0": "Xero advisor directory 21",
    });
    expect(refused.map(({ id }) => id)).toEqual(["capacity.hours_a_week", "nothing.here"]);
    for (const { why } of refused) expect(why).toMatch(/\p{L}{3,}.*\.$/u);
    expect(read.capacity).toMatchObject({ hours_a_week: 8 });
    expect(read.channels).toMatchObject([{ name: "Xero advisor directory", count: 21 }]);
  });

  test("lose a row that is struck out, and nothing else", async () => {
    await put({ "channels.new": "LinkedIn posts 8" });
    const { facts: read } = await put({ "channels.0": "" });
    expect(read.channels).toMatchObject([{ name: "LinkedIn posts", count: 8 }]);
    expect(read.goal).toMatchObject({ by: "2027-12-31" });
  });

  test("are locked and unlocked, and say so", async () => {
    const locked = await lock({ "channels.0": true, "goal.by": true });
    expect(locked.refused).toEqual([]);
    const marked = ({ worksheet }: FactsAnswer) =>
      worksheet.filter((row) => row.locked === true).map(({ id }) => id).toSorted();
    expect(marked(locked)).toEqual(["channels.0", "goal.by"]);
    expect(marked(await facts())).toEqual(["channels.0", "goal.by"]);
    expect((await facts()).facts).toEqual(locked.facts);
    expect(marked(await lock({ "channels.0": false, "goal.by": false }))).toEqual([]);
  });

  test("refuse to lock what is not there, and say why", async () => {
    const ids = ["goal.target", "region", "channels.7", "channels.", "channels", "goal", "nothing.here"];
    const { refused, worksheet } = await lock(Object.fromEntries(ids.map((id) => [id, true])));
    expect(refused.map(({ id }) => id)).toEqual(ids);
    for (const { why } of refused) expect(why).toMatch(/could be locked\./);
    expect(worksheet.filter((row) => row.locked === true)).toEqual([]);
  });

  test.each([
    [{}, "cells"],
    [{ locks: {} }, "cells"],
    [{ locks: { "goal.by": "yes" } }, "goal.by"],
    [{ cells: {} }, "cells"],
    [{ cells: { "goal.by": 7 } }, "goal.by"],
    [{ cells: { offering: "x".repeat(4_001) } }, "offering"],
  ])("are asked for with 422 where %j is no change of cells", async (body, field) => {
    const response = await person.call("PUT", "/api/facts", body);
    expect(response.status).toBe(422);
    expect((await response.json()).detail[0].loc.at(-1)).toBe(field);
  });
});

describe("cells that come with the conversation", () => {
  test("are taken beside a message, which is answered as ever", async () => {
    const answer = await person.post<TurnAnswer>("/api/journey/continue", {
      session_id: session,
      message: "We close the month for restaurant groups of six and more sites, on the second working day.",
      cells: { "capacity.hours_a_week": "9" },
    });
    expect(answer.metadata.question?.field).not.toBe("offering.what");
    expect((await facts()).facts.capacity).toMatchObject({ hours_a_week: 9 });
    expect(answer.metadata.worksheet.map(({ id, value }) => [id, value])).toContainEqual([
      "capacity.hours_a_week",
      "9",
    ]);
  });

  test("are enough by themselves: the question stays open, and the same message again is done once", async () => {
    const { metadata: { question } } = await person.post<TurnAnswer>("/api/journey/resume", {
      session_id: session,
    });
    const body = { session_id: session, client_message_id: "cells-1", cells: { "goal.by": "30 June 2027" } };
    const first = await person.post<TurnAnswer>("/api/journey/continue", body);
    const again = await person.post<TurnAnswer>("/api/journey/continue", body);
    expect(again).toEqual(first);
    expect(first.metadata.question).toEqual(question);
    expect(first.message).toContain("Changed: Goal: by when.");
    expect((await facts()).facts.goal).toMatchObject({ by: "2027-06-30" });
    expect((await messages()).filter(({ role }) => role === "user").at(-1)?.content).toBe(
      "Goal: by when: 30 June 2027",
    );
  });

  test("show under the answer what was read from it", async () => {
    const fresh = await signUp(server);
    const { session_id } = await fresh.post<TurnAnswer>("/api/journey/start", undefined, 201);
    let answer = await fresh.post<TurnAnswer>("/api/journey/continue", {
      session_id,
      message: "We close books.",
    });
    while (answer.metadata.question?.field !== "goal.twelve_months") {
      answer = await fresh.post("/api/journey/continue", { session_id, message: "skip" });
    }
    answer = await fresh.post("/api/journey/continue", { session_id, message: GOAL });
    const rows = answer.metadata.worksheet.filter(({ id }) => id.startsWith("goal."));
    expect(rows.map(({ id, value }) => [id, value])).toContainEqual(["goal.by", "31 December 2027"]);
    for (const { quote, state } of rows) {
      expect(GOAL).toContain(quote);
      expect(state).toBe("read");
    }
    const history = await fresh.get<HistoryAnswer>(`/api/journey/sessions/${session_id}/history`);
    expect(history.metadata.worksheet).toEqual(answer.metadata.worksheet);
  });
});

test("a read-back shows all facts of its anchor, and accepting it confirms them", async () => {
  const fresh = await signUp(server);
  const { session_id } = await fresh.post<TurnAnswer>("/api/journey/start", undefined, 201);
  const say = (body: object) => fresh.post<TurnAnswer>("/api/journey/continue", { session_id, ...body });
  const OBSTACLE = "The owner signs, and thinks the close is what he already pays a salary for.";
  let answer = await say({ message: "We close the month for restaurant groups in Leeds." });
  while (answer.metadata.question?.field !== "confirm.truth") {
    const field = answer.metadata.question?.field;
    answer = await say({
      message: field === "goal.twelve_months" ? GOAL : field === "market.obstacle" ? OBSTACLE : "skip",
    });
  }
  const shown = answer.metadata.worksheet.map(({ id }) => id);
  expect(shown).toContain("goal.by");
  expect(shown).toContain("obstacle");
  const again = await say({ cells: { "goal.by": "30 June 2027" } });
  expect(again.metadata.question).toMatchObject({ field: "confirm.truth", technique: "confirm" });
  expect(again.metadata.worksheet.find(({ id }) => id === "goal.by")).toMatchObject({
    value: "30 June 2027",
    state: "corrected",
  });
  const accepted = await say({ message: "The first one." });
  expect(accepted.phase).toBe("expression_anchor_analysis");
  const { facts: read } = await fresh.get<FactsAnswer>(`/api/facts?session_id=${session_id}`);
  expect(read.obstacle).toMatchObject({ state: "confirmed" });
  expect(read.goal).toMatchObject({ by: "2027-06-30", target: 1_000_000 });
});

test("a sentence picked beside corrected cells is made of what they say now, and all else is confirmed", async () => {
  const fresh = await signUp(server);
  const { session_id } = await fresh.post<TurnAnswer>("/api/journey/start", undefined, 201);
  const say = (body: object) => fresh.post<TurnAnswer>("/api/journey/continue", { session_id, ...body });
  const SAID: Record<string, string> = {
    "goal.twelve_months": GOAL,
    "market.obstacle": "The owner thinks the close is what he already pays a salary for.",
    "difference.only": "We close the books within 48 hours, and a rival would need ten people for it.",
  };
  let answer = await say({ message: "We close the month for restaurant groups in Leeds." });
  while (answer.metadata.question?.field !== "confirm.truth") {
    answer = await say({ message: SAID[answer.metadata.question?.field ?? ""] ?? "skip" });
  }
  const [, second = ""] = answer.metadata.question.options ?? [];
  expect(second).toContain("within 48 hours");
  const picked = await say({
    message: second,
    cells: { only_we: "We close the books within 72 hours", "goal.by": "30 June 2027" },
  });
  expect(picked.phase).toBe("expression_anchor_analysis");
  expect(picked.message).toContain("Changed: ");
  const { facts: read } = await fresh.get<FactsAnswer>(`/api/facts?session_id=${session_id}`);
  expect(read.goal).toMatchObject({ by: "2027-06-30", state: "corrected" });
  expect(read.only_we).toMatchObject({ text: "We close the books within 72 hours" });
  expect(read.obstacle).toMatchObject({ state: "confirmed" });
  const anchors = await fresh.get<AnchorAnswer[]>(`/api/anchors?session_id=${session_id}`);
  const truth = anchors.find(({ anchor_type }) => anchor_type === "truth");
  expect(truth?.metadata.sentence).toContain("“We close the books within 72 hours”");
});

test("what was written from a changed fact is written again, and told", async () => {
  const done = await signUp(server);
  const { session_id } = await done.post<TurnAnswer>("/api/journey/start", undefined, 201);
  await done.post("/api/journey/finish", { session_id });
  const writtenAt = async () =>
    Object.fromEntries(
      (await done.get<AnchorAnswer[]>(`/api/anchors?session_id=${session_id}`))
        .map(({ anchor_type, metadata }) => [anchor_type, metadata.updated_at]),
    );
  const before = await writtenAt();
  const response = await done.call("PUT", "/api/facts", {
    session_id,
    cells: { why: "Two pubs closed in Bristol" },
  });
  const { touched }: ChangedFactsAnswer = await response.json();
  expect(touched).toContain("brand_identity");
  const after = await writtenAt();
  expect(after["expression"]).not.toBe(before["expression"]);
  expect(after["attention"]).toBe(before["attention"]);
});

test("a later answer changes nothing of what is locked, and counts once it is unlocked", async () => {
  const founder = await signUp(server);
  const { session_id } = await founder.post<TurnAnswer>("/api/journey/start", undefined, 201);
  const say = (message: string) => founder.post<TurnAnswer>("/api/journey/continue", { session_id, message });
  const ask = async (body: object): Promise<ChangedFactsAnswer> =>
    await (await founder.call("PUT", "/api/facts", { session_id, ...body })).json();
  const aims = ({ facts: { goal } }: FactsAnswer) => [goal?.target, goal?.by];
  const now = async () => aims(await founder.get<FactsAnswer>(`/api/facts?session_id=${session_id}`));
  let answer = await say("We close the month for restaurant groups in Leeds.");
  while (answer.metadata.question?.field !== "goal.twelve_months") answer = await say("skip");
  await say("From 12 clubs to 20 clubs by 31 December 2027.");
  await ask({ locks: { "goal.target": true } });
  await say("Change the goal");
  await say("From 12 clubs to 30 clubs by 30 June 2028.");
  expect(await now()).toEqual([20, "2028-06-30"]);
  const told = await say("Correction: it is 22 clubs, not 20 clubs.");
  expect(told.message).toContain("22");
  expect(await now()).toEqual([22, "2028-06-30"]);
  expect(aims(await ask({ locks: { "goal.target": false } }))).toEqual([22, "2028-06-30"]);
});

test("cells wait while a message is being answered, and nothing of them is kept", async () => {
  const mind = heldModel();
  const held = await startServer({}, { model: mind });
  const founder = await signUp(held);
  const { session_id } = await founder.post<TurnAnswer>("/api/journey/start", undefined, 201);
  const answering = founder.post("/api/journey/continue", { session_id, message: GOAL });
  await mind.held;
  const response = await founder.call("PUT", "/api/facts", { session_id, cells: { offering: "Books" } });
  expect(response.status).toBe(409);
  expect((await response.json()).detail).toContain("being answered");
  mind.letGo();
  await answering;
  const { facts: read } = await founder.get<FactsAnswer>(`/api/facts?session_id=${session_id}`);
  expect(read.offering?.text).not.toBe("Books");
  await held.stop();
});

test("the strategy is handed out in its parts, with the address of its JSON Schema", async () => {
  const done = await signUp(server);
  const { session_id } = await done.post<TurnAnswer>("/api/journey/start", undefined, 201);
  const path = `/api/strategy.json?session_id=${session_id}`;
  expect((await done.call("GET", path)).status).toBe(409);
  await done.post("/api/journey/finish", { session_id });
  const strategy = await done.get<StrategyAnswer>(path);
  expect(strategy.$schema).toBe(`${server.origin}/api/strategy.schema.json`);
  const { $schema: _, ...parts } = strategy;
  expect(StrategySchema.parse(parts)).toEqual(parts);
  expect((await person.call("GET", path)).status).toBe(404);
  const schema = await (await fetch(strategy.$schema)).json();
  expect(Object.keys(schema.properties).toSorted()).toEqual(Object.keys(strategy).toSorted());
  expect(schema.required.toSorted()).toEqual(Object.keys(strategy).toSorted());
});
