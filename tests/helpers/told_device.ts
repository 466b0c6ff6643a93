import { keys, newTimedId } from "../../kv/keys.ts";
import { keepPushDevice } from "../../kv/push_devices.ts";
import { vapidKeys } from "../../kv/secrets.ts";
import { createSession } from "../../kv/sessions.ts";
import type { Store } from "../../kv/store.ts";
import { WatchChangeRecord } from "../../kv/watch_records.ts";
import { changeWatched, watchPage } from "../../kv/watched_pages.ts";
import { FIREFOX, makeJourney, makeUser } from "../kv/fixtures.ts";
import type { PushServer } from "./push_server.ts";

const DAY_MS = 86_400_000;

export interface ToldDevice {
  userId: string;
  /** Keeps a change as two readings at this time would have. */
  find(at: Date): Promise<void>;
}

/** An account with a watched page, and one device, "phone", that is told from `now` on. */
export async function makeToldDevice(
  kv: Store,
  push: PushServer,
  { now, endpoint, serverKey }: { now: Date; endpoint?: string; serverKey?: string },
): Promise<ToldDevice> {
  const { id: userId } = await makeUser(kv);
  const { id: journeyId } = await makeJourney(kv, userId);
  const rival = { url: "https://rival.example/", whose: "rival" as const, name: "Rival", everyDays: 7 };
  const { id: pageId } = await watchPage(kv, { userId, journeyId, ...rival, now });
  await changeWatched(kv, { userId, id: pageId, state: "paused", now });
  const expiresAt = new Date(now.getTime() + DAY_MS);
  const jti = await createSession(kv, { userId, device: FIREFOX, expiresAt, now });
  const browser = await push.newBrowser();
  const subscribed = {
    id: "phone",
    endpoint: endpoint ?? browser.endpoint,
    ...browser.keys,
    serverKey: serverKey ?? (await vapidKeys(kv)).publicKey,
  };
  await keepPushDevice(kv, { userId, jti, device: FIREFOX, subscribed, now });

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
