import { request as rawRequest } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
import { type Person, signUp, startServer } from "../helpers/server.ts";

let server: Holdfast;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

async function withFoundation(company_name = "Test & Co"): Promise<Person> {
  const person = await signUp(server, { company_name });
  await person.post("/api/journey/start", undefined, 201);
  await person.post("/api/journey/finish");
  return person;
}

test("fifty questions at once with ten allowed are exactly ten answers", async () => {
  const person = await withFoundation();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => person.call("POST", "/api/consult", { query: "What now?" })),
  );
  const statuses = answers.map(({ status }) => status);
  await Promise.all(answers.map((answer) => answer.text()));
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 402)).toHaveLength(40);
});

test.each([
  "../../etc/passwd",
  'Ünï "quoted"; filename=evil.exe',
  "\u202egnp.exe",
  "🌊🌊🌊",
  "O'Brien & Søn (ApS)*",
  "%0d%0aSet-Cookie: a=b",
  "CON",
  "é".repeat(90),
])("the brand %j makes a download name that no reader trips over", async (company) => {
  const person = await withFoundation(company);
  const response = await person.call("GET", "/api/calendar.csv");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="[A-Za-z0-9 ._-]+"; filename\*=UTF-8''[\w.%-]+$/,
  );
  expect(response.headers.has("set-cookie")).toBe(false);
  await response.body?.cancel();
});

test.each([
  "/assets/../main.ts",
  "/assets/../../deno.json",
  "/assets/%2e%2e/main.ts",
  "/assets/..%2f..%2fdeno.json",
  "/assets/..\\main.ts",
  "//etc/passwd",
  "/%00",
  "/static/build/manifest.json",
  "/data/holdfast.kv",
  "/.git/config",
  "/api/../main.ts",
  "/api//journey//status",
  "/%",
  "/shared/%",
])("the path %s opens no file", async (path) => {
  const { status, text } = await raw(path);
  expect([400, 401, 404]).toContain(status);
  expect(text).not.toMatch(/import |"imports"|root:|\[core\]/);
});

test.each(["TRACE", "TRACK", "PROPFIND", "BREW"])("%s leads nowhere and breaks nothing", async (method) => {
  for (const path of ["/", "/try", "/health", "/api/auth/me", "/assets/none"]) {
    const { status, text } = await raw(path, method);
    expect([path, status]).toEqual([path, 404]);
    expect(text).not.toContain(method);
  }
});

/** As it stands: fetch would tidy the path up. */
function raw(path: string, method = "GET"): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    const request = rawRequest({ hostname, port, path, method }, async (response) => {
      const chunks: Uint8Array[] = await Array.fromAsync(response);
      resolve({
        status: response.statusCode ?? 0,
        text: chunks.map((chunk) => new TextDecoder().decode(chunk)).join(""),
      });
    });
    request.on("error", reject);
    request.end();
  });
}

test("a HEAD has the headers of the GET and no body", async () => {
  for (const path of ["/", "/login", "/health"]) {
    const [head, get] = await Promise.all([
      fetch(server.origin + path, { method: "HEAD" }),
      fetch(server.origin + path),
    ]);
    expect(head.status).toBe(get.status);
    expect(head.headers.get("content-type")).toBe(get.headers.get("content-type"));
    expect(await head.text()).toBe("");
    await get.body?.cancel();
  }
});

test("no other site's page may read an answer", async () => {
  const person = await signUp(server);
  for (const method of ["OPTIONS", "GET"]) {
    const response = await person.call(method, "/api/auth/me", undefined, {
      origin: "https://evil.example",
      "access-control-request-method": "GET",
      "access-control-request-headers": "authorization",
    });
    expect([...response.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    await response.body?.cancel();
  }
});
