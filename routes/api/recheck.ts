import type { Context } from "hono";
import { InvalidError } from "../../agents/domain/errors.ts";
import { countAttempt, endAttempts } from "../../kv/attempts.ts";
import { getPasswordHash } from "../../kv/users.ts";
import type { AppDeps, AppEnv } from "../deps.ts";

/** Whoever is signed in proves once more that it is them. Throws InvalidError at `field`, and RateLimitError. */
export async function recheck(
  { kv, now, passwords }: AppDeps,
  c: Context<AppEnv>,
  { field, password }: { field: string; password: string },
): Promise<void> {
  const userId = c.var.user.id;
  const who = { account: userId, client: c.var.client };
  await countAttempt(kv, who, now());
  if (!await passwords.verify(password, await getPasswordHash(kv, userId), c.var.client)) {
    throw new InvalidError(field, "This is not your current password");
  }
  await endAttempts(kv, who, now());
}
