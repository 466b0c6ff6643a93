import { type Anchor, ANCHOR_TYPES, type AnchorType, FOUNDATION_ANCHORS } from "../domain/anchors.ts";
import type { CalendarEntry } from "../domain/calendar.ts";
import type { FactSheet } from "../domain/facts.ts";
import type { WorksheetRow } from "../domain/worksheet.ts";
import { worksheetOf } from "../facts/worksheet.ts";
import { printedIn } from "../ledger/texts.ts";
import { lettersIn } from "../text/letters.ts";
import { openingOf, type Repetition, stretchesOf } from "../text/repetition.ts";

interface Printed {
  anchors: Record<AnchorType, Anchor>;
  calendar: CalendarEntry[];
  repetition: Repetition;
}

/**
 * The rows of the worksheet, each with the words that it was read from: "" for a long sentence that a page prints whole,
 * its beginning where it was printed too often. A long text that a page prints has no row.
 */
export function factsRead(sheet: FactSheet, { anchors, calendar, repetition }: Printed): WorksheetRow[] {
  const sections = FOUNDATION_ANCHORS.flatMap((type) => anchors[type].sections);
  const texts = [
    ...sections.map((section) => lettersIn(printedIn(section).map(({ text }) => text).join(" "))),
    ...calendar.map(({ draft }) => lettersIn(draft)),
  ];
  const stands = (words: string) =>
    stretchesOf(words).length > 0 && texts.some((text) => text.includes(lettersIn(words)));
  const read = ANCHOR_TYPES.flatMap((type) => worksheetOf(sheet, type))
    .filter(({ value }) => value !== "" && !stands(value) && !repetition.stands(value));
  // What is told as traction is often measured too.
  const rows = read.filter(({ id, value }) =>
    !id.startsWith("traction") ||
    !read.some((other) => other.id.startsWith("measured") && other.value === value)
  );
  for (const { value } of rows) repetition.count(value);
  return rows.map((row) => {
    const quote = row.quote === "" || stands(row.quote)
      ? ""
      : repetition.stands(row.quote)
      ? openingOf(row.quote)
      : `“${row.quote}”`;
    repetition.count(quote);
    return { ...row, quote };
  });
}
