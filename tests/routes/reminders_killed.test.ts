import { expect, test } from "vitest";
import { keys } from "../../kv/keys.ts";
import { openStore } from "../../kv/store.ts";
import { processesOfEachTest } from "../helpers/processes.ts";
import { type Person, personOf, signUp } from "../helpers/server.ts";
import { serveSmtp } from "../helpers/smtp_server.ts";

const DAY_MS = 86_400_000;

const processes = processesOfEachTest();

/** Somebody who answered once, a day and an hour ago. */
async function whoStopped(): Promise<Person> {
  const first = await processes.start();
  const person = await signUp(first);
  const { session_id } = await person.post<{ session_id: string }>("/api/journey/start", undefined, 201);
  await person.post("/api/journey/continue", { message: "We restore stained glass for parish churches." });
  await first.end("SIGTERM");
  const kv = await openStore(`${processes.folder}/holdfast.kv`);
  const { key, value } = await kv.get<object>(keys.journey({ userId: person.userId, journeyId: session_id }));
  await kv.set(key, { ...value, usedAt: new Date(Date.now() - DAY_MS - 3_600_000).toISOString() });
  kv.close();
  return person;
}

test("a process that is killed while it sends has sent for good: the next one sends no second first letter", async () => {
  const person = await whoStopped();
  const silent = await serveSmtp({ silent: true });
  const sending = await processes.start({ SMTP_URL: silent.url });
  await expect.poll(() => silent.calls, { timeout: 10_000 }).toBe(1);
  await sending.end("SIGKILL");
  await silent.close();

  const smtp = await serveSmtp();
  const next = await processes.start({ SMTP_URL: smtp.url });
  const again = personOf({ ...person, origin: next.origin });
  // A letter that is asked for now comes after whatever the first sweep had to send.
  const { email } = await again.get<{ email: string }>("/api/auth/me");
  await again.call("POST", "/api/auth/forgot-password", { email });
  await expect.poll(() => smtp.mails.length, { timeout: 10_000 }).toBe(1);
  expect(smtp.mails[0]?.data).toContain("reset-password");
  const { journeys } = await again.get<{ journeys: { reminders: string[] }[] }>("/api/account/export");
  expect(journeys.map(({ reminders }) => reminders.length)).toEqual([1]);
  await next.end("SIGTERM");
  await smtp.close();
});

test("a mail server that is silent does not keep the server from stopping in time", async () => {
  await whoStopped();
  const silent = await serveSmtp({ silent: true });
  const sending = await processes.start({ SMTP_URL: silent.url });
  await expect.poll(() => silent.calls, { timeout: 10_000 }).toBe(1);
  const began = performance.now();
  expect(await sending.end("SIGTERM")).toMatchObject({ success: true, code: 0 });
  expect(performance.now() - began).toBeLessThan(5_000);
  await silent.close();
});
