import type { Mark } from "../domain/claims.ts";
import type { Sum } from "../strategy/leaves.ts";

/** Thrown where a formula is no arithmetic; a sum that cannot be evaluated is a defect, not a sentence. */
export class FormulaError extends Error {
  override readonly name = "FormulaError";
}

const TOKEN = /\s*(\d[\d,]*(?:\.\d+)?|[-+*/×÷()%−–])/gy;

/**
 * Evaluates arithmetic as it is printed: "37 × 4,800", "(45 - 23) ÷ 13". Commas group thousands; × ÷ − are read too.
 * Throws FormulaError where the text is anything else or divides by nought.
 */
export function evaluate(formula: string): number {
  const tokens = tokensOf(formula);
  let at = 0;

  function sum(): number {
    let value = product();
    while (tokens[at] === "+" || tokens[at] === "-") {
      value = tokens[at++] === "+" ? value + product() : value - product();
    }
    return value;
  }

  function product(): number {
    let value = factor();
    while (tokens[at] === "*" || tokens[at] === "/") {
      value = tokens[at++] === "*" ? value * factor() : value / factor();
    }
    return value;
  }

  function factor(): number {
    const token = tokens[at++];
    if (token === "-") return -factor();
    if (token === "(") {
      const value = sum();
      if (tokens[at++] !== ")") throw new FormulaError(`Close the bracket in "${formula}"`);
      return value;
    }
    const value = Number(token);
    if (token === undefined || Number.isNaN(value)) {
      throw new FormulaError(`Write arithmetic, not "${formula}"`);
    }
    if (tokens[at] !== "%") return value;
    at += 1;
    return value / 100;
  }

  const value = sum();
  if (at !== tokens.length || !Number.isFinite(value)) {
    throw new FormulaError(`Write arithmetic, not "${formula}"`);
  }
  return value;
}

const SIGNS: Record<string, string> = { "×": "*", "÷": "/", "−": "-", "–": "-" };

function tokensOf(formula: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < formula.trimEnd().length) {
    const match = TOKEN.exec(formula);
    if (match === null) throw new FormulaError(`Write arithmetic, not "${formula}"`);
    const token = match[1] ?? "";
    tokens.push(SIGNS[token] ?? token.replaceAll(",", ""));
  }
  return tokens;
}

interface SumDraft {
  /** Ids of the facts that it takes: "goal.target", "channels.0.count". */
  operands: string[];
  /** The arithmetic with its numbers: "(45 - 23) ÷ 13". */
  formula: string;
  /** The sentence around the result. */
  text: (value: number) => string;
  /** What the numbers rest on. */
  marks: Mark[];
}

/** A sentence about a number that is calculated here. Throws FormulaError. */
export function sumOf({ operands, formula, text, marks }: SumDraft): Sum {
  const value = evaluate(formula);
  const how: Mark = { kind: "inference", from: operands, how: `${formula} = ${plainNumber(value)}` };
  return { text: text(value), operands, formula, value, marks: [...marks, how] };
}

const PLAIN = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });

/** "1,050" for 1050 and "2.7" for 2.666: at most one decimal. */
export function plainNumber(value: number): string {
  return PLAIN.format(value);
}
