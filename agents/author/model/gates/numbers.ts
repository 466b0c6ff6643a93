import { isDenied } from "../../../facts/numbers/stated_numbers.ts";
import { daysBetween } from "../../../domain/days.ts";
import type { Figure, Quantity } from "./figure.ts";
import { presentsAsOwn } from "./borrowed.ts";
import { isOfConstants } from "./constants.ts";
import { isCorrected, isTakenBack } from "./corrected_figures.ts";
import { figuresIn } from "./figures.ts";
import { citedSentences, type Ground } from "./ground.ts";
import { givenIn } from "./given.ts";
import { type Beside, followsInSentence } from "./in_sentence.ts";
import { inside } from "./inside.ts";
import { citedFigures, type KnownFigure, knownFigures } from "./known_figures.ts";
import { sameFigures } from "./same_figures.ts";
import { idsOf, type Leaf, type Problem, textOf } from "./leaf.ts";
import { readFormula } from "./leaf_formula.ts";
import { looseDigits, unsaidTimes } from "./loose_digits.ts";
import { unsaidSurface } from "./measures.ts";
import { unsaidMultiples } from "./multiples.ts";
import { namedDates } from "./named_days.ts";
import { ownWords } from "./own_words.ts";
import { otherAims } from "./stated_aims.ts";
import { wrongRate } from "./rates.ts";
import type { Sum } from "./sum.ts";
import { sumsIn } from "./sums.ts";
import { toldOfAnother } from "./told_of_another.ts";
import { unbackedIn } from "./unbacked_numbers.ts";
import { wrongResults } from "./wrong_results.ts";
import { wrongSum } from "./wrong_sum.ts";

/** Every number, in digits or words, stands in a cited sentence, in a fact, or in a sum that was evaluated here. */
export function checkNumbers(leaf: Leaf, ground: Ground): Problem[] {
  if (leaf.kind === "row") return [];
  const known = knownFigures(leaf, ground);
  const formula = leaf.kind === "sum" ? readFormula(leaf, ground, known) : { problems: [], results: [] };
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
  const days = namedDates(text, ground);
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
  const replaced = figures.filter((figure) => isCorrected(figure, figures, { ...look, text, sentences }));
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
