import type { AtomicOperation } from "@deno/kv";
import { ConflictError, NotFoundError } from "../agents/domain/errors.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { keys } from "./keys.ts";
import { type PushDeviceRecord, PushDevicesRecord } from "./push_records.ts";
import { readable, SessionRecord } from "./records.ts";
import type { Device } from "./sessions.ts";
import type { Store } from "./store.ts";

/** A browser that is told when something matters. Times are ISO 8601 UTC. */
export type PushDevice = Omit<PushDeviceRecord, "jobId">;

/** What a browser hands out when it is switched on. */
export interface PushSubscribed {
  /** The hash of the endpoint. */
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  serverKey: string;
}

/** Devices that one account may have told at a time. */
export const MOST_PUSH_DEVICES = 10;

/**
 * Has a device told from now on; one that is told already goes on under the sign-in that asks. Throws NotFoundError where
 * that sign-in has ended, and ConflictError for one device too many.
 */
export async function keepPushDevice(
  kv: Store,
  { userId, jti, device, subscribed, now }: {
    userId: string;
    jti: string;
    device: Device;
    subscribed: PushSubscribed;
    now: Date;
  },
): Promise<void> {
  await untilCommitted(async () => {
    const [session, epoch, entry] = await kv.getMany([
      keys.session(userId, jti),
      keys.sessionEpoch(userId),
      keys.pushDevices(userId),
    ]);
    const isStanding = epoch.value !== null && readable(SessionRecord, session.value)?.epoch === epoch.value;
    if (!isStanding) throw new NotFoundError("This sign-in has ended");
    const standing = devicesIn(entry.value);
    const known = standing.find(({ id }) => id === subscribed.id);
    if (known === undefined && standing.length >= MOST_PUSH_DEVICES) {
      throw new ConflictError(
        `You can have ${MOST_PUSH_DEVICES} devices told. End one in Settings to add this one`,
      );
    }
    const at = now.toISOString();
    const fresh = {
      addedAt: at,
      toldUntil: at,
      sentAt: null,
      waitUntil: 0,
      failures: 0,
      failure: null,
      jobId: null,
    };
    const kept: PushDeviceRecord = { ...fresh, ...known, ...subscribed, jti, device };
    const others = standing.filter(({ id }) => id !== subscribed.id);
    const write = kv.atomic().check(session).check(epoch).check(entry);
    return (await setDevices(write, userId, [...others, kept]).commit()).ok ? undefined : CONTENDED;
  });
}

/** The devices of an account that are told, in the order in which they were switched on. */
export async function listPushDevices(kv: Store, userId: string): Promise<PushDevice[]> {
  const devices = devicesIn((await kv.get(keys.pushDevices(userId))).value);
  return devices.map(toDevice).toSorted((one, other) => one.addedAt.localeCompare(other.addedAt));
}

/** Ends one. False where there is none: ending it twice is ending it. */
export async function endPushDevice(kv: Store, userId: string, id: string): Promise<boolean> {
  return await untilCommitted(async () => {
    const entry = await kv.get(keys.pushDevices(userId));
    const standing = devicesIn(entry.value);
    const left = standing.filter((device) => device.id !== id);
    if (left.length === standing.length) return false;
    const write = setDevices(kv.atomic().check(entry), userId, left);
    return (await write.commit()).ok ? true : CONTENDED;
  });
}

/** Ends the devices of all sign-ins that `hasEnded`, with the commit that ends those. */
export async function endPushOf(
  kv: Store,
  write: AtomicOperation,
  { userId, hasEnded }: { userId: string; hasEnded: (jti: string) => boolean },
): Promise<void> {
  const entry = await kv.get(keys.pushDevices(userId));
  write.check(entry);
  if (entry.value === null) return;
  setDevices(write, userId, devicesIn(entry.value).filter(({ jti }) => !hasEnded(jti)));
}

/** Everybody who has a device told. */
export async function* pushOwners(kv: Store): AsyncGenerator<{ userId: string; devices: PushDevice[] }> {
  for await (const { key, value } of kv.list({ prefix: keys.allOf("push_devices") })) {
    yield { userId: String(key[1]), devices: devicesIn(value).map(toDevice) };
  }
}

export function devicesIn(value: unknown): PushDeviceRecord[] {
  return readable(PushDevicesRecord, value)?.devices ?? [];
}

/** An account without any keeps nothing. */
export function setDevices(
  write: AtomicOperation,
  userId: string,
  devices: PushDeviceRecord[],
): AtomicOperation {
  const record: PushDevicesRecord = { v: 1, devices };
  return devices.length === 0
    ? write.delete(keys.pushDevices(userId))
    : write.set(keys.pushDevices(userId), record);
}

export function toDevice({ jobId: _, ...device }: PushDeviceRecord): PushDevice {
  return device;
}
