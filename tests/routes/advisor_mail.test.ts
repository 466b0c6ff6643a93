import { expect } from "vitest";
import { DAY_MS } from "../../agents/domain/days.ts";
import { keys } from "../../kv/keys.ts";
import { listMail } from "../../kv/outbox.ts";
import { openStore, type Store } from "../../kv/store.ts";
import { claimWatchMail, setAdvisor, watchSettings } from "../../kv/watched_pages.ts";
import { sendAdvisorMail } from "../../routes/jobs/advisor_mail.ts";
import type { Log } from "../../routes/log.ts";
import { createMailer } from "../../routes/mail.ts";
import { lettersBy } from "../helpers/letters.ts";
import { startServer } from "../helpers/server.ts";
import { serveSmtp, type SmtpServer } from "../helpers/smtp_server.ts";
import { makeWatcher } from "../helpers/watched_change.ts";
import { after, NOON, test as kvTest } from "../kv/fixtures.ts";

/** A mail server that goes with the test. */
const test = kvTest.extend<{ smtp: SmtpServer }>({
  async smtp({ task: _task }, use) {
    const smtp = await serveSmtp();
    await use(smtp);
    await smtp.close();
  },
});

/** So many founders, each of whom has a change to be told of. */
async function makeFounders(kv: Store, count: number): Promise<string[]> {
  const userIds: string[] = [];
  for (let at = 0; at < count; at++) {
    const { userId, find } = await makeWatcher(kv, { now: NOON, email: `founder-${at}@example.com` });
    await find(NOON);
    userIds.push(userId);
  }
  return userIds;
}

function lettersTo(kv: Store, smtp: SmtpServer, given: { log?: Log; stopping?: AbortSignal } = {}) {
  const config = { SMTP_URL: smtp.url, MAIL_FROM: undefined };
  const log = given.log ?? (() => {});
  return lettersBy(kv, createMailer({ config, kv, now: () => NOON, log }), given);
}

test("twenty letters go out at a round, and those who are left are written to with the next", async ({ kv, smtp }) => {
  await makeFounders(kv, 23);
  const letters = lettersTo(kv, smtp);
  await sendAdvisorMail(letters, after(1));
  expect(smtp.mails).toHaveLength(20);
  await sendAdvisorMail(letters, after(2));
  await sendAdvisorMail(letters, after(3));
  expect(smtp.mails).toHaveLength(23);
  expect(new Set(smtp.mails.map(({ to }) => to)).size).toBe(23);
});

test("a letter that is not taken is kept nowhere, and the others wait for the next round", async ({ kv, smtp }) => {
  await makeFounders(kv, 3);
  const refusing = await serveSmtp({ refuses: true });
  await sendAdvisorMail(lettersTo(kv, refusing), after(1));
  expect(refusing.calls).toBe(1);
  expect(await listMail(kv)).toEqual([]);
  await refusing.close();
  await sendAdvisorMail(lettersTo(kv, smtp), after(2));
  expect(smtp.mails).toHaveLength(2);
});

test("records that nobody can read are told, and keep no letter from those after them", async ({ kv, smtp }) => {
  const userIds = await makeFounders(kv, 4);
  const [first = "", second = ""] = userIds;
  await kv.set(keys.user(first), { v: 9 });
  await kv.set(keys.watchSettings(second), { v: 9, mail: false });
  const logged: string[] = [];
  const log: Log = (_level, event, fields) => void logged.push(`${event} ${JSON.stringify(fields)}`);
  await sendAdvisorMail(lettersTo(kv, smtp, { log }), after(1));
  expect(smtp.mails.map(({ to }) => to).toSorted()).toEqual([2, 3].map((at) => `founder-${at}@example.com`));
  expect(logged).toHaveLength(2);
  expect([first, second].every((id) => logged.join().includes(id))).toBe(true);
  expect(logged.join()).not.toContain("@");
  expect((await kv.get(keys.watchSettings(second))).value).toEqual({ v: 9, mail: false });
});

test("a server that is about to stop writes the letter it began, and no other", async ({ kv, smtp }) => {
  await makeFounders(kv, 3);
  const stopping = new AbortController();
  const letters = lettersTo(kv, smtp, { stopping: stopping.signal });
  const mail: typeof letters.mail = (letter) => {
    stopping.abort();
    return letters.mail(letter);
  };
  await sendAdvisorMail({ ...letters, mail }, after(1));
  expect(smtp.mails).toHaveLength(1);
});

test("of two processes that look at once, or one after the other, one writes", async ({ kv, smtp }) => {
  const [userId = ""] = await makeFounders(kv, 1);
  const letters = lettersTo(kv, smtp);
  await Promise.all([sendAdvisorMail(letters, after(1)), sendAdvisorMail(letters, after(1))]);
  expect(smtp.mails).toHaveLength(1);
  expect(await claimWatchMail(kv, userId, { lastMailAt: null, now: after(2) })).toBe(false);
  const { lastMailAt } = await watchSettings(kv, userId);
  await setAdvisor(kv, userId, { mail: false });
  expect(await claimWatchMail(kv, userId, { lastMailAt, now: after(8 * DAY_MS) })).toBe(false);
});

test("without a mail server nothing waits in the outbox, and what changed is told once there is one", async ({ smtp }) => {
  const folder = await Deno.makeTempDir();
  const path = `${folder}/holdfast.kv`;
  const given = { now: () => after(DAY_MS) };
  await withStore(async (kv) => void await makeFounders(kv, 1));
  const bare = await startServer({ KV_PATH: path }, given);
  await bare.sweep();
  await bare.stop();
  await withStore(async (kv) => expect(await listMail(kv)).toEqual([]));
  const server = await startServer({ KV_PATH: path, SMTP_URL: smtp.url }, given);
  await server.sweep();
  await server.stop();
  expect(smtp.mails.map(({ to }) => to)).toEqual(["founder-0@example.com"]);
  await Deno.remove(folder, { recursive: true });

  async function withStore(use: (kv: Store) => Promise<void>): Promise<void> {
    const kv = await openStore(path);
    await use(kv);
    kv.close();
  }
});
