import { NotFoundError } from "../agents/domain/errors.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { type JourneyRef, keys } from "./keys.ts";
import { MemoryRecord, readable } from "./records.ts";
import type { Store } from "./store.ts";

/** True while the consultant neither looks back nor keeps anything to look back on. */
export async function isMemoryPaused(kv: Store, ref: JourneyRef): Promise<boolean> {
  return isPaused((await kv.get(keys.consultantMemory(ref))).value);
}

/** The same of a stored value; one that is absent or cannot be read pauses nothing. */
export function isPaused(value: unknown): boolean {
  return readable(MemoryRecord, value)?.paused ?? false;
}

/** Lets the consultant's memory of one journey rest, or go on. Throws NotFoundError for an unknown journey. */
export async function pauseMemory(kv: Store, ref: JourneyRef, paused: boolean, now: Date): Promise<void> {
  await untilCommitted(async () => {
    const journey = await kv.get(keys.journey(ref));
    if (journey.value === null) throw new NotFoundError("This journey does not exist");
    const record: MemoryRecord = { v: 1, paused, changedAt: now.toISOString() };
    const result = await kv.atomic().check(journey).set(keys.consultantMemory(ref), record).commit();
    return result.ok ? undefined : CONTENDED;
  });
}
