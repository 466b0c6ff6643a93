import { FACT_NAMES } from "../domain/facts.ts";
import { FIELDS } from "../domain/fields.ts";
import { labelOf } from "../facts/worksheet.ts";
import { inventedNames, inventedNumbers } from "../model/invented.ts";
import { isExactIn, pageTexts } from "../ledger/marks.ts";
import type { Advice, Asking } from "./advice.ts";
import { linesOf } from "./lines.ts";

const QUOTED = /“([^”]*)”/g;
/** Recommendation, case against, what would change it: at least three must be there. */
const PARTS = 3;

/**
 * What a model's consultation may not do: leave parts out, misquote, or say in its own words a number or a name that
 * the founder has not said. What only a page says may be quoted, but is never our own claim.
 */
export function faultsOf(
  text: string,
  { state, foundation, query, memory }: Asking,
  { consultation }: Advice,
): string[] {
  const asked = [query, ...memory.map((earlier) => earlier.query)];
  const said = linesOf(foundation).flatMap(({ value, quote }) => [value, quote]);
  const conflicts = foundation.conflicts.flatMap(({ a, b }) => [a.quote, b.quote]);
  const quotable = [...said, ...conflicts, ...state.pages.flatMap(pageTexts), ...asked];
  const known = [...said, ...conflicts, ...asked, consultation.replace(QUOTED, " ")];
  const ours = [
    foundation.company,
    foundation.founder,
    ...state.pages.map(({ label }) => label),
    ...Object.values(FIELDS).map(({ label }) => label),
    ...FACT_NAMES.map((name) => labelOf(name)),
  ];
  return [
    ...missingParts(text, consultation),
    ...misquoted(text, quotable),
    ...inventedNumbers(text, known).map((number) => `The number ${number} is in no answer of the founder's.`),
    ...inventedNames(text, [...known, ...ours]).map((name) =>
      `The name ${name} is in no answer of the founder's.`
    ),
  ];
}

/** As many parts as the rules' own answer has: a recalled fact needs no case against it. */
function missingParts(text: string, byRules: string): string[] {
  if (labelsIn(text) >= Math.min(PARTS, labelsIn(byRules))) return [];
  return [
    "Recommendation, strongest case against and what would change it must each stand under a bold label.",
  ];
}

function labelsIn(text: string): number {
  return text.match(/\*\*[^*\n]+\*\*|^#+ .+$/gm)?.length ?? 0;
}

function misquoted(text: string, quotable: string[]): string[] {
  const quotes = [...text.matchAll(QUOTED)].map(([, quote = ""]) => quote);
  return quotes.filter((quote) => !quotable.some((source) => isExactIn(quote, source)))
    .map((quote) => `“${quote}” stands in quotation marks but in no answer and on no page.`);
}
