import type { Figure, Quantity } from "./figure.ts";
import { inside } from "./inside.ts";
import { isResult } from "./rounding.ts";
import type { Sum } from "./sum.ts";
import { NUMBERS } from "./words.ts";

interface Beside {
  text: string;
  figures: readonly Figure[];
  /** What the sums of the text come to. */
  results: readonly Quantity[];
}

const NEAR_HALF = 2.5;
const BEYOND_HALF = 15;
const MORE_OR_LESS = new RegExp(`^\\s?${NUMBERS.sourceOf("more_or_less")}`, "iu");

/** "A quarter (26%)", "less than half: 38%", "26% more (24 ÷ 19 = 1.26)": what is shown beside a share carries it. */
export function isShareBeside(
  figure: Figure,
  { text, figures, results }: Beside,
): boolean {
  const { value, unit, isFraction, approximation, end } = figure;
  if (isFraction) {
    if (dividedIn(text).some((percent) => Math.abs(percent - value) <= NEAR_HALF)) return true;
    return figures.some((shown) => {
      if (shown.isFraction || shown.unit.kind !== "percent") return false;
      const beyond = approximation === "over" ? shown.value - value : value - shown.value;
      const isBound = approximation === "over" || approximation === "under";
      return isBound ? beyond > 0 && beyond <= BEYOND_HALF : Math.abs(beyond) <= NEAR_HALF;
    });
  }
  return unit.kind === "percent" && MORE_OR_LESS.test(text.slice(end)) &&
    results.some((result) =>
      result.kind === "number" && result.unit.kind === "plain" && result.value < 3 &&
      isResult(value, Math.abs(result.value - 1) * 100, approximation)
    );
}

/** "Two thirds more (6 ÷ 9)": what a division in brackets comes to, in per cent; its numbers are looked at by themselves. */
function dividedIn(text: string): number[] {
  return [...text.matchAll(/[(（]\s?([\d.,]+)\s?÷\s?([\d.,]+)\s?[)）]/gu)].flatMap(([, part, whole]) => {
    const share = (Number(part?.replaceAll(",", "")) / Number(whole?.replaceAll(",", ""))) * 100;
    return Number.isFinite(share) ? [share] : [];
  });
}

/** The shares in per cent that a text shows or calculates, but for those that are calculated from the number at a place. */
export function sharesShown(
  at: number,
  { figures, sums, results }: {
    figures: readonly Figure[];
    sums: readonly Sum[];
    results: readonly Quantity[];
  },
): number[] {
  const others = sums.filter(({ holds, operands }) => holds && !inside(at, [operands]));
  const own = sums.filter((sum) => !others.includes(sum));
  const printed = figures.filter(({ unit, isFraction, index }) =>
    unit.kind === "percent" && !isFraction && !own.some(({ result }) => inside(index, [result]))
  );
  return [
    ...printed.map(({ value }) => value),
    ...[...results, ...others.map(({ stated }) => stated)].flatMap((result) =>
      result.kind === "day" ? [] : [result.unit.kind === "percent" ? result.value : result.value * 100]
    ),
  ];
}
