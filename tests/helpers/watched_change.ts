import { keys, newTimedId } from "../../kv/keys.ts";
import type { Store } from "../../kv/store.ts";
import { WatchChangeRecord } from "../../kv/watch_records.ts";
import { changeWatched, watchPage } from "../../kv/watched_pages.ts";
import { makeJourney, makeUser } from "../kv/fixtures.ts";

/** Somebody new whose watched page is read no more. */
export interface Watcher {
  userId: string;
  /** Keeps a change as two readings at this time would have. */
  find(at: Date): Promise<void>;
}

export async function makeWatcher(
  kv: Store,
  { now, email }: { now: Date; email?: string },
): Promise<Watcher> {
  const { id: userId } = await makeUser(kv, email);
  const { id: journeyId } = await makeJourney(kv, userId);
  const rival = { url: "https://rival.example/", whose: "rival" as const, name: "Rival", everyDays: 7 };
  const { id: pageId } = await watchPage(kv, { userId, journeyId, ...rival, now });
  await changeWatched(kv, { userId, id: pageId, state: "paused", now });

  async function find(at: Date): Promise<void> {
    const confirmedAt = at.toISOString();
    const record = WatchChangeRecord.parse({
      v: 1,
      id: newTimedId(at),
      journeyId,
      pageId,
      kind: "price",
      before: "£29",
      after: "£39",
      stoodAt: confirmedAt,
      seenAt: confirmedAt,
      confirmedAt,
      decision: "open",
      decidedAt: null,
      ignoredUntil: null,
    });
    await kv.set(keys.watchChange(userId, record.id), record);
  }

  return { userId, find };
}
