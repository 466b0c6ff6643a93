import type { AtomicOperation } from "@deno/kv";
import { activityRecord } from "./activity.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { type HeldJob, ours } from "./job_lease.ts";
import { keys } from "./keys.ts";
import { devicesIn, type PushDevice, setDevices, toDevice } from "./push_devices.ts";
import type { PushDeviceRecord } from "./push_records.ts";
import type { Store } from "./store.ts";

/**
 * Takes the right to tell a device of all that came up to `until`, before anything is sent; the next may go out from
 * `waitUntil` on. Answers the device as it was; null where it has ended, was told by somebody else meanwhile, or the
 * job is no longer ours.
 */
export async function claimSending(
  kv: Store,
  held: HeldJob,
  { id, since, until, waitUntil }: { id: string; since: string; until: string; waitUntil: number },
): Promise<PushDevice | null> {
  return await changeDevice(
    kv,
    { held, id, isOurs: ({ toldUntil }) => toldUntil === since },
    (device, write) => {
      if (device.jobId !== null && device.jobId !== held.jobId) {
        write.delete(keys.job(held.userId, device.jobId)).delete(keys.jobPayload(held.userId, device.jobId));
      }
      return { ...device, toldUntil: until, waitUntil, jobId: held.jobId };
    },
  );
}

/** Keeps that the message was taken. */
export async function noteSent(
  kv: Store,
  held: HeldJob,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await changeDevice(kv, { held, id }, (device) => ({
    ...device,
    sentAt: now.toISOString(),
    failures: 0,
    failure: null,
  }));
}

/** Keeps why a message was not taken; with `since` it is told again after the pause. */
export async function noteUnsent(
  kv: Store,
  held: HeldJob,
  { id, since, failure, waitUntil }: { id: string; since?: string; failure: string; waitUntil: number },
): Promise<void> {
  await changeDevice(kv, { held, id }, (device) => ({
    ...device,
    ...(since === undefined ? {} : { toldUntil: since }),
    failures: device.failures + 1,
    failure,
    waitUntil,
  }));
}

/** Ends a device whose push service takes no more, and says so in Recent Activity: nothing ends unseen. */
export async function endUnreachable(
  kv: Store,
  held: HeldJob,
  { id, text, now }: { id: string; text: string; now: Date },
): Promise<void> {
  await changeDevice(kv, { held, id }, (_device, write) => {
    const line = activityRecord({ kind: "update", text, link: "/settings#devices" }, now);
    write.set(keys.activity(held.userId, line.id), line);
    return null;
  });
}

interface Changing {
  held: HeldJob;
  id: string;
  isOurs?: (device: PushDeviceRecord) => boolean;
}

/** Changes a device while the job is ours, or ends it with null; answers it as it was, null where it is not there. */
async function changeDevice(
  kv: Store,
  { held, id, isOurs = () => true }: Changing,
  change: (device: PushDeviceRecord, write: AtomicOperation) => PushDeviceRecord | null,
): Promise<PushDevice | null> {
  return await untilCommitted(async () => {
    const [job, entry] = await kv.getMany([
      keys.job(held.userId, held.jobId),
      keys.pushDevices(held.userId),
    ]);
    const standing = devicesIn(entry.value);
    const device = standing.find((one) => one.id === id);
    if (ours(job.value, held) === null || device === undefined || !isOurs(device)) return null;
    const write = kv.atomic().check(job).check(entry);
    const changed = change(device, write);
    const left = standing.flatMap((one) => one.id !== id ? [one] : changed === null ? [] : [changed]);
    return (await setDevices(write, held.userId, left).commit()).ok ? toDevice(device) : CONTENDED;
  });
}
