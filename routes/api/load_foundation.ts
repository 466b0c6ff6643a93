import type { Foundation } from "../../agents/strategy/foundation.ts";
import { builtInModel } from "../../agents/model/builtin.ts";
import type { WrittenStrategy } from "../../agents/strategy/written.ts";
import { getAnchors } from "../../kv/anchors.ts";
import type { Journey } from "../../kv/journeys.ts";
import type { Store } from "../../kv/store.ts";
import { getWriting } from "../../kv/writing.ts";
import type { Log } from "../log.ts";
import type { Thinking } from "../thinking/thinking.ts";

interface FoundationOptions {
  kv: Store;
  thinking: Thinking;
  now: Date;
  /** Which edition of a document it is for; 1 unless told. */
  version?: number;
  /** Told of every part that could not be made. */
  log: Log;
}

/** A journey's foundation from what is stored of it. */
export async function loadFoundation(
  { state, id, userId }: Journey,
  { kv, thinking, now, version = 1, log }: FoundationOptions,
): Promise<Foundation> {
  const ref = { userId, journeyId: id };
  const [anchors, { written }] = await Promise.all([getAnchors(kv, ref), getWriting(kv, ref)]);
  const parts = { state, anchors, written, now, version, mind: mindOf(written) };
  const { foundation, defects } = await thinking.run("buildFoundation", parts);
  for (const { part, error } of defects) {
    log("error", "part_not_made", {
      journey: id,
      part,
      error: error instanceof Error ? error.stack : String(error),
    });
  }
  return foundation;
}

/** Whoever wrote the parts that stand, by the names that people know. */
function mindOf({ parts }: WrittenStrategy): string {
  const minds = new Set(
    Object.values(parts).flatMap(({ writtenBy, fates }) => [
      writtenBy,
      ...fates.flatMap(({ fate, by }) => by === undefined || fate === "refused" ? [] : [by]),
    ]),
  );
  return minds.size === 0 ? builtInModel.name : [...minds].join(", ");
}
