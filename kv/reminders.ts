import { DAY_MS } from "../agents/domain/days.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { type JourneyRef, keys } from "./keys.ts";
import { JourneyRecord, readable, ReminderRecord } from "./records.ts";
import type { Store } from "./store.ts";
import type { LinkToken } from "./tokens.ts";
import { toUser, type User } from "./users.ts";

/** How long a founder has been silent before the first and the second letter. There is no third. */
const SILENCES_MS = [DAY_MS, 5 * DAY_MS];
/** Between the two, however long nobody looked: whoever sleeps for months sends one and not both. */
const APART_MS = 4 * DAY_MS;
/** Nobody is written to about what they left longer ago, such as on the day a mail server is set up. */
const FORGOTTEN_MS = 90 * DAY_MS;
/** The opening, and with it one answer at least: who never answered has not stopped in the middle. */
const FEWEST_MESSAGES = 2;

/** The journeys that their founders stopped in the middle of and may be reminded of by now. */
export async function* dueReminders(kv: Store, now: Date): AsyncGenerator<JourneyRef> {
  for await (const journey of lastUsedJourneys(kv)) {
    if (!isDue(journey, [], now)) continue;
    const ref = { userId: journey.userId, journeyId: journey.id };
    if (isDue(journey, sentIn((await kv.get(keys.reminder(ref))).value), now)) yield ref;
  }
}

/** Of each founder the journey that was used last, complete or not: who works on another one is not silent. */
async function* lastUsedJourneys(kv: Store): AsyncGenerator<JourneyRecord> {
  let last: JourneyRecord | null = null;
  for await (const { value } of kv.list({ prefix: keys.journeys() })) {
    const record = readable(JourneyRecord, value);
    if (record === null || record.messageCount < FEWEST_MESSAGES) continue;
    if (last !== null && last.userId !== record.userId) yield last;
    if (last?.userId !== record.userId || record.usedAt > last.usedAt) last = record;
  }
  if (last !== null) yield last;
}

/** `sent` is null where nobody can tell what was sent: then nothing is. */
function isDue({ active, usedAt }: JourneyRecord, sent: number[] | null, now: Date): boolean {
  const wanted = sent === null ? undefined : SILENCES_MS[sent.length];
  const silence = now.getTime() - Date.parse(usedAt);
  const last = sent?.at(-1) ?? -Infinity;
  return active && wanted !== undefined && silence >= wanted && silence <= FORGOTTEN_MS &&
    now.getTime() - last >= APART_MS;
}

function sentIn(value: unknown): number[] | null {
  return value === null ? [] : readable(ReminderRecord, value)?.sent ?? null;
}

/**
 * Takes the right to one letter, whose link has this hash: for one caller only, and before the letter is sent, so that
 * it may be lost with a process that dies and is never sent twice. Null where it is not due any more, was taken by
 * another, or is not wanted.
 */
export async function claimReminder(
  kv: Store,
  ref: JourneyRef,
  { hash, expiresAt, now }: { hash: string; expiresAt: Date; now: Date },
): Promise<{ user: User; isLast: boolean } | null> {
  const [account, epoch, journey, entry] = await kv.getMany<[unknown, number, unknown, unknown]>([
    keys.user(ref.userId),
    keys.sessionEpoch(ref.userId),
    keys.journey(ref),
    keys.reminder(ref),
  ]);
  const user = toUser(account.value);
  const record = readable(JourneyRecord, journey.value);
  const sent = sentIn(entry.value);
  if (!user?.reminders || epoch.value === null || record === null || sent === null) return null;
  if (!isDue(record, sent, now)) return null;
  const next: ReminderRecord = {
    v: 1,
    sent: [...sent, now.getTime()],
    link: { hash, epoch: epoch.value, expiresAt: expiresAt.getTime() },
  };
  const { ok } = await kv.atomic().check(account).check(epoch).check(journey).check(entry)
    .set(entry.key, next).commit();
  return ok ? { user, isLast: next.sent.length === SILENCES_MS.length } : null;
}

/** The journey that a letter's link leads to; null where the link is unknown, used, ended or past its expiry. */
export async function journeyOfLink(kv: Store, token: LinkToken, now: Date): Promise<JourneyRef | null> {
  return (await readLink(kv, token, now))?.ref ?? null;
}

/** Uses a letter's link up; null where it is no longer valid. Of two at once one uses it. */
export async function takeReminderLink(
  kv: Store,
  token: LinkToken,
  now: Date,
): Promise<JourneyRef | null> {
  return await untilCommitted(async () => {
    const read = await readLink(kv, token, now);
    if (read === null) return null;
    const { entry, record, ref } = read;
    const { ok } = await kv.atomic().check(entry).set(entry.key, { ...record, link: null }).commit();
    return ok ? ref : CONTENDED;
  });
}

async function readLink(kv: Store, { userId, hash }: LinkToken, now: Date) {
  const epoch = await kv.get<number>(keys.sessionEpoch(userId));
  for await (const entry of kv.list({ prefix: keys.ofUser("reminders", userId) })) {
    const record = readable(ReminderRecord, entry.value);
    if (record === null || record.link?.hash !== hash) continue;
    const { link } = record;
    const isValid = link.epoch === epoch.value && link.expiresAt > now.getTime();
    return isValid ? { entry, record, ref: { userId, journeyId: String(entry.key[2]) } } : null;
  }
  return null;
}

/** When a founder was reminded of a journey, in ISO 8601 UTC, the first letter first. */
export async function remindersOf(kv: Store, ref: JourneyRef): Promise<string[]> {
  const sent = sentIn((await kv.get(keys.reminder(ref))).value) ?? [];
  return sent.map((at) => new Date(at).toISOString());
}
