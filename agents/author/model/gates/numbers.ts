import { isDenied, isSaidOnce } from "../../../facts/numbers/stated_numbers.ts";
import { wordPattern } from "../../../text/amount_words.ts";
import { daysBetween } from "../../../domain/days.ts";
import type { NamedDay } from "../../../text/due_days.ts";
import type { Figure, Quantity } from "./figure.ts";
import { presentsAsOwn } from "./borrowed.ts";
import { isConstant, isOfConstants } from "./constants.ts";
import { daysBetweenNamed } from "./days_between.ts";
import { figuresIn } from "./figures.ts";
import { haveSameUnit } from "./implied_numbers.ts";
import { FormulaError, stepsOfFormula } from "./formula.ts";
import { citedSentences, type Ground } from "./ground.ts";
import { givenIn } from "./given.ts";
import { type Beside, followsInSentence } from "./in_sentence.ts";
import { inside } from "./inside.ts";
import { citedFigures, factFigures, type KnownFigure, knownFigures, sameFigures } from "./known_figures.ts";
import { isKnown } from "./known_number.ts";
import { idsOf, type Leaf, type Problem, type SumLeaf, textOf } from "./leaf.ts";
import { looseDigits, unsaidTimes } from "./loose_digits.ts";
import { unsaidSurface } from "./measures.ts";
import { unsaidMultiples } from "./multiples.ts";
import { namedDays } from "./named_days.ts";
import { ownWords } from "./own_words.ts";
import { otherAims } from "./stated_aims.ts";
import { wrongRate } from "./rates.ts";
import { isSame } from "./rounding.ts";
import { type Sum, sumsIn } from "./sums.ts";
import { isSameWord, sharedStems, stemsOf } from "../../../text/stems.ts";
import { toldOfAnother } from "./told_of_another.ts";
import { unbackedIn } from "./unbacked_numbers.ts";
import { wrongResults } from "./wrong_results.ts";

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
  const cited = citedFigures(look.leaf, ground);
  const unbacked = unbackedIn({
    text,
    leaf: look.leaf,
    ground,
    known,
    figures,
    sums,
    ofFormula: look.results,
    results,
  });
  const sentences = citedSentences(idsOf(look.leaf), ground);
  const beside = {
    text,
    cited,
    citedTexts: sentences,
    given: givenIn(sentences, ground),
    denied: sentences.flatMap((sentence) =>
      figuresIn(sentence, ground).filter((figure) => isDenied(figure, sentence)).map(({ value }) => value)
    ),
    operands: sums.map((sum) => sum.operands),
    daysUntil: days.map(({ iso }) => daysBetween(ground.today, iso)).filter((length) => length > 0),
  };
  const unknown = withoutFollowing(unbacked, figures, beside);
  const takenBack = figures.filter((figure) => isTakenBack(figure, sentences, ground));
  const carried = figures.filter((figure) => !unbacked.includes(figure));
  const rates = carried.filter(({ index }) =>
    !sums.some(({ holds, result }) => holds && inside(index, [result]))
  )
    .flatMap((figure) => wrongRate(figure, known, { ids: idsOf(look.leaf), ground }));
  const borrowed = figures.flatMap((figure) => {
    const same = figure.isFraction ? [] : sameFigures(figure, figure.value, known);
    const [first] = same.map((each) => each.borrowed ?? null);
    if (first === undefined || first === null || same.some((each) => !each.borrowed)) return [];
    return presentsAsOwn(figure, first, { text, figures, ground }) ?? [];
  });
  const replaced = figures.filter((figure) =>
    !isWholeOfChannels(figure, figures, look) &&
    (isReplaced(figure, ground) && (!isCited(figure, known) || standsOtherwise(figure, ground)) ||
      isDeniedSince(figure, text, { sentences, ground }))
  );
  return [
    ...wrong,
    ...rates,
    ...borrowed,
    ...unknown.map(({ text: number }) =>
      `The number ${number.trim()} stands in no sentence that this cites and in no fact: cite where it was said, show the sum that gives it ("19 of 50, 38%"), or leave it out.`
    ),
    ...takenBack.map(({ text: number }) =>
      `${number.trim()} is taken back in the sentence that this cites: use the number that stands.`
    ),
    ...replaced.map(({ text: number }) =>
      `${number.trim()} was corrected since: use the number that stands now.`
    ),
    ...looseDigits(text, { figures, days, sums }, look),
    ...wrongResults(text, figures, cited),
    ...toldOfAnother(text, figures, look),
    ...otherAims(text, { figures, cited, ground }),
    ...(figures.length === 0 ? [] : unsaidSurface(text, [...ground.said, ...ground.pages])),
    ...unsaidTimes(text, look.leaf, ground),
    ...unsaidMultiples(text, { leaf: look.leaf, ground, carried }),
  ];
}

/** The numbers that follow from none of the others; what follows may carry the next: "135 together, so 79 are left". */
function withoutFollowing(
  open: readonly Figure[],
  figures: readonly Figure[],
  beside: Omit<Beside, "known">,
): readonly Figure[] {
  const known = figures.filter((figure) => !open.includes(figure));
  const left = open.filter((figure) => !followsInSentence(figure, { ...beside, known }));
  return left.length === open.length ? left : withoutFollowing(left, figures, beside);
}

/** "640/62" inside a sum is two numbers, each of which has to be known, and "2 - 14" is no range. */
function withDivisions(text: string, sums: readonly Sum[]): string {
  return sums.reduce((divided, { operands: { index, end } }) => {
    const arithmetic = divided.slice(index, end).replaceAll("/", "÷").replaceAll(" - ", " − ");
    return divided.slice(0, index) + arithmetic + divided.slice(end);
  }, text);
}

/** A number that a correction replaced, where nothing else that is known has it. */
function isReplaced(figure: Figure, ground: Ground): boolean {
  return ground.replaced.some(({ from, to }) => {
    const [old, ...more] = figuresIn(from, ground);
    if (old === undefined || more.length > 0) return false;
    // "2 hrs a week" that became 7 says nothing of two months.
    const isOld = old.value === figure.value && JSON.stringify(old.unit) === JSON.stringify(figure.unit);
    const stands = figuresIn(to, ground).some(({ value }) => value === old.value) ||
      sameFigures(figure, figure.value, factFigures(ground)).length > 0;
    return isOld && !stands;
  });
}

/** "26 of the 62": what those of each channel add up to is told beside one of them, whatever it has become since. */
function isWholeOfChannels({ value }: Figure, figures: readonly Figure[], { ground, known }: Look): boolean {
  const counts = ground.facts.channels.flatMap(({ count }) => count ?? []);
  const isWhole = counts.length > 1 && isSame(counts.reduce((sum, count) => sum + count, 0), value);
  return isWhole && figures.some((part) => counts.some((count) => isSame(count, part.value))) &&
    known.some((each) => each.isCited && isSame(each.value, value));
}

/** What may stand between a number and the one whose place it takes: "158, not 185", "396 Schirme und nicht 410". */
const YEAR = /^(?:19|20)\d{2}$/u;
const INSTEAD = /^[^\d.;:!?]{1,24}$/u;

/** "I told you 212, but it is 206", "158, not 185": the number that was wrong, where no cited sentence states it otherwise. */
function isTakenBack(told: Figure, cited: readonly string[], ground: Ground): boolean {
  const all = cited.flatMap((sentence) =>
    figuresIn(sentence, ground).map((figure, at, beside) => ({ figure, sentence, before: beside[at - 1] }))
  ).filter(({ figure }) => haveSameUnit(figure, told) && isSame(figure.value, told.value));
  return all.length > 0 && all.every(({ figure, sentence, before }) =>
    isSaidOnce(figure, sentence) ||
    isDenied(figure, sentence) && before !== undefined && haveSameUnit(before, figure) &&
      !YEAR.test(before.text.trim()) &&
      INSTEAD.test(sentence.slice(before.end, figure.index))
  );
}

/** "412 baskets" that became 421: what it counts has another number in the facts now, wherever the old one still stands. */
function standsOtherwise({ noun }: Figure, { facts, replaced }: Ground): boolean {
  const now = replaced.map(({ to }) => Number(to));
  return noun !== "" &&
    [...facts.measured, ...facts.traction].some(({ name, value }) =>
      now.includes(value) &&
      name.split(/\s+/u).some((word) => isSameWord(word.toLowerCase(), noun.toLowerCase()))
    );
}

/** "There are 210 on the list", where the last that was said of it is "not 210 but 213". */
function isDeniedSince(
  figure: Figure,
  text: string,
  { sentences, ground }: { sentences: readonly string[]; ground: Ground },
): boolean {
  const from = Math.max(-1, ...sentences.map((sentence) => ground.said.indexOf(sentence)));
  if (from === -1 || figure.isFraction || figure.value <= 1) return false;
  const last = ground.said.slice(from + 1).flatMap((later) => {
    const same = figuresIn(later, ground).find((each) =>
      isSame(each.value, figure.value) && haveSameUnit(each, figure)
    );
    const isOfThis = same !== undefined && sharedStems(stemsOf(text), stemsOf(later)).length > 0;
    return isOfThis ? [isDenied(same, later) && !isCompared(same, later, ground)] : [];
  }).at(-1);
  return last === true;
}

/** "2 days instead of 23" takes nothing back. */
function isCompared({ index }: Figure, sentence: string, { language }: Ground): boolean {
  return wordPattern("instead", [language ?? "en"], "end").test(sentence.slice(0, index).trimEnd());
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

/** The days that a text names, whose numbers are none of its own; that of "in six weeks" is one. */
function daysOf(text: string, ground: Ground): NamedDay[] {
  return namedDays(text, ground).filter(({ kind }) => kind !== "span");
}

interface FormulaLook {
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
function formulaOf(leaf: SumLeaf, ground: Ground, known: readonly KnownFigure[]): FormulaLook {
  const { formula } = leaf;
  const sums = sumsIn(formula, ground);
  const expression = formula.split(/[=≈]/u)[0] ?? "";
  try {
    const steps = stepsOfFormula(expression, ground);
    const days = daysOf(expression, ground);
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
