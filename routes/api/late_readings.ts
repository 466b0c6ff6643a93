import type { LateReading } from "../../agents/interview/turn_types.ts";
import type { JourneyRef } from "../../kv/keys.ts";
import { commitLate } from "../../kv/late_commit.ts";
import type { AppDeps } from "../deps.ts";
import { writingJob } from "./writing.ts";

/** Journeys of which a model still reads a message whose turn is over. */
const underWay = new Set<string>();

/** True while a model still reads an earlier message of a journey. */
export function isReading(journeyId: string): boolean {
  return underWay.has(journeyId);
}

/** A turn that holds the journey longer than this keeps what was read from being taken. */
const LONGEST_WAIT_MS = 60_000;

/**
 * Takes what a model was too slow to read while the turn lasted, once it comes. Where the process ends before, the message
 * is still marked as unread and the next call reads it.
 */
export async function awaitLateReading(deps: AppDeps, ref: JourneyRef, late: LateReading): Promise<void> {
  const { kv, now, log, thinking, stopping } = deps;
  underWay.add(ref.journeyId);
  try {
    const told = await late.told;
    if (stopping.aborted) return;
    await commitLate(kv, ref, {
      change: async (state) => {
        const taken = { told, messages: late.messages, now: now() };
        const changed = await thinking.run("takeLateReading", { state, late: taken });
        return { ...changed, job: await writingJob(deps, state, changed.state) };
      },
      usage: told.usage,
      now,
      signal: AbortSignal.any([stopping, AbortSignal.timeout(LONGEST_WAIT_MS)]),
    });
  } catch (error) {
    log("error", "what a model read late was lost", { journey: ref.journeyId, error: String(error) });
  } finally {
    underWay.delete(ref.journeyId);
  }
}
