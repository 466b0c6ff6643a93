import ical, { ICalEventTransparency } from "ical-generator";
import type { CalendarEntry } from "../domain/calendar.ts";

interface CalendarFile {
  company: string;
  now: Date;
  /** What a label of ours is called in the language of the entries. */
  say?: (label: string) => string;
}

/** The calendar as iCalendar text (RFC 5545): whole-day events, CRLF, lines folded at 75 octets, stable UIDs. */
export function toIcs(
  entries: CalendarEntry[],
  { company, now, say = (label) => label }: CalendarFile,
): string {
  const calendar = ical({
    name: `${company}: ${say("thirty days")}`,
    prodId: { company: "Holdfast", product: "Calendar", language: "EN" },
  });
  for (const entry of entries) {
    calendar.createEvent({
      id: entry.uid,
      start: new Date(`${entry.date}T00:00:00Z`),
      allDay: true,
      stamp: now,
      summary: entry.format === "" ? entry.hook : `${entry.format}: ${entry.hook}`,
      description: descriptionOf(entry, say),
      location: entry.channel,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return `${calendar.toString()}\r\n`;
}

function descriptionOf(entry: CalendarEntry, say: (label: string) => string): string {
  /** A line with its label, or none where there is nothing to say. */
  const labelled = (label: string, text: string) => text === "" ? [] : [say(`${label}: `) + text];
  const lines = [
    entry.draft,
    "",
    ...labelled("Message", entry.message),
    ...labelled("Pillar", entry.pillar),
    ...labelled("For", entry.segment),
    ...labelled("Proof", entry.proof),
    ...labelled("Asks them to", entry.call_to_action),
    ...labelled("Minutes", entry.minutes === 0 ? "" : String(entry.minutes)),
    ...labelled("Owner", entry.owner),
    ...labelled("Counted", entry.metric),
    ...labelled("Near it", entry.cultural_moment),
  ];
  return lines.join("\n");
}
