import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
import type { AdvisorAnswer, ModelUsageAnswer, WatchChangeAnswer } from "../../routes/api/contract.ts";
import { adminOf } from "../helpers/admin.ts";
import { type OpenAIServer, serveOpenAI } from "../helpers/openai_server.ts";
import { type Person, signInAgain, signUp, startServer } from "../helpers/server.ts";
import { serveSites, type SiteServer } from "../helpers/site_server.ts";

const DAY_MS = 86_400_000;
const TASK = "change_advice";
const ADMIN = "admin@example.com";
const OFFERING = "We collect receipts by letter and send the finished books back";
const BEFORE = "€29 a month";
const AFTER = "€39 a month";

let site: SiteServer;
let model: OpenAIServer;
let server: Holdfast;
let price = BEFORE;
let at = Date.parse("2026-11-22T09:00:00Z");

beforeAll(async () => {
  [site, model] = await Promise.all([serveSites(), serveOpenAI()]);
  site.route("/", (_, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.end(`<html lang="en"><body><h1>Books by post</h1><p>Bookkeeping from your kitchen table.</p>
      <section><h3>Sole trader</h3><p>${price}</p></section></body></html>`);
  });
  const environment = {
    RESEARCH_ALLOW_HOSTS: site.hostPort,
    ADMIN_EMAIL: ADMIN,
    OPENAI_BASE_URL: model.baseURL,
    OPENAI_MODEL: "library-model",
    OPENAI_FIRST_WORD_SECONDS: "1",
  };
  server = await startServer(environment, { now: () => new Date(at), pace: 0 });
  await adminOf(server, ADMIN);
});
beforeEach(() => {
  model.behave("honest");
  model.requests.length = 0;
});
afterAll(async () => {
  await server.stop();
  await site.close();
  await model.close();
});

const asked = () => model.requests.filter((each) => each.response_format?.json_schema?.name === TASK);

/** Somebody whose rival's price changes while the model answers so; with the change as it is told then. */
async function changed(...answers: object[]): Promise<{ person: Person; change: WatchChangeAnswer }> {
  model.sayTo(TASK, ...answers.map((answer) => JSON.stringify(answer)));
  const person = await signUp(server);
  const { session_id } = await person.post<{ session_id: string }>("/api/journey/start", undefined, 201);
  const facts = await person.call("PUT", "/api/facts", { session_id, cells: { offering: OFFERING } });
  expect(facts.status).toBe(200);
  const page = { session_id, url: `${site.origin}/`, whose: "rival", name: "Postbooks", every_days: 1 };
  await person.post("/api/advisor/pages", page, 201);
  for (const [days, next] of [[0.01, BEFORE], [1, AFTER], [0.25, AFTER]] as const) {
    price = next;
    at += days * DAY_MS;
    await server.sweep();
  }
  return { person, change: await toldTo(person) };
}

async function toldTo(person: Person): Promise<WatchChangeAnswer> {
  const { changes } = await person.get<AdvisorAnswer>("/api/advisor");
  expect(changes).toHaveLength(1);
  const [change] = changes;
  if (change === undefined) throw new Error("No change is told");
  return change;
}

const WHY = "Their “€39 a month” will be asked about by people who post you receipts.";
const HONEST = { advice: "answer", claim: "F.offering.1", why: WHY };
const BY_RULES = {
  verdict: "hold",
  why: "You name no price that this can be compared with.",
  by: "Built-in strategist",
  bears_on: null,
};

test("a model weighs what rules leave open, once, and the page says who did", async () => {
  const { person, change } = await changed(HONEST);
  expect(change).toMatchObject({
    verdict: "answer",
    why: WHY,
    by: "library-model",
    bears_on: { fact: "offering", text: OFFERING },
  });
  const [question, ...others] = asked();
  expect(others).toEqual([]);
  const material = JSON.stringify(question?.messages);
  for (const given of [BEFORE, AFTER, `F.offering.1: ${OFFERING}`, "Postbooks"]) {
    expect(material).toContain(given);
  }

  const seen = await fetch(`${server.origin}/advisor`, { headers: { cookie: person.cookie } });
  const page = (await seen.text()).replaceAll("<!-- -->", "");
  expect(page).toContain("Weighed by library-model");
  expect(page).toContain("Answer: your customers will ask.");

  at += 2 * DAY_MS;
  await server.sweep();
  await toldTo(person);
  expect(asked()).toHaveLength(1);
});

test("what a model was asked about a change is counted with the account's use", async () => {
  const { person } = await changed(HONEST);
  const { users } = await (await signInAgain(server, ADMIN)).get<ModelUsageAnswer>("/api/admin/usage");
  expect(users.find((one) => one.user_id === person.userId)).toMatchObject({
    calls: 1,
    completion_tokens: 20,
  });
});

test("a change that a model found to matter not at all is advised to be ignored", async () => {
  const why = "“€39 a month” is asked of people whom you do not serve.";
  const { change } = await changed({ advice: "ignore", claim: null, why });
  expect(change).toMatchObject({ verdict: "ignore", why, by: "library-model", bears_on: null });
});

test.each([
  [
    "a number from nowhere",
    { why: "“€39 a month” loses them 400 customers, who may ask you." },
    "The number 400 stands neither",
  ],
  [
    "a quote from nowhere",
    { why: "They write “€19 a month” on that page now." },
    "“€19 a month” stands neither",
  ],
  ["an id that nobody gave", { claim: "F.proof.7" }, "F.proof.7 is no id"],
  ["no claim to answer for", { claim: null }, "answer names the claim"],
  [
    "no words of the change",
    { advice: "hold", claim: null, why: "Nobody will mind this." },
    "quotes no words",
  ],
  [
    "a name that nobody gave",
    { why: "Their “€39 a month” is what Harbourmaster Pro asks." },
    "The name Harbourmaster Pro was not given",
  ],
  ["two sentences", { why: `${WHY} Be ready for them.` }, "why is one sentence"],
  ["too many words", { why: WHY.replace(".", ` ${"and again ".repeat(12)}.`) }, "more than 30 words"],
  [
    "another language",
    { why: "Ihre Kunden werden danach fragen, warum der andere jetzt so viel mehr verlangt als vorher." },
    "not in the language of",
  ],
])("where a model tells %s twice, the rules' words stand", async (_, wrong, problem) => {
  const lie = { ...HONEST, ...wrong };
  const { change } = await changed(lie, lie);
  expect(change).toMatchObject(BY_RULES);
  expect(asked()).toHaveLength(2);
  expect(asked()[1]?.messages.at(-1)?.content).toContain(problem);
});

test("a lie that is mended when it is named passes", async () => {
  const { change } = await changed({ ...HONEST, claim: "F.proof.7" }, HONEST);
  expect(change).toMatchObject({ verdict: "answer", by: "library-model" });
});

test("what bore on a sentence that the founder has changed since is not told any more", async () => {
  const { person, change } = await changed(HONEST);
  expect(change.verdict).toBe("answer");
  const { session_id } = await person.get<AdvisorAnswer>("/api/advisor");
  await person.call("PUT", "/api/facts", { session_id, cells: { offering: "We teach pottery to adults" } });
  expect(await toldTo(person)).toMatchObject(BY_RULES);
});

test("where a model is silent, the change is told in the rules' words", async () => {
  model.behave("stalls_before_headers");
  const { change } = await changed(HONEST);
  expect(change).toMatchObject(BY_RULES);
  expect(asked().length).toBeGreaterThan(0);
});
