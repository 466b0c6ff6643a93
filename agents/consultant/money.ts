import { type FoundNumber, numbersIn, valueOf } from "../text/text.ts";

/** A sum of money as it was typed. `text` holds its rate too: "€89 a month". */
export interface Money {
  value: number;
  unit: string;
  text: string;
  /** Whether the sign stands in front of the number. */
  signFirst: boolean;
  index: number;
}

const NO_MONEY = new Set(["%", "‰", "time", "year"]);

export function isMoney({ unit, value }: FoundNumber): boolean {
  return unit !== null && !NO_MONEY.has(unit) && Number.isFinite(valueOf(value));
}

/** Sums of money in a text, in its order. */
export function moneyIn(text: string): Money[] {
  return numbersIn(text).filter(isMoney).map((number) => ({
    value: valueOf(number.value),
    unit: number.unit ?? "",
    text: number.text.trim(),
    signFirst: !/^\d/.test(number.text.trim()),
    index: number.index,
  }));
}

/** A computed sum, written with the sign where the founder writes it. */
export function amount(value: number, { unit, signFirst }: Pick<Money, "unit" | "signFirst">): string {
  const digits = round(value);
  if (!signFirst) return `${digits}${/^\p{L}/u.test(unit) && unit !== "円" ? " " : ""}${unit}`;
  return `${unit}${/^\p{L}/u.test(unit) ? " " : ""}${digits}`;
}

/** At most two decimals, thousands grouped; whole above 1,000. */
export function round(value: number): string {
  const decimals = Number.isInteger(value) || Math.abs(value) >= 1_000 ? 0 : 2;
  return value.toLocaleString("en-US", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** 0.1124 as "11%"; one decimal below ten per cent. */
export function percent(share: number): string {
  const value = share * 100;
  return `${value < 10 && !Number.isInteger(value) ? value.toFixed(1) : Math.round(value)}%`;
}
