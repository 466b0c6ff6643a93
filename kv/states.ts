import type { JourneyState } from "../agents/domain/journey.ts";
import { z } from "zod";
import { CONTENDED } from "./commit.ts";
import { type JourneyRef, keys } from "./keys.ts";
import { decodeJson, readLarge } from "./large_value.ts";
import { JourneyRecord, LargeRecord } from "./records.ts";
import type { Store } from "./store.ts";

const Shape = z.looseObject({ id: z.string(), phase: z.string(), fields: z.record(z.string(), z.unknown()) });
/** Written by this program only, so its outline is enough to tell it from anything else. */
const State = z.custom<JourneyState>((value) => Shape.safeParse(value).success, "must be a journey's state");

export interface StateRead {
  record: JourneyRecord;
  versionstamp: string;
  state: JourneyState;
}

/** A journey's record and state as of one moment; CONTENDED when a commit came between the two reads. */
export async function readState(kv: Store, ref: JourneyRef): Promise<StateRead | null | typeof CONTENDED> {
  const [journey, state] = await kv.getMany([keys.journey(ref), keys.state(ref)]);
  if (journey.versionstamp === null || state.versionstamp === null) return null;
  const bytes = await readLarge(kv, state.key, LargeRecord.parse(state.value).value);
  if (bytes === null) return CONTENDED;
  return {
    record: JourneyRecord.parse(journey.value),
    versionstamp: journey.versionstamp,
    state: State.parse(decodeJson(bytes)),
  };
}
