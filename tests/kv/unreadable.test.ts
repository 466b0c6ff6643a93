import { expect } from "vitest";
import { createDispatcher } from "../../kv/dispatcher.ts";
import { deleteUser, resumeErasures } from "../../kv/erasures.ts";
import { getJob, listJobs, listPendingJobs } from "../../kv/jobs.ts";
import { keys } from "../../kv/keys.ts";
import { listModelUsage } from "../../kv/model_usage.ts";
import { listMail } from "../../kv/outbox.ts";
import { listUsers } from "../../kv/users.ts";
import { makeUser, NOON, test } from "./fixtures.ts";
import { askFor, makeDocument } from "./job_fixtures.ts";

const BROKEN = { v: 1, status: "queued" };

test("a job whose record cannot be read is told once and stops nobody else's", async ({ kv }) => {
  const [first, second] = [await askFor(kv), await askFor(kv)];
  await kv.set(keys.job(first.userId, first.id), BROKEN);
  const told: string[] = [];
  const dispatcher = createDispatcher({
    kv,
    handlers: { brand_strategy: makeDocument },
    now: () => NOON,
    log: (level, event, fields) => void told.push(`${level} ${event} ${fields?.job}`),
  });
  await dispatcher.drainOnce();
  await dispatcher.drainOnce();
  expect(await getJob(kv, second.userId, second.id)).toMatchObject({ status: "completed" });
  expect(told).toEqual([`error a job was passed over ${first.id}`]);
});

test("lists leave out what cannot be read", async ({ kv }) => {
  const [first, second] = [await askFor(kv), await askFor(kv)];
  await kv.set(keys.job(first.userId, first.id), BROKEN);
  await kv.set(keys.user(first.userId), BROKEN);
  await kv.set(keys.mail("a"), BROKEN);
  await kv.set(keys.modelUsage("b", "2026-11"), "not a record");
  expect((await listPendingJobs(kv)).map(({ id }) => id)).toEqual([second.id]);
  expect(await listJobs(kv, first.userId)).toEqual([]);
  expect((await listUsers(kv)).users.map(({ id }) => id)).toEqual([second.userId]);
  expect(await listMail(kv)).toEqual([]);
  expect(await listModelUsage(kv, "2026-11")).toEqual([]);
});

test("an account is erased although a record of it cannot be read, and so is the next one", async ({ kv }) => {
  const job = await askFor(kv);
  await kv.set(keys.job(job.userId, job.id), BROKEN);
  await deleteUser(kv, job.userId);
  const { id } = await makeUser(kv);
  await kv.set(keys.erasure(id, "*"), true);
  await resumeErasures(kv);
  const left = await Array.fromAsync(kv.list({ prefix: [] }), ({ key }) => key);
  expect(left.filter((key) => key.includes(job.userId) || key.includes(job.id))).toEqual([]);
  expect(left).not.toContainEqual(keys.erasure(id, "*"));
});
