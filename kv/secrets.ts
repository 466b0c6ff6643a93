import { CONTENDED, untilCommitted } from "./commit.ts";
import { keys } from "./keys.ts";
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
