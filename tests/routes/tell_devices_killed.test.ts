import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listPendingJobs } from "../../kv/jobs.ts";
import { pushOwners } from "../../kv/push_devices.ts";
import { openStore } from "../../kv/store.ts";
import { processesOfEachTest } from "../helpers/processes.ts";
import { type PushServer, servePush } from "../helpers/push_server.ts";
import { makeToldDevice } from "../helpers/told_device.ts";

const MINUTE_MS = 60_000;
/** A lease of six seconds has run out, and whoever takes over has had its time. */
const TAKEN_OVER_MS = 9_000;

const processes = processesOfEachTest();
let push: PushServer;
beforeEach(async () => void (push = await servePush()));
afterEach(() => push.close());

/** A data file with a device, and a finding of which nobody has told it yet. */
async function prepare(): Promise<void> {
  const kv = await openStore(`${processes.folder}/holdfast.kv`);
  const device = await makeToldDevice(kv, push, { now: new Date(Date.now() - 60 * MINUTE_MS) });
  await device.find(new Date(Date.now() - 5 * MINUTE_MS));
  kv.close();
}

async function start() {
  return await processes.start({ RESEARCH_ALLOW_HOSTS: push.hostPort });
}

/** What is kept once no server runs any more: jobs that wait, and up to when the device was told. */
async function left(): Promise<{ jobs: number; toldUntil: number }> {
  const kv = await openStore(`${processes.folder}/holdfast.kv`);
  const jobs = await listPendingJobs(kv);
  const owners = await Array.fromAsync(pushOwners(kv));
  kv.close();
  return { jobs: jobs.length, toldUntil: Date.parse(owners[0]?.devices[0]?.toldUntil ?? "") };
}

test("a server killed while a push service has its message sends it to nobody twice", async () => {
  await prepare();
  push.answer("hang");
  const first = await start();
  await expect.poll(() => push.arrived.length, { timeout: 10_000 }).toBe(1);
  await first.end("SIGKILL");
  const second = await start();
  await pause(TAKEN_OVER_MS);
  await second.end("SIGTERM");
  expect(push.arrived).toHaveLength(1);
  expect((await left()).jobs).toBe(0);
}, 180_000);

test(
  "however soon a server is killed, over and over, a device is told once or its claim is all that is left",
  async () => {
    const begun = Date.now();
    await prepare();
    for (const after of [0, 20, 60, 150, 400]) {
      const server = await start();
      await pause(after);
      await server.end("SIGKILL");
    }
    const last = await start();
    await pause(TAKEN_OVER_MS);
    await last.end("SIGTERM");
    expect(push.arrived.length).toBeLessThanOrEqual(1);
    expect(push.faults).toEqual([]);
    const { jobs, toldUntil } = await left();
    expect(jobs).toBe(0);
    expect(toldUntil).toBeGreaterThan(begun - 5 * MINUTE_MS);
  },
  180_000,
);
