import type { Quantity } from "./figure.ts";
import { type Expression, isShare, MOST_BEFORE_BRACKET, type Sum, toSum, valueOf } from "./sum.ts";
import { MOST_WORDS } from "./token_runs.ts";
import { isSign, type Token } from "./tokens.ts";
import { PARTS } from "./words.ts";

/** "71% of the 62 groups, about 44": a share of a number, and not far behind it what it comes to. */
export function partOf(tokens: Token[], at: number): Sum[] {
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
export function shareOf(tokens: Token[], at: number): Sum[] {
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
