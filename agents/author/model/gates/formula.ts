import { addDays, daysBetween, isoDay } from "../../../domain/days.ts";
import { moved } from "../../../text/calendar_days.ts";
import type { Quantity, TimeUnit, Unit } from "./figure.ts";
import { type Approximation, isResult } from "./rounding.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** Thrown where a formula is no arithmetic, or adds what cannot be added. */
export class FormulaError extends Error {
  override readonly name = "FormulaError";
}

const PLAIN: Unit = { kind: "plain" };

/**
 * Evaluates arithmetic as people print it: "37 × £4,800", "(45 − 23) ÷ 13", "19/50", "38% of 640", "2 March 2027 + 8
 * weeks". Thousands may be set apart by comma, full stop, blank or apostrophe; nouns between the numbers are passed over.
 * Units are carried along: money is not added to hours. Throws FormulaError.
 */
export function evaluateFormula(formula: string, setting: { home: string | null; today: string }): Quantity {
  const tokens = tokensOf(formula, { ...setting, isFormula: true });
  return evaluateTokens(tokens);
}

/** What each step of a formula comes to, its result the last. Throws FormulaError. */
export function stepsOfFormula(formula: string, setting: { home: string | null; today: string }): Quantity[] {
  const steps: Quantity[] = [];
  const result = evaluateTokens(tokensOf(formula, { ...setting, isFormula: true }), steps);
  return [...steps, result];
}

/** The value of a run of tokens that is one whole expression; steps on the way are added to `steps`. Throws FormulaError. */
export function evaluateTokens(all: readonly Token[], steps: Quantity[] = []): Quantity {
  const tokens = all.filter(({ kind }) => kind !== "word");
  let at = 0;

  function operator(...signs: string[]): string | null {
    const token = tokens[at];
    if (token?.kind !== "sign" || !signs.includes(token.sign)) return null;
    at += 1;
    return token.sign;
  }

  function sum(): Quantity {
    let value = product();
    for (let sign = operator("+", "−"); sign !== null; sign = operator("+", "−")) {
      value = added(value, product(), sign === "+" ? 1 : -1);
      steps.push(value);
    }
    return value;
  }

  function product(): Quantity {
    let value = factor();
    for (let sign = operator("×", "÷", "of"); sign !== null; sign = operator("×", "÷", "of")) {
      const next = factor();
      const isShare = sign === "of" && value.kind === "number" && value.unit.kind === "percent";
      value = sign === "×" || isShare ? multiplied(value, next) : divided(value, next);
      steps.push(value);
    }
    return value;
  }

  function factor(): Quantity {
    if (operator("−") !== null) return negative(factor());
    if (operator("(") !== null) {
      const value = sum();
      if (operator(")") === null) throw new FormulaError("Close the bracket.");
      return value;
    }
    const token = tokens[at++];
    if (token?.kind !== "quantity") throw new FormulaError("Write arithmetic with numbers.");
    return token.quantity;
  }

  const value = sum();
  if (at !== tokens.length) throw new FormulaError("Write arithmetic with numbers and nothing else.");
  if (value.kind === "number" && !Number.isFinite(value.value)) {
    throw new FormulaError("Never divide by nought.");
  }
  return value;
}

function negative(value: Quantity): Quantity {
  if (value.kind === "day") throw new FormulaError("A day has no minus.");
  return { ...value, value: -value.value };
}

function added(one: Quantity, other: Quantity, sign: 1 | -1): Quantity {
  if (one.kind === "day") return movedDay(one.iso, other, sign);
  if (other.kind === "day") {
    if (sign === -1) throw new FormulaError("A day cannot be taken from a number.");
    return movedDay(other.iso, one, 1);
  }
  const [left, right] = inOneUnit(one, other);
  return { kind: "number", value: left.value + sign * right.value, unit: left.unit };
}

type Counted = Extract<Quantity, { kind: "number" }>;

function movedDay(iso: string, by: Quantity, sign: 1 | -1): Quantity {
  if (by.kind === "day") {
    if (sign === 1) throw new FormulaError("Two days cannot be added.");
    return { kind: "number", value: daysBetween(by.iso, iso), unit: { kind: "time", unit: "day" } };
  }
  if (by.unit.kind !== "time" || !Number.isInteger(by.value)) {
    throw new FormulaError("A day moves by whole days, weeks or months.");
  }
  const { unit } = by.unit;
  if (unit === "minute" || unit === "hour") {
    throw new FormulaError("A day moves by whole days, weeks or months.");
  }
  if (unit === "day" || unit === "night") return { kind: "day", iso: addDays(iso, sign * by.value) };
  return { kind: "day", iso: isoDay(new Date(moved(new Date(`${iso}T00:00:00Z`), sign * by.value, unit))) };
}

/** Minutes, hours and days convert into each other, and so do months, quarters and years. */
const SHORT: Partial<Record<TimeUnit, number>> = {
  minute: 1,
  hour: 60,
  day: 1440,
  night: 1440,
  week: 10_080,
};
const LONG: Partial<Record<TimeUnit, number>> = { month: 1, quarter: 3, year: 12 };

/** A length of time in another unit, or null where one does not convert into the other. */
export function timeIn(value: number, from: TimeUnit, to: TimeUnit): number | null {
  if (from === to) return value;
  for (const scale of [SHORT, LONG]) {
    const [one, other] = [scale[from], scale[to]];
    if (one !== undefined && other !== undefined) return (value * one) / other;
  }
  return null;
}

function inOneUnit(one: Counted, other: Counted): [Counted, Counted] {
  const [a, b] = [one.unit, other.unit];
  if (a.kind === b.kind && a.kind === "time" && b.kind === "time") {
    const converted = timeIn(other.value, b.unit, a.unit);
    if (converted === null) throw new FormulaError(`${a.unit}s and ${b.unit}s cannot be added.`);
    return [one, { ...other, value: converted, unit: a }];
  }
  if (
    a.kind === "money" && b.kind === "money" && a.currency !== b.currency && a.currency !== null &&
    b.currency !== null
  ) {
    throw new FormulaError("Two currencies cannot be added.");
  }
  if (a.kind === b.kind) return [one, other];
  // A bare number takes the unit of what stands beside it: "£4,800 + 200".
  if (a.kind === "plain" && b.kind !== "percent") return [{ ...one, unit: b }, other];
  if (b.kind === "plain" && a.kind !== "percent") return [one, { ...other, unit: a }];
  // "1 − 9%" is what is left of the whole.
  if (a.kind === "plain" && one.value === 1) return [{ ...one, value: 100, unit: b }, other];
  throw new FormulaError("Numbers of different kinds cannot be added.");
}

function multiplied(one: Quantity, other: Quantity): Quantity {
  if (one.kind === "day" || other.kind === "day") throw new FormulaError("Days are added, not multiplied.");
  const [a, b] = [one.unit, other.unit];
  if (a.kind === "money" && b.kind === "money") throw new FormulaError("Money is not multiplied by money.");
  const value = share(one) * share(other);
  if (a.kind === "percent" && b.kind === "percent") return { kind: "number", value: value * 100, unit: a };
  // Hours a week by weeks are hours, £ by hours are £: two lengths of time leave the unit to the sentence.
  if (a.kind === "time" && b.kind === "time") return { kind: "number", value, unit: PLAIN };
  const unit = a.kind === "money" || b.kind === "plain" || b.kind === "percent" ? a : b;
  return { kind: "number", value, unit: unit.kind === "percent" ? b : unit };
}

function divided(one: Quantity, other: Quantity): Quantity {
  if (one.kind === "day" || other.kind === "day") throw new FormulaError("Days are subtracted, not divided.");
  const [a, b] = [one.unit, other.unit];
  if (b.kind === "money" && a.kind !== "money") {
    return { kind: "number", value: share(one) / share(other), unit: PLAIN };
  }
  const unit = a.kind === b.kind && a.kind !== "plain" ? PLAIN : a.kind === "percent" ? PLAIN : a;
  if (a.kind === "percent" && b.kind === "plain") {
    return { kind: "number", value: one.value / other.value, unit: a };
  }
  if (a.kind === "time" && b.kind === "time") {
    const converted = timeIn(other.value, b.unit, a.unit);
    if (converted === null) throw new FormulaError(`${a.unit}s are not divided by ${b.unit}s.`);
    return { kind: "number", value: one.value / converted, unit: PLAIN };
  }
  return { kind: "number", value: share(one) / share(other), unit };
}

/** True where a printed number or day is what was calculated, in a unit that goes with it. */
export function isResultOf(
  { quantity: stated, approximation }: { quantity: Quantity; approximation: Approximation | null },
  calculated: Quantity,
): boolean {
  if (stated.kind === "day" || calculated.kind === "day") {
    return stated.kind === "day" && calculated.kind === "day" && stated.iso === calculated.iso;
  }
  const value = valueIn(calculated, stated.unit);
  return value !== null && isResult(stated.value, value, approximation);
}

/** What was calculated, in the unit in which it is printed; null where the two do not go together. */
function valueIn({ value, unit }: Counted, as: Unit): number | null {
  if (as.kind === "percent") {
    return unit.kind === "percent" ? value : unit.kind === "plain" ? value * 100 : null;
  }
  if (unit.kind === "percent") return null;
  if (as.kind === "time" && unit.kind === "time") return timeIn(value, unit.unit, as.unit);
  if (as.kind === "money" && unit.kind === "money") {
    return as.currency === unit.currency || as.currency === null || unit.currency === null ? value : null;
  }
  const isBoth = as.kind !== "plain" && unit.kind !== "plain";
  return isBoth && as.kind !== unit.kind ? null : value;
}

/** 38% is 0.38 where it multiplies. */
function share({ value, unit }: Counted): number {
  return unit.kind === "percent" ? value / 100 : value;
}
