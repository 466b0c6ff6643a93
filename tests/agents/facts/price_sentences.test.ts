import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { scoreFacts } from "../../helpers/fact_score.ts";
import type { Wanted } from "../../helpers/spoken_case.ts";
import { sheetOf } from "./sheet.ts";

interface Line {
  text: string;
  facts: Record<string, Wanted>;
}

/** Written before the grammar that reads them; the second half was not looked at while it was made, and is not held here. */
const LINES: Line[] = JSON.parse(readFileSync("tests/cases/prices/first_half.json", "utf8"));

test.each(LINES.map(({ text, facts }): [string, Line["facts"]] => [text, facts]))(
  "prices: each sum with what it is for, and none that is past, a cost or somebody else's: %s",
  (text, wanted) => {
    const { facts, unclear } = sheetOf({ "revenue.model": text });
    const faults = scoreFacts(wanted, { facts: { ...facts }, unclear }).flatMap((score) => score.faults);
    expect(faults).toEqual([]);
  },
);
