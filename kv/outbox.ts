import { keys, newTimedId } from "./keys.ts";
import { MailRecord, readable } from "./records.ts";
import type { Store } from "./store.ts";

/** A mail that was written while no mail server is set up, for the admin to see. */
type Mail = Omit<ReturnType<typeof MailRecord.parse>, "v">;

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Keeps a mail for at least 30 days. */
export async function keepMail(
  kv: Store,
  { now, ...mail }: { to: string; subject: string; text: string; now: Date },
): Promise<Mail> {
  const kept = { ...mail, id: newTimedId(now), at: now.toISOString() };
  const key = keys.mail(kept.id);
  const record = MailRecord.parse({ v: 1, ...kept });
  const result = await kv.atomic().check({ key, versionstamp: null })
    .set(key, record, { expireIn: KEPT_MS }).commit();
  if (!result.ok) throw new Error("Cannot keep a mail: its id is taken");
  return kept;
}

/** When a mail is no longer kept, in milliseconds since 1970; null where it is unreadable. */
export function mailEnd(value: unknown): number | null {
  const record = readable(MailRecord, value);
  return record && Date.parse(record.at) + KEPT_MS;
}

/** The newest first. */
export async function listMail(kv: Store, limit = 50): Promise<Mail[]> {
  const mails: Mail[] = [];
  for await (const entry of kv.list({ prefix: keys.outbox() }, { limit, reverse: true })) {
    const record = readable(MailRecord, entry.value);
    if (record === null) continue;
    const { v: _, ...mail } = record;
    mails.push(mail);
  }
  return mails;
}
