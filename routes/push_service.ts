import { encryptNotification } from "@block65/webcrypto-web-push";
import { SignJWT } from "jose";
import { orTimeout } from "../agents/research/deadline.ts";
import { dnsLookup, guardTarget, type Lookup } from "../agents/research/guard.ts";
import { ReadingFailure } from "../agents/research/reading_failure.ts";
import { postOnce, type Receipt } from "../agents/research/request.ts";
import type { PushDevice } from "../kv/push_devices.ts";
import type { VapidKeys } from "../kv/secrets.ts";
import type { PushNotice } from "./api/contract.ts";
import { type Config, ConfigError } from "./config.ts";

/** What became of a message; `why` is a sentence for the person. */
export type Delivery =
  | { kind: "taken" }
  /** The browser has ended it. */
  | { kind: "gone" }
  /** Not this message, whoever asks how often. */
  | { kind: "refused"; why: string }
  | Later;

/** Not now; `afterMs` is the push service's own word on when to come back, or null. */
interface Later {
  kind: "later";
  why: string;
  afterMs: number | null;
}

type Subscription = Pick<PushDevice, "endpoint" | "p256dh" | "auth">;

export interface PushService {
  /** By which browsers and their push services know this server. */
  publicKey: string;
  /** Why nothing can be sent there, so far as can be told without asking anybody; null where it can. */
  wrongIn(subscription: Subscription): Promise<"endpoint" | "keys" | null>;
  /**
   * Seals and signs one message and finds its push service; what is answered sends it. Neither throws for what a push
   * service does.
   */
  prepare(device: Subscription, notice: PushNotice): Promise<() => Promise<Delivery>>;
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

/**
 * Sends to browsers' push services behind the guard: public addresses, https, no redirects, no answer read. Throws
 * ConfigError for keys that are no pair: no push service would take what they sign.
 */
export async function createPushService(settings: PushSettings): Promise<PushService> {
  const { keys, allowHosts, now, lookup = dnsLookup, timeoutMs = TEN_SECONDS } = settings;
  const signingKey = await signingKeyOf(keys);

  function isSafe(endpoint: string): boolean {
    const url = URL.parse(endpoint);
    if (url === null || url.username !== "" || url.password !== "") return false;
    return url.protocol === "https:" || (url.protocol === "http:" && allowHosts.includes(url.host));
  }

  async function prepare(device: Subscription, notice: PushNotice): Promise<() => Promise<Delivery>> {
    const url = new URL(device.endpoint);
    const [body, token] = await Promise.all([sealed(device, notice), tokenFor(url.origin)]);
    const headers = {
      authorization: `vapid t=${token}, k=${keys.publicKey}`,
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
      "content-length": String(body.length),
      ttl: String(KEPT_FOR_SECONDS),
      urgency: "normal",
      topic: TOPIC,
    };
    const target = await inTime((signal) => orTimeout(guardTarget(url, allowHosts, lookup), signal));
    return async () => {
      if ("kind" in target) return target;
      const receipt = await inTime((signal) => postOnce(target, { headers, body, signal }));
      return "kind" in receipt ? receipt : deliveryOf(receipt, now());
    };
  }

  /** What comes of a step on the network, or why the message has to wait. */
  async function inTime<T extends object>(step: (signal: AbortSignal) => Promise<T>): Promise<T | Later> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await step(signal);
    } catch (error) {
      if (signal.aborted) return later(`Its push service did not answer in ${timeoutMs / 1000} seconds.`);
      if (error instanceof ReadingFailure) return later("Its push service could not be reached.");
      throw error;
    }
  }

  async function tokenFor(audience: string): Promise<string> {
    return await new SignJWT().setProtectedHeader({ alg: "ES256", typ: "JWT" })
      .setAudience(audience).setSubject(settings.subject)
      .setIssuedAt(now()).setExpirationTime(new Date(now().getTime() + SIGNED_FOR_MS))
      .sign(signingKey);
  }

  return {
    publicKey: keys.publicKey,
    async wrongIn(subscription) {
      if (!isSafe(subscription.endpoint)) return "endpoint";
      return await sealed(subscription, NOTHING).then(() => null, () => "keys");
    },
    async prepare(device, notice) {
      if (isSafe(device.endpoint)) return await prepare(device, notice);
      return () => Promise.resolve(later("Its push service has no safe address."));
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

function later(why: string): Later {
  return { kind: "later", why, afterMs: null };
}

/** Retry-After in milliseconds: seconds, or a date; null where it is neither. */
function pauseIn(retryAfter: string | null, now: Date): number | null {
  if (retryAfter === null) return null;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}

async function signingKeyOf({ publicKey, privateKey }: VapidKeys): Promise<CryptoKey> {
  const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  try {
    const point = Uint8Array.fromBase64(publicKey, { alphabet: "base64url" });
    const half = (from: number) =>
      point.slice(from, from + 32).toBase64({ alphabet: "base64url", omitPadding: true });
    const jwk = { kty: "EC", crv: "P-256", x: half(1), y: half(33) };
    const signing = await crypto.subtle.importKey("jwk", { ...jwk, d: privateKey }, algorithm, false, [
      "sign",
    ]);
    const proving = await crypto.subtle.importKey("jwk", jwk, algorithm, false, ["verify"]);
    const signature = await crypto.subtle.sign(algorithm, signing, point);
    if (await crypto.subtle.verify(algorithm, proving, signature, point)) return signing;
  } catch {
    // What cannot be taken for a key is told as what belongs to another one.
  }
  throw new ConfigError(
    "Holdfast did not start. VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair: make one with " +
      "`npx web-push generate-vapid-keys`, or leave both out and Holdfast makes its own",
  );
}

/** Whom push services can turn to: the address people see where it is a public one, else whoever administers it. */
export function pushSubject({ PUBLIC_URL, ADMIN_EMAIL }: Pick<Config, "PUBLIC_URL" | "ADMIN_EMAIL">): string {
  if (PUBLIC_URL?.startsWith("https:")) return PUBLIC_URL;
  return `mailto:${ADMIN_EMAIL ?? "holdfast@localhost"}`;
}
