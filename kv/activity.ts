import { keys, newTimedId } from "./keys.ts";
import { ActivityRecord } from "./records.ts";
import type { Store } from "./store.ts";

type ActivityKind =
  | "journey_started"
  | "anchor_completed"
  | "journey_completed"
  | "document_made"
  | "consultation"
  | "update";

/** One line of the dashboard's Recent Activity. */
export interface Activity {
  id: string;
  /** ISO 8601 UTC. */
  at: string;
  kind: string;
  text: string;
  journeyId: string | null;
  /** Where the line leads, or null. */
  link: string | null;
}

export interface NewActivity {
  kind: ActivityKind;
  text: string;
  journeyId?: string;
  link?: string;
}

/** The record of a new line, for a commit that makes it true. */
export function activityRecord(activity: NewActivity, now: Date): ReturnType<typeof ActivityRecord.parse> {
  return {
    v: 1,
    id: newTimedId(now),
    at: now.toISOString(),
    kind: activity.kind,
    text: activity.text,
    journeyId: activity.journeyId ?? null,
    link: activity.link ?? null,
  };
}

/** The newest lines first. */
export async function listActivity(kv: Store, userId: string, limit = 20): Promise<Activity[]> {
  const lines: Activity[] = [];
  for await (const entry of kv.list({ prefix: keys.ofUser("activity", userId) }, { reverse: true })) {
    if (lines.length >= limit) break;
    lines.push(toActivity(entry.value));
  }
  return lines;
}

function toActivity(value: unknown): Activity {
  const { v: _, ...activity } = ActivityRecord.parse(value);
  return activity;
}
