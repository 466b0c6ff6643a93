import { DAY_MS } from "../agents/domain/days.ts";
import { ConflictError, NotFoundError } from "../agents/domain/errors.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { keys, newTimedId } from "./keys.ts";
import { readable } from "./records.ts";
import { WatchedPageRecord, WatchSettingsRecord } from "./watch_records.ts";
import type { Store } from "./store.ts";

export type WatchedPage = Omit<WatchedPageRecord, "v" | "jobId">;

export interface NewWatchedPage {
  userId: string;
  journeyId: string;
  url: string;
  whose: WatchedPage["whose"];
  name: string;
  everyDays: number;
  now: Date;
}

/** Pages that one account may have watched at a time. */
export const MOST_WATCHED = 25;
export const USUAL_DAYS = 7;

/**
 * Has a page watched, for the first time at once. Throws NotFoundError without the journey, and ConflictError for an
 * address that is watched already or one too many.
 */
export async function watchPage(kv: Store, page: NewWatchedPage): Promise<WatchedPage> {
  const { userId, journeyId, now, ...named } = page;
  return await untilCommitted(async () => {
    const [journey, gate] = await kv.getMany([
      keys.journey({ userId, journeyId }),
      keys.watchSettings(userId),
    ]);
    if (journey.value === null) throw new NotFoundError("This journey does not exist");
    const standing = (await listWatched(kv, userId)).filter(({ state }) => state !== "ended");
    if (standing.some((other) => other.journeyId === journeyId && other.url === named.url)) {
      throw new ConflictError("This page is watched already");
    }
    if (standing.length >= MOST_WATCHED) {
      throw new ConflictError(`You can have ${MOST_WATCHED} pages watched. End one to add another`);
    }
    const record: WatchedPageRecord = {
      v: 1,
      id: newTimedId(now),
      journeyId,
      ...named,
      state: "watching",
      dueAt: now.getTime(),
      addedAt: now.toISOString(),
      readAt: null,
      differsSince: null,
      failure: null,
      jobId: null,
      readings: 0,
    };
    const settings = settingsIn(gate.value);
    const { ok } = await kv.atomic().check(journey).check(gate)
      .set(gate.key, { ...settings, revision: settings.revision + 1 })
      .set(keys.watchedPage(userId, record.id), record).commit();
    return ok ? toPage(record) : CONTENDED;
  });
}

/** An account's watched pages in the order in which they were added. */
export async function listWatched(kv: Store, userId: string): Promise<WatchedPage[]> {
  const entries = await Array.fromAsync(kv.list({ prefix: keys.ofUser("watched_pages", userId) }));
  return entries.flatMap(({ value }) => {
    const record = readable(WatchedPageRecord, value);
    return record === null ? [] : [toPage(record)];
  });
}

/**
 * Pauses, goes on, ends or changes the rhythm. What goes on after a pause is due at once, and once only. Throws
 * NotFoundError where there is no such page, and ConflictError for one that has ended.
 */
export async function changeWatched(
  kv: Store,
  { userId, id, now, ...change }:
    & { userId: string; id: string; now: Date }
    & Partial<
      Pick<WatchedPage, "state" | "everyDays">
    >,
): Promise<WatchedPage> {
  return await untilCommitted(async () => {
    const entry = await kv.get(keys.watchedPage(userId, id));
    const before = entry.value === null ? null : WatchedPageRecord.parse(entry.value);
    if (before === null) throw new NotFoundError("This page is not watched");
    if (before.state === "ended") throw new ConflictError("This page is no longer watched");
    const everyDays = change.everyDays ?? before.everyDays;
    const moved = before.dueAt + (everyDays - before.everyDays) * DAY_MS;
    const record = {
      ...before,
      state: change.state ?? before.state,
      everyDays,
      dueAt: before.differsSince !== null ? before.dueAt : Math.max(now.getTime(), moved),
    };
    return (await kv.atomic().check(entry).set(entry.key, record).commit()).ok ? toPage(record) : CONTENDED;
  });
}

/** Everybody's pages that are to be read by now. */
export async function* dueWatched(
  kv: Store,
  now: Date,
): AsyncGenerator<{ userId: string; page: WatchedPage }> {
  for await (const { key, value } of kv.list({ prefix: keys.watchedPages() })) {
    const record = readable(WatchedPageRecord, value);
    if (record === null || record.state !== "watching" || record.dueAt > now.getTime()) continue;
    yield { userId: String(key[1]), page: toPage(record) };
  }
}

/** The ids of everybody whom the advisor has ever watched a page for or told something, and who still has an account. */
export async function* watchOwners(kv: Store): AsyncGenerator<string> {
  for await (const { key } of kv.list({ prefix: keys.allWatchSettings() })) yield String(key[1]);
}

/** Whether an account gets the advisor's mail, and when it last got one. */
export async function watchSettings(kv: Store, userId: string): Promise<WatchSettingsRecord> {
  return settingsIn((await kv.get(keys.watchSettings(userId))).value);
}

/** Switches the advisor's mail, or its reading of feeds, on or off. Throws NotFoundError where the account is gone. */
export async function setAdvisor(
  kv: Store,
  userId: string,
  change: Partial<Pick<WatchSettingsRecord, "mail" | "trends">>,
): Promise<void> {
  await untilCommitted(async () => {
    const [user, entry] = await kv.getMany([keys.user(userId), keys.watchSettings(userId)]);
    if (user.value === null) throw new NotFoundError("This account no longer exists");
    const record = { ...settingsIn(entry.value), ...change };
    return (await kv.atomic().check(user).check(entry).set(entry.key, record).commit()).ok
      ? undefined
      : CONTENDED;
  });
}

/**
 * Takes the right to the letter after the one of `lastMailAt`: true for one caller only, and only while such letters are
 * wanted. Throws where nobody can read whether they are.
 */
export async function claimWatchMail(
  kv: Store,
  userId: string,
  { lastMailAt, now }: { lastMailAt: string | null; now: Date },
): Promise<boolean> {
  const [user, entry] = await kv.getMany([keys.user(userId), keys.watchSettings(userId)]);
  if (user.value === null || entry.value === null) return false;
  const settings = WatchSettingsRecord.parse(entry.value);
  if (!settings.mail || settings.lastMailAt !== lastMailAt) return false;
  const record = { ...settings, lastMailAt: now.toISOString() };
  return (await kv.atomic().check(user).check(entry).set(entry.key, record).commit()).ok;
}

/** What stands in a stored record, or the settings of somebody who has none. */
export function settingsIn(value: unknown): WatchSettingsRecord {
  return readable(WatchSettingsRecord, value) ??
    { v: 1, mail: true, trends: true, lastMailAt: null, revision: 0 };
}

function toPage({ v: _, jobId: _job, ...page }: WatchedPageRecord): WatchedPage {
  return page;
}
