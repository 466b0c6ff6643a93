import { FIELD_IDS } from "../../agents/domain/fields.ts";
import type { Thought } from "./operations.ts";

/** A text of this length takes about 50 ms to read for the first time; hardly anybody types it. */
const LONG_TEXT = 2_000;
/** All that was said: read anew after a start, it takes some 200 ms. Most journeys end with a third of it. */
const LONG_JOURNEY = 20_000;

/** True where so much was said, in one message or in all, that others would wait while it is read. */
export function isLong({ state, message }: Thought): boolean {
  const said = FIELD_IDS.flatMap((field) => state.fields[field].answers.map(({ text }) => text.length));
  const lengths = [...said, message?.text.length ?? 0];
  const all = lengths.reduce((sum, length) => sum + length, 0);
  return all > LONG_JOURNEY || lengths.some((length) => length > LONG_TEXT);
}
