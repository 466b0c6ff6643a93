import { keepPushDevice } from "../../kv/push_devices.ts";
import { vapidKeys } from "../../kv/secrets.ts";
import { createSession } from "../../kv/sessions.ts";
import type { Store } from "../../kv/store.ts";
import { FIREFOX } from "../kv/fixtures.ts";
import type { PushServer } from "./push_server.ts";
import { makeWatcher, type Watcher } from "./watched_change.ts";

const DAY_MS = 86_400_000;

/** An account with a watched page, and one device, "phone", that is told from `now` on. */
export async function makeToldDevice(
  kv: Store,
  push: PushServer,
  { now, endpoint, serverKey }: { now: Date; endpoint?: string; serverKey?: string },
): Promise<Watcher> {
  const watcher = await makeWatcher(kv, { now });
  const { userId } = watcher;
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
  return watcher;
}
