import { createHash, randomBytes } from "node:crypto";
import { createResetToken, type ResetToken } from "../kv/tokens.ts";
import type { Store } from "../kv/store.ts";

const USER_ID_LENGTH = 36;

interface NewLink {
  kv: Store;
  publicUrl: string;
  userId: string;
  minutes: number;
  now: Date;
}

/** Makes the address at which an account's password is chosen anew. Only a hash is kept: the database opens nothing. */
export async function createResetLink({ kv, publicUrl, userId, minutes, now }: NewLink): Promise<string> {
  const token = newToken(userId);
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await createResetToken(kv, { ...readResetToken(token), expiresAt, now });
  return `${publicUrl}/reset-password?token=${token}`;
}

/** A token that nobody can guess, and that says whose it is. */
export function newToken(userId: string): string {
  return userId + randomBytes(32).toString("base64url");
}

/** Whose token it says it is, and the hash under which it would be kept. */
export function readResetToken(token: string): ResetToken {
  const hash = createHash("sha256").update(token).digest("hex");
  return { userId: token.slice(0, USER_ID_LENGTH), hash };
}
