import type { Defect, Foundation } from "../../agents/strategy/foundation.ts";
import { buildFoundation } from "../../agents/foundation.ts";
import { getAnchors } from "../../kv/anchors.ts";
import type { Journey } from "../../kv/journeys.ts";
import type { Store } from "../../kv/store.ts";
import type { Log } from "../log.ts";

interface FoundationOptions {
  kv: Store;
  now: Date;
  /** Which mind is at work, as shown to people. */
  mind: string;
  /** Which edition of a document it is for; 1 unless told. */
  version?: number;
  /** Told of every part that could not be made. */
  log: Log;
}

/** A journey's foundation from what is stored of it. */
export async function loadFoundation(
  { state, id, userId }: Journey,
  { kv, now, mind, version = 1, log }: FoundationOptions,
): Promise<Foundation> {
  const anchors = await getAnchors(kv, { userId, journeyId: id });
  const onDefect = ({ part, error }: Defect) =>
    log("error", "part_not_made", {
      journey: id,
      part,
      error: error instanceof Error ? error.stack : String(error),
    });
  return buildFoundation({ state, anchors, now, version, mind, onDefect });
}
