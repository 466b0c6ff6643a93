import type { SessionListItem } from "../../routes/api/contract.ts";
import type { ScreenWords } from "../../routes/words/words.ts";
import { fill } from "../words.ts";

/** What a journey is called; one without a name goes by the beginning of its id. */
export function nameOf(
  { id, session_name }: SessionListItem,
  { unnamed }: ScreenWords["foundation"],
): string {
  return session_name || fill(unnamed, { id: id.slice(0, 8) });
}
