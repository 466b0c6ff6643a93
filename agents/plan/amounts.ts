import type { Mark } from "../domain/claims.ts";
import type { Evidence, MeasureFact } from "../domain/facts.ts";
import { longDate } from "../domain/days.ts";
import { markOf } from "../ledger/words.ts";
import { printMeasure, printMoney } from "../ledger/print.ts";
import { plainNumber } from "../ledger/sums.ts";
import { stemsIn } from "../text/words.ts";

const CURRENCY = /^[A-Z]{3}$/u;
const PERCENT = /^(?:%|percent|per cent|prozent|pour ?cent|por ciento|per cento|por cento|procent)$/iu;

/** True for "GBP": an amount in this unit is money. */
export function isCurrency(unit: string | null): boolean {
  return unit !== null && CURRENCY.test(unit);
}

/** True for "%" and its words. */
export function isPercent(unit: string | null): boolean {
  return unit !== null && PERCENT.test(unit.trim());
}

/** A number with what it counts: "£1,000,000", "80%", "14 dogs a week", "45". */
export function amountText(value: number, unit: string | null): string {
  if (unit === null || unit === "") return plainNumber(value);
  if (isPercent(unit)) return `${plainNumber(value)}%`;
  return isCurrency(unit) ? printMeasure({ value, unit }) : `${plainNumber(value)} ${unit}`;
}

/** A measure with its name, unless the unit says the same: "88 dogs", "churn: 9%". */
export function measureText({ name, value, unit }: Pick<MeasureFact, "name" | "value" | "unit">): string {
  const units = stemsIn(unit ?? "");
  const isNamed = name !== "" && [...stemsIn(name)].every((each) => units.has(each)) &&
    stemsIn(name).size > 0;
  return isNamed ? amountText(value, unit) : `${name}: ${amountText(value, unit)}`;
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

/** "by 30 June 2027", or "" where no day is known. */
export function byDay(day: string | null): string {
  return day === null ? "" : ` by ${longDate(day)}`;
}

/** One mark for each fact, each once. */
export function marksOfFacts(...facts: (Evidence | null)[]): Mark[] {
  const marks = facts.filter((fact) => fact !== null).map(markOf);
  return [...new Map(marks.map((mark) => [JSON.stringify(mark), mark])).values()];
}
