import type { Claim } from "../../../domain/claims.ts";
import type { TextFact } from "../../../domain/facts.ts";
import { plainNumber, sumOf } from "../../../ledger/sums.ts";
import { marksOfFacts } from "../../../plan/amounts.ts";
import { OUT_OF } from "./part_of_whole.ts";

const PART = new RegExp(`(?<![\\d.,])(\\d{1,4})\\s${OUT_OF}\\s(\\d{1,4})(?![\\d.,]*\\d|%)`, "giu");
const FEWEST = 5;

/** "7 of 62" in what was said of going quiet, as a share; null where no such pair stands there, or several. */
export function quietShare(quiet: TextFact | null): Claim | null {
  if (quiet === null || quiet.thin) return null;
  const found = [...quiet.text.matchAll(PART)];
  const [part, whole] = found[0]?.slice(1).map(Number) ?? [];
  if (found.length !== 1 || part === undefined || whole === undefined) return null;
  if (whole < FEWEST || part > whole || (whole >= 1900 && whole < 2100)) return null;
  const sum = sumOf({
    operands: ["quiet"],
    formula: `${part} ÷ ${whole} × 100`,
    text: (value) => `${part} of ${whole}, ${plainNumber(Math.round(value))}%, went quiet at this point.`,
    marks: marksOfFacts(quiet),
  });
  return { text: sum.text, marks: sum.marks };
}
