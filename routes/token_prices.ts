import { z } from "zod";
import type { Usage } from "../agents/model/model.ts";

/** What a million tokens cost, in whatever currency the operator reckons in. */
export interface TokenPrices {
  in: number;
  out: number;
}

const PAIR = /^(\d+(?:\.\d+)?)\s*,\s*(\d+(?:\.\d+)?)$/;

/** Reads "0.15,0.60": the price of a million tokens in, then out. */
export const TokenPrices = z.string().transform((text, context): TokenPrices => {
  const [, into, out] = PAIR.exec(text) ?? [];
  if (into !== undefined && out !== undefined) return { in: Number(into), out: Number(out) };
  context.addIssue({
    code: "custom",
    message: "must be two numbers like 0.15,0.60: a million tokens in, then out",
  });
  return z.NEVER;
});

/** What the tokens cost, to six decimals; null where no price is configured. */
export function costOf(used: Usage, prices: TokenPrices | undefined): number | null {
  if (prices === undefined) return null;
  const cost = (used.promptTokens * prices.in + used.completionTokens * prices.out) / 1_000_000;
  return Math.round(cost * 1_000_000) / 1_000_000;
}
