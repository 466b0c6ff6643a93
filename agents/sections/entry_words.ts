import type { CalendarEntry } from "../domain/calendar.ts";
import { isTask } from "../plan/channel_kind.ts";
import type { Say } from "./in_language.ts";

/** The words of an entry as a list prints them: what to look for, what to say or show, or a text to post. */
export function entryWords(
  { open, hook, format, draft }: CalendarEntry,
  say: Say = (label) => label,
): string {
  if (open) return `${say("Open")}: ${hook}`;
  return isTask(format) ? `${format.charAt(0).toUpperCase()}${format.slice(1)}: ${draft}` : draft;
}
