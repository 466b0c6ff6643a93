import { daysIn } from "../../../text/due_days.ts";
import { languageIn } from "../../../text/language.ts";
import { type Figure, figuresIn } from "./figures.ts";
import { evaluateFormula, FormulaError, isResultOf, type Quantity } from "./formula.ts";
import { citedSentences, type Ground } from "./ground.ts";
import { factFigures, factTexts, type KnownFigure, knownFigures, sameFigures } from "./known_figures.ts";
import { idsOf, type Leaf, placeOf, type Problem, type SumLeaf, textOf } from "./leaf.ts";
import { isCountOfOurs, isLabel } from "./own_counts.ts";
import { ownWords } from "./own_words.ts";
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
  /** What the leaf's own formula comes to. */
  results: readonly Quantity[];
}

function reasonsIn(text: string, look: Look): string[] {
  const { ground, known } = look;
  const sums = sumsIn(text, ground);
  const wrong = sums.filter(({ holds }) => !holds).map((sum) => wrongSum(text, sum));
  const results = [...look.results, ...sums.filter(({ holds }) => holds).map(({ stated }) => stated)];
  const days = daysOf(text, ground);
  const figures = figuresIn(text, ground).filter(({ index }) => !inside(index, days));
  const unknown = figures.filter((figure, at) => {
    if (sums.some(({ result }) => inside(figure.index, [result]))) return false;
    if (sums.some(({ operands }) => inside(figure.index, [operands])) && isConstant(figure)) return false;
    if (isFree(figure, text, { leaf: look.leaf, next: figures[at + 1], before: figures[at - 1] })) {
      return false;
    }
    return !isKnown(figure, { known, results, text, ground, leaf: look.leaf });
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
  /^\s?(?:of|der|des|von|de|du|d['’]|dei|degli|delle|del|di|da|do|dos|das|van|our|your|the|all|их)(?:\s|(?<=['’]))/iu;
const NEXT_OF =
  /^\s(?:in|out of|of|von|aus|sur|su|de|em|op|van)(?:\s(?:every|each|the|cada|de|jede[nmr]?|chaque|ogni|elke))?\s$/iu;

interface Beside {
  leaf: Leaf;
  next: Figure | undefined;
  before: Figure | undefined;
}

/** Numbers that claim nothing: "one", "the two sides", "three steps", "day 2", and what a test or a threshold sets. */
function isFree(figure: Figure, text: string, { leaf, next, before }: Beside): boolean {
  const { value, unit, isDigits, isFraction, index, end } = figure;
  if (isFraction) return !OF_SOMETHING.test(text.slice(end)) && !/[\p{Script=Han}]/u.test(figure.text);
  const isRatio = next !== undefined && NEXT_OF.test(text.slice(end, next.index)) ||
    before !== undefined && NEXT_OF.test(text.slice(before.end, index));
  if (isRatio) return false;
  if (isTarget(leaf, figure)) return true;
  if (unit.kind === "money" || unit.kind === "percent") return false;
  if (!isDigits && value <= 1) return true;
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
  text: string;
  ground: Ground;
  leaf: Leaf;
}

function isKnown(figure: Figure, { known, results, ground, leaf }: Knowledge): boolean {
  const values = figure.upTo === null ? [figure.value] : [figure.value, figure.upTo];
  const byResult = (value: number) =>
    results.some((result) =>
      isResultOf({
        quantity: { kind: "number", value, unit: figure.unit },
        approximation: figure.approximation,
      }, result)
    );
  if (values.every((value) => sameFigures(figure, value, known).length > 0 || byResult(value))) return true;
  return figure.isFraction && isShareOfCited(figure.value, citedSentences(idsOf(leaf), ground), ground);
}

/** Points of a hundred that "half" or "a third" may be off. */
const NEAR_SHARE = 2.5;

/** "A third" where one cited sentence has both numbers, or a share that rounds to it. */
function isShareOfCited(share: number, cited: readonly string[], ground: Ground): boolean {
  const isNear = (percent: number) => Math.abs(percent - share) <= NEAR_SHARE;
  return cited.some((sentence) => {
    const figures = figuresIn(sentence, ground);
    const counts = figures.filter(({ unit }) => unit.kind === "plain").flatMap(({ value, upTo }) =>
      upTo === null ? [value] : [value, upTo]
    );
    return figures.some(({ unit, value }) => unit.kind === "percent" && isNear(value)) ||
      counts.some((part) => counts.some((whole) => whole > part && isNear((part / whole) * 100)));
  });
}

/** "£79 a year" where £79 a month was said. */
function wrongRate(figure: Figure, known: readonly KnownFigure[]): string[] {
  if (figure.per === null) return [];
  const same = sameFigures(figure, figure.value, known);
  const rates = [...new Set(same.flatMap(({ per }) => per ?? []))];
  if (rates.length === 0 || rates.includes(figure.per)) return [];
  return [
    `${figure.text.trim()} was said a ${
      rates.join(" or a ")
    }, not a ${figure.per}: keep the rate, or show the sum.`,
  ];
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

interface Covered {
  figures: readonly Figure[];
  days: readonly { index: number; end: number }[];
  sums: readonly Sum[];
}

/** Digits of no amount and no day: years, times, "24/7", versions. They stand in what was said or read. */
const DIGITS = /[\p{L}]*\d[\d\p{L}]*(?:[.,:\/-]\d+[\p{L}]*)*/gu;
const COMMON = /^(?:24\/7|b2b|b2c|d2c|b2g|4k|co2|h2o|3d|2d|q[1-4]|a[1-6]|1:1|9-5)$/iu;

function looseDigits(text: string, { figures, days, sums }: Covered, { leaf, ground }: Look): string[] {
  const cited = citedSentences(idsOf(leaf), ground);
  const texts = [...cited, ...factTexts(ground.facts), ...dateTexts(ground), ...ground.names];
  return [...text.matchAll(DIGITS)].filter(({ index, 0: digits }) => {
    const at = index + digits.search(/\d/);
    if (inside(at, figures) || inside(at, days) || sums.some(({ result }) => inside(at, [result]))) {
      return false;
    }
    return !COMMON.test(digits) && !texts.some((known) => hasToken(known, digits));
  }).map(({ 0: digits }) =>
    `${digits} stands in no sentence that this cites and in no fact: cite where it was said, or leave it out.`
  );
}

function dateTexts({ facts: { goal, bet, moment }, today }: Ground): string[] {
  return [goal?.by, bet?.by, moment?.on, today].flatMap((day) =>
    day === null || day === undefined ? [] : [day, day.slice(0, 4)]
  );
}

function hasToken(text: string, token: string): boolean {
  const at = text.toLowerCase().indexOf(token.toLowerCase());
  return at !== -1 && !/\d/.test(text[at - 1] ?? "") && !/\d/.test(text[at + token.length] ?? "");
}

function daysOf(text: string, ground: Ground) {
  const main = languageIn(text) ?? ground.language ?? "en";
  const languages = main === "en" ? [main] : [main, "en" as const];
  return daysIn(text, { languages, now: new Date(`${ground.today}T00:00:00Z`) }).filter(({ kind }) =>
    kind !== "span"
  );
}

function inside(at: number, spans: readonly { index: number; end: number }[]): boolean {
  return spans.some(({ index, end }) => at >= index && at < end);
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
    const value = evaluateFormula(expression, ground);
    const unknown = figuresIn(expression, ground).filter((figure) =>
      !isConstant(figure) && !isKnown(figure, { known, results: [], text: expression, ground, leaf })
    );
    const isStated = /[=≈]/u.test(formula);
    const unread = isStated && sums.length === 0
      ? [`Write the formula as arithmetic with its numbers: "37 × 4,800 = 177,600".`]
      : [];
    return {
      results: [value],
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
