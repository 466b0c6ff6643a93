import { type Anchor, type AnchorType, FOUNDATION_ANCHORS } from "../domain/anchors.ts";
import type { CalendarEntry } from "../domain/calendar.ts";
import type { FactName, FactSheet, WorksheetRow } from "../domain/facts.ts";
import { worksheetOf } from "../facts/worksheet.ts";
import { printedIn } from "../ledger/texts.ts";
import { lettersIn } from "../text/letters.ts";
import { openingOf, type Repetition, stretchesOf } from "../text/repetition.ts";

/** What is read out of words and could be misread: numbers, days, names. What was said as a text stands in it as it was said. */
const READ: FactName[] = [
  "goal",
  "prices",
  "measured",
  "traction",
  "channels",
  "capacity",
  "moment",
  "bet",
  "raise",
  "rivals",
  "team",
];

interface Printed {
  anchors: Record<AnchorType, Anchor>;
  calendar: CalendarEntry[];
  repetition: Repetition;
}

/**
 * The rows of the worksheet that were read as numbers, days and names, each with the words that it was read from: "" for
 * a long sentence that a page prints whole, its beginning where it was printed too often.
 */
export function factsRead(sheet: FactSheet, { anchors, calendar, repetition }: Printed): WorksheetRow[] {
  const sections = FOUNDATION_ANCHORS.flatMap((type) => anchors[type].sections);
  const texts = [
    ...sections.map((section) => lettersIn(printedIn(section).map(({ text }) => text).join(" "))),
    ...calendar.map(({ draft }) => lettersIn(draft)),
  ];
  const stands = (words: string) =>
    stretchesOf(words).length > 0 && texts.some((text) => text.includes(lettersIn(words)));
  const rows = worksheetOf(sheet, READ)
    .filter(({ value }) => value !== "" && !stands(value) && !repetition.stands(value));
  // What is told as traction is often measured too.
  const isNew = ({ id, value }: WorksheetRow) =>
    !id.startsWith("traction") ||
    !rows.some((other) => other.id.startsWith("measured") && other.value === value);
  return rows.filter(isNew)
    .map((row) => ({
      ...row,
      quote: row.quote === "" || stands(row.quote)
        ? ""
        : repetition.stands(row.quote)
        ? openingOf(row.quote)
        : `“${row.quote}”`,
    }));
}
