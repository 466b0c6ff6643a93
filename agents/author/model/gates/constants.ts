import type { Figure } from "./figure.ts";
import { figuresIn } from "./figures.ts";
import type { Ground } from "./ground.ts";
import type { KnownFigure } from "./known_figures.ts";
import type { Sum } from "./sum.ts";

/** Numbers of the calendar and of per cent, which arithmetic may use without anybody having said them. */
const CONSTANTS = new Set([1, 4, 7, 12, 24, 30, 52, 60, 100, 365]);

/** True for a number that nobody has to have said: twelve months, a hundred per cent. */
export function isConstant({ value, unit }: Figure): boolean {
  return CONSTANTS.has(value) && unit.kind !== "money" && (unit.kind !== "percent" || value === 100);
}

/** "1 ÷ 4 = 25%", "4 × 12 = 48 clients": arithmetic that takes nothing from anybody carries nothing. */
export function isOfConstants(
  { operands: { index, end } }: Sum,
  text: string,
  { ground, known }: { ground: Ground; known: readonly KnownFigure[] },
): boolean {
  const operands = figuresIn(text.slice(index, end).replaceAll("/", "÷"), ground);
  return operands.length > 0 && operands.every((each) =>
    isConstant(each) && each.isDigits &&
    !known.some(({ isCited, value, upTo }) => isCited && [value, upTo].includes(each.value))
  );
}
