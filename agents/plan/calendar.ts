/** The thirty days after the foundation: as data, as iCalendar and as CSV. */

export { toCsv } from "./csv.ts";
export { toIcs } from "./ics.ts";
export { calendarFrom, writeCalendar } from "./build_calendar.ts";
export { entryOf } from "./entry.ts";
