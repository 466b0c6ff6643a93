import ical, { ICalEventTransparency } from "ical-generator";
import type { CalendarEntry } from "../domain/calendar.ts";

/** The calendar as iCalendar text (RFC 5545): whole-day events, CRLF, lines folded at 75 octets, stable UIDs. */
export function toIcs(entries: CalendarEntry[], about: { company: string; now: Date }): string {
  const calendar = ical({
    name: `${about.company}: thirty days`,
    prodId: { company: "Holdfast", product: "Calendar", language: "EN" },
  });
  for (const entry of entries) {
    calendar.createEvent({
      id: entry.uid,
      start: new Date(`${entry.date}T00:00:00Z`),
      allDay: true,
      stamp: about.now,
      summary: `${entry.format}: ${entry.hook}`,
      description: descriptionOf(entry),
      location: entry.channel,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return `${calendar.toString()}\r\n`;
}

function descriptionOf(entry: CalendarEntry): string {
  const lines = [
    entry.draft,
    "",
    `Message: ${entry.message}`,
    `Pillar: ${entry.pillar}`,
    `For: ${entry.segment}`,
    ...(entry.proof === "" ? [] : [`Proof: ${entry.proof}`]),
    `Asks them to: ${entry.call_to_action}`,
    `Minutes: ${entry.minutes}, owner: ${entry.owner}`,
    `Counted: ${entry.metric}`,
    ...(entry.cultural_moment === "" ? [] : [`Near it: ${entry.cultural_moment}`]),
  ];
  return lines.join("\n");
}
