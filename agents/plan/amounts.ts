import type { Mark } from "../domain/claims.ts";
import type { Evidence, MeasureFact } from "../domain/facts.ts";
import { markOf } from "../ledger/words.ts";
import { measureLabel, printMeasure, printMoney } from "../ledger/print.ts";
import { plainNumber } from "../ledger/sums.ts";
import { amountWords } from "../text/amount_words.ts";
import { isUnspaced } from "../text/sentences.ts";
import { stemsIn } from "../text/words.ts";

const CURRENCY = /^[A-Z]{3}$/u;
const PERCENT = ["%", ...amountWords("percent")];

/** True for "GBP": an amount in this unit is money. */
export function isCurrency(unit: string | null): boolean {
  return unit !== null && CURRENCY.test(unit);
}

/** True for "%" and its words. */
export function isPercent(unit: string | null): boolean {
  return unit !== null && PERCENT.includes(unit.trim().toLowerCase());
}

/** A number with what it counts: "£1,000,000", "80%", "14 dogs a week", "45". */
export function amountText(value: number, unit: string | null): string {
  if (unit === null || unit === "") return plainNumber(value);
  if (isPercent(unit)) return `${plainNumber(value)}%`;
  if (isCurrency(unit)) return printMeasure({ value, unit });
  return `${plainNumber(value)}${isUnspaced(unit) ? "" : " "}${unit}`;
}

/** A measure with its name, and neither said twice: "88 dogs", "marinas left in two seasons: 2", "churn: 9%". */
export function measureText({ name, value, unit }: Pick<MeasureFact, "name" | "value" | "unit">): string {
  const label = measureLabel({ name });
  if (label !== name) return `${amountText(value, unit)} ${label}`;
  const units = stemsIn(unit ?? "");
  const names = stemsIn(name);
  if (names.size > 0 && [...names].every((each) => units.has(each))) return amountText(value, unit);
  const isThing = unit !== null && !isCurrency(unit) && !isPercent(unit);
  const hasUnit = isThing && name.toLowerCase().includes(unit.toLowerCase());
  return `${name}: ${amountText(value, hasUnit ? null : unit)}`;
}

/** Money without broken units where it is a hundred or more: "£29,615", "£4.50". */
export function roundMoney(amount: number, currency: string | null): string {
  return printMoney({ amount: Math.abs(amount) >= 100 ? Math.round(amount) : amount, currency });
}

const EXACT = new Intl.NumberFormat("en", { maximumFractionDigits: 4 });

/** A number as an operand of a formula: at most four decimals. */
export function operand(value: number): string {
  return value < 0 ? `(0 − ${EXACT.format(-value)})` : EXACT.format(value);
}

/** One mark for each fact, each once. */
export function marksOfFacts(...facts: (Evidence | null)[]): Mark[] {
  const marks = facts.filter((fact) => fact !== null).map(markOf);
  return [...new Map(marks.map((mark) => [JSON.stringify(mark), mark])).values()];
}
