import type { WorksheetRow } from "../../routes/api/contract.ts";

/** True where the words that a value was read from are others than the value, or leave something open. */
export function showsQuote({ value, quote, question }: WorksheetRow): boolean {
  return question !== undefined || (quote !== "" && quote !== value && !value.includes(quote));
}

/** True where the row just above tells the same words: goal, day and unit are often read from one sentence. */
export function repeatsQuote(row: WorksheetRow, above: WorksheetRow | undefined): boolean {
  return above !== undefined && row.question === undefined && row.quote === above.quote && showsQuote(above);
}
