import { afterEach, expect, test } from "vitest";
import { exportAll } from "../../kv/backup.ts";
import { openStore } from "../../kv/store.ts";
import type { Given, Holdfast } from "../../main.ts";
import type {
  FoundServer,
  ModelSettingsAnswer,
  ModelSettingsRequest,
  ModelTrialAnswer,
  TurnAnswer,
} from "../../routes/api/contract.ts";
import { readConfig } from "../../routes/config.ts";
import { openMinds } from "../../routes/minds.ts";
import { adminOf } from "../helpers/admin.ts";
import { type Manner, type OpenAIServer, serveOpenAI } from "../helpers/openai_server.ts";
import { type Person, signUp, startServer } from "../helpers/server.ts";

const ADMIN = "admin@example.com";
const KEY = "sk-a-key-nobody-may-see-again";
const ANSWER = "We repair church organs in Jutland, 14 of them every year.";
const USUAL: ModelSettingsRequest = {
  base_url: null,
  model: null,
  fast_model: null,
  effort: null,
  context_tokens: null,
  first_word_seconds: null,
  answer_seconds: null,
  patience_seconds: null,
  calls_at_once: null,
};

const closing: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function mindServer(manner: Manner): Promise<OpenAIServer> {
  const mind = await serveOpenAI(manner);
  closing.push(mind.close);
  return mind;
}

async function administered(environment: Record<string, string> = {}, given: Given = {}) {
  const server = await startServer({ ADMIN_EMAIL: ADMIN, ...environment }, { localServers: [], ...given });
  closing.push(server.stop);
  return { server, admin: await adminOf(server, ADMIN) };
}

async function save(admin: Person, settings: Partial<ModelSettingsRequest>): Promise<ModelSettingsAnswer> {
  const response = await admin.call("PUT", "/api/admin/model", { ...USUAL, ...settings });
  if (response.status !== 200) throw new Error(await response.text());
  return await response.json();
}

async function takeTurn(server: Pick<Holdfast, "origin">): Promise<void> {
  const founder = await signUp(server);
  const { session_id } = await founder.post<TurnAnswer>("/api/journey/start", undefined, 201);
  await founder.post("/api/journey/continue", { session_id, message: ANSWER });
}

test("a model that an admin saves is asked with the next question, without a restart, and forgotten the same way", async () => {
  const mind = await mindServer("openai");
  const { server, admin } = await administered();
  const settings = { base_url: `${mind.baseURL}/`, api_key: KEY, model: "gpt-5", fast_model: "gpt-5-mini" };
  const saved = await save(admin, settings);
  expect(saved).toMatchObject({ mind: "gpt-5", base_url: mind.baseURL, has_key: true, saved: true });
  await takeTurn(server);
  expect(mind.requests.length).toBeGreaterThan(0);
  expect(new Set(mind.keys)).toEqual(new Set([KEY]));
  const asked = mind.requests.length;
  const forgotten = await (await admin.call("DELETE", "/api/admin/model")).json();
  expect(forgotten).toMatchObject({ mind: "Built-in strategist", has_key: false, saved: false });
  await takeTurn(server);
  expect(mind.requests).toHaveLength(asked);
});

test("a key is in no answer, no page, no log, no export and no backup, unless a backup is asked for it", async () => {
  const mind = await mindServer("unauthorised");
  const file = `${await Deno.makeTempDir()}/holdfast.kv`;
  const lines: string[] = [];
  const { server, admin } = await administered({ KV_PATH: file }, {
    log: (...line) => void lines.push(JSON.stringify(line)),
  });
  const answers = [await save(admin, { base_url: mind.baseURL, api_key: KEY, model: "gpt-5" })];
  await takeTurn(server);
  answers.push(await admin.get<ModelSettingsAnswer>("/api/admin/model"));
  expect(answers[1]?.notices.map(({ text }) => text)).toEqual([
    "The model's server did not accept the key it was given.",
  ]);
  const page = await admin.call("GET", "/admin", undefined, { cookie: admin.cookie });
  const taken = await admin.call("GET", "/api/account/export");
  for (const shown of [JSON.stringify(answers), await page.text(), await taken.text(), ...lines]) {
    expect(shown).not.toContain(KEY);
  }
  expect(lines.some((line) => line.includes("did not accept the key"))).toBe(true);
  await server.stop();
  closing.pop();
  const kv = await openStore(file);
  const backup = async (withKeys: boolean) =>
    (await Array.fromAsync(exportAll(kv, new Date(), { withKeys }))).join("\n");
  expect(await backup(false)).not.toContain(KEY);
  expect(await backup(true)).toContain(KEY);
  kv.close();
});

test("how long a founder waits is chosen by the admin, from the next turn on, and the environment wins", async () => {
  const mind = await mindServer("slow");
  closing.push(mind.release);
  const { server, admin } = await administered();
  const founder = await signUp(server);
  const { session_id } = await founder.post<TurnAnswer>("/api/journey/start", undefined, 201);
  const saved = await save(admin, { base_url: mind.baseURL, model: "gpt-5", patience_seconds: 1 });
  expect(saved).toMatchObject({ patience_seconds: 1, from_environment: {} });
  const began = performance.now();
  const answer = await founder.post<TurnAnswer>("/api/journey/continue", { session_id, message: ANSWER });
  expect(answer.message).toContain("takes longer than you wait");
  expect(performance.now() - began).toBeLessThan(15_000);
  const decided = await administered({ MODEL_PATIENCE_SECONDS: "7" });
  expect(await save(decided.admin, { base_url: mind.baseURL, model: "gpt-5", patience_seconds: 1 }))
    .toMatchObject({
      patience_seconds: 7,
      from_environment: { patience_seconds: "MODEL_PATIENCE_SECONDS" },
    });
  const tooLong = { ...USUAL, patience_seconds: 601 };
  expect((await admin.call("PUT", "/api/admin/model", tooLong)).status).toBe(422);
  const { patience_seconds: _, ...older } = USUAL;
  const accepted = await admin.call("PUT", "/api/admin/model", older);
  expect(await accepted.json()).toMatchObject({ patience_seconds: null });
});

test("a key goes to no other address than the one it was given for", async () => {
  const [first, second] = [await mindServer("openai"), await mindServer("openai")];
  const { server, admin } = await administered();
  await save(admin, { base_url: first.baseURL, api_key: KEY, model: "gpt-5" });
  expect(await save(admin, { base_url: first.baseURL, model: "gpt-5-mini" })).toMatchObject({
    has_key: true,
  });
  await admin.post<ModelTrialAnswer>("/api/admin/model/try", { ...USUAL, base_url: second.baseURL });
  expect(await save(admin, { base_url: second.baseURL, model: "gpt-5" })).toMatchObject({ has_key: false });
  await takeTurn(server);
  expect(second.requests.length).toBeGreaterThan(0);
  expect(second.keys).not.toContain(KEY);
});

test("the environment wins field by field, says so, and its key follows no address that was typed", async () => {
  const [decided, typed] = [await mindServer("openai"), await mindServer("openai")];
  const { server, admin } = await administered({
    OPENAI_API_KEY: KEY,
    OPENAI_BASE_URL: decided.baseURL,
    OPENAI_MODEL: "gpt-5",
  });
  const saved = await save(admin, { base_url: typed.baseURL, model: "other", fast_model: "gpt-5-mini" });
  expect(saved).toMatchObject({
    base_url: decided.baseURL,
    model: "gpt-5",
    fast_model: "gpt-5-mini",
    from_environment: {
      base_url: "OPENAI_BASE_URL",
      api_key: "OPENAI_API_KEY",
      model: "OPENAI_MODEL",
    },
  });
  await takeTurn(server);
  expect(decided.requests.length).toBeGreaterThan(0);
  expect(typed.requests).toHaveLength(0);
  const page = await (await admin.call("GET", "/admin", undefined, { cookie: admin.cookie })).text();
  expect(page).toContain("Set by OPENAI_MODEL in the environment.");
});

test("a trial asks both models a real question, tells time, tokens, price and what was left out, and saves nothing", async () => {
  const mind = await mindServer("litellm");
  const { admin } = await administered({ OPENAI_PRICE_PER_MILLION: "2,10" });
  const settings = {
    ...USUAL,
    base_url: mind.baseURL,
    model: "claude",
    fast_model: "mistral",
    effort: "low",
  };
  const { trials, models } = await admin.post<ModelTrialAnswer>("/api/admin/model/try", settings);
  expect(models).toEqual(["claude", "mistral"]);
  expect(trials.map(({ model, role }) => [model, role])).toEqual([["claude", "strong"], ["mistral", "fast"]]);
  for (const trial of trials) {
    expect(trial).toMatchObject({
      answer: { monthly: 1_080 },
      problem: null,
      prompt_tokens: 100,
      completion_tokens: 20,
      cost: 0.0004,
    });
    expect(trial.dropped).toEqual(["stream_options", "reasoning_effort"]);
    expect(trial.seconds).toBeGreaterThan(0);
  }
  expect(await admin.get("/api/admin/model")).toMatchObject({ mind: "Built-in strategist", saved: false });
});

test.each<[Manner, RegExp]>([
  ["unauthorised", /did not accept the key/],
  ["openai", /no model called not-there\. There are: gpt-5, gpt-5-mini/],
  ["html", /a web page instead of a model/],
  ["redirects", /leads to another one/],
])("a trial of a server that is %s says what is wrong", async (manner, words) => {
  const mind = await mindServer(manner);
  const { admin } = await administered();
  const { trials } = await admin.post<ModelTrialAnswer>("/api/admin/model/try", {
    ...USUAL,
    base_url: mind.baseURL,
    model: "not-there",
  });
  expect(trials[0]?.answer).toBeNull();
  expect(trials[0]?.problem).toMatch(words);
});

test("a trial of an address where nothing listens says where to look: the server, its port, the path", async () => {
  const mind = await mindServer("openai");
  await mind.close();
  const { admin } = await administered();
  const { trials } = await admin.post<ModelTrialAnswer>("/api/admin/model/try", {
    ...USUAL,
    base_url: mind.baseURL,
    model: "gpt-5",
    fast_model: "gpt-5-mini",
  });
  expect(trials).toHaveLength(1);
  expect(trials[0]?.problem).toContain(
    `The model could not be reached. See that the server runs and answers at ${mind.baseURL}: the machine's name, the port`,
  );
});

test("a server on this machine is offered on the page and at the start, sent nothing, and used after one click", async () => {
  const mind = await mindServer("ollama");
  const silent = await mindServer("stalls_before_headers");
  const localServers = [
    { name: "Ollama", baseURL: mind.baseURL },
    { name: "vLLM", baseURL: silent.baseURL },
    { name: "LM Studio", baseURL: "http://127.0.0.1:1/v1" },
  ];
  const { server, admin } = await administered({}, { localServers });
  expect(await server.mindLines()).toEqual([
    `Ollama runs on this machine with llama3.2:latest, nomic-embed-text:latest. To let it think and write, choose it ` +
    `on the administration page, or set OPENAI_BASE_URL=${mind.baseURL}`,
  ]);
  const { servers } = await admin.get<{ servers: FoundServer[] }>("/api/admin/model/found");
  expect(servers).toEqual([
    { name: "Ollama", base_url: mind.baseURL, models: ["llama3.2:latest", "nomic-embed-text:latest"] },
  ]);
  await takeTurn(server);
  expect(mind.requests).toHaveLength(0);
  await save(admin, { base_url: mind.baseURL, model: servers[0]?.models[0] ?? null });
  await takeTurn(server);
  expect(mind.requests.length).toBeGreaterThan(0);
});

test("an address without a model is asked for its list, uses the first that talks, and says so in one line", async () => {
  const mind = await mindServer("openai");
  const { server } = await administered({ OPENAI_BASE_URL: mind.baseURL });
  expect(await server.mindLines()).toEqual([
    "OPENAI_MODEL is not set: gpt-5 is asked. The server has gpt-5, gpt-5-mini, text-embedding-3-small",
  ]);
  const named = await administered({ OPENAI_BASE_URL: mind.baseURL, OPENAI_MODEL: "gpt-5-mini" });
  expect(await named.server.mindLines()).toEqual([]);
});

test("for anyone but an admin there is no such route, and what does not fit is refused in words", async () => {
  const { server, admin } = await administered();
  const founder = await signUp(server);
  for (const route of ["GET /", "PUT /", "DELETE /", "POST /try", "GET /found"]) {
    const [method = "", path = ""] = route.split(" ");
    const body = method === "PUT" || method === "POST" ? USUAL : undefined;
    const address = `/api/admin/model${path === "/" ? "" : path}`;
    expect((await founder.call(method, address, body)).status).toBe(404);
  }
  for (
    const wrong of [
      { base_url: "file:///etc/passwd" },
      { base_url: "http://somebody:secret@localhost/v1" },
      { api_key: "two words" },
      { context_tokens: 3 },
      { effort: "enormous" },
    ]
  ) {
    const response = await admin.call("PUT", "/api/admin/model", { ...USUAL, ...wrong });
    expect(response.status).toBe(422);
  }
  expect((await admin.call("POST", "/api/admin/model/try", USUAL)).status).toBe(422);
});

test("what one process saves, another that shares the store asks with", async () => {
  const mind = await mindServer("openai");
  const kv = await openStore(":memory:");
  const shared = {
    config: readConfig({ KV_PATH: ":memory:" }),
    kv,
    log: () => {},
    now: () => new Date(),
    candidates: [],
  };
  const [one, other] = [await openMinds(shared), await openMinds(shared)];
  closing.push(kv.close.bind(kv), one.stop, other.stop);
  await one.save({ ...USUAL, base_url: mind.baseURL, model: "gpt-5" });
  expect(other.model.name).toBe("Built-in strategist");
  await other.view();
  expect(other.model.name).toBe("gpt-5");
});
