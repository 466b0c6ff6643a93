import { withCapital } from "../text/letters.ts";
import type { CalendarEntry } from "../domain/calendar.ts";
import { isTask } from "../plan/channel_kind.ts";
import { labelled, type Say } from "./labels.ts";

/** The words of an entry as a list prints them: what to look for, what to say or show, or a text to post. */
export function entryWords(
  { open, hook, format, draft }: CalendarEntry,
  say: Say = (label) => label,
): string {
  if (open) return labelled("Open", hook, say);
  return isTask(format) ? `${withCapital(format)}: ${draft}` : draft;
}

/** The same for a whole list: what is to be done in a channel is told with its first text, and holds for the others. */
export function listWords(entries: CalendarEntry[], say: Say = (label) => label): string[] {
  const told = toldAlready(entries);
  return entries.map((entry, at) => entryWords(told[at] ? { ...entry, format: "" } : entry, say));
}

/** For each entry whether the task of its channel was told with an entry before it. */
export function toldAlready(entries: CalendarEntry[]): boolean[] {
  const channels = new Set<string>();
  return entries.map(({ open, channel, format }) => {
    if (open || !isTask(format)) return false;
    const isTold = channels.has(channel);
    channels.add(channel);
    return isTold;
  });
}
