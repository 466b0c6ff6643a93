import type { Quantity } from "./figure.ts";
import { evaluateTokens, FormulaError, isResultOf } from "./formula.ts";
import { isResult } from "./rounding.ts";
import { isSign, type Token } from "./tokens.ts";

/** A place in a text. */
export interface Span {
  index: number;
  end: number;
}

/** A result that is printed, and what code makes of the arithmetic beside it. */
export interface Sum extends Span {
  /** Where the numbers stand that it is made from. */
  operands: Span;
  /** Where the printed result stands. */
  result: Span;
  stated: Quantity;
  /** What the word behind the printed result makes of its digits, else 1. */
  scale: number;
  value: Quantity;
  holds: boolean;
}

/** A printed number. */
export type Stated = Extract<Token, { kind: "quantity" }>;
/** Arithmetic, with what it comes to. */
export interface Expression extends Span {
  value: Quantity;
  /** True for what is left of a plain hundred. */
  rest?: boolean;
}

/** A printed result beside the arithmetic that it is held against. */
export function toSum(left: Expression, stated: Stated, result: Span): Sum {
  return {
    index: Math.min(left.index, result.index),
    end: Math.max(left.end, result.end),
    operands: { index: left.index, end: left.end },
    result,
    stated: stated.quantity,
    scale: stated.scale ?? 1,
    value: left.value,
    holds: isResultOf(stated, left.value) || isRestOfHundred(stated, left) || isInScale(stated, left) ||
      isDecimalOf(stated, left),
  };
}

/** "3 ÷ 1,6 = 1,875": what was calculated tells how the mark is meant. */
function isDecimalOf({ quantity, approximation, asDecimal }: Stated, { value }: Expression): boolean {
  return asDecimal !== undefined && quantity.kind === "number" &&
    isResultOf({ quantity: { ...quantity, value: asDecimal }, approximation }, value);
}

/** "31 − 19 = 12 centimes", "320 − 90 = 230 millones": the word for the scale stands behind the result alone. */
function isInScale({ quantity, approximation, scale = 1 }: Stated, { value }: Expression): boolean {
  return scale !== 1 && quantity.kind === "number" && value.kind === "number" &&
    value.unit.kind === "plain" &&
    isResult(quantity.value / scale, value.value, approximation);
}

/** "100 − 71 = 29%": per cent that are left of a hundred, with the sign behind the result alone. */
function isRestOfHundred(stated: Stated, { value, rest }: Expression): boolean {
  if (rest !== true || !isShare(stated) || stated.quantity.kind === "day" || value.kind === "day") {
    return false;
  }
  return isResult(stated.quantity.value, value.value, stated.approximation);
}

/** Arithmetic with at least one sign between two numbers, or null. */
export function valueOf(tokens: Token[]): Expression | null {
  const isArithmetic = tokens.some((token) => token.kind === "sign" && !["(", ")", "="].includes(token.sign));
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!isArithmetic || first === undefined || last === undefined) return null;
  try {
    return { value: evaluateTokens(tokens), index: first.index, end: last.end, rest: isFromHundred(tokens) };
  } catch (error) {
    if (error instanceof FormulaError) return null;
    throw error;
  }
}

function isFromHundred([first, sign]: Token[]): boolean {
  return first?.kind === "quantity" && first.quantity.kind === "number" &&
    first.quantity.unit.kind === "plain" && first.quantity.value === 100 && isSign(sign, "−");
}

/** True for a printed number of per cent. */
export function isShare(token: Token | undefined): token is Stated {
  return token?.kind === "quantity" && token.quantity.kind === "number" &&
    token.quantity.unit.kind === "percent";
}

/** A bracket with arithmetic belongs to a number that stands at most so many pieces before it. */
export const MOST_BEFORE_BRACKET = 18;
