import { setCallsAtOnce } from "../../agents/model/create.ts";
import { type Given, type Holdfast, start } from "../../main.ts";
import type { SignInAnswer } from "../../routes/api/contract.ts";
import { createPasswords } from "../../routes/api/passwords.ts";
import { readConfig } from "../../routes/config.ts";

/** OWASP's cost would make each test that signs somebody up wait for it; one test checks the real one. */
const CHEAP_PASSWORDS = createPasswords(4);

/** Pages without their styles and scripts: what is tested over HTTP alone needs no build. */
const NO_ASSETS = { files: new Map(), chunksOf: () => [], named: () => "" };

/** As many questions at once as the program asks a model that is not on this machine. */
const CALLS_AT_ONCE = 8;

/** The real program on a free port, with a database in memory and nothing on the console. */
export async function startServer(
  environment: Record<string, string> = {},
  given: Given = {},
): Promise<Holdfast> {
  const config = readConfig({
    KV_PATH: ":memory:",
    PORT: "0",
    RATE_LIMIT_PER_MINUTE: "1000000",
    ...environment,
  });
  // A server before it in this process may have had a model on this machine, which is asked less at once.
  if (given.model !== undefined) setCallsAtOnce(CALLS_AT_ONCE);
  return await start(config, { log: () => {}, passwords: CHEAP_PASSWORDS, assets: NO_ASSETS, ...given });
}

export const REGISTRATION = {
  full_name: "Ada Test",
  email: "ada@example.com",
  company_name: "Test & Co",
  role: "founder",
  password: "a-long-test-password",
};

/** Somebody who is signed in and calls the API. */
export interface Person {
  origin: string;
  token: string;
  userId: string;
  /** The Cookie header that pages would be asked with. */
  cookie: string;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  get<Answer>(path: string, status?: number): Promise<Answer>;
  post<Answer>(path: string, body?: unknown, status?: number): Promise<Answer>;
}

/** Registers somebody new, under an address of their own unless one is given. */
export async function signUp(
  { origin }: Pick<Holdfast, "origin">,
  registration: Partial<typeof REGISTRATION> = {},
): Promise<Person> {
  const email = `${crypto.randomUUID()}@example.com`;
  const response = await send(origin, "POST /api/auth/register", { ...REGISTRATION, email, ...registration });
  if (response.status !== 201) throw new Error(`Register failed: ${await response.text()}`);
  const { access_token, user }: SignInAnswer = await response.json();
  const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
  return personOf({ origin, token: access_token, userId: user.id, cookie });
}

/** Signs in with the password of REGISTRATION: a sign-in lasts a week. */
export async function signInAgain({ origin }: Pick<Holdfast, "origin">, email: string): Promise<Person> {
  const response = await send(origin, "POST /api/auth/login", { email, password: REGISTRATION.password });
  const { access_token: token, user }: SignInAnswer = await response.json();
  const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
  return personOf({ origin, token, userId: user.id, cookie });
}

export function personOf(identity: Pick<Person, "origin" | "token" | "userId" | "cookie">): Person {
  const { origin, token } = identity;

  function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return send(origin, `${method} ${path}`, body, { authorization: `Bearer ${token}`, ...headers });
  }

  async function expectJson<Answer>(response: Response, status: number): Promise<Answer> {
    const text = await response.text();
    if (response.status !== status) throw new Error(`${response.url} answered ${response.status}: ${text}`);
    return JSON.parse(text);
  }

  return {
    ...identity,
    call,
    get: async (path, status = 200) => await expectJson(await call("GET", path), status),
    post: async (path, body, status = 200) => await expectJson(await call("POST", path, body), status),
  };
}

/** Sends JSON; `route` is a method and a path. */
export function send(
  origin: string,
  route: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const [method, path] = route.split(" ");
  const json = body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) };
  return fetch(`${origin}${path}`, {
    method: method ?? "GET",
    redirect: "manual",
    headers: { "content-type": "application/json", ...headers },
    ...json,
  });
}
