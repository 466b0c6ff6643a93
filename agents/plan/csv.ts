import { stringify } from "csv-stringify/sync";
import type { CalendarEntry } from "../domain/calendar.ts";

const COLUMNS = [
  "date",
  "channel",
  "format",
  "pillar",
  "section",
  "stage",
  "segment",
  "hook",
  "message",
  "draft",
  "proof",
  "visual",
  "call_to_action",
  "minutes",
  "owner",
  "metric",
  "cultural_moment",
  "open",
  "uid",
] as const satisfies (keyof CalendarEntry)[];

/**
 * The calendar as CSV (RFC 4180): one header line, CRLF, UTF-8 with a byte order mark so that spreadsheets read
 * it as such. Cells that a spreadsheet would run as a formula are made harmless.
 */
export function toCsv(entries: CalendarEntry[]): string {
  return stringify(entries, {
    bom: true,
    header: true,
    columns: [...COLUMNS],
    record_delimiter: "\r\n",
    quoted_match: /[\r\n]/,
    escape_formulas: true,
    cast: { boolean: (value) => value ? "yes" : "no" },
  });
}
