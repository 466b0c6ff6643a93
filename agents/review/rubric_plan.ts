import type { Row } from "../domain/anchors.ts";
import { NEEDS_NUMBER } from "../anchors/section.ts";
import { readCapacity } from "../anchors/attention/capacity.ts";
import { type RubricCase, type Verdict, verdict } from "./rubric_case.ts";

const LEAST_OWNED = 0.9;
const NO_DATE = /^(?:no date|not said|)$/iu;

/** Nine of ten actions have an owner, a date and what shows that they are done. */
export function owned({ sections }: RubricCase): Verdict {
  const actions = sections.flatMap(({ blocks }) => blocks).flatMap((block) => {
    if (block.kind !== "table" || !block.columns.includes("done when")) return [];
    return block.rows.map((row) => ({ row, columns: block.columns }));
  });
  const whole = actions.filter(({ row, columns }) => isWhole(row, columns));
  return verdict(
    whole.length >= actions.length * LEAST_OWNED,
    `${whole.length} of ${actions.length} actions have owner, date and done-when`,
  );
}

function isWhole({ cells }: Row, columns: string[]): boolean {
  const filled = (names: string[]) => {
    const at = columns.findIndex((column) => names.includes(column));
    const text = cells[at]?.trim() ?? "";
    return at === -1 || (!NO_DATE.test(text) && !text.startsWith(NEEDS_NUMBER));
  };
  return filled(["owner"]) && filled(["date", "by"]) && filled(["done when"]);
}

const DAYS = 30;

/** The calendar stays within the hours that were given. */
export function feasible({ foundation }: RubricCase): Verdict {
  const { hours, sentence } = readCapacity(foundation.answers["channels.capacity"]?.text ?? "");
  const minutes = foundation.calendar.reduce((sum, entry) => sum + entry.minutes, 0);
  if (sentence === null) {
    return verdict(true, `${Math.round(minutes / 60)} hours in thirty days; no hours were given`);
  }
  const most = (hours * DAYS) / 7;
  return verdict(minutes / 60 <= most + 0.01, `${Math.round(minutes / 60)} of ${Math.round(most)} hours`);
}

const PAGES = { brand_strategy: [15, 20], pitch_deck: [12, 15] } as const;

/** Documents that were made have the pages they should have. */
export function measured({ documents }: RubricCase): Verdict {
  const wrong = documents.find(({ kind, pages }) => pages < PAGES[kind][0] || pages > PAGES[kind][1]);
  return verdict(
    wrong === undefined,
    wrong === undefined
      ? `Rendered and counted: ${documents.map(({ pages }) => `${pages} pages`).join(", ")}`
      : `A document has ${wrong.pages} pages`,
  );
}
