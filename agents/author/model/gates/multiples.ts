import { LANGUAGES, lexiconsOf, phrasesPattern } from "../../../text/lexicon.ts";
import { UNIT_OF } from "../../../text/rate_words.ts";
import { isSpan } from "../../../text/spans.ts";
import type { Figure } from "./figure.ts";
import { endsOf, figuresIn } from "./figures.ts";
import { citedSentences, type Ground } from "./ground.ts";
import { idsOf, type Leaf, placeOf } from "./leaf.ts";
import { hasToken } from "./loose_digits.ts";
import { isShareOfCited, ratiosIn } from "./ratios.ts";
import { NUMBERS } from "./words.ts";

/** "Every third customer" is a share, and no number stands in it. */
const SHARES = [
  ["every_2", 50],
  ["every_3", 100 / 3],
  ["every_4", 25],
  ["every_5", 20],
  ["every_10", 10],
] as const;
const FACTORS = [["times_2", 2], ["times_3", 3], ["times_half", 1 / 2]] as const;

const TIMES = [...UNIT_OF].flatMap(([word, unit]) => isSpan(unit) || unit === "night" ? [word] : []);
const WEEKDAYS = lexiconsOf(LANGUAGES).flatMap(({ weekdays }) => weekdays.flat());
const RHYTHM = new RegExp(`^\\s(?:${phrasesPattern([...TIMES, ...WEEKDAYS])})`, "iu");
/** Points of a hundred that a share in words may lie from the one that is shown, as in "more than every second, 57%". */
const NEAR_SHARE = 10;
const NEAR_FACTOR = 0.15;

/** "Where every second sentence drops a name" says what would be too much. */
const HYPOTHETICAL = "tips_over";

/** True for a place that says what would be too much: its shares claim nothing. */
export function isHypothetical(leaf: Leaf): boolean {
  return placeOf(leaf) === HYPOTHETICAL;
}

interface Look {
  leaf: Leaf;
  ground: Ground;
  /** The numbers of the text that are known. */
  carried: readonly Figure[];
}

/**
 * Shares, factors and crowds in words, "every third customer", "twice as many", "hundreds", that no known numbers give, and
 * "only one" beside a number of all there are.
 */
export function unsaidMultiples(text: string, { leaf, ground, carried }: Look): string[] {
  if (isHypothetical(leaf)) return [];
  const cited = citedSentences(idsOf(leaf), ground);
  const percents = carried.filter(({ unit, isFraction }) => unit.kind === "percent" && !isFraction).map((
    { value },
  ) => value);
  const told = ratiosIn(carried, text).map(([part, whole]) => (part.value / whole.value) * 100);
  const shares = SHARES.flatMap(([kind, share]) =>
    placesOf(kind, text).filter(({ words, end }) =>
      !RHYTHM.test(text.slice(end)) && !isSaid(words, cited) && !isShareOfCited(share, cited, ground) &&
      ![...percents, ...told].some((percent) => Math.abs(percent - share) <= NEAR_SHARE)
    )
  );
  const figures = cited.flatMap((each) => figuresIn(each, ground));
  const factors = FACTORS.flatMap(([kind, factor]) =>
    placesOf(kind, text).filter(({ words, index, end }) => {
      if (isCalledSo(words, text.slice(end), cited)) return false;
      const isMore = factor < 1 && AGAIN.test(text.slice(end));
      // "Trois fois plus en un an": the three of the words is no number beside them.
      const beside = carried.filter((figure) => figure.end <= index || figure.index >= end);
      const times = isMore ? 1 + factor : factor;
      return !isSaid(words, cited) && !isFactorOf([...beside, ...figures].flatMap(endsOf), times);
    })
  );
  const crowds = placesOf("crowds", text).filter(({ words, index, end }) =>
    !isSaid(words, cited) && !carried.some((figure) => index >= figure.index && end <= figure.end)
  );
  const isCounted = carried.some(({ unit, isDigits, value }) =>
    unit.kind === "plain" && isDigits && value > 1
  );
  const alone = !isCounted || figures.some(({ value }) => value === 1)
    ? []
    : placesOf("only_one", text).filter(() => !cited.some((each) => NUMBERS.isIn(each, "only_one")));
  return [...shares, ...factors, ...crowds, ...alone].map(({ words }) =>
    `“${words}” follows from no two numbers that this cites: show them, or leave it out.`
  );
}

/** "Half as many again" is one and a half times as many. */
const AGAIN = /^\sagain(?!\p{L})/iu;

/** "Le double vitrage" where double glazing was spoken of: what a thing is called counts nothing. */
function isCalledSo(words: string, behind: string, cited: readonly string[]): boolean {
  const [last = ""] = words.split(" ").slice(-1);
  const noun = /^\s(\p{L}{4,})/u.exec(behind)?.[1];
  return noun !== undefined && cited.some((sentence) => hasToken(sentence, `${last} ${noun}`));
}

/** True where two numbers that count the same give a factor. */
function isFactorOf(figures: readonly Figure[], factor: number): boolean {
  return figures.some((one) =>
    figures.some((other) =>
      one.unit.kind === other.unit.kind && Math.abs(one.value / other.value - factor) <= factor * NEAR_FACTOR
    )
  );
}

type Kind = (typeof SHARES | typeof FACTORS)[number][0] | "crowds" | "only_one";

function placesOf(kind: Kind, text: string): { words: string; index: number; end: number }[] {
  return [...text.matchAll(new RegExp(NUMBERS.patternOf(kind).source, "giu"))].map(({ 0: words, index }) => ({
    words,
    index,
    end: index + words.length,
  }));
}

function isSaid(words: string, cited: readonly string[]): boolean {
  return cited.some((sentence) => hasToken(sentence, words));
}
