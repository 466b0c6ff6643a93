/** What is stored of watched pages, as `records.ts` has the rest. */
import { z } from "zod";
import { ADVICE, CHANGE_KINDS } from "../agents/domain/watch.ts";
import { Bytes, Deadline, LargePointer, Time, v1 } from "./records.ts";

/** A page that is read again when it is due, whose it is, and how the last reading went. */
export const WatchedPageRecord = z.object({
  ...v1,
  id: z.string(),
  journeyId: z.string(),
  url: z.string(),
  whose: z.enum(["own", "rival"]),
  name: z.string(),
  everyDays: z.int(),
  state: z.enum(["watching", "paused", "ended"]),
  /** When it is read next, milliseconds since 1970. */
  dueAt: Deadline,
  addedAt: Time,
  /** When it was last read so that it could be compared; null before the first time. */
  readAt: Time.nullable(),
  /** Since when a difference waits for the second reading that confirms it; null where none does. */
  differsSince: Time.nullable(),
  /** Why the last reading brought nothing, in words for the person. */
  failure: z.string().nullable(),
  /** The job of the last reading, removed with the next one. */
  jobId: z.string().nullable(),
  readings: z.int(),
});
export type WatchedPageRecord = z.infer<typeof WatchedPageRecord>;

/** The captures of a watched page: what stands, and what may have come instead. */
export const CapturesRecord = z.object({
  ...v1,
  journeyId: z.string(),
  revision: z.int(),
  value: LargePointer,
});
export type CapturesRecord = z.infer<typeof CapturesRecord>;

const TakenCapture = z.object({
  at: Time,
  capture: z.object({
    language: z.string().nullable(),
    title: z.string(),
    description: z.string(),
    locked: z.boolean(),
    blocks: z.array(z.object({
      text: z.string(),
      label: z.string(),
      level: z.int(),
      place: z.enum(["body", "quote", "aside", "foot"]),
      priced: z.boolean(),
      struck: z.boolean(),
      dated: z.string().optional(),
      item: z.boolean().optional(),
    })),
  }),
});
export const StoredCaptures = z.object({
  standing: TakenCapture.nullable(),
  differing: TakenCapture.nullable(),
});

const DECISIONS = ["open", ...ADVICE] as const;

/** A change that two readings agree on, and what the founder decided. */
export const WatchChangeRecord = z.object({
  ...v1,
  id: z.string(),
  journeyId: z.string(),
  pageId: z.string(),
  kind: z.enum(CHANGE_KINDS),
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** What it is the price, the limit, the terms of; absent where the change says it itself. */
  about: z.string().optional(),
  /** When the page was read as it was, when the change was first seen, and when it was confirmed. */
  stoodAt: Time,
  seenAt: Time,
  confirmedAt: Time,
  /** What a model made of it when it was confirmed; null where rules alone did. */
  advice: z.object({
    verdict: z.enum(ADVICE),
    why: z.string(),
    bearsOn: z.object({ fact: z.string(), text: z.string() }).nullable(),
    by: z.string(),
  }).nullable().default(null),
  decision: z.enum(DECISIONS),
  decidedAt: Time.nullable(),
  /** Until when it is ignored; null otherwise. */
  ignoredUntil: Time.nullable(),
});
export type WatchChangeRecord = z.infer<typeof WatchChangeRecord>;

/** Which review was told of, by its ISO date, and when. */
export const ReviewNoticeRecord = z.object({ ...v1, on: z.string(), at: Time });

/** What the feeds of a journey told last, and when they are read next. */
export const TrendReadingRecord = z.object({
  ...v1,
  journeyId: z.string(),
  dueAt: Deadline,
  readAt: Time.nullable(),
  /** How many feeds were read, how many were not, and why, in words for the person. */
  feeds: z.int(),
  unread: z.int().default(0),
  failures: z.array(z.string()),
  trends: z.array(z.object({
    region: z.string(),
    words: z.array(z.string()),
    sources: z.array(
      z.object({ outlet: z.string(), title: z.string(), link: z.string(), published_at: z.string() }),
    ),
    bearsOn: z.object({ fact: z.string(), text: z.string() }).nullable(),
    would: z.string(),
    /** When it was first told. */
    seenAt: Time,
  })),
  /** The job of the last reading, removed with the next one. */
  jobId: z.string().nullable(),
});
export type TrendReadingRecord = z.infer<typeof TrendReadingRecord>;

/** What the feeds of a journey said when each last answered, as JSON. */
export const TrendFeedsRecord = z.object({ ...v1, feeds: Bytes });

export const StoredFeed = z.object({
  url: z.string(),
  region: z.string().nullable(),
  read_at: Time,
  items: z.array(z.object({
    title: z.string(),
    summary: z.string(),
    link: z.string(),
    published_at: z.string().nullable(),
    outlet: z.string(),
  })),
});

export const WatchSettingsRecord = z.object({
  ...v1,
  mail: z.boolean(),
  /** Whether feeds are read once a month. */
  trends: z.boolean().default(true),
  lastMailAt: Time.nullable(),
  /** Rises with each page that is added, so that no two at once pass the cap. */
  revision: z.int(),
});
export type WatchSettingsRecord = z.infer<typeof WatchSettingsRecord>;
