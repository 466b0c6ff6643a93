import { isAhead } from "./deadline.ts";
import { type JourneyRef, keys } from "./keys.ts";
import { OpenTurnRecord } from "./records.ts";
import type { Store } from "./store.ts";

/** A claim not renewed for this long is a crashed one: its turn shows as interrupted and may be taken over. */
export const TURN_LEASE_MS = 4_500;

/** The client_message_id of the turn that is being answered at this moment, or null. */
export async function liveTurn(kv: Store, ref: JourneyRef, now: Date): Promise<string | null> {
  return liveTurnOf((await kv.get(keys.openTurn(ref))).value, now);
}

export function liveTurnOf(open: unknown, now: Date): string | null {
  if (open === null) return null;
  const { clientMessageId, expiresAt } = OpenTurnRecord.parse(open);
  return isAhead(expiresAt, now) ? clientMessageId : null;
}
