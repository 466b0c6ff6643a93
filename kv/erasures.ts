import type { KvKey } from "@deno/kv";
import { z } from "zod";
import { NotFoundError } from "../agents/domain/errors.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { forgetAttempts } from "./attempts.ts";
import { type JourneyRef, keys, normaliseEmail, OWNED_BY_JOURNEY, OWNED_BY_USER, partsOf } from "./keys.ts";
import { deletePrefix } from "./large_value.ts";
import { JourneyRecord, UserRecord } from "./records.ts";
import { noteResidue } from "./residue.ts";
import { closeShare, withdrawShare } from "./shares.ts";
import type { Store } from "./store.ts";

/** All that an erasure reads of a record: one that cannot be read otherwise must go too. */
const Addressed = z.looseObject({ to: z.string() });
const Erased = z.object({ email: z.string() });
const HangsOn = z.looseObject({ journeyId: z.string().nullable() });

/**
 * Deletes a journey with its messages, anchors, consultations, jobs and documents. It is gone at once and
 * frees its active place; the month's use stays. Throws NotFoundError when there is none.
 */
export async function deleteJourney(kv: Store, userId: string, journeyId: string): Promise<void> {
  const ref = { userId, journeyId };
  await untilCommitted(async () => {
    const [journey, active, share] = await kv.getMany<[unknown, number, unknown]>([
      keys.journey(ref),
      keys.activeJourneys(userId),
      keys.share(ref),
    ]);
    if (journey.value === null) throw new NotFoundError("This journey does not exist");
    const write = kv.atomic().check(journey).check(share).delete(journey.key)
      .delete(keys.openTurn(ref))
      .set(keys.erasure(userId, journeyId), true);
    if (share.value !== null) withdrawShare(write, ref, share.value);
    if (JourneyRecord.parse(journey.value).active) {
      write.check(active).set(active.key, Math.max(0, (active.value ?? 0) - 1));
    }
    return (await write.commit()).ok ? undefined : CONTENDED;
  });
  await eraseJourney(kv, ref);
  await noteResidue(kv);
}

/** Deletes an account and everything it owns. Sign-in ends at once. Throws NotFoundError when there is none. */
export async function deleteUser(kv: Store, userId: string): Promise<void> {
  await untilCommitted(async () => {
    const entry = await kv.get(keys.user(userId));
    if (entry.value === null) throw new NotFoundError("This account no longer exists");
    const { email } = UserRecord.parse(entry.value);
    const result = await kv.atomic().check(entry).delete(entry.key)
      .delete(keys.userByEmail(email))
      .delete(keys.password(userId))
      .delete(keys.sessionEpoch(userId))
      .delete(keys.activeJourneys(userId))
      .set(keys.erasure(userId, "*"), { email })
      .commit();
    return result.ok ? undefined : CONTENDED;
  });
  await finishErasure(kv, userId);
}

/** Carries on with erasures that a crash cut short. */
export async function resumeErasures(kv: Store): Promise<void> {
  for await (const { key } of kv.list({ prefix: keys.erasures() })) {
    const [userId, journeyId] = [String(key[1]), String(key[2])];
    if (journeyId === "*") await finishErasure(kv, userId);
    else await eraseJourney(kv, { userId, journeyId });
  }
}

/** Everything here is out of reach already, so it may be removed in any order and more than once. */
async function eraseJourney(kv: Store, ref: JourneyRef): Promise<void> {
  const { userId, journeyId } = ref;
  for (const entity of OWNED_BY_JOURNEY) {
    await deletePrefix(kv, keys.ofJourney(entity, ref));
    await deletePrefix(kv, partsOf(keys.ofJourney(entity, ref)));
  }
  await deleteWithParts(kv, keys.state(ref));
  await deleteWithParts(kv, keys.writing(ref));
  for (
    const entity of [
      "jobs",
      "documents",
      "consultations",
      "activity",
      "watched_pages",
      "watch_captures",
      "watch_changes",
    ] as const
  ) {
    for await (const { key, value } of kv.list({ prefix: keys.ofUser(entity, userId) })) {
      if (HangsOn.safeParse(value).data?.journeyId !== journeyId) continue;
      if (entity === "jobs") await eraseJob(kv, userId, key);
      else await deleteWithParts(kv, key);
    }
  }
  await kv.atomic().delete(keys.consultantMemory(ref)).delete(keys.reviewNotice(ref))
    .delete(keys.trendReading(ref)).delete(keys.trendFeeds(ref))
    .delete(keys.reminder(ref))
    .delete(keys.erasure(userId, journeyId))
    .commit();
}

async function finishErasure(kv: Store, userId: string): Promise<void> {
  const { value } = await kv.get(keys.erasure(userId, "*"));
  const email = Erased.safeParse(value).data?.email;
  if (email !== undefined) await eraseAddress(kv, email);
  await forgetAttempts(kv, userId);
  await eraseUser(kv, userId);
  await noteResidue(kv);
}

/** What is kept under a person's address and not under their id: letters that wait, and tries at the password. */
export async function eraseAddress(kv: Store, email: string): Promise<void> {
  for await (const { key, value } of kv.list({ prefix: keys.outbox() })) {
    const to = Addressed.safeParse(value).data?.to;
    if (to !== undefined && normaliseEmail(to) === email) await kv.atomic().delete(key).commit();
  }
  await forgetAttempts(kv, email);
}

async function eraseUser(kv: Store, userId: string): Promise<void> {
  for await (const { key } of kv.list({ prefix: keys.ofUser("jobs", userId) })) {
    await eraseJob(kv, userId, key);
  }
  for await (const { key } of kv.list({ prefix: keys.ofUser("shares", userId) })) {
    await closeShare(kv, { userId, journeyId: String(key.at(-1)) });
  }
  for (const entity of OWNED_BY_USER) await deletePrefix(kv, keys.ofUser(entity, userId));
  await kv.atomic().delete(keys.erasure(userId, "*")).commit();
}

async function eraseJob(kv: Store, userId: string, key: KvKey): Promise<void> {
  const jobId = String(key.at(-1));
  const write = kv.atomic().delete(key).delete(keys.pendingJob(jobId));
  for await (const { key, value } of kv.list<string>({ prefix: keys.ofUser("jobs_by_dedupe", userId) })) {
    if (value === jobId) write.delete(key);
  }
  await write.commit();
  await deleteWithParts(kv, keys.jobPayload(userId, jobId));
}

async function deleteWithParts(kv: Store, key: KvKey): Promise<void> {
  await kv.atomic().delete(key).commit();
  await deletePrefix(kv, partsOf(key));
}
