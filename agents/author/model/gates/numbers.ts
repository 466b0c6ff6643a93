import { daysIn } from "../../../text/due_days.ts";
import { languageIn } from "../../../text/language.ts";
import { type Figure, figuresIn, isPoints } from "./figures.ts";
import { asNamedTime, asPercent, asTwelveHours, withUnitOf } from "./figure_readings.ts";
import { isFree, isOfAll, OF_MANY } from "./free_numbers.ts";
import { followsInSentence } from "./in_sentence.ts";
import { FormulaError, isResultOf, type Quantity, stepsOfFormula } from "./formula.ts";
import { citedSentences, type Ground } from "./ground.ts";
import { asHundredths, inScale, namesHundredths } from "./scales.ts";
import {
  citedFigures,
  factFigures,
  factTexts,
  type KnownFigure,
  knownFigures,
  sameFigures,
} from "./known_figures.ts";
import { idsOf, type Leaf, type Problem, type SumLeaf, textOf } from "./leaf.ts";
import { inside } from "./inside.ts";
import { dateTexts, hasToken, looseDigits, unsaidTimes } from "./loose_digits.ts";
import { isHypothetical, unsaidMultiples } from "./multiples.ts";
import { isOneIn, isShareOfOne } from "./one_in.ts";
import { isOfRhythm, wrongRate } from "./rates.ts";
import { ownWords } from "./own_words.ts";
import { isRatioOfCited, isSaidTogether, isShareOfCited, type Pair, ratiosIn, saidShares } from "./ratios.ts";
import { isSame } from "./rounding.ts";
import { isShareBeside, sharesShown } from "./shown_shares.ts";
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
  const all = sumsIn(text, ground);
  const wrong = all.filter(({ holds }) => !holds).map((sum) => wrongSum(text, sum));
  const sums = all.filter((sum) => !isOfConstants(sum, text, look));
  const results = [...look.results, ...sums.filter(({ holds }) => holds).map(({ stated }) => stated)];
  const days = daysOf(text, ground);
  const figures = figuresIn(withDivisions(text, sums), ground).filter(({ index }) => !inside(index, days));
  const sharesBeside = (at: number) => sharesShown(at, { figures, sums, results: look.results });
  const pairs = Map.groupBy(
    ratiosIn(figures, text).filter(([, whole]) => !isOneIn(whole, text)),
    (pair) => areThousands(pair, known) || isSaidTogether(pair, { ...look, results, sharesBeside }),
  );
  const isIn = (figure: Figure, some: Pair[] = []) => some.some((pair) => pair.includes(figure));
  const unbacked = figures.filter((figure, at) => {
    if (isIn(figure, pairs.get(false))) return !sums.some(({ result }) => inside(figure.index, [result]));
    if (isIn(figure, pairs.get(true))) return false;
    if (sums.some(({ result }) => inside(figure.index, [result]))) return false;
    const operandsBeside = figures.filter(({ index }) =>
      sums.some(({ operands }) => inside(figure.index, [operands]) && inside(index, [operands]))
    );
    const isOperand = operandsBeside.length > 0;
    if (isOperand && (isConstant(figure) || areThousands(operandsBeside, known))) return false;
    if (isOperand && isHalving(figure, known)) return false;
    if (isOfRhythm(figure, citedSentences(idsOf(look.leaf), ground))) return false;
    if (isFree(figure, text, { leaf: look.leaf, next: figures[at + 1], before: figures[at - 1] })) {
      return false;
    }
    const behind = figures[at + 1];
    if (behind !== undefined && figure.value === 1 && isOneIn(behind, text)) return false;
    const cited = known.filter((each) => each.isCited);
    const isCitedAlone = sameFigures(figure, figure.value, cited).length > 0;
    if (isOneIn(figure, text) && !isCitedAlone) {
      if (isHypothetical(look.leaf)) return false;
      const shown = sharesBeside(figure.index);
      return !isShareOfOne(figure, { text, leaf: look.leaf, ground, shown });
    }
    // A share of all is too common to be carried by any fact: "half" is somewhere. A sum tells what it was made from.
    const isShare = figure.isFraction && (isOfAll(figure, text) || OF_MANY.test(text.slice(figure.end)));
    const carrying = isShare || look.leaf.kind === "sum" ? cited : known;
    const knowledge = { known: carrying, results, ground, leaf: look.leaf, isOperand };
    return ![
      figure,
      withUnitOf(figures[at + 1], figure, text),
      ...asPercent(figure, text),
      ...asTwelveHours(figure, text),
      ...(isOfWholeMoney(figure, text, sums)
        ? []
        : asHundredths(figure, text, ...citedSentences(idsOf(look.leaf), ground))),
      ...sums.filter(({ operands }) => inside(figure.index, [operands])).flatMap(({ scale }) =>
        inScale(figure, scale)
      ),
    ]
      .some((each) => isKnown(each, knowledge)) &&
      !asNamedTime(figure, text).some((each) => isKnown(each, { ...knowledge, known: cited })) &&
      !isShareBeside(figure, { text, figures, results });
  });
  const carried = figures.filter((figure) => !unbacked.includes(figure));
  const cited = citedFigures(look.leaf, ground);
  const unknown = unbacked.filter((figure) => !followsInSentence(figure, { text, known: carried, cited }));
  const rates = carried.filter(({ index }) =>
    !sums.some(({ holds, result }) => holds && inside(index, [result]))
  )
    .flatMap((figure) => wrongRate(figure, known, { ids: idsOf(look.leaf), ground }));
  const replaced = figures.filter((figure) => isReplaced(figure, ground) && !isCited(figure, known));
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
    ...unsaidTimes(text, look.leaf, ground),
    ...unsaidMultiples(text, { leaf: look.leaf, ground, carried }),
  ];
}

/** "31 − 19 = 12 €" takes both for whole euros. */
function isOfWholeMoney({ index }: Figure, text: string, sums: readonly Sum[]): boolean {
  return sums.some(({ operands, result, stated }) =>
    inside(index, [operands]) && stated.kind === "number" && stated.unit.kind === "money" &&
    !namesHundredths(text.slice(result.index, result.end))
  );
}

/** "640/62" inside a sum is two numbers, each of which has to be known. */
function withDivisions(text: string, sums: readonly Sum[]): string {
  return sums.reduce((divided, { operands: { index, end } }) => {
    const arithmetic = divided.slice(index, end).replaceAll("/", "÷");
    return divided.slice(0, index) + arithmetic + divided.slice(end);
  }, text);
}

/** Numbers of the calendar and of per cent, which arithmetic may use without anybody having said them. */
const CONSTANTS = new Set([1, 4, 7, 12, 24, 30, 52, 60, 100, 365]);

function isConstant({ value, unit }: Figure): boolean {
  return CONSTANTS.has(value) && unit.kind !== "money" && (unit.kind !== "percent" || value === 100);
}

/** "Half in advance" may be calculated as ÷ 2. */
function isHalving({ value, unit }: Figure, known: readonly KnownFigure[]): boolean {
  return value === 2 && unit.kind === "plain" &&
    known.some((each) => each.isCited && each.unit.kind === "percent" && each.value === 50);
}

/** "1 ÷ 4 = 25%", "4 × 12 = 48 clients": arithmetic that takes nothing from anybody carries nothing. */
function isOfConstants({ operands: { index, end } }: Sum, text: string, { ground, known }: Look): boolean {
  const operands = figuresIn(text.slice(index, end).replaceAll("/", "÷"), ground);
  return operands.length > 0 && operands.every((each) =>
    isConstant(each) && each.isDigits &&
    !known.some(({ isCited, value, upTo }) => isCited && [value, upTo].includes(each.value))
  );
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
  const cited = citedSentences(idsOf(leaf), ground);
  // "15 ÷ 0.7" where seven of ten was said.
  const isShare = isOperand && figure.unit.kind === "plain" && figure.value < 1;
  if (isShare && saidShares(cited, ground).some((said) => isSame(said / 100, figure.value))) return true;
  if (isPlaceOfCited(figure, cited)) return true;
  return figure.isFraction && isShareOfCited(figure.value, cited, ground) ||
    figure.unit.kind === "percent" && isRatioOfCited(figure, cited, ground);
}

/** "Thirteen months" where the thirteenth month is cited, "treize" of "treizième". */
function isPlaceOfCited({ text, isDigits, isFraction }: Figure, cited: readonly string[]): boolean {
  if (isDigits || isFraction || !/^\p{Script=Latin}{3,}$/u.test(text)) return false;
  const place = new RegExp(
    `(?<!\\p{L})${text.replace(/e$/u, "e?")}(?:th|s?te[nrs]?|i[èe]mes?)(?!\\p{L})`,
    "iu",
  );
  return cited.some((sentence) => place.test(sentence));
}

/** "In 2019 two pubs": a year before a word reads like a count. */
function isYearNamed({ text }: Figure, { ground, leaf }: Pick<Knowledge, "ground" | "leaf">): boolean {
  if (!/^(?:19|20)\d{2}$/.test(text)) return false;
  return [...citedSentences(idsOf(leaf), ground), ...factTexts(ground.facts), ...dateTexts(ground)]
    .some((known) => hasToken(known, text));
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

/** The 31 weeks of a sentence that is cited are not the 31 of another that was corrected. */
function isCited({ value }: Figure, known: readonly KnownFigure[]): boolean {
  return known.some((each) => each.isCited && isSame(each.value, value));
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
    const days = daysOf(expression, ground);
    const operands = figuresIn(expression, ground).filter(({ index }) => !inside(index, days));
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
