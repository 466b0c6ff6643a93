import { setTimeout as pause } from "node:timers/promises";
import type { JourneyState } from "../agents/domain/journey.ts";
import { monthOf } from "../agents/domain/limits.ts";
import { NO_USAGE, type Usage } from "../agents/domain/usage.ts";
import { addJob } from "./add_job.ts";
import type { Anchors } from "./anchors.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { standing } from "./journeys.ts";
import { type JourneyRef, keys } from "./keys.ts";
import { discardLarge, encodeJson, stageLarge, sweepLarge } from "./large_value.ts";
import { addedModelUsage } from "./model_usage.ts";
import { readState, type StateRead } from "./states.ts";
import type { Store } from "./store.ts";
import { liveTurnOf } from "./turn_lease.ts";

interface Changed {
  state: JourneyState;
  anchors: Anchors;
  /** The kind of a job that the change makes due; it stands once the change does. */
  job?: string | undefined;
}

/** What is made of a journey's state as it stands by then. */
interface Late {
  change: (state: JourneyState) => Changed | Promise<Changed>;
  usage?: Usage;
  now: () => Date;
  /** Gives up where a turn holds the journey for ever. */
  signal: AbortSignal;
}

/** How often a turn that is being answered is looked at again. */
const LOOK_AGAIN_MS = 200;

/**
 * Changes a journey's state outside of its turns, without a word in the conversation. It never takes a turn's place: while
 * one is being answered it waits, and one that is claimed meanwhile makes it begin again with the state that turn leaves.
 * False where the journey is gone or the signal gave up.
 */
export async function commitLate(kv: Store, ref: JourneyRef, late: Late): Promise<boolean> {
  while (!late.signal.aborted) {
    const done = await untilCommitted(() => commitOnce(kv, ref, late));
    if (done !== "turn") return done;
    await pause(LOOK_AGAIN_MS);
  }
  return false;
}

async function commitOnce(
  kv: Store,
  ref: JourneyRef,
  late: Late,
): Promise<boolean | "turn" | typeof CONTENDED> {
  const open = await kv.get(keys.openTurn(ref));
  if (liveTurnOf(open.value, late.now()) !== null) return "turn";
  const read = await readState(kv, ref);
  if (read === CONTENDED) return CONTENDED;
  if (read === null) return false;
  const { state, anchors, job } = await late.change(read.state);
  const staged = await stage(kv, ref, { read, values: { state, anchors } });
  const at = late.now().toISOString();
  const record = {
    ...read.record,
    ...standing(state, read.record),
    version: read.record.version + 1,
    updatedAt: at,
  };
  const write = kv.atomic().check(open).check({ key: keys.journey(ref), versionstamp: read.versionstamp })
    .set(keys.journey(ref), record);
  for (const { key, pointer } of staged) write.set(key, { v: 1, updatedAt: at, value: pointer });
  const { usage = NO_USAGE } = late;
  if (usage.calls > 0) {
    const month = await kv.get(keys.modelUsage(ref.userId, monthOf(late.now())));
    write.check(month).set(month.key, addedModelUsage(month.value, usage));
  }
  if (job !== undefined) await addJob(kv, write, { ...ref, kind: job, now: late.now() });
  if ((await write.commit()).ok) {
    for (const { key, pointer } of staged) {
      await sweepLarge(kv, { key, revision: record.version }, pointer);
    }
    return true;
  }
  for (const { key, pointer } of staged) await discardLarge(kv, key, pointer);
  return CONTENDED;
}

async function stage(
  kv: Store,
  ref: JourneyRef,
  { read, values }: { read: StateRead; values: { state: JourneyState; anchors: Anchors } },
) {
  const revision = read.record.version + 1;
  const entries = [
    { key: keys.state(ref), value: values.state as unknown },
    ...Object.values(values.anchors).map((anchor) => ({
      key: keys.anchor(ref, anchor.type),
      value: anchor as unknown,
    })),
  ];
  return await Promise.all(entries.map(async ({ key, value }) => ({
    key,
    pointer: await stageLarge(kv, { key, revision }, encodeJson(value)),
  })));
}
