import { randomBytes } from "node:crypto";
import { UNLIMITED } from "../agents/domain/limits.ts";
import { normaliseEmail } from "../kv/keys.ts";
import { createUser, findUserByEmail, updateUser, type User } from "../kv/users.ts";
import type { AppDeps } from "./deps.ts";
import { createResetLink } from "./reset_link.ts";

/** As long as somebody may need who starts a server and is called away. */
const CLAIM_MINUTES = 24 * 60;

type Needed = Pick<AppDeps, "config" | "kv" | "now" | "passwords" | "publicUrl">;

/**
 * The link that makes ADMIN_EMAIL's account the administrator's, for whoever reads what the start prints; null where
 * no address is set or it is one already. Registering that address first gives nothing: a link to it proves it.
 */
export async function administratorLink(deps: Needed): Promise<string | null> {
  const { config: { ADMIN_EMAIL }, kv, now, passwords, publicUrl } = deps;
  if (ADMIN_EMAIL === undefined) return null;
  const user = await findUserByEmail(kv, ADMIN_EMAIL) ?? await createUser(kv, {
    email: ADMIN_EMAIL,
    full_name: "Administrator",
    company_name: "Holdfast",
    role: null,
    user_type: "free",
    subscription_tier: "free",
    max_journeys: UNLIMITED,
    passwordHash: await passwords.hash(randomBytes(32).toString("base64url")),
    now: now(),
  });
  if (user.user_type === "admin") return null;
  return await createResetLink({ kv, publicUrl, userId: user.id, minutes: CLAIM_MINUTES, now: now() });
}

/** Makes an account the administrator's whose address is ADMIN_EMAIL and was just proved by a link sent to it. */
export async function promoteAdministrator(deps: Needed, user: User): Promise<void> {
  const { ADMIN_EMAIL } = deps.config;
  if (ADMIN_EMAIL === undefined || normaliseEmail(ADMIN_EMAIL) !== user.email) return;
  const changes = { user_type: "admin", max_journeys: UNLIMITED };
  await updateUser(deps.kv, user.id, { changes, now: deps.now() });
}
