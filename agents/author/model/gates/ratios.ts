import type { Figure, Quantity } from "./figure.ts";
import { figuresIn } from "./figures.ts";
import { moneyDifferencesOf } from "./derived.ts";
import { percentsOf, RESTS, totalsOf } from "./derived_shares.ts";
import { givenIn } from "./given.ts";
import { citedSentences, type Ground } from "./ground.ts";
import { factTexts } from "./fact_words.ts";
import { idsOf, type Leaf, textOf } from "./leaf.ts";
import { isResult, isSame } from "./rounding.ts";
import { NUMBERS, PARTS } from "./words.ts";

/** What stands between a part and its whole: "of", "out of the", "in every". */
const NEXT_OF = new RegExp(
  `^\\s${PARTS.sourceOf("of", "out_of", "in")}(?:\\s${PARTS.sourceOf("the_whole", "every")})?\\s$`,
  "iu",
);

/** "Six quotes out of ten", "six devis sur dix": of what is counted there are so many in a round whole. */
const COUNTED_OF = new RegExp(
  `^\\s\\p{L}+\\s${PARTS.sourceOf("in_each", "out_of")}\\s(?<round>(?:${
    PARTS.patternOf("a", ["en"]).source
  })\\s)?$`,
  "iu",
);
const ROUND_WHOLES = new Set([3, 4, 5, 10, 20, 100]);

function isCountedOf({ value, end, unit }: Figure, next: Figure, text: string): boolean {
  if (unit.kind !== "plain" || next.unit.kind !== "plain" || !ROUND_WHOLES.has(next.value)) return false;
  const between = COUNTED_OF.exec(text.slice(end, next.index));
  return value < next.value && between !== null && (next.noun === "" || between.groups?.round !== undefined);
}

/** "Every one of the 88": all of them, and no part. */
const EACH = new RegExp(`${PARTS.sourceOf("every")}\\s(?:${PARTS.sourceOf("single")}\\s)?$`, "iu");

/** True for two numbers of which the second is what the first is a part of. */
export function isPartOf(figure: Figure, next: Figure | undefined, text: string): boolean {
  const isAll = figure.value === 1 && !figure.isDigits && EACH.test(text.slice(0, figure.index));
  return next !== undefined && !isAll &&
    (NEXT_OF.test(text.slice(figure.end, next.index)) || isCountedOf(figure, next, text));
}

/** "One of the 23": any of them, whichever. "One of 23" is a share. */
const OF_THEM = new RegExp(`^\\s${PARTS.sourceOf("of_the", "genitive")}\\s$`, "iu");

/** True for the "one" of "one of the 23": it picks one out and counts nothing. */
export function isOneOfThem(
  { value, isDigits, end }: Figure,
  next: Figure | undefined,
  text: string,
): boolean {
  return value === 1 && !isDigits && next !== undefined && OF_THEM.test(text.slice(end, next.index));
}

interface Around {
  leaf: Leaf;
  ground: Ground;
  /** What the sums of the leaf come to. */
  results: readonly Quantity[];
  /** Shares in per cent that are shown in the leaf, and were not calculated from the numbers that stand here. */
  sharesBeside: (at: number) => readonly number[];
}

/** A part and its whole. */
export type Pair = [Figure, Figure];

/** "Seven of ten", "one in three": two numbers that make one claim. */
export function ratiosIn(figures: readonly Figure[], text: string): Pair[] {
  return figures.flatMap((figure, at): Pair[] => {
    const next = figures[at + 1];
    if (next === undefined || !isPartOf(figure, next, text) || isOneOfThem(figure, next, text)) return [];
    // "50% of 320" takes a share of a number: each stands where it was said.
    if (figure.unit.kind === "percent" && !figure.isFraction) return [];
    // "163 in seven months" counts what comes in that time.
    const isInTime = next.unit.kind === "time" && next.value < figure.value;
    return isInTime ? [] : [[figure, next]];
  });
}

/** Both numbers stand in what is cited, or beside each other in one fact. */
export function isSaidTogether(
  pair: Pair,
  { leaf, ground, results, sharesBeside }: Around,
): boolean {
  const isFew = pair[1].value <= MOST_OF_SHARE;
  // "Two in three" of small numbers stands in some fact by chance: there they have to be told of each other.
  const share = (pair[0].value / pair[1].value) * 100;
  const facts = factTexts(ground.facts).filter((text) =>
    !isFew || saidShares([text], ground).some((said) => isSame(said, share))
  );
  const cited = citedSentences(idsOf(leaf), ground);
  const isListed = TOGETHER.test(textOf(leaf));
  const together = [cited, ...facts.map((text) => [text])];
  const isResult = ({ value }: Figure) =>
    results.some((result) => result.kind === "number" && isSame(result.value, value));
  return together.some((texts) => {
    const given = givenIn(texts, ground);
    const values = [
      ...(isListed && texts === cited ? given.flatMap((figures) => runsOf(figures, pair[1])) : []),
      ...[...given.flat(), ...totalsOf(given)].flatMap(({ value, upTo }) => [value, upTo]),
      ...moneyDifferencesOf(given, textOf(leaf)),
      ...(RESTS.test(textOf(leaf)) ? given.flatMap(restsOf) : []),
    ];
    return pair.every((figure) =>
      isResult(figure) || values.some((value) => value !== null && isSame(value, figure.value))
    );
  }) || isShareTaken(pair, leaf, ground) || isShareSaid(pair, leaf, ground) ||
    isShareShown(pair, sharesBeside(pair[0].index));
}

const TOGETHER = NUMBERS.patternOf("total");

/** "Together 35 of 62": what was told one behind the other. */
function runsOf(figures: readonly Pick<Figure, "value" | "unit">[], whole: Figure): number[] {
  const counts = figures.filter(({ unit, value }) => unit.kind === "plain" && !isSame(value, whole.value))
    .map(({ value }) => value);
  return counts.flatMap((_, from) =>
    counts.slice(from + 1).map((_, more) =>
      counts.slice(from, from + more + 2).reduce((sum, value) => sum + value, 0)
    )
  );
}

/** "25 of the 206 go" where 206 and 88% are cited: the share of it, or what that leaves. */
function isShareTaken([part, whole]: Pair, leaf: Leaf, ground: Ground): boolean {
  const cited = givenIn(citedSentences(idsOf(leaf), ground), ground).flat();
  const isCited = cited.some(({ value, unit }) => unit.kind === "plain" && isSame(value, whole.value));
  return isCited && whole.value > MOST_OF_SHARE &&
    percentsOf({ cited: [cited] }).some((share) =>
      isResult(part.value, whole.value * share / 100, part.approximation)
    );
}

/** "Nine of 38 did not" where 29 of the 38 did. */
function restsOf(figures: readonly Pick<Figure, "value" | "unit">[]): number[] {
  const counts = figures.filter(({ unit }) => unit.kind === "plain").map(({ value }) => value);
  return counts.flatMap((all) => counts.filter((part) => part < all).map((part) => all - part));
}

/** "Four in ten" beside 42%, or beside a sum that gives it. */
function isShareShown([part, whole]: Pair, shown: readonly number[]): boolean {
  if (whole.value > MOST_OF_SHARE && !ROUND_WHOLES.has(whole.value)) return false;
  const share = (part.value / whole.value) * 100;
  const isOver = part.approximation === "over";
  const isUnder = part.approximation === "under";
  return shown.some((percent) =>
    Math.abs(percent - share) <= Math.min(NEAR_SHARE, share / 4) ||
    isOver && percent > share && percent - share <= BEYOND_SHARE ||
    isUnder && percent < share && percent > share - 100 / whole.value
  );
}

/** Points of a hundred that "more than two in three" may lie below what is shown. */
const BEYOND_SHARE = 15;

/** A share is said in small numbers: "200 of 807" counts somebody, and stands only where it was counted. */
const MOST_OF_SHARE = 20;

/** "One in three" where a cited share rounds to it, "four in five" where one in five was said. */
function isShareSaid([part, whole]: Pair, leaf: Leaf, ground: Ground): boolean {
  if (whole.value > MOST_OF_SHARE) return false;
  const cited = citedSentences(idsOf(leaf), ground);
  const share = (part.value / whole.value) * 100;
  return whole.value > 0 &&
    (isShareOfCited(share, cited, ground) ||
      saidShares(cited, ground).some((said) => isSame(100 - said, share)));
}

/** What stands between a part and its whole in somebody's words: "19 of the 62", "one group in five". */
const OF_WHOLE = new RegExp(
  `^\\s(?:\\p{L}+\\s){0,2}${PARTS.sourceOf("of", "out_of", "in")}\\s(?:${
    PARTS.sourceOf("the_whole", "the_told", "every")
  }\\s)?$`,
  "iu",
);

/** "Of the 287 members 241 came": the whole comes first. */
const WHOLE_AHEAD = new RegExp(
  `${PARTS.sourceOf("of", "out_of", "of_the")}\\s(?:${PARTS.sourceOf("the_whole", "the_told")}\\s)?$`,
  "iu",
);
/** "十件のうち七件": so does it in Japanese, with what is counted behind its number. */
const WHOLE_AHEAD_JA = new RegExp(`^[一-龯]{0,2}の?${PARTS.sourceOf("among", "out_of")}[、]?$`, "u");

/** The shares in per cent of the parts and wholes that some sentences name. */
export function saidShares(cited: readonly string[], ground: Ground): number[] {
  return cited.flatMap((sentence) => {
    const figures = figuresIn(sentence, ground);
    return figures.flatMap((part, at) => {
      const whole = figures[at + 1];
      if (whole === undefined || part.unit.kind !== "plain" || whole.unit.kind !== "plain") return [];
      const isPartFirst = whole.value > part.value && OF_WHOLE.test(sentence.slice(part.end, whole.index));
      if (isPartFirst) return [(part.value / whole.value) * 100];
      const isWholeFirst = part.value > whole.value &&
        (WHOLE_AHEAD.test(sentence.slice(0, part.index)) ||
          WHOLE_AHEAD_JA.test(sentence.slice(part.end, whole.index)));
      return isWholeFirst ? [(whole.value / part.value) * 100] : [];
    });
  });
}

/** "20% of the groups" where "one group in five" was said, and "80%" for the rest of them. */
export function isRatioOfCited(figure: Figure, cited: readonly string[], ground: Ground): boolean {
  return saidShares(cited, ground).some((share) =>
    [share, 100 - share].some((each) => isResult(figure.value, each, figure.approximation))
  );
}

/** Points of a hundred that "half" or "a third" may be off. */
const NEAR_SHARE = 2.5;

/** "A third" where one cited sentence has both numbers, or a share that rounds to it. */
export function isShareOfCited(share: number, cited: readonly string[], ground: Ground): boolean {
  const isNear = (percent: number) => Math.abs(percent - share) <= Math.min(NEAR_SHARE, share / 4);
  return cited.some((sentence) => {
    const figures = figuresIn(sentence, ground);
    const counts = figures.filter(({ unit }) => unit.kind === "plain").flatMap(({ value, upTo }) =>
      upTo === null ? [value] : [value, upTo]
    );
    return figures.some(({ unit, value }) => unit.kind === "percent" && isNear(value)) ||
      counts.some((part) => counts.some((whole) => whole > part && isNear((part / whole) * 100)));
  });
}
