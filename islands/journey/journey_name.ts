import type { SessionListItem } from "../../routes/api/contract.ts";

/** What a journey is called; one without a name goes by the beginning of its id. */
export function nameOf({ id, session_name }: SessionListItem): string {
  return session_name || `Brand Journey ${id.slice(0, 8)}`;
}
