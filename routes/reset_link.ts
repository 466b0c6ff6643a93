import { createResetToken } from "../kv/tokens.ts";
import type { Store } from "../kv/store.ts";
import { newLinkToken, readLinkToken } from "./link_token.ts";

interface NewLink {
  kv: Store;
  publicUrl: string;
  userId: string;
  minutes: number;
  now: Date;
}

/** Makes the address at which an account's password is chosen anew. Only a hash is kept: the database opens nothing. */
export async function createResetLink({ kv, publicUrl, userId, minutes, now }: NewLink): Promise<string> {
  const token = newLinkToken(userId);
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await createResetToken(kv, { ...readLinkToken(token), expiresAt, now });
  return `${publicUrl}/reset-password?token=${token}`;
}
