import { ConflictError, InvalidError, RateLimitError } from "../agents/domain/errors.ts";
import { askEmailChange, emailOfLink, takeNewEmail } from "../kv/email_changes.ts";
import { normaliseEmail } from "../kv/keys.ts";
import { mayWriteLetter } from "../kv/letters.ts";
import type { User } from "../kv/users.ts";
import type { AppDeps } from "./deps.ts";
import { fill } from "../islands/words.ts";
import { newLinkToken, readLinkToken } from "./link_token.ts";
import { WORDS } from "./words/words.ts";

const { letters } = WORDS.en;
const LINK_MINUTES = 60;
const HOUR_SECONDS = 3600;
const ENDED = "This link is no longer valid. Ask for a new one in Settings";
const NO_MAIL =
  "Nobody could prove the new address: this Holdfast sends no mail. Whoever runs it sets SMTP_URL, or makes you a " +
  "new account and you take your data along (Settings, Export my data)";
const ADMINISTRATOR =
  "This address is the administrator's. Set ADMIN_EMAIL to the new one where Holdfast runs and start it again; its " +
  "administrator can then take it over";

/** What a change of address needs of the program. */
export type EmailDeps = Pick<AppDeps, "config" | "kv" | "mail" | "now" | "publicUrl">;

/**
 * Sends a link to the new address, and word of it to the old one. Nothing changes before the link is used. Throws
 * ConflictError without mail, for ADMIN_EMAIL's account and for an address that is taken, InvalidError for the one that stands.
 */
export async function askForEmail(deps: EmailDeps, user: User, email: string): Promise<void> {
  const { config, kv, mail, now, publicUrl } = deps;
  if (config.SMTP_URL === undefined) throw new ConflictError(NO_MAIL);
  // Whoever proves ADMIN_EMAIL becomes the administrator: an address that nobody holds any more must not be that one.
  if (config.ADMIN_EMAIL !== undefined && normaliseEmail(config.ADMIN_EMAIL) === user.email) {
    throw new ConflictError(ADMINISTRATOR);
  }
  if (normaliseEmail(email) === user.email) throw new InvalidError("email", "This is your address already");
  if (!await mayWriteLetter(kv, user.id, { why: "email", now: now() })) {
    throw new RateLimitError(HOUR_SECONDS);
  }
  const name = user.full_name;
  const token = newLinkToken(user.id);
  const expiresAt = new Date(now().getTime() + LINK_MINUTES * 60_000);
  await askEmailChange(kv, readLinkToken(token), { email, expiresAt, now: now() });
  await mail({
    to: email,
    subject: letters.confirmAddress.subject,
    text: fill(letters.confirmAddress.text, {
      name,
      minutes: LINK_MINUTES,
      link: `${publicUrl}/confirm-email?token=${token}`,
    }),
  });
  await mail({
    to: user.email,
    subject: letters.addressToChange.subject,
    text: fill(letters.addressToChange.text, { name, settings: `${publicUrl}/settings` }),
  });
}

/** The address that a link would give an account, or null. */
export function emailBehind({ kv, now }: EmailDeps, token: string): Promise<string | null> {
  return emailOfLink(kv, readLinkToken(token), now());
}

/** Changes the address, ends every sign-in and every earlier link, and tells the old address. Throws InvalidError. */
export async function confirmEmail({ kv, mail, now }: EmailDeps, token: string): Promise<string> {
  const changed = await takeNewEmail(kv, readLinkToken(token), now());
  if (changed === null) throw new InvalidError("token", ENDED);
  await mail({
    to: changed.from,
    ...letters.addressChanged,
  });
  return changed.to;
}
