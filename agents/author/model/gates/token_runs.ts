import { isSign, type Token } from "./tokens.ts";

/** More words than this between a number and the next sign are a sentence and no sum. */
export const MOST_WORDS = 3;

/** Where the bracket that opens here is closed, with those inside it left alone; -1 where it never is. */
export function closingOf(tokens: Token[], open: number): number {
  let depth = 0;
  return tokens.findIndex((token, at) => {
    if (at < open) return false;
    depth += isSign(token, "(") ? 1 : isSign(token, ")") ? -1 : 0;
    return depth === 0;
  });
}

/** True for pieces that begin as arithmetic does. */
export function opensArithmetic([first]: Token[]): boolean {
  return first?.kind === "quantity" || isSign(first, "(");
}

/** How many words stand from here on, so far as they are looked at. */
export function wordsFrom(tokens: Token[], from: number): number {
  let count = 0;
  while (count < MOST_WORDS && tokens[from + count]?.kind === "word") count += 1;
  return count;
}
