import { ConflictError, NotFoundError } from "../agents/domain/errors.ts";
import { completedAnchors, type JourneyState, progressOf } from "../agents/domain/journey.ts";
import { reviewDay } from "../agents/domain/reviews.ts";
import { allows, monthOf } from "../agents/domain/limits.ts";
import { activityRecord } from "./activity.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { type JourneyRef, keys } from "./keys.ts";
import { encodeJson } from "./large_value.ts";
import { JourneyRecord, type MessageRecord } from "./records.ts";
import { readState, type StateRead } from "./states.ts";
import type { Store } from "./store.ts";
import { refuseOverMonth, usageOf } from "./usage.ts";

/** KV refuses a key over 2 KiB with an error, and an address may ask for anything. */
const LONGEST_ID = 100;

/** What lists show of a journey. */
export type JourneySummary = Omit<JourneyRecord, "v">;

/** A journey with all that the strategist knows of it. */
export interface Journey extends JourneySummary {
  state: JourneyState;
}

interface NewJourney {
  userId: string;
  /** As `newJourney` made it; its id becomes the journey's. */
  state: JourneyState;
  name: string;
  allowance: { activeJourneys: number; foundationsPerMonth: number };
  /** The agent's first words. */
  opening: { content: string; agent: string; spokenBy?: string };
  now: Date;
}

/**
 * Starts a journey and counts it among the active ones in one commit; the month is charged at its first answer. Throws
 * ConflictError at the cap of active journeys and QuotaError where the month's limit is used up.
 */
export async function startJourney(kv: Store, start: NewJourney): Promise<Journey> {
  const { userId, state, now } = start;
  const ref = { userId, journeyId: state.id };
  const record = newRecord(start);
  return await untilCommitted(async () => {
    const month = monthOf(now);
    const [user, active, usage] = await kv.getMany<[unknown, number, unknown]>([
      keys.user(userId),
      keys.activeJourneys(userId),
      keys.usage(userId, month),
    ]);
    if (user.value === null) throw new NotFoundError("This account no longer exists");
    const used = usageOf(usage.value);
    refuseBeyond(start, { active: active.value ?? 0, foundations: used.foundations });
    const activity = activityRecord({
      kind: "journey_started",
      text: `Started ${start.name}`,
      journeyId: state.id,
    }, now);
    const result = await kv.atomic()
      .check(user).check(active).check({ key: keys.journey(ref), versionstamp: null })
      .set(active.key, (active.value ?? 0) + 1)
      .set(keys.journey(ref), record)
      .set(keys.state(ref), { v: 1, updatedAt: record.createdAt, value: { bytes: encodeJson(state) } })
      .set(keys.message(ref, 1), openingMessage(start))
      .set(keys.activity(userId, activity.id), activity)
      .commit();
    return result.ok ? { ...summaryOf(record), state } : CONTENDED;
  });
}

function refuseBeyond(
  { allowance, now }: NewJourney,
  used: { active: number; foundations: number },
): void {
  if (!allows(allowance.activeJourneys, used.active)) {
    throw new ConflictError(`You can only have ${allowance.activeJourneys} active journeys at a time`);
  }
  refuseOverMonth(allowance.foundationsPerMonth, used.foundations, now);
}

function newRecord({ userId, state, name, now }: NewJourney): JourneyRecord {
  const at = now.toISOString();
  return JourneyRecord.parse({
    v: 1,
    id: state.id,
    userId,
    name,
    ...standing(state, { active: true }),
    version: 1,
    messageCount: 1,
    charged: false,
    createdAt: at,
    updatedAt: at,
    usedAt: at,
  });
}

function openingMessage({ state, opening, now }: NewJourney): MessageRecord {
  return {
    v: 1,
    id: crypto.randomUUID(),
    role: "assistant",
    content: { bytes: encodeJson(opening.content) },
    phase: state.phase,
    agent: opening.agent,
    ...(opening.spokenBy === undefined ? {} : { spokenBy: opening.spokenBy }),
    at: now.toISOString(),
    clientMessageId: null,
    answeredBy: null,
  };
}

/**
 * What a journey's record repeats of its state, so that lists need not read the state. A journey that was once
 * complete stays out of the active ones: refining an anchor takes its phase back and must not cost a place.
 */
export function standing(
  state: JourneyState,
  before: Pick<JourneyRecord, "active">,
): Pick<JourneyRecord, "phase" | "active" | "progress" | "completedAnchors" | "reviewOn"> {
  return {
    phase: state.phase,
    active: before.active && state.phase !== "complete",
    progress: progressOf(state),
    completedAnchors: completedAnchors(state),
    reviewOn: state.reviewPlan === undefined || state.review !== undefined
      ? null
      : reviewDay(state.reviewPlan),
  };
}

/** Null when there is no such journey, or when it is somebody else's. */
export async function getJourney(kv: Store, userId: string, journeyId: string): Promise<Journey | null> {
  if (journeyId.length > LONGEST_ID) return null;
  return await untilCommitted(async () => {
    const read = await readState(kv, { userId, journeyId });
    return read === null || read === CONTENDED ? read : journeyOf(read);
  });
}

/** The most recently used active journey, or with none the most recently used of all; null without any. */
export async function latestJourney(kv: Store, userId: string): Promise<Journey | null> {
  const journeys = await listJourneys(kv, userId);
  const latest = journeys.find((journey) => journey.active) ?? journeys[0];
  return latest === undefined ? null : await getJourney(kv, userId, latest.id);
}

/** Every journey of an account, the most recently used first. Those once complete are not active. */
export async function listJourneys(kv: Store, userId: string): Promise<JourneySummary[]> {
  const journeys: JourneySummary[] = [];
  for await (const entry of kv.list({ prefix: keys.ofUser("journeys", userId) })) {
    journeys.push(summaryOf(JourneyRecord.parse(entry.value)));
  }
  return journeys.sort((a, b) => b.usedAt.localeCompare(a.usedAt) || b.id.localeCompare(a.id));
}

/** Makes a journey the most recently used one. Throws NotFoundError when there is no such journey. */
export async function markJourneyUsed(kv: Store, ref: JourneyRef, now: Date): Promise<JourneySummary> {
  return await untilCommitted(async () => {
    const entry = await kv.get(keys.journey(ref));
    if (entry.value === null) throw new NotFoundError("This journey does not exist");
    const record = { ...JourneyRecord.parse(entry.value), usedAt: now.toISOString() };
    const result = await kv.atomic().check(entry).set(entry.key, record).commit();
    return result.ok ? summaryOf(record) : CONTENDED;
  });
}

/** Gives a journey another name. Throws NotFoundError when there is no such journey. */
export async function renameJourney(kv: Store, ref: JourneyRef, name: string): Promise<JourneySummary> {
  return await untilCommitted(async () => {
    const entry = await kv.get(keys.journey(ref));
    if (entry.value === null) throw new NotFoundError("This journey does not exist");
    const record = { ...JourneyRecord.parse(entry.value), name };
    const result = await kv.atomic().check(entry).set(entry.key, record).commit();
    return result.ok ? summaryOf(record) : CONTENDED;
  });
}

function journeyOf({ record, state }: StateRead): Journey {
  return { ...summaryOf(record), state };
}

export function summaryOf(record: JourneyRecord): JourneySummary {
  const { v: _, ...summary } = record;
  return summary;
}
