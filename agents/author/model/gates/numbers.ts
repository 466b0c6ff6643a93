import { daysIn } from "../../../text/due_days.ts";
import { languageIn } from "../../../text/language.ts";
import { type Figure, figuresIn, isPoints } from "./figures.ts";
import { FormulaError, isResultOf, type Quantity, stepsOfFormula } from "./formula.ts";
import { citedSentences, type Ground } from "./ground.ts";
import { factFigures, factTexts, type KnownFigure, knownFigures, sameFigures } from "./known_figures.ts";
import { idsOf, type Leaf, placeOf, type Problem, type SumLeaf, textOf } from "./leaf.ts";
import { isCountOfOurs, isLabel, isOurSpan } from "./own_counts.ts";
import { dateTexts, hasToken, inside, looseDigits } from "./loose_digits.ts";
import { ownWords } from "./own_words.ts";
import { isOneOfThem, isPartOf, isSaidTogether, isShareOfCited, ratiosIn } from "./ratios.ts";
import { isSame } from "./rounding.ts";
import { type Sum, sumsIn } from "./sums.ts";

/** Every number, in digits or words, stands in a cited sentence, in a fact, or in a sum that was evaluated here. */
export function checkNumbers(leaf: Leaf, ground: Ground): Problem[] {
  if (leaf.kind === "row") return [];
  const known = knownFigures(leaf, ground);
  const formula = leaf.kind === "sum" ? formulaOf(leaf, ground, known) : { problems: [], results: [] };
  const text = ownWords(textOf(leaf));
  const reasons = [
    ...formula.problems,
    ...reasonsIn(text, { leaf, ground, known, results: formula.results }),
  ];
  return [...new Set(reasons)].map((reason) => ({ gate: "numbers" as const, reason }));
}

interface Look {
  leaf: Leaf;
  ground: Ground;
  known: readonly KnownFigure[];
  /** What the leaf's own formula is made of and comes to, step by step. */
  results: readonly Quantity[];
}

function reasonsIn(text: string, look: Look): string[] {
  const { ground, known } = look;
  const sums = sumsIn(text, ground);
  const wrong = sums.filter(({ holds }) => !holds).map((sum) => wrongSum(text, sum));
  const results = [...look.results, ...sums.filter(({ holds }) => holds).map(({ stated }) => stated)];
  const days = daysOf(text, ground);
  const figures = figuresIn(text, ground).filter(({ index }) => !inside(index, days));
  const ratios = ratiosIn(figures, text).filter((pair) => !isSaidTogether(pair, { ...look, results }));
  const unknown = figures.filter((figure, at) => {
    if (ratios.some((pair) => pair.includes(figure))) {
      return !sums.some(({ result }) => inside(figure.index, [result]));
    }
    if (sums.some(({ result }) => inside(figure.index, [result]))) return false;
    const operandsBeside = figures.filter(({ index }) =>
      sums.some(({ operands }) => inside(figure.index, [operands]) && inside(index, [operands]))
    );
    const isOperand = operandsBeside.length > 0;
    if (isOperand && (isConstant(figure) || areThousands(operandsBeside, known))) return false;
    if (isFree(figure, text, { leaf: look.leaf, next: figures[at + 1], before: figures[at - 1] })) {
      return false;
    }
    return !isKnown(figure, { known, results, ground, leaf: look.leaf, isOperand });
  });
  const rates = figures.filter((figure) => !unknown.includes(figure)).flatMap((figure) =>
    wrongRate(figure, known)
  );
  const replaced = figures.filter((figure) => isReplaced(figure, ground));
  return [
    ...wrong,
    ...rates,
    ...unknown.map(({ text: number }) =>
      `The number ${number.trim()} stands in no sentence that this cites and in no fact: cite where it was said, show the sum that gives it ("19 of 50, 38%"), or leave it out.`
    ),
    ...replaced.map(({ text: number }) =>
      `${number.trim()} was corrected since: use the number that stands now.`
    ),
    ...looseDigits(text, { figures, days, sums }, look),
  ];
}

/** "Half of your buyers", where no share was said: a share in words is checked where it is a share of something. */
const OF_SOMETHING =
  /^\s?(?:of|der|des|von|de|du|d['’]|dei|degli|delle|del|di|da|do|dos|das|van|our|your|the|all)(?:\s|(?<=['’]))/iu;

interface Beside {
  leaf: Leaf;
  next: Figure | undefined;
  before: Figure | undefined;
}

/** Numbers that claim nothing: "one", "the two sides", "three steps", "day 2", and what a test or a threshold sets. */
function isFree(figure: Figure, text: string, { leaf, next, before }: Beside): boolean {
  const { value, unit, isDigits, isFraction, end } = figure;
  if (isFraction) return !OF_SOMETHING.test(text.slice(end)) && !/[\p{Script=Han}]/u.test(figure.text);
  if (isOneOfThem(figure, next, text)) return true;
  const isRatio = isPartOf(figure, next, text) || before !== undefined && isPartOf(before, figure, text);
  if (isRatio) return false;
  if (isTarget(leaf, figure)) return true;
  if (unit.kind === "money" || unit.kind === "percent") return false;
  if (!isDigits && value <= 1 || isOurSpan(figure)) return true;
  return unit.kind === "plain" && (isCountOfOurs(figure, text) || isLabel(figure, text));
}

/** What a plan may set itself: a threshold or a test is a proposal and no claim. */
const TARGETS = new Set([
  "done_when",
  "stop_when",
  "test",
  "rhythm",
  "measure",
  "metric",
  "look_for",
  "signal",
  "enter_when",
]);
const MOST_IN_TARGET = 100;

function isTarget(leaf: Leaf, { value, unit }: Figure): boolean {
  return TARGETS.has(placeOf(leaf)) && unit.kind !== "money" && value <= MOST_IN_TARGET;
}

/** Numbers of the calendar and of per cent, which arithmetic may use without anybody having said them. */
const CONSTANTS = new Set([4, 7, 12, 24, 30, 52, 60, 100, 365]);

function isConstant({ value, unit }: Figure): boolean {
  return CONSTANTS.has(value) && unit.kind !== "money" && (unit.kind !== "percent" || value === 100);
}

interface Knowledge {
  known: readonly KnownFigure[];
  results: readonly Quantity[];
  ground: Ground;
  leaf: Leaf;
  /** True for a number of a formula or of the arithmetic in a sentence. */
  isOperand: boolean;
}

/** Arithmetic leaves units away: "(45 − 23) ÷ 13" takes 13 from the 13 months that are cited. */
function isBareOperand({ value, unit }: Figure, known: readonly KnownFigure[]): boolean {
  return unit.kind === "plain" &&
    known.some((each) =>
      each.isCited && [each.value, each.upTo].some((other) => other !== null && isSame(other, value))
    );
}

/** "200 of 607" of £200k and £607k: what leaves the thousands away on both sides is the same share. */
function areThousands(operands: readonly Figure[], known: readonly KnownFigure[]): boolean {
  return operands.length === 2 &&
    operands.every(({ unit, value }) =>
      unit.kind === "plain" &&
      known.some((each) => each.isCited && each.unit.kind === "money" && isSame(each.value, value * 1000))
    );
}

function isKnown(figure: Figure, { known, results, ground, leaf, isOperand }: Knowledge): boolean {
  const values = figure.upTo === null ? [figure.value] : [figure.value, figure.upTo];
  const byResult = (value: number) =>
    results.some((result) =>
      isResultOf({
        quantity: { kind: "number", value, unit: isPoints(figure) ? { kind: "percent" } : figure.unit },
        approximation: figure.approximation,
      }, result)
    );
  if (values.every((value) => sameFigures(figure, value, known).length > 0 || byResult(value))) return true;
  if (isYearNamed(figure, { ground, leaf })) return true;
  if (isOperand && isBareOperand(figure, known)) return true;
  return figure.isFraction && isShareOfCited(figure.value, citedSentences(idsOf(leaf), ground), ground);
}

/** "In 2019 two pubs": a year before a word reads like a count. */
function isYearNamed({ text }: Figure, { ground, leaf }: Pick<Knowledge, "ground" | "leaf">): boolean {
  if (!/^(?:19|20)\d{2}$/.test(text)) return false;
  return [...citedSentences(idsOf(leaf), ground), ...factTexts(ground.facts), ...dateTexts(ground)]
    .some((known) => hasToken(known, text));
}

/** "£79 a year" where £79 a month was said. */
function wrongRate(figure: Figure, known: readonly KnownFigure[]): string[] {
  const { per } = figure;
  if (per === null) return [];
  const same = sameFigures(figure, figure.value, known);
  const rates = [...new Set(same.flatMap((each) => each.per ?? []))];
  const isSaid = rates.includes(per) || same.some(({ times, isOnlyMoney }) => isOnlyMoney && times.has(per));
  if (isSaid || same.length === 0 || rates.length === 0 && figure.unit.kind !== "money") return [];
  const said = rates.length === 0 ? "without a rate" : `a ${rates.join(" or a ")}`;
  return [`${figure.text.trim()} was said ${said}, not a ${per}: keep the rate, or show the sum.`];
}

/** A number that a correction replaced, where nothing else that is known has it. */
function isReplaced(figure: Figure, ground: Ground): boolean {
  return ground.replaced.some(({ from, to }) => {
    const [old, ...more] = figuresIn(from, ground);
    if (old === undefined || more.length > 0) return false;
    const isOld = old.value === figure.value && old.unit.kind === figure.unit.kind;
    const stands = figuresIn(to, ground).some(({ value }) => value === old.value) ||
      sameFigures(figure, figure.value, factFigures(ground)).length > 0;
    return isOld && !stands;
  });
}

function wrongSum(text: string, { operands, value, result }: Sum): string {
  return `${text.slice(operands.index, operands.end).trim()} is ${printed(value)}, not ${
    text.slice(result.index, result.end).trim()
  }: print what it comes to, or say "about" where you round.`;
}

function printed(value: Quantity): string {
  if (value.kind === "day") return value.iso;
  const { unit } = value;
  const number = new Intl.NumberFormat("en", { maximumFractionDigits: 2 }).format(value.value);
  const share = unit.kind === "plain" && Math.abs(value.value) < 1
    ? ` (${new Intl.NumberFormat("en", { maximumFractionDigits: 1 }).format(value.value * 100)}%)`
    : "";
  return `${number}${unit.kind === "percent" ? "%" : ""}${share}`;
}

function daysOf(text: string, ground: Ground) {
  const main = languageIn(text) ?? ground.language ?? "en";
  const languages = main === "en" ? [main] : [main, "en" as const];
  return daysIn(text, { languages, now: new Date(`${ground.today}T00:00:00Z`) }).filter(({ kind }) =>
    kind !== "span"
  );
}

interface FormulaLook {
  problems: string[];
  results: Quantity[];
}

/** The leaf's own formula: evaluated, and every number in it known. */
function formulaOf(leaf: SumLeaf, ground: Ground, known: readonly KnownFigure[]): FormulaLook {
  const { formula } = leaf;
  const sums = sumsIn(formula, ground);
  const expression = formula.split(/[=≈]/u)[0] ?? "";
  try {
    const steps = stepsOfFormula(expression, ground);
    const operands = figuresIn(expression, ground);
    const unknown = operands.filter((figure) =>
      !isConstant(figure) && !isKnown(figure, { known, results: [], ground, leaf, isOperand: true })
    );
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
