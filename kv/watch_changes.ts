import { NotFoundError } from "../agents/domain/errors.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { keys } from "./keys.ts";
import { readable } from "./records.ts";
import { WatchChangeRecord } from "./watch_records.ts";
import type { Store } from "./store.ts";

export type WatchChange = Omit<WatchChangeRecord, "v">;
export type Decision = WatchChange["decision"];

/** The confirmed changes of an account, the newest first. */
export async function listWatchChanges(kv: Store, userId: string, limit = 100): Promise<WatchChange[]> {
  const changes: WatchChange[] = [];
  for await (
    const { value } of kv.list({ prefix: keys.ofUser("watch_changes", userId) }, { reverse: true })
  ) {
    if (changes.length >= limit) break;
    const record = readable(WatchChangeRecord, value);
    if (record === null) continue;
    const { v: _, ...change } = record;
    changes.push(change);
  }
  return changes;
}

/** Keeps what the founder decided; `ignoredUntil` is an ISO time, for "ignore" alone. Throws NotFoundError. */
export async function decideChange(
  kv: Store,
  { userId, id, decision, ignoredUntil, now }: {
    userId: string;
    id: string;
    decision: Decision;
    ignoredUntil: string | null;
    now: Date;
  },
): Promise<void> {
  await untilCommitted(async () => {
    const entry = await kv.get(keys.watchChange(userId, id));
    if (entry.value === null) throw new NotFoundError("This change does not exist");
    const record = {
      ...WatchChangeRecord.parse(entry.value),
      decision,
      decidedAt: decision === "open" ? null : now.toISOString(),
      ignoredUntil: decision === "ignore" ? ignoredUntil : null,
    };
    return (await kv.atomic().check(entry).set(entry.key, record).commit()).ok ? undefined : CONTENDED;
  });
}
