import { createHash, randomBytes } from "node:crypto";
import type { LinkToken } from "../kv/tokens.ts";

const USER_ID_LENGTH = 36;

/** The token of a letter's link: nobody can guess it, and it says whose it is. */
export function newLinkToken(userId: string): string {
  return userId + randomBytes(32).toString("base64url");
}

/** Whose token it says it is, and the hash under which it would be kept. */
export function readLinkToken(token: string): LinkToken {
  const hash = createHash("sha256").update(token).digest("hex");
  return { userId: token.slice(0, USER_ID_LENGTH), hash };
}
