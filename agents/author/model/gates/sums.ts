import { rememberedBy } from "../../../text/remembered.ts";
import {
  type Expression,
  MOST_BEFORE_BRACKET,
  type Span,
  type Stated,
  type Sum,
  toSum,
  valueOf,
} from "./sum.ts";
import { partOf, shareOf } from "./sums_of_shares.ts";
import { closingOf, MOST_WORDS, opensArithmetic, wordsFrom } from "./token_runs.ts";
import { isSign, type Token, tokensOf } from "./tokens.ts";
import { NUMBERS } from "./words.ts";

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

/** A number or arithmetic right behind "=", with at most two words before it: "= about 38%", "= 22 ÷ 11". */
function expressionBehind(tokens: Token[], from: number): (Span & { stated: Stated }) | null {
  const first = tokens.slice(from, from + 3).findIndex(({ kind }) => kind !== "word");
  const number = first === -1 ? undefined : tokens[from + first];
  if (number?.kind !== "quantity") return null;
  if (!isOperator(tokens[from + first + 1])) return { stated: number, index: number.index, end: number.end };
  const stop = tokens.findIndex((token, at) => at > from && (token.kind === "break" || isSign(token, "=")));
  const more = valueOf(tokens.slice(from + first, stop === -1 ? tokens.length : stop));
  return more === null ? null : {
    stated: { kind: "quantity", quantity: more.value, approximation: null, index: more.index, end: more.end },
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
