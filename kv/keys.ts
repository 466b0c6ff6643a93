/**
 * The only builder of keys. What a person owns has their id as its second part, so that another person's id
 * finds nothing and erasing an account is erasing prefixes.
 *
 * | key                                                  | value                                             |
 * |------------------------------------------------------|---------------------------------------------------|
 * | users, userId                                        | UserRecord                                        |
 * | users_by_email, email in lower case                  | user id                                           |
 * | passwords, userId                                    | PasswordRecord                                    |
 * | session_epochs, userId                               | number; a session of another epoch is revoked     |
 * | sessions, userId, jti                                | SessionRecord                                     |
 * | reset_tokens, userId, hash of the token              | ResetTokenRecord                                  |
 * | email_changes, userId, "new"                         | EmailChangeRecord: the address it is to have      |
 * | attempts, "account", "client" or "code", hash        | AttemptsRecord: tries at a password or a code     |
 * | letters, userId, why                                 | LettersRecord: links sent within an hour          |
 * | second_factors, userId, "totp"                       | SecondFactorRecord: what an authenticator shares  |
 * | secrets, name                                        | string                                            |
 * | secrets, "vapid"                                     | VapidKeysRecord: what push services know us by    |
 * | settings, "model"                                    | ModelSettingsRecord: which mind an admin chose    |
 * | usage, userId, month (2026-11)                       | UsageRecord                                       |
 * | model_usage, userId, month                           | ModelUsageRecord: calls and tokens of a model     |
 * | active_journeys, userId                              | number of journeys that are not complete          |
 * | journeys, userId, journeyId                          | JourneyRecord: small, what lists show             |
 * | journey_states, userId, journeyId                    | LargeRecord of a JourneyState                     |
 * | anchors, userId, journeyId, type                     | LargeRecord of an Anchor                          |
 * | writing, userId, journeyId                           | WritingRecord of what a model wrote               |
 * | writing_counts, month, model                         | WritingCountsRecord: fates of leaves, nobody's    |
 * | messages, userId, journeyId, sequence                | MessageRecord                                     |
 * | turns, userId, journeyId, clientMessageId            | TurnRecord                                        |
 * | open_turns, userId, journeyId                        | OpenTurnRecord: the one turn being answered       |
 * | consultations, userId, consultationId                | ConsultationRecord                                |
 * | consultation_ids, userId, journeyId, client's id     | id of the consultation that was asked under it    |
 * | consultations_open, userId, consultationId           | true; asked and not yet answered or given back    |
 * | consultant_memory, userId, journeyId                 | MemoryRecord: whether the consultant looks back   |
 * | documents, userId, documentId                        | DocumentRecord                                    |
 * | document_versions, userId, journeyId, kind, version  | id of the job that this version number belongs to |
 * | activity, userId, activityId                         | ActivityRecord                                    |
 * | watched_pages, userId, pageId                        | WatchedPageRecord: a page that is read again      |
 * | watch_captures, userId, pageId                       | CapturesRecord: how it was read                   |
 * | watch_changes, userId, changeId                      | WatchChangeRecord: what changed on it             |
 * | watch_settings, userId, "mail"                       | WatchSettingsRecord: its mail; a gate for adding  |
 * | trend_readings, userId, journeyId                    | TrendReadingRecord: what the feeds told           |
 * | trend_feeds, userId, journeyId                       | TrendFeedsRecord: what each feed said last        |
 * | push_devices, userId, "all"                          | PushDevicesRecord: browsers that are told of news |
 * | review_notices, userId, journeyId                    | ReviewNoticeRecord: the review last told of       |
 * | reminders, userId, journeyId                         | ReminderRecord: letters to whoever stopped        |
 * | shares, userId, journeyId                            | ShareRecord: the link that others may read by     |
 * | shared, hash of the link's token                     | SharedRecord: which journey it leads to           |
 * | jobs, userId, jobId                                  | JobRecord                                         |
 * | job_payloads, userId, jobId                          | LargeRecord of the payload                        |
 * | jobs_by_dedupe, userId, dedupeKey                    | id of the queued or processing job with that key  |
 * | job_gates, userId, "orders"                          | id of the last order: what orders check           |
 * | jobs_pending, jobId                                  | user id; every job that is queued or processing   |
 * | parts, userId, entity, …ids, generation, number      | Uint8Array: part of a value over 60 KiB           |
 * | erasures, userId, journeyId or "*"                   | true or the address; an erasure to be carried out |
 * | outbox, mailId                                       | MailRecord                                        |
 * | started                                              | when the file was last opened, to prove it writes |
 */
import type { KvKey } from "@deno/kv";

/** Where a journey lies: whose it is, and which. */
export interface JourneyRef {
  userId: string;
  journeyId: string;
}

/** What stands below a user's id and goes with the account. */
export const OWNED_BY_USER = [
  "sessions",
  "reset_tokens",
  "email_changes",
  "letters",
  "second_factors",
  "usage",
  "model_usage",
  "journeys",
  "journey_states",
  "anchors",
  "writing",
  "messages",
  "turns",
  "open_turns",
  "consultations",
  "consultation_ids",
  "consultations_open",
  "consultant_memory",
  "documents",
  "document_versions",
  "activity",
  "watched_pages",
  "watch_captures",
  "watch_changes",
  "watch_settings",
  "trend_readings",
  "trend_feeds",
  "push_devices",
  "review_notices",
  "reminders",
  "shares",
  "jobs",
  "job_payloads",
  "jobs_by_dedupe",
  "job_gates",
  "parts",
] as const;

/** What stands below a journey's id and goes with the journey. */
export const OWNED_BY_JOURNEY = [
  "anchors",
  "messages",
  "turns",
  "consultation_ids",
  "document_versions",
] as const;

/** A key holds 2 KiB, and a model may be called anything. */
const LONGEST_NAME = 200;

type OwnedEntity = typeof OWNED_BY_USER[number];

export const keys = {
  user: (userId: string): KvKey => ["users", userId],
  users: (): KvKey => ["users"],
  userByEmail: (email: string): KvKey => ["users_by_email", normaliseEmail(email)],
  password: (userId: string): KvKey => ["passwords", userId],
  sessionEpoch: (userId: string): KvKey => ["session_epochs", userId],
  session: (userId: string, jti: string): KvKey => ["sessions", userId, jti],
  resetToken: (userId: string, hash: string): KvKey => ["reset_tokens", userId, hash],
  emailChange: (userId: string): KvKey => ["email_changes", userId, "new"],
  attempts: (of: "account" | "client" | "code", hash: string): KvKey => ["attempts", of, hash],
  letters: (userId: string, why: "reset" | "email"): KvKey => ["letters", userId, why],
  secondFactor: (userId: string): KvKey => ["second_factors", userId, "totp"],
  secret: (name: string): KvKey => ["secrets", name],
  modelSettings: (): KvKey => ["settings", "model"],
  modelKey: (): KvKey => ["secrets", "model_key"],
  usage: (userId: string, month: string): KvKey => ["usage", userId, month],
  modelUsage: (userId: string, month: string): KvKey => ["model_usage", userId, month],
  modelUsages: (): KvKey => ["model_usage"],
  activeJourneys: (userId: string): KvKey => ["active_journeys", userId],

  journey: (ref: JourneyRef): KvKey => ["journeys", ref.userId, ref.journeyId],
  state: (ref: JourneyRef): KvKey => ["journey_states", ref.userId, ref.journeyId],
  anchor: (ref: JourneyRef, type: string): KvKey => ["anchors", ref.userId, ref.journeyId, type],
  writing: (ref: JourneyRef): KvKey => ["writing", ref.userId, ref.journeyId],
  writingCounts: (
    month: string,
    model: string,
  ): KvKey => ["writing_counts", month, model.slice(0, LONGEST_NAME)],
  writingCountsOf: (month: string): KvKey => ["writing_counts", month],
  message: (ref: JourneyRef, sequence: number): KvKey => ["messages", ref.userId, ref.journeyId, sequence],
  turn: (ref: JourneyRef, clientMessageId: string): KvKey => [
    "turns",
    ref.userId,
    ref.journeyId,
    clientMessageId,
  ],
  openTurn: (ref: JourneyRef): KvKey => ["open_turns", ref.userId, ref.journeyId],

  consultation: (userId: string, id: string): KvKey => ["consultations", userId, id],
  consultationId: (ref: JourneyRef, clientMessageId: string): KvKey => [
    "consultation_ids",
    ref.userId,
    ref.journeyId,
    clientMessageId,
  ],
  openConsultation: (userId: string, id: string): KvKey => ["consultations_open", userId, id],
  openConsultations: (): KvKey => ["consultations_open"],
  consultantMemory: (ref: JourneyRef): KvKey => ["consultant_memory", ref.userId, ref.journeyId],
  document: (userId: string, id: string): KvKey => ["documents", userId, id],
  documentVersions: (ref: JourneyRef, kind: string): KvKey => [
    "document_versions",
    ref.userId,
    ref.journeyId,
    kind,
  ],
  activity: (userId: string, id: string): KvKey => ["activity", userId, id],
  watchedPage: (userId: string, id: string): KvKey => ["watched_pages", userId, id],
  watchedPages: (): KvKey => ["watched_pages"],
  watchCaptures: (userId: string, id: string): KvKey => ["watch_captures", userId, id],
  watchChange: (userId: string, id: string): KvKey => ["watch_changes", userId, id],
  allWatchSettings: (): KvKey => ["watch_settings"],
  watchSettings: (userId: string): KvKey => ["watch_settings", userId, "mail"],
  trendReading: (ref: JourneyRef): KvKey => ["trend_readings", ref.userId, ref.journeyId],
  trendFeeds: (ref: JourneyRef): KvKey => ["trend_feeds", ref.userId, ref.journeyId],
  pushDevices: (userId: string): KvKey => ["push_devices", userId, "all"],
  reviewNotice: (ref: JourneyRef): KvKey => ["review_notices", ref.userId, ref.journeyId],
  reminder: (ref: JourneyRef): KvKey => ["reminders", ref.userId, ref.journeyId],
  journeys: (): KvKey => ["journeys"],
  share: (ref: JourneyRef): KvKey => ["shares", ref.userId, ref.journeyId],
  shared: (hash: string): KvKey => ["shared", hash],
  job: (userId: string, id: string): KvKey => ["jobs", userId, id],
  jobPayload: (userId: string, id: string): KvKey => ["job_payloads", userId, id],
  jobByDedupe: (userId: string, dedupeKey: string): KvKey => ["jobs_by_dedupe", userId, dedupeKey],
  jobGate: (userId: string): KvKey => ["job_gates", userId, "orders"],
  pendingJob: (id: string): KvKey => ["jobs_pending", id],
  pendingJobs: (): KvKey => ["jobs_pending"],

  ofUser: (entity: OwnedEntity, userId: string): KvKey => [entity, userId],
  ofJourney: (entity: OwnedEntity, ref: JourneyRef): KvKey => [entity, ref.userId, ref.journeyId],
  /** Everything of an entity, whosever it is. */
  allOf: (entity: string): KvKey => [entity],
  erasure: (userId: string, journeyId: string | "*"): KvKey => ["erasures", userId, journeyId],
  erasures: (): KvKey => ["erasures"],
  mail: (id: string): KvKey => ["outbox", id],
  outbox: (): KvKey => ["outbox"],
  started: (): KvKey => ["started"],
};

/** Where the parts of the large value at a user's key stand: below the user, so that they go with the account. */
export function partsOf(key: KvKey): KvKey {
  const [entity, userId, ...rest] = key;
  if (entity === undefined || userId === undefined) {
    throw new TypeError("Cannot keep parts of an unowned key");
  }
  return ["parts", userId, entity, ...rest];
}

/** One address, however it was typed. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}

/** An id that sorts by the time it was made: 9 characters of time in base 36, 16 of chance. */
export function newTimedId(now: Date): string {
  const chance = crypto.randomUUID().replaceAll("-", "").slice(0, 16);
  return now.getTime().toString(36).padStart(9, "0") + chance;
}
