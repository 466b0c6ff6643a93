import { NUMBERS, PARTS } from "./words.ts";

/** How a number was said to be rounded: "about 38%", "over 200", "nearly half". */
export type Approximation = "about" | "over" | "under";

const BEHIND: Record<Approximation, RegExp> = {
  about: new RegExp(`^\\s?[一-龯]{0,2}${NUMBERS.sourceOf("about_behind")}`, "iu"),
  over: new RegExp(`^\\s?${NUMBERS.sourceOf("over_behind")}`, "iu"),
  under: new RegExp(`^\\s?${NUMBERS.sourceOf("under_behind")}`, "iu"),
};
const KINDS: Approximation[] = ["about", "over", "under"];
/** "Nearly the 40", "about a hundred". */
const ARTICLE = `(?:${PARTS.patternOf("a", ["en"]).source}|${PARTS.patternOf("the", ["en"]).source})`;
const BEFORE = KINDS.map((kind) => ({
  kind,
  pattern: new RegExp(`${NUMBERS.sourceOf(kind)}\\s?(?:${ARTICLE}\\s)?$|[≈~]\\s?$`, "iu"),
}));

/** "About one in 47,000": the word stands before the one. */
const ONE_IN = new RegExp(`(?:${PARTS.sourceOf("one_in")}|1\\s${PARTS.sourceOf("in_each")})\\s$`, "iu");

/** How a number is said to be rounded by the words around it; null where it stands as exact. */
export function approximationOf(
  text: string,
  { index, end }: { index: number; end: number },
): Approximation | null {
  const ahead = text.slice(Math.max(0, index - 24), index).replace(ONE_IN, "");
  const behind = text.slice(end, end + 12);
  // "over" and "under" before "about": "just over" ends in "over", "at least about" is about.
  const before = BEFORE.filter(({ pattern }) => pattern.test(ahead)).map(({ kind }) => kind);
  return before.at(-1) ?? KINDS.find((kind) => BEHIND[kind].test(behind)) ?? null;
}

/** How far off a number may be that is called "about". */
const ABOUT = 0.06;
/** How far "over 200" and "nearly 40" may lie from what they stand for. */
const BEYOND = 0.12;

/** True where a number that is called "about", "over" or "under" stands for the exact one. */
export function isRoundingOf(stated: number, exact: number, approximation: Approximation): boolean {
  const off = Math.abs(stated - exact) / Math.max(Math.abs(exact), 1e-9);
  if (approximation === "about") return off <= ABOUT;
  const isBeyond = approximation === "over" ? exact >= stated - 1e-9 : exact <= stated + 1e-9;
  return isBeyond && off <= BEYOND;
}

/** Decimals that a printed number has: 1 for "2.8", 0 for "4,800". */
function decimalsOf(stated: number): number {
  return /\.(\d+)$/.exec(String(stated))?.[1]?.length ?? 0;
}

/** A result with one decimal may lose it where that changes it by no more than this: 62.4 is 62, 2.4 is not 2. */
const SMALL_CHANGE = 0.025;

/**
 * True where a result is what was calculated: exactly; or rounded at its last printed digit, where it has no exact form
 * of one decimal or hardly changes by it; or within what "about", "over" and "nearly" allow.
 */
export function isResult(stated: number, exact: number, approximation: Approximation | null): boolean {
  if (isSame(stated, exact)) return true;
  if (approximation !== null && isRoundingOf(stated, exact, approximation)) return true;
  const isBroken = !isSame(Math.round(exact * 10) / 10, exact);
  const isNear = Math.abs(stated - exact) <= SMALL_CHANGE * Math.abs(exact);
  return (isBroken || isNear) && isSame(rounded(exact, decimalsOf(stated)), stated);
}

function rounded(value: number, decimals: number): number {
  return Math.round((value + Number.EPSILON) * 10 ** decimals) / 10 ** decimals;
}

/** Equal but for what floating point leaves behind. */
export function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other));
}
