import type { FactChange, FactSheet } from "../../domain/facts.ts";
import { rowsOf } from "./cell_values.ts";
import { type ChangeSetting, changesFrom } from "./changes.ts";
import { inDigits, onlyAmount, stemList, withNewNumber } from "../numbers/stated_numbers.ts";

/** Lists whose rows count, measure or price something. */
const COUNTED = ["channels", "prices", "measured", "traction"] as const;

/** A row of the worksheet in which a number stands as its value. */
export interface NumberedRow {
  id: string;
  /** What the founder calls it. */
  label: string;
  value: string;
}

/** The rows whose value is this number; what is measured and shows traction alike is one. */
export function rowsWithNumber(number: string, { facts }: FactSheet): NumberedRow[] {
  const old = onlyAmount(number);
  if (old === null) return [];
  const values = {
    channels: facts.channels.map(({ name, count, share }) => ({ name, numbers: [count, share] })),
    prices: facts.prices.map((price) => ({ name: price.for ?? "", numbers: [price.amount] })),
    measured: facts.measured.map(({ name, value }) => ({ name, numbers: [value] })),
    traction: facts.traction.map(({ name, value }) => ({ name, numbers: [value] })),
  };
  const rows = COUNTED.flatMap((fact) => {
    const shown = rowsOf(facts, fact);
    return values[fact].flatMap(({ name, numbers }, at) => {
      const value = shown[at]?.value;
      return value !== undefined && numbers.includes(old.value)
        ? [{ id: `${fact}.${at}`, label: name, value }]
        : [];
    });
  });
  return rows.filter(({ id, label }, at) =>
    !id.startsWith("traction.") ||
    !rows.slice(0, at).some((row) => stemList(row.label).some((stem) => stemList(label).includes(stem)))
  );
}

/** The changes that put a new number in the place of the old one in a row, and wherever else the same is stated. */
export function changesOfRow(
  { id, value }: NumberedRow,
  { from, to }: { from: string | null; to: string },
  sheet: FactSheet,
  setting: ChangeSetting,
): FactChange[] {
  const old = onlyAmount(from ?? "");
  const cell = old === null ? null : withNewNumber(value, old, inDigits(to));
  return cell === null ? [] : changesFrom({ [id]: cell }, sheet, setting).changes;
}
