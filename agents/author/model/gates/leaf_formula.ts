import { isConstant } from "./constants.ts";
import { daysBetweenNamed } from "./days_between.ts";
import type { Figure, Quantity } from "./figure.ts";
import { figuresIn } from "./figures.ts";
import { FormulaError, stepsOfFormula } from "./formula.ts";
import type { Ground } from "./ground.ts";
import { inside } from "./inside.ts";
import type { KnownFigure } from "./known_figures.ts";
import { isKnown } from "./known_number.ts";
import type { SumLeaf } from "./leaf.ts";
import { namedDates } from "./named_days.ts";
import { sumsIn } from "./sums.ts";
import { wrongSum } from "./wrong_sum.ts";

/** What is wrong with the formula of a leaf, and what it is made of and comes to, step by step. */
interface LeafFormula {
  problems: string[];
  results: Quantity[];
}

/** "350 ÷ 600" of 350万円 and 600万円, "3.5 ÷ 6" of millions: a share is the same in any scale that both are told in. */
const SCALES = [1_000, 10_000, 1_000_000, 100_000_000];
const ONE_BY_OTHER = /^[\d.,\s]+÷[\d.,\s]+$/u;

function isInOneScale(
  expression: string,
  operands: readonly Figure[],
  isOperand: (figure: Figure) => boolean,
): boolean {
  return ONE_BY_OTHER.test(expression) &&
    SCALES.some((scale) =>
      operands.every((each) =>
        isOperand({ ...each, value: each.value * scale, upTo: null, unit: { kind: "money", currency: null } })
      )
    );
}

/** The leaf's own formula: evaluated, and every number in it known. */
export function readFormula(leaf: SumLeaf, ground: Ground, known: readonly KnownFigure[]): LeafFormula {
  const { formula } = leaf;
  const sums = sumsIn(formula, ground);
  const expression = formula.split(/[=≈]/u)[0] ?? "";
  try {
    const steps = stepsOfFormula(expression, ground);
    const days = namedDates(expression, ground);
    const operands = figuresIn(expression, ground).filter(({ index }) => !inside(index, days));
    const told = [...known, ...daysBetweenNamed(ground)];
    const isOperand = (figure: Figure) =>
      isConstant(figure) || isKnown(figure, { known: told, results: [], ground, leaf, isOperand: true });
    const unknown = isInOneScale(expression, operands, isOperand)
      ? []
      : operands.filter((figure) => !isOperand(figure));
    const isStated = /[=≈]/u.test(formula);
    const unread = isStated && sums.length === 0
      ? [`Write the formula as arithmetic with its numbers: "37 × 4,800 = 177,600".`]
      : [];
    return {
      results: [
        ...steps,
        ...operands.map(({ value, unit }): Quantity => ({ kind: "number", value, unit })),
      ],
      problems: [
        ...unread,
        ...sums.filter(({ holds }) => !holds).map((sum) => wrongSum(formula, sum)),
        ...unknown.map(({ text }) =>
          `The number ${text.trim()} of the formula stands in none of its operands and in no fact: cite where it was said.`
        ),
      ],
    };
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    return {
      results: [],
      problems: [`“${formula}” is no sum: write it with its numbers, as in "37 × 4,800". ${error.message}`],
    };
  }
}
