import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { createDispatcher } from "../../kv/dispatcher.ts";
import { claimJob } from "../../kv/job_lease.ts";
import { listJobs, listPendingJobs, readPayload } from "../../kv/jobs.ts";
import { listPushDevices } from "../../kv/push_devices.ts";
import { claimSending } from "../../kv/push_sendings.ts";
import { vapidKeys } from "../../kv/secrets.ts";
import type { Store } from "../../kv/store.ts";
import { createPushService } from "../../routes/push_service.ts";
import { sweepDevices, TELL_DEVICE, tellHandler } from "../../routes/jobs/tell_devices.ts";
import { type PushServer, servePush } from "../helpers/push_server.ts";
import { makeToldDevice } from "../helpers/told_device.ts";
import { after, NOON, test } from "../kv/fixtures.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let push: PushServer;
beforeAll(async () => void (push = await servePush()));
beforeEach(() => void push.arrived.splice(0));
afterAll(() => push.close());

/** A device that is told, and processes that are started and die around it. */
async function toldDevice(
  kv: Store,
  { allowHosts = [push.hostPort], ...given }: {
    allowHosts?: string[];
    endpoint?: string;
    serverKey?: string;
  } = {},
) {
  let at = NOON.getTime();
  const now = () => new Date(at);
  const { userId, find: findAt } = await makeToldDevice(kv, push, { now: NOON, ...given });
  const service = await createPushService({
    keys: await vapidKeys(kv),
    subject: "mailto:ops@example.com",
    allowHosts,
    now,
    timeoutMs: 300,
  });
  const handler = tellHandler({ kv, push: service, now, log: () => {} });

  /** Something is found, and settles. */
  async function find(): Promise<void> {
    await findAt(new Date(at += MINUTE_MS));
    at += MINUTE_MS;
  }

  async function run(): Promise<void> {
    const sweeps = [{ every: MINUTE_MS, run: (when: Date) => sweepDevices(kv, when) }];
    await createDispatcher({ kv, handlers: { [TELL_DEVICE]: handler }, sweeps, now }).drainOnce();
  }

  /** A process that takes the job and is gone before it ends it. */
  async function claimAndDie() {
    await sweepDevices(kv, now());
    const [job] = await listPendingJobs(kv);
    const claim = job &&
      await claimJob(kv, { userId, jobId: job.id }, { owner: "dead", leaseFor: 6_000, now: now() });
    if (!job || !claim) throw new Error("There is a job to be claimed");
    const { held } = claim;
    const payload = await readPayload(kv, userId, job.id);
    const work = () =>
      handler({ job, held, payload, report: async () => {}, signal: new AbortController().signal });
    return { held, work };
  }

  const device = async () => (await listPushDevices(kv, userId))[0];
  return { userId, find, run, claimAndDie, device, move: (by: number) => void (at += by) };
}

test("a process that dies before it sends loses nothing, whenever that is", async ({ kv }) => {
  const { find, run, claimAndDie, move } = await toldDevice(kv);
  await find();
  await claimAndDie();
  await run();
  expect(push.arrived).toHaveLength(0);
  move(7_000);
  await run();
  await run();
  expect(push.arrived).toHaveLength(1);
  expect(await listPendingJobs(kv)).toEqual([]);
});

test("a process that dies while it sends, or after, doubles nothing, and the next finding is told", async ({ kv }) => {
  const { userId, find, run, claimAndDie, device, move } = await toldDevice(kv);
  await find();
  const { work } = await claimAndDie();
  await work();
  expect(push.arrived).toHaveLength(1);
  move(7_000);
  await run();
  expect(push.arrived).toHaveLength(1);

  await find();
  move(DAY_MS);
  const { held } = await claimAndDie();
  const { toldUntil: since = "" } = await device() ?? {};
  const [until, waitUntil] = [after(2 * DAY_MS).toISOString(), 0];
  expect(await claimSending(kv, held, { id: "phone", since, until, waitUntil })).not.toBeNull();
  expect(await claimSending(kv, held, { id: "phone", since, until, waitUntil })).toBeNull();
  move(7_000);
  await run();
  expect(push.arrived).toHaveLength(1);

  move(2 * DAY_MS);
  await find();
  await run();
  expect(push.arrived).toHaveLength(2);
  expect(await listPendingJobs(kv)).toEqual([]);
  expect(await listJobs(kv, userId)).toHaveLength(1);
});

test("a push service that hangs is left in time and asked again", async ({ kv }) => {
  const { find, run, device, move } = await toldDevice(kv);
  push.answer("hang");
  await find();
  await run();
  expect(await device()).toMatchObject({
    failures: 1,
    failure: "Its push service did not answer in 0.3 seconds.",
    sentAt: null,
  });
  move(5 * MINUTE_MS);
  await run();
  expect(push.arrived).toHaveLength(2);
  expect(await device()).toMatchObject({ failures: 0, failure: null });
});

test("nothing is sent to a private address, nor without https, that is not allowed by name", async ({ kv }) => {
  const { find, run, device } = await toldDevice(kv, { allowHosts: [] });
  await find();
  await run();
  expect(push.arrived).toEqual([]);
  expect((await device())?.failure).toBe("Its push service has no safe address.");
});

test("an https address of a private network is not even connected to", async ({ kv }) => {
  const endpoint = `https://${push.hostPort}/push`;
  const { find, run, device } = await toldDevice(kv, { allowHosts: [], endpoint });
  const before = push.connections;
  await find();
  await run();
  expect((await device())?.failure).toBe("Its push service could not be reached.");
  expect(push.connections).toBe(before);
});

test("a device that knows other keys of the server ends, for nothing could reach it", async ({ kv }) => {
  const { find, run, device } = await toldDevice(kv, { serverKey: "BOther" });
  await find();
  await run();
  expect(push.arrived).toEqual([]);
  expect(await device()).toBeUndefined();
});
