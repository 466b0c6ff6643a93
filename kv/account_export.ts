import { NotFoundError } from "../agents/domain/errors.ts";
import type { WrittenStrategy } from "../agents/strategy/written.ts";
import { type Activity, listActivity } from "./activity.ts";
import { type Anchors, getAnchors } from "./anchors.ts";
import { type Consultation, listConsultations } from "./consultations.ts";
import { listDocuments, type StoredDocument } from "./documents.ts";
import { type Job, listJobs } from "./jobs.ts";
import { getJourney, type Journey, listJourneys } from "./journeys.ts";
import { type JourneyRef, keys } from "./keys.ts";
import { isMemoryPaused } from "./memory_pause.ts";
import { listMessages, type Message } from "./messages.ts";
import { remindersOf } from "./reminders.ts";
import { listPushDevices, type PushDevice } from "./push_devices.ts";
import { getSecondFactor, type SecondFactor } from "./second_factor.ts";
import { listSessions, type Session } from "./sessions.ts";
import { getShare, type Share } from "./shares.ts";
import type { Store } from "./store.ts";
import { type Usage, usageOf } from "./usage.ts";
import { getUser, type User } from "./users.ts";
import { listWatchChanges, type WatchChange } from "./watch_changes.ts";
import { listWatched, type WatchedPage } from "./watched_pages.ts";
import { listTrendReadings, type TrendReading } from "./trend_readings.ts";
import { getWriting } from "./writing.ts";

/** Everything that is kept about one person, as they may take it away. Files are listed, not contained. */
interface AccountExport {
  user: User;
  signIns: Omit<Session, "id">[];
  /** Null where sign-in asks for the password alone. */
  twoStepSignIn: SecondFactor | null;
  usage: Record<string, Usage>;
  journeys: ExportedJourney[];
  consultations: Consultation[];
  documents: StoredDocument[];
  jobs: Job[];
  activity: Activity[];
  watchedPages: WatchedPage[];
  watchChanges: WatchChange[];
  trends: TrendReading[];
  /** Which browsers are told; the address and the keys by which one is reached stay here. */
  pushDevices: Pick<PushDevice, "device" | "addedAt" | "sentAt">[];
}

interface ExportedJourney extends Journey {
  messages: Message[];
  anchors: Anchors;
  /** What a model wrote of its strategy. */
  written: WrittenStrategy;
  share: Share | null;
  memoryPaused: boolean;
  /** When its founder was reminded of it by mail. */
  reminders: string[];
}

/** Throws NotFoundError when the account is gone. */
export async function exportUser(kv: Store, userId: string, now: Date): Promise<AccountExport> {
  const user = await getUser(kv, userId);
  if (user === null) throw new NotFoundError("This account no longer exists");
  const journeys: AccountExport["journeys"] = [];
  for (const { id } of await listJourneys(kv, userId)) {
    const journey = await getJourney(kv, userId, id);
    if (journey === null) continue;
    const ref = { userId, journeyId: id };
    const [messages, anchors, { written }, share, memoryPaused, reminders] = await Promise.all([
      everyMessage(kv, ref, now),
      getAnchors(kv, ref),
      getWriting(kv, ref),
      getShare(kv, ref),
      isMemoryPaused(kv, ref),
      remindersOf(kv, ref),
    ]);
    journeys.push({ ...journey, messages, anchors, written, share, memoryPaused, reminders });
  }
  return {
    user,
    signIns: (await listSessions(kv, userId, now)).map(({ id: _, ...signIn }) => signIn),
    twoStepSignIn: await getSecondFactor(kv, userId),
    usage: await everyMonth(kv, userId),
    journeys,
    consultations: await listConsultations(kv, userId, { limit: Infinity }),
    documents: await listDocuments(kv, userId),
    jobs: await listJobs(kv, userId, { limit: Infinity }),
    activity: await listActivity(kv, userId, Infinity),
    watchedPages: await listWatched(kv, userId),
    watchChanges: await listWatchChanges(kv, userId, Infinity),
    trends: await listTrendReadings(kv, userId),
    pushDevices: (await listPushDevices(kv, userId))
      .map(({ device, addedAt, sentAt }) => ({ device, addedAt, sentAt })),
  };
}

async function everyMessage(kv: Store, ref: JourneyRef, now: Date): Promise<Message[]> {
  const messages: Message[] = [];
  let before: number | null | undefined;
  while (before !== null) {
    const page = await listMessages(kv, ref, { limit: 500, now, ...(before ? { before } : {}) });
    messages.unshift(...page.messages);
    before = page.before;
  }
  return messages;
}

async function everyMonth(kv: Store, userId: string): Promise<Record<string, Usage>> {
  const months: Record<string, Usage> = {};
  for await (const { key, value } of kv.list({ prefix: keys.ofUser("usage", userId) })) {
    months[String(key.at(-1))] = usageOf(value);
  }
  return months;
}
