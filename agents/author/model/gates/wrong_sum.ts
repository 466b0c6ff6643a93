import type { Quantity } from "./figure.ts";
import type { Sum } from "./sum.ts";

/** What is told of a sum whose printed result is not what it comes to. */
export function wrongSum(text: string, { operands, value, result }: Sum): string {
  return `${text.slice(operands.index, operands.end).trim()} is ${printed(value)}, not ${
    text.slice(result.index, result.end).trim()
  }: print what it comes to, or say "about" where you round.`;
}

function printed(value: Quantity): string {
  if (value.kind === "day") return value.iso;
  const { unit } = value;
  const number = new Intl.NumberFormat("en", { maximumFractionDigits: 2 }).format(value.value);
  const share = unit.kind === "plain" && Math.abs(value.value) < 1
    ? ` (${new Intl.NumberFormat("en", { maximumFractionDigits: 1 }).format(value.value * 100)}%)`
    : "";
  return `${number}${unit.kind === "percent" ? "%" : ""}${share}`;
}
