import { CONTENDED, untilCommitted } from "./commit.ts";
import { keys } from "./keys.ts";
import { VapidKeysRecord } from "./push_records.ts";
import type { Store } from "./store.ts";

/** The secret that signs sign-in tokens: 64 hexadecimal characters, made at the first start and kept. */
export async function jwtSecret(kv: Store): Promise<string> {
  return await untilCommitted(async () => {
    const entry = await kv.get<string>(keys.secret("jwt"));
    if (entry.value !== null) return entry.value;
    const secret = crypto.getRandomValues(new Uint8Array(32)).toHex();
    const result = await kv.atomic().check(entry).set(entry.key, secret).commit();
    return result.ok ? secret : CONTENDED;
  });
}

/** What push services know this server by (RFC 8292), as base64url: an uncompressed point of P-256, and its number. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The keys that sign what is sent to browsers, made at the first start and kept: with others no browser hears us. */
export async function vapidKeys(kv: Store): Promise<VapidKeys> {
  return await untilCommitted(async () => {
    const entry = await kv.get(keys.secret("vapid"));
    if (entry.value !== null) return VapidKeysRecord.parse(entry.value);
    const made = { v: 1 as const, ...await makeVapidKeys() };
    return (await kv.atomic().check(entry).set(entry.key, made).commit()).ok ? made : CONTENDED;
  });
}

async function makeVapidKeys(): Promise<VapidKeys> {
  const pair = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign"]);
  const [point, { d: privateKey }] = await Promise.all([
    crypto.subtle.exportKey("raw", pair.publicKey),
    crypto.subtle.exportKey("jwk", pair.privateKey),
  ]);
  if (privateKey === undefined) throw new TypeError("A private key has no number");
  const publicKey = new Uint8Array(point).toBase64({ alphabet: "base64url", omitPadding: true });
  return { publicKey, privateKey };
}
