import { expect, test } from "vitest";
import { REGISTRATION, send, signUp, startServer } from "../helpers/server.ts";
import { serveSmtp } from "../helpers/smtp_server.ts";

const WRONG_YEAR = new Date("2031-11-21T12:00:00Z");
const NOON = new Date("2026-11-21T12:00:00Z");
const email = "mara@example.com";
const { password } = REGISTRATION;

test("guesses made while the clock was years ahead keep nobody out once it is put back", async () => {
  let now = WRONG_YEAR;
  const server = await startServer({}, { now: () => now });
  await signUp(server, { email });
  const login = (password: string) => send(server.origin, "POST /api/auth/login", { email, password });
  for (let guess = 0; guess < 8; guess++) await login("a-guess");
  expect((await login(password)).status).toBe(429);
  now = NOON;
  expect((await login(password)).status).toBe(200);
  await server.stop();
});

test("letters sent while the clock was years ahead keep none back once it is put back", async () => {
  let now = WRONG_YEAR;
  const smtp = await serveSmtp();
  const server = await startServer({ SMTP_URL: smtp.url }, { now: () => now });
  await signUp(server, { email });
  const forget = async (letters: number) => {
    await send(server.origin, "POST /api/auth/forgot-password", { email });
    await expect.poll(() => smtp.mails.length).toBe(letters);
  };
  for (const letters of [1, 2, 3]) await forget(letters);
  now = NOON;
  await forget(4);
  await server.stop();
  await smtp.close();
});

test("whoever asked for too much while the clock was ahead waits no longer once it is put back", async () => {
  let now = WRONG_YEAR;
  const server = await startServer({ RATE_LIMIT_PER_MINUTE: "20" }, { now: () => now });
  const ask = async () => (await send(server.origin, "GET /api/auth/me")).status;
  for (let count = 0; count < 20; count++) expect(await ask()).toBe(401);
  now = NOON;
  expect(await ask()).toBe(429);
  now = new Date(NOON.getTime() + 3_000);
  expect(await ask()).toBe(401);
  await server.stop();
});
