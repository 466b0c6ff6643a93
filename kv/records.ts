/** What is stored, each with its version. Records never leave kv/: every entity file hands out its own type. */
import { z } from "zod";
import { FOUNDATION_ANCHORS } from "../agents/domain/anchors.ts";
import { FIELD_IDS } from "../agents/domain/fields.ts";
import { PHASES } from "../agents/domain/phases.ts";
import { TRADEOFF_IDS } from "../agents/domain/tradeoffs.ts";

/** ISO 8601 UTC. */
export const Time = z.string();
/** Milliseconds since 1970: what deadlines are compared in. */
export const Deadline = z.number();
export const v1 = { v: z.literal(1) };

/** A record of a list: null where it cannot be read, so that the others are still shown. */
export function readable<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> | null {
  return schema.safeParse(value).data ?? null;
}

export const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array, "must be bytes");

/** The bytes of a large value: here, or in parts below `partsOf(key)`. */
export const LargePointer = z.union([
  z.object({ bytes: Bytes }),
  z.object({ generation: z.string(), parts: z.int().positive(), size: z.int() }),
]);
export type LargePointer = z.infer<typeof LargePointer>;

export const LargeRecord = z.object({ ...v1, updatedAt: Time, value: LargePointer });

export const UserRecord = z.object({
  ...v1,
  id: z.string(),
  email: z.string(),
  full_name: z.string(),
  company_name: z.string(),
  role: z.string().nullable(),
  user_type: z.string(),
  subscription_tier: z.string(),
  max_journeys: z.int(),
  /** Since when they wait for paid plans; null for whoever does not. */
  waitlisted_at: Time.nullable().default(null),
  /** Whether they are reminded of a journey that they stopped in the middle of. */
  reminders: z.boolean().default(true),
  created_at: Time,
  updated_at: Time,
});
export const PasswordRecord = z.object({ ...v1, hash: z.string() });
/** Sessions opened before devices and uses were noted have neither. */
export const SessionRecord = z.object({
  ...v1,
  epoch: z.int(),
  device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }).optional(),
  createdAt: Time,
  lastUsedAt: Time.optional(),
  expiresAt: Deadline,
});
export type SessionRecord = z.infer<typeof SessionRecord>;
export const ResetTokenRecord = z.object({ ...v1, epoch: z.int(), expiresAt: Deadline });
/** The address that an account is to have, and the hash of the link's token that confirms it. */
export const EmailChangeRecord = z.object({
  ...v1,
  hash: z.string(),
  email: z.string(),
  epoch: z.int(),
  expiresAt: Deadline,
});
/** What an account shares with an authenticator app, and the hashes of its recovery codes. */
export const SecondFactorRecord = z.object({
  ...v1,
  /** Base32. */
  secret: z.string(),
  /** Since when sign-in asks for a code; null while it is being set up, until `expiresAt`. */
  since: Time.nullable(),
  expiresAt: Deadline.nullable(),
  /** The step of 30 seconds whose code was used last: none up to it is taken again. */
  lastStep: z.int(),
  recoveryHashes: z.array(z.string()),
});
export type SecondFactorRecord = z.infer<typeof SecondFactorRecord>;
/** Tries at a password in a row: how many, when the last was (milliseconds) and from when the next may be. */
export const AttemptsRecord = z.object({ ...v1, count: z.int(), at: z.number(), until: Deadline });
export type AttemptsRecord = z.infer<typeof AttemptsRecord>;
/** Which mind an admin chose in the browser. The key stands by itself, below `secrets`. */
export const ModelSettingsRecord = z.object({
  ...v1,
  baseURL: z.string().nullable(),
  model: z.string().nullable(),
  fastModel: z.string().nullable(),
  effort: z.enum(["minimal", "low", "medium", "high"]).nullable(),
  contextTokens: z.int().nullable(),
  firstWordSeconds: z.int().nullable(),
  answerSeconds: z.int().nullable(),
  callsAtOnce: z.int().nullable(),
  /** Absent in settings from before it could be chosen here. */
  patienceSeconds: z.int().nullable().default(null),
  /** The address that the key was given for: it is sent to no other. Null for the usual one. */
  keyFor: z.string().nullable(),
});
export type ModelSettingsRecord = z.infer<typeof ModelSettingsRecord>;
/** When letters went out that anybody can cause, in milliseconds. */
export const LettersRecord = z.object({ ...v1, sent: z.array(z.number()) });
export type LettersRecord = z.infer<typeof LettersRecord>;
export const ShareRecord = z.object({ ...v1, token: z.string(), createdAt: Time });
export type ShareRecord = z.infer<typeof ShareRecord>;
export const SharedRecord = z.object({ ...v1, userId: z.string(), journeyId: z.string() });
export type SharedRecord = z.infer<typeof SharedRecord>;
export const UsageRecord = z.object({ ...v1, foundations: z.int(), consultations: z.int() });

/** What is no whole number counts as none: a miscounting server must never stop an account's turns. */
const Count = z.int().min(0).catch(0);
export const ModelUsageRecord = z.object({
  ...v1,
  calls: Count,
  promptTokens: Count,
  completionTokens: Count,
});

export const JourneyRecord = z.object({
  ...v1,
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  phase: z.enum(PHASES),
  active: z.boolean(),
  progress: z.number(),
  completedAnchors: z.array(z.enum(FOUNDATION_ANCHORS)),
  /** Rises by one with each commit of the state. */
  version: z.int(),
  messageCount: z.int(),
  /** False until the first answer, which the month is charged for; absent in journeys charged when they were started. */
  charged: z.boolean().default(true),
  createdAt: Time,
  /** When the conversation last moved, and when the founder last opened or moved it. */
  updatedAt: Time,
  usedAt: Time,
  /** The ISO date of the next review; null before the foundation is complete, while a review is open, and until one is planned. */
  reviewOn: z.string().nullable().default(null),
});
export type ModelUsageRecord = z.infer<typeof ModelUsageRecord>;
export type JourneyRecord = z.infer<typeof JourneyRecord>;

/** When a founder was reminded of a journey, in milliseconds, and the last letter's link until it is used. */
export const ReminderRecord = z.object({
  ...v1,
  sent: z.array(z.number()),
  link: z.object({ hash: z.string(), epoch: z.int(), expiresAt: Deadline }).nullable(),
});
export type ReminderRecord = z.infer<typeof ReminderRecord>;

export const Heard = z.object({ field: z.enum(FIELD_IDS), value: z.string(), quote: z.string() });
export const Choices = z.partialRecord(z.enum(TRADEOFF_IDS), z.enum(["a", "b"]));

export const MessageRecord = z.object({
  ...v1,
  id: z.string(),
  role: z.enum(["user", "assistant"]),
  content: LargePointer,
  /** A founder's message: the sides of the trade-offs that came with it. */
  choices: Choices.optional(),
  phase: z.enum(PHASES),
  agent: z.string().nullable(),
  /** An agent's message: the mind whose words they are; absent in messages from before it was kept. */
  spokenBy: z.string().optional(),
  at: Time,
  /** A founder's message: the turn it belongs to. */
  clientMessageId: z.string().nullable(),
  /** A founder's message: the reply that answered it, once there is one. */
  answeredBy: z.string().nullable(),
});
export type MessageRecord = z.infer<typeof MessageRecord>;

export const TurnRecord = z.object({
  ...v1,
  messageId: z.string(),
  /** The message's place, or null for a turn without words of the founder's. */
  sequence: z.int().nullable(),
  choices: Choices.nullable(),
  /** Cells of the worksheet that came with the message; absent where none came. */
  cells: z.record(z.string(), z.string()).optional(),
  /** The message whose answer this one takes the place of; absent for most. */
  edits: z.string().optional(),
  status: z.enum(["claimed", "answered", "failed"]),
  error: z.string().nullable(),
  /** The whole wire answer, kept so that the same turn is answered the same way again. */
  answer: LargePointer.nullable(),
});
export type TurnRecord = z.infer<typeof TurnRecord>;

export const OpenTurnRecord = z.object({
  ...v1,
  clientMessageId: z.string(),
  token: z.string(),
  expiresAt: Deadline,
});
export type OpenTurnRecord = z.infer<typeof OpenTurnRecord>;

export const ConsultationRecord = z.object({
  ...v1,
  id: z.string(),
  journeyId: z.string(),
  month: z.string(),
  status: z.enum(["asked", "answered", "failed"]),
  query: LargePointer,
  answer: LargePointer.nullable(),
  confidence: z.number().nullable(),
  askedAt: Time,
  answeredAt: Time.nullable(),
  /** Whoever is at work on it; absent in one that was kept before there were leases. */
  lease: z.object({ token: z.string(), expiresAt: Deadline }).optional(),
  /** The whole wire answer, kept so that the same question is answered the same way again. */
  wire: LargePointer.optional(),
  /** When an answer last looked back on it; absent before the first. */
  usedAt: Time.optional(),
  /** When its founder corrected its words, and how often anything of it was written. */
  correctedAt: Time.optional(),
  revision: z.int().optional(),
  /** True where it was asked while the memory rested: no answer looks back on it. */
  apart: z.boolean().optional(),
});
export type ConsultationRecord = z.infer<typeof ConsultationRecord>;

export const MemoryRecord = z.object({ ...v1, paused: z.boolean(), changedAt: Time });
export type MemoryRecord = z.infer<typeof MemoryRecord>;

export const DocumentRecord = z.object({
  ...v1,
  id: z.string(),
  journeyId: z.string(),
  kind: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  size: z.int(),
  pages: z.int(),
  colours: z.record(z.string(), z.string()),
  version: z.int(),
  details: z.record(z.string(), z.string()),
  /** Name of each part → print of its content; what the next version is compared with. */
  parts: z.record(z.string(), z.string()).optional(),
  /** The parts that differ from the version before; absent where there was none to compare with. */
  changes: z.array(z.string()).optional(),
  createdAt: Time,
  file: LargePointer,
});
export type DocumentRecord = z.infer<typeof DocumentRecord>;

export const ActivityRecord = z.object({
  ...v1,
  id: z.string(),
  at: Time,
  kind: z.string(),
  text: z.string(),
  journeyId: z.string().nullable(),
  link: z.string().nullable(),
});

const Lease = z.object({ owner: z.string(), token: z.string(), expiresAt: Deadline });

export const JobRecord = z.object({
  ...v1,
  id: z.string(),
  userId: z.string(),
  journeyId: z.string().nullable(),
  kind: z.string(),
  dedupeKey: z.string().nullable(),
  status: z.enum(["queued", "processing", "completed", "failed"]),
  step: z.string(),
  progress: z.number(),
  attempts: z.int(),
  /** How many of the attempts ended with their process; absent where none did. */
  interruptions: z.int().optional(),
  maxAttempts: z.int(),
  notBefore: Deadline,
  lease: Lease.nullable(),
  createdAt: Time,
  startedAt: Time.nullable(),
  finishedAt: Time.nullable(),
  error: z.string().nullable(),
  cancelled: z.boolean(),
  /** True where it was asked for again while it ran: it is queued again when it ends. */
  askedAgain: z.boolean().optional(),
  history: z.array(z.object({ at: Time, what: z.string() })),
});
export type JobRecord = z.infer<typeof JobRecord>;

export const MailRecord = z.object({
  ...v1,
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  at: Time,
});
