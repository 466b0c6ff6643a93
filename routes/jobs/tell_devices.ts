import { z } from "zod";
import { DAY_MS } from "../../agents/domain/days.ts";
import type { HeldJob } from "../../kv/job_lease.ts";
import type { JobHandler } from "../../kv/job_run.ts";
import { enqueueUnordered } from "../../kv/jobs.ts";
import { listPushDevices, type PushDevice, pushOwners } from "../../kv/push_devices.ts";
import { claimSending, endUnreachable, noteSent, noteUnsent } from "../../kv/push_sendings.ts";
import type { Store } from "../../kv/store.ts";
import { listWatched } from "../../kv/watched_pages.ts";
import type { Log } from "../log.ts";
import type { Delivery, PushService } from "../push_service.ts";
import { isQuiet, newsBetween } from "./advisor_news.ts";
import { noticeOf } from "./push_notice.ts";

/** The kind under which its jobs are queued. */
export const TELL_DEVICE = "tell_device";

interface TellJobs {
  kv: Store;
  push: Pick<PushService, "publicKey" | "prepare">;
  now: () => Date;
  log: Log;
}

/** Readings that end together are told together, and none is stored after its time was passed over. */
const SETTLED_AFTER_MS = 60_000;
/** A device is told at most once a day; what comes meanwhile is told with the next. */
const PAUSE_MS = DAY_MS;
const MINUTE_MS = 60_000;
/** Pauses after a message that was not taken, in minutes; the last again and again. */
const BACKOFF_MINUTES = [5, 30, 120, 360, 720, 1_440];
/** So many in a row, which takes five days, and the device has ended. */
const MOST_FAILURES = 10;

const Order = z.object({ deviceId: z.string() });

/** Queues a job for every device that has not been told of what the advisor found. */
export async function sweepDevices(kv: Store, now: Date): Promise<void> {
  for await (const { userId, devices } of pushOwners(kv)) {
    for (const device of devices) {
      if (isResting(device, now)) continue;
      const news = await newsBetween(kv, userId, { since: device.toldUntil, until: settledAt(now) });
      if (isQuiet(news)) continue;
      const { id: deviceId } = device;
      const job = { userId, journeyId: null, kind: TELL_DEVICE, about: deviceId, payload: { deviceId }, now };
      await enqueueUnordered(kv, job);
    }
  }
}

/**
 * Tells one device what is new. The right to do so is taken when all is ready and before it is sent, so that a process
 * that dies in between may lose one message and doubles none. What a push service did not take is sent again after a
 * pause, under the same topic: the one takes the other's place.
 */
export function tellHandler({ kv, push, now, log }: TellJobs): JobHandler {
  return async function tellDevice({ job, held, payload }) {
    const { deviceId: id } = Order.parse(payload);
    const at = now();
    const device = (await listPushDevices(kv, job.userId)).find((one) => one.id === id);
    if (device === undefined || isResting(device, at)) return;
    if (device.serverKey !== push.publicKey) {
      await endDevice(held, device, "this server has other keys now");
      return;
    }
    const { toldUntil: since } = device;
    const until = settledAt(at);
    const news = await newsBetween(kv, job.userId, { since, until });
    const notice = noticeOf(news, await listWatched(kv, job.userId));
    if (notice === null) return;
    const send = await push.prepare(device, notice);
    const claim = { id, since, until, waitUntil: at.getTime() + PAUSE_MS };
    if (await claimSending(kv, held, claim) === null) return;
    await settle(held, device, await send());
  };

  async function settle(held: HeldJob, device: PushDevice, delivery: Delivery): Promise<void> {
    const { id, toldUntil: since, failures } = device;
    if (delivery.kind === "taken") return await noteSent(kv, held, { id, now: now() });
    if (delivery.kind === "gone") return await endDevice(held, device, "its browser has ended it");
    log("warn", "a device was not told", { service: hostOf(device), why: delivery.why });
    if (delivery.kind === "refused") {
      const waitUntil = now().getTime() + PAUSE_MS;
      return await noteUnsent(kv, held, { id, failure: delivery.why, waitUntil });
    }
    if (failures + 1 >= MOST_FAILURES) {
      return await endDevice(held, device, "its push service has not taken a message for days");
    }
    const waitUntil = now().getTime() + pauseAfter(failures, delivery.afterMs);
    await noteUnsent(kv, held, { id, since, failure: delivery.why, waitUntil });
  }

  async function endDevice(held: HeldJob, { id, device }: PushDevice, why: string): Promise<void> {
    const name = [device.browser, device.system].filter((part) => part !== null).join(" on ") || "A device";
    const text = `${name} is no longer told: ${why}. You can switch it on there again`;
    await endUnreachable(kv, held, { id, text, now: now() });
  }
}

function settledAt(now: Date): string {
  return new Date(now.getTime() - SETTLED_AFTER_MS).toISOString();
}

/** A pause that is longer than any of ours was set by a clock that has been put back since. */
function isResting({ waitUntil }: PushDevice, now: Date): boolean {
  const left = waitUntil - now.getTime();
  return left > 0 && left <= PAUSE_MS;
}

/** At least what the push service asks for, from a minute to a day. */
function pauseAfter(failures: number, askedMs: number | null): number {
  const ours = (BACKOFF_MINUTES[failures] ?? BACKOFF_MINUTES.at(-1) ?? 0) * MINUTE_MS;
  return Math.min(PAUSE_MS, Math.max(MINUTE_MS, askedMs ?? ours));
}

/** A push service's host says whose browser it is; the rest of the address is a secret. */
function hostOf({ endpoint }: PushDevice): string {
  return URL.parse(endpoint)?.host ?? "";
}
