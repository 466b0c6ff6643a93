import { encryptNotification } from "@block65/webcrypto-web-push";
import { importJWK, SignJWT } from "jose";
import { orTimeout } from "../agents/research/deadline.ts";
import { dnsLookup, guardTarget, type Lookup } from "../agents/research/guard.ts";
import { ReadingFailure } from "../agents/research/reading_failure.ts";
import { postOnce, type Receipt } from "../agents/research/request.ts";
import type { PushDevice } from "../kv/push_devices.ts";
import type { VapidKeys } from "../kv/secrets.ts";
import type { PushNotice } from "./api/contract.ts";
import type { Config } from "./config.ts";

/** What became of a message; `why` is a sentence for the person. */
export type Delivery =
  | { kind: "taken" }
  /** The browser has ended it. */
  | { kind: "gone" }
  /** Not this message, whoever asks how often. */
  | { kind: "refused"; why: string }
  /** `afterMs` is the push service's own word on when to come back, or null. */
  | { kind: "later"; why: string; afterMs: number | null };

type Subscription = Pick<PushDevice, "endpoint" | "p256dh" | "auth">;

export interface PushService {
  /** By which browsers and their push services know this server. */
  publicKey: string;
  /** Why nothing can be sent there, so far as can be told without asking anybody; null where it can. */
  wrongIn(subscription: Subscription): Promise<"endpoint" | "keys" | null>;
  /** Sends one message; never throws for what a push service does. */
  send(device: Subscription, notice: PushNotice): Promise<Delivery>;
}

interface PushSettings {
  keys: VapidKeys;
  /** Whom a push service can turn to: mailto: or https: (RFC 8292). */
  subject: string;
  /** "host:port" that may be sent to although they are private, and without https. */
  allowHosts: string[];
  now: () => Date;
  lookup?: Lookup;
  timeoutMs?: number;
}

const NOTHING: PushNotice = { title: "", body: "", path: "" };
const TEN_SECONDS = 10_000;
/** A device that is switched off for longer reads it in the feed. */
const KEPT_FOR_SECONDS = 3 * 24 * 3_600;
/** A message that nobody has seen yet gives way to the next one, at the push service as on the device. */
const TOPIC = "advisor";
/** RFC 8292 allows a day at most. */
const SIGNED_FOR_MS = 12 * 3_600_000;

/** Sends to browsers' push services behind the guard: public addresses, https, no redirects, no answer read. */
export function createPushService(settings: PushSettings): PushService {
  const { keys, allowHosts, now, lookup = dnsLookup, timeoutMs = TEN_SECONDS } = settings;
  const signingKey = importJWK({
    kty: "EC",
    crv: "P-256",
    ...coordinatesOf(keys.publicKey),
    d: keys.privateKey,
  }, "ES256");

  function isSafe(endpoint: string): boolean {
    const url = URL.parse(endpoint);
    if (url === null || url.username !== "" || url.password !== "") return false;
    return url.protocol === "https:" || (url.protocol === "http:" && allowHosts.includes(url.host));
  }

  async function post(device: Subscription, notice: PushNotice, signal: AbortSignal): Promise<Receipt> {
    const url = new URL(device.endpoint);
    const [body, token] = await Promise.all([sealed(device, notice), tokenFor(url.origin)]);
    const target = await orTimeout(guardTarget(url, allowHosts, lookup), signal);
    const headers = {
      authorization: `vapid t=${token}, k=${keys.publicKey}`,
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
      "content-length": String(body.length),
      ttl: String(KEPT_FOR_SECONDS),
      urgency: "normal",
      topic: TOPIC,
    };
    return await postOnce(target, { headers, body, signal });
  }

  async function tokenFor(audience: string): Promise<string> {
    return await new SignJWT().setProtectedHeader({ alg: "ES256", typ: "JWT" })
      .setAudience(audience).setSubject(settings.subject)
      .setIssuedAt(now()).setExpirationTime(new Date(now().getTime() + SIGNED_FOR_MS))
      .sign(await signingKey);
  }

  return {
    publicKey: keys.publicKey,
    async wrongIn(subscription) {
      if (!isSafe(subscription.endpoint)) return "endpoint";
      return await sealed(subscription, NOTHING).then(() => null, () => "keys");
    },
    async send(device, notice) {
      if (!isSafe(device.endpoint)) return later("Its push service has no safe address.");
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        return deliveryOf(await post(device, notice, signal), now());
      } catch (error) {
        if (signal.aborted) {
          return later(`Its push service did not answer in ${timeoutMs / 1000} seconds.`);
        }
        if (error instanceof ReadingFailure) return later("Its push service could not be reached.");
        throw error;
      }
    },
  };
}

/** As only this browser can open it (RFC 8291), padded: its length tells nothing. Throws for keys that are none. */
async function sealed(
  { endpoint, p256dh, auth }: Subscription,
  notice: PushNotice,
): Promise<Uint8Array<ArrayBuffer>> {
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
  return await encryptNotification(subscription, new TextEncoder().encode(JSON.stringify(notice)));
}

function deliveryOf({ status, retryAfter }: Receipt, now: Date): Delivery {
  if (status >= 200 && status < 300) return { kind: "taken" };
  if (status === 404 || status === 410) return { kind: "gone" };
  if (status === 413) return { kind: "refused", why: "Its push service found the message too large." };
  return { kind: "later", why: `Its push service answered ${status}.`, afterMs: pauseIn(retryAfter, now) };
}

function later(why: string): Delivery {
  return { kind: "later", why, afterMs: null };
}

/** Retry-After in milliseconds: seconds, or a date; null where it is neither. */
function pauseIn(retryAfter: string | null, now: Date): number | null {
  if (retryAfter === null) return null;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}

/** The two halves of an uncompressed point, as a JSON Web Key has them. */
function coordinatesOf(publicKey: string): { x: string; y: string } {
  const point = Uint8Array.fromBase64(publicKey, { alphabet: "base64url" });
  const half = (from: number) =>
    point.slice(from, from + 32).toBase64({ alphabet: "base64url", omitPadding: true });
  return { x: half(1), y: half(33) };
}

/** Whom push services can turn to: the address people see where it is a public one, else whoever administers it. */
export function pushSubject({ PUBLIC_URL, ADMIN_EMAIL }: Pick<Config, "PUBLIC_URL" | "ADMIN_EMAIL">): string {
  if (PUBLIC_URL?.startsWith("https:")) return PUBLIC_URL;
  return `mailto:${ADMIN_EMAIL ?? "holdfast@localhost"}`;
}
