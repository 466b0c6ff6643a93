import { rememberedBy } from "../../../text/remembered.ts";
import type { Quantity } from "./figure.ts";
import { evaluateTokens, FormulaError, isResultOf } from "./formula.ts";
import { type Approximation, isResult } from "./rounding.ts";
import { closingOf, MOST_WORDS, opensArithmetic, wordsFrom } from "./token_runs.ts";
import { isSign, type Token, tokensOf } from "./tokens.ts";
import { NUMBERS, PARTS } from "./words.ts";

interface Span {
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

type Stated = Extract<Token, { kind: "quantity" }>;
interface Expression extends Span {
  value: Quantity;
  /** True for what is left of a plain hundred. */
  rest?: boolean;
}

/**
 * The sums that a text shows: "37 × 4,800 = 177,600", "19 of 50, 38%", "38% (19 of 50)", "50件中19件、38%", "27 April 2027
 * (2 March 2027 + 8 weeks)". Each was evaluated; `holds` tells whether the printed result is right.
 */
export function sumsIn(text: string, { home, today }: Setting): readonly Sum[] {
  return readSums({ text, home, today });
}

interface Setting {
  home: string | null;
  today: string;
}

/** The gates of numbers and of dates look for the sums of the same sentences. */
const readSums = rememberedBy(
  ({ text, home, today }: Setting & { text: string }) => `${home} ${today} ${text}`,
  findSums,
  1_000,
);

function findSums({ text, ...setting }: Setting & { text: string }): readonly Sum[] {
  const tokens = tokensOf(text, { ...setting, isFormula: false });
  return tokens.flatMap((token, at) => {
    if (isSign(token, "=")) return equation(tokens, at);
    if (isSign(token, "(")) return bracketBehind(tokens, at);
    if (token.kind === "break") return sumBehind(tokens, at);
    if (token.kind === "word") return inWords(tokens, at);
    if (token.kind === "quantity") {
      return [...inBrackets(tokens, at), ...shareOf(tokens, at), ...partOf(tokens, at)];
    }
    return [];
  });
}

/** "37 × 4,800 = 177,600": the longest arithmetic before the sign, and what stands behind it. */
function equation(tokens: Token[], at: number): Sum[] {
  return equationsAt(tokens, at).slice(0, 1);
}

/** The same with shorter and shorter arithmetic before the sign. */
function equationsAt(tokens: Token[], at: number): Sum[] {
  const right = expressionBehind(tokens, at + 1);
  if (right === null) return [];
  const { stated, ...result } = right;
  return expressionsBefore(tokens, at).map((left) => toSum(left, stated, result));
}

function toSum(left: Expression, stated: Stated, result: Span): Sum {
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

/** The arithmetic that ends here, the longest first. */
function expressionsBefore(tokens: Token[], end: number): Expression[] {
  let start = end;
  let words = 0;
  while (start > 0) {
    const before = tokens[start - 1];
    if (before === undefined || before.kind === "break" || isSign(before, "=")) break;
    words = before.kind === "word" ? words + 1 : 0;
    if (words > MOST_WORDS) break;
    start -= 1;
  }
  return tokens.slice(start, end).flatMap(({ kind }, from) =>
    kind === "word" ? [] : valueOf(tokens.slice(start + from, end)) ?? []
  );
}

/** Arithmetic with at least one sign between two numbers, or null. */
function valueOf(tokens: Token[]): Expression | null {
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

/** A number or arithmetic right behind "=", with at most two words before it: "= about 38%", "= 22 ÷ 11". */
function expressionBehind(tokens: Token[], from: number): (Span & { stated: Stated }) | null {
  const first = tokens.slice(from, from + 3).findIndex(({ kind }) => kind !== "word");
  const number = first === -1 ? undefined : tokens[from + first];
  if (number?.kind !== "quantity") return null;
  if (!isOperator(tokens[from + first + 1])) return { stated: number, index: number.index, end: number.end };
  const stop = tokens.findIndex((token, at) => at > from && (token.kind === "break" || isSign(token, "=")));
  const more = valueOf(tokens.slice(from + first, stop === -1 ? tokens.length : stop));
  const approximation: Approximation | null = null;
  return more === null ? null : {
    stated: { kind: "quantity", quantity: more.value, approximation, index: more.index, end: more.end },
    index: more.index,
    end: more.end,
  };
}

function isOperator(token: Token | undefined): boolean {
  return token?.kind === "sign" && ["×", "÷", "+", "−"].includes(token.sign);
}

/** "177,600 (37 × 4,800)", "38% (19 of 50)": a result with its arithmetic in brackets behind it. */
function inBrackets(tokens: Token[], at: number): Sum[] {
  const stated = tokens[at];
  if (stated?.kind !== "quantity") return [];
  const open = at + 1 + wordsFrom(tokens, at + 1);
  if (!isSign(tokens[open], "(")) return [];
  const close = closingOf(tokens, open);
  if (close === -1 || tokens.slice(open, close).some((token) => isSign(token, "="))) return [];
  // "From 112 it asks (150 − 66) ÷ 16": the bracket is only the beginning.
  if (isOperator(tokens[close + 1])) return [];
  const inside = tokens.slice(open + 1, close);
  const value = opensArithmetic(inside) ? valueOf(inside) : null;
  const isOfAnother = bracketBehind(tokens, open).some(({ result }) => result.index !== stated.index);
  return value === null || isOfAnother
    ? []
    : [toSum(value, stated, { index: stated.index, end: stated.end })];
}

/** A bracket with arithmetic belongs to a number that stands at most so many pieces before it. */
const MOST_BEFORE_BRACKET = 18;

/** "57.6 sites a year leave (640 × 9%)": further before the bracket only a number that it gives is its result. */
function bracketBehind(tokens: Token[], at: number): Sum[] {
  const close = closingOf(tokens, at);
  const inside = tokens.slice(at + 1, close === -1 ? at : close);
  const value = opensArithmetic(inside) && !inside.some((token) => isSign(token, "="))
    ? valueOf(inside)
    : null;
  if (value === null) return [];
  return givenBefore(value, tokens, at);
}

/** The nearest number before a place that some arithmetic gives. */
function givenBefore(value: Expression, tokens: Token[], at: number): Sum[] {
  const before = tokens.slice(Math.max(0, at - MOST_BEFORE_BRACKET), at).toReversed();
  return before.filter((token) => token.kind === "quantity").map((stated) => toSum(value, stated, stated))
    .filter(({ holds }) => holds).slice(0, 1);
}

/** "8.6 a month: (52 + 34 + 17) ÷ 12": arithmetic behind a colon, and before it a number that it gives. */
function sumBehind(tokens: Token[], at: number): Sum[] {
  const length = tokens.slice(at + 1).findIndex(({ kind }) => kind === "break");
  const behind = tokens.slice(at + 1, length === -1 ? tokens.length : at + 1 + length);
  const isArithmetic = behind.every(({ kind }) => kind === "quantity" || kind === "sign") &&
    !behind.some((token) => isSign(token, "="));
  const value = isArithmetic ? valueOf(behind) : null;
  return value === null ? [] : givenBefore(value, tokens, at);
}

/** "Is", "makes" and "are about" say the result of what stands before them; they say much else besides. */
const EQUALS = new RegExp(`^${NUMBERS.sourceOf("is", "comes_to", "leaves")}$`, "iu");

/** "9% of 640 is 57.6": a sum where it comes out, and a sentence like any other where it does not. */
function inWords(tokens: Token[], at: number): Sum[] {
  const word = tokens[at];
  if (word?.kind !== "word" || !EQUALS.test(word.text)) return [];
  return equationsAt(tokens, at).filter(({ holds }) => holds).slice(0, 1);
}

/** "71% of the 62 groups, about 44": a share of a number, and not far behind it what it comes to. */
function partOf(tokens: Token[], at: number): Sum[] {
  const first = tokens[at];
  const isShareOf = isShare(first) && isSign(tokens[at + 1], "of");
  const second = tokens.findIndex((token, index) => index > at + 1 && token.kind === "quantity");
  const whole = tokens[second];
  if (!isShareOf || whole?.kind !== "quantity" || second - at > MOST_WORDS + 2) return [];
  const value = valueOf(tokens.slice(at, second + 1));
  if (value === null) return [];
  const behind = tokens.slice(second + 1, second + 1 + NEAR).find(({ kind }) => kind === "quantity");
  const sum = behind?.kind === "quantity" ? toSum(value, behind, behind) : null;
  return sum?.holds ? [sum] : [];
}

/** So many pieces may stand between "19 of 50" and its share. */
const NEAR = 8;
/** With no more than these between them the two are meant as one sum, and a wrong share is a wrong sum. */
const BESIDE = 3;

/** "19 of 50 clinics, 38%", "38%, 19 of 50", "38% came back: 19 of 50" and "50件中19件、38%". */
function shareOf(tokens: Token[], at: number): Sum[] {
  const found = ratioFrom(tokens, at);
  if (found === null) return [];
  const ahead = tokens.slice(Math.max(0, at - MOST_BEFORE_BRACKET), at).toReversed().filter(isShare);
  const told = ahead.map((share) => toSum(found.ratio, share, share)).find(({ holds }) => holds);
  if (told !== undefined) return [told];
  const behind = tokens.slice(found.last + 1, found.last + 1 + NEAR);
  const near = behind.findIndex((token) => token.kind === "quantity");
  const stated = behind[near];
  if (!isShare(stated)) return [];
  if (
    behind.slice(0, near).some((token) => token.kind === "sign" && token.sign !== "(" && token.sign !== "=")
  ) return [];
  const sum = toSum(found.ratio, stated, { index: stated.index, end: stated.end });
  const isOneSum = near < BESIDE;
  return sum.holds || isOneSum ? [sum] : [];
}

function isShare(token: Token | undefined): token is Stated {
  return token?.kind === "quantity" && token.quantity.kind === "number" &&
    token.quantity.unit.kind === "percent";
}

/** Between the whole and the part in Japanese: "50件中19件", "50人のうち19人", "50件に19件". */
const OUT_OF = new RegExp(
  `${PARTS.sourceOf("among")}の?$|${PARTS.patternOf("out_of", ["ja"]).source}の?$|^${
    PARTS.sourceOf("counters")
  }に$`,
  "u",
);

function ratioFrom(tokens: Token[], at: number): { ratio: Expression; last: number } | null {
  const second = tokens.findIndex((token, index) => index > at && token.kind === "quantity");
  const [one, other] = [tokens[at], tokens[second]];
  if (one?.kind !== "quantity" || other?.kind !== "quantity" || second - at > MOST_WORDS + 2) return null;
  const between = tokens.slice(at + 1, second);
  const isOf = between.filter((token) => isSign(token, "of")).length === 1 &&
    between.every((token) => token.kind === "word" || isSign(token, "of"));
  const [part, whole] = [one.quantity, other.quantity];
  if (part.kind === "day" || whole.kind === "day" || part.unit.kind === "percent") return null;
  const place = { index: one.index, end: other.end };
  const isOutOf = between.length === 1 && between[0]?.kind === "word" && OUT_OF.test(between[0].text) &&
    part.value !== 0;
  if (isOutOf) return { ratio: { value: plain(whole.value / part.value), ...place }, last: second };
  if (isOf && whole.value !== 0) {
    return { ratio: { value: plain(part.value / whole.value), ...place }, last: second };
  }
  return null;
}

function plain(value: number): Quantity {
  return { kind: "number", value, unit: { kind: "plain" } };
}
