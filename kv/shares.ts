import { createHash, randomBytes } from "node:crypto";
import type { AtomicOperation } from "@deno/kv";
import { NotFoundError } from "../agents/domain/errors.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { type JourneyRef, keys } from "./keys.ts";
import { SharedRecord, ShareRecord } from "./records.ts";
import type { Store } from "./store.ts";

const TOKEN_BYTES = 32;

/** A link through which anybody may read a journey's anchors. */
export interface Share {
  token: string;
  /** ISO 8601 UTC. */
  createdAt: string;
}

/** The journey's link, made now unless it has one. Throws NotFoundError when there is no such journey. */
export async function openShare(kv: Store, ref: JourneyRef, now: Date): Promise<Share> {
  return await untilCommitted(async () => {
    const [journey, share] = await kv.getMany([keys.journey(ref), keys.share(ref)]);
    if (journey.value === null) throw new NotFoundError("This journey does not exist");
    if (share.value !== null) return shareOf(share.value);
    const token = randomBytes(TOKEN_BYTES).toString("base64url");
    const record: ShareRecord = { v: 1, token, createdAt: now.toISOString() };
    const shared: SharedRecord = { v: 1, ...ref };
    const result = await kv.atomic()
      .check({ key: journey.key, versionstamp: journey.versionstamp }).check(share)
      .set(share.key, record)
      .set(keys.shared(hashOf(token)), shared)
      .commit();
    return result.ok ? shareOf(record) : CONTENDED;
  });
}

/** The journey's link, or null. */
export async function getShare(kv: Store, ref: JourneyRef): Promise<Share | null> {
  const { value } = await kv.get(keys.share(ref));
  return value === null ? null : shareOf(value);
}

/** Ends the journey's link at once; true where there was one. */
export async function closeShare(kv: Store, ref: JourneyRef): Promise<boolean> {
  return await untilCommitted(async () => {
    const share = await kv.get(keys.share(ref));
    if (share.value === null) return false;
    const write = kv.atomic().check(share);
    withdrawShare(write, ref, share.value);
    return (await write.commit()).ok ? true : CONTENDED;
  });
}

/** Adds the end of a link to a write that takes away what it leads to; `record` is what stood at its key. */
export function withdrawShare(write: AtomicOperation, ref: JourneyRef, record: unknown): void {
  write.delete(keys.share(ref)).delete(keys.shared(hashOf(ShareRecord.parse(record).token)));
}

/** Which journey a link leads to, or null for a link that is unknown or was ended. */
export async function findShared(kv: Store, token: string): Promise<JourneyRef | null> {
  const { value } = await kv.get(keys.shared(hashOf(token)));
  if (value === null) return null;
  const { userId, journeyId } = SharedRecord.parse(value);
  return { userId, journeyId };
}

function shareOf(value: unknown): Share {
  const { token, createdAt } = ShareRecord.parse(value);
  return { token, createdAt };
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
