import { Hono } from "hono";
import { ConflictError, InvalidError, NotFoundError } from "../../agents/domain/errors.ts";
import { endPushDevice, keepPushDevice, listPushDevices } from "../../kv/push_devices.ts";
import { deviceOf } from "../device.ts";
import type { AppDeps, AppEnv } from "../deps.ts";
import { body } from "./body.ts";
import { type PushDevicesAnswer, PushSubscriptionRequest } from "./contract.ts";

/** What to use instead of what a push service's message could not be made for. */
const USE = {
  endpoint: "Use the https address of a push service",
  keys: "Use the keys that the browser made: a point of P-256 and 16 bytes",
};

/** The browsers that are told when something matters: listed, switched on, and ended one by one. */
export function pushDeviceRoutes({ kv, now, push }: AppDeps) {
  return new Hono<AppEnv>()
    .get("/", async (c) => c.json(await answerFor(c.var.user.id)))
    .put("/", body(PushSubscriptionRequest), async (c) => {
      const { endpoint, keys: { p256dh, auth }, server_key: serverKey } = c.req.valid("json");
      if (serverKey !== push.publicKey) {
        throw new ConflictError("This server's keys have changed. Load the page again and try once more");
      }
      const wrong = await push.wrongIn({ endpoint, p256dh, auth });
      if (wrong !== null) throw new InvalidError(wrong, USE[wrong]);
      const { sub: userId, jti } = c.var.session;
      await keepPushDevice(kv, {
        userId,
        jti,
        device: deviceOf(c.req.header("user-agent")),
        subscribed: { id: await idOf(endpoint), endpoint, p256dh, auth, serverKey },
        now: now(),
      });
      return c.json(await answerFor(userId));
    })
    .delete("/:device", async (c) => {
      const isEnded = await endPushDevice(kv, c.var.user.id, c.req.param("device"));
      if (!isEnded) throw new NotFoundError("This device is not told any more");
      return c.json({ message: "This device is no longer told" });
    });

  async function answerFor(userId: string): Promise<PushDevicesAnswer> {
    const devices = await listPushDevices(kv, userId);
    return {
      server_key: push.publicKey,
      devices: devices.map(({ id, device: { browser, system }, addedAt, sentAt, failure }) => ({
        id,
        browser,
        system,
        added_at: addedAt,
        sent_at: sentAt,
        failure,
      })),
    };
  }
}

async function idOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return new Uint8Array(hash).toHex();
}
