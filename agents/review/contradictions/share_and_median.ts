import { amountWords } from "../../text/amount_words.ts";
import { phrasesPattern } from "../../text/lexicon.ts";
import { valueOf } from "../../text/text.ts";
import { type Conflict, conflictOf, type Ground, type Said } from "./conflict.ts";
import { plainNumber } from "../../ledger/sums.ts";
import { spanOf } from "./rates.ts";
import { stretchWith } from "./stretch.ts";
import { sharedTopic } from "./topics.ts";
import { WORDS } from "./words.ts";

const PERCENT = new RegExp(
  `(\\d+(?:[.,]\\d+)?)\\s?(?:%|${phrasesPattern(amountWords("percent"))})`,
  "giu",
);
const POINT = /(?<word>\p{L}+)\s(?<n>\d+(?:[.,]\d+)?)(?![\d%])|(?<m>\d+(?:[.,]\d+)?)\s(?<after>\p{L}+)/giu;

/**
 * "71% close by day 2" beside "the median close is day 2.4": where more than half are done by a day, the middle one is
 * done by it too.
 */
export function shareAgainstMedian({ said }: Ground): Conflict[] {
  const medians = said.filter(({ quote }) => WORDS.isIn(quote, "median"));
  for (const median of medians) {
    const point = lastPoint(median.quote);
    if (point === null) continue;
    for (const share of said) {
      const found = share.turn === median.turn && share.quote === median.quote ? null : shareWithin(share);
      if (found === null || found.span !== point.span || sharedTopic(share.quote, median.quote) === 0) {
        continue;
      }
      const isOver = found.percent > HALF && point.value > found.value;
      const isUnder = found.percent < HALF && point.value <= found.value;
      if (!isOver && !isUnder) continue;
      const isFirst = said.indexOf(share) < said.indexOf(median);
      const told = { ...share, quote: stretchWith(share.quote, found.words) };
      return conflictOf({
        id: `median:${found.span}`,
        a: isFirst ? told : median,
        b: isFirst ? median : told,
        weight: 5,
        ask: "Which of the two is right, or what does each of them count?",
        sum: `If ${plainNumber(found.percent)}% are done by ${found.span} ${
          plainNumber(found.value)
        }, the middle one is ${isOver ? "too" : "not"}.`,
      });
    }
  }
  return [];
}

const HALF = 50;

/** The share that holds today and the day by which: in "80% by day 2, right now it's 71%" 71 and day 2. */
function shareWithin({ quote }: Said): ShareWithin | null {
  const percents = [...quote.matchAll(PERCENT)];
  const now = WORDS.patternOf("now").exec(quote);
  const behind = now === null ? undefined : percents.find(({ index }) => index > now.index);
  const only = percents.length === 1 && !WORDS.isIn(quote, "wished") ? percents[0] : undefined;
  const percent = behind ?? only;
  const within = WORDS.patternOf("within").exec(quote);
  if (percent === undefined || within === null) return null;
  const point = pointsIn(quote.slice(within.index)).at(0);
  if (point === undefined) return null;
  return { percent: valueOf(percent[1] ?? ""), ...point, words: percents.map(([text]) => text) };
}

interface ShareWithin {
  percent: number;
  value: number;
  span: string;
  /** The shares that the sentence names. */
  words: string[];
}

function lastPoint(quote: string): { value: number; span: string } | null {
  return pointsIn(quote).at(-1) ?? null;
}

/** "day 2", "working day 2.4" and "2 days" as a value with its unit. */
function pointsIn(text: string): { value: number; span: string }[] {
  return [...text.matchAll(POINT)].flatMap(({ groups = {} }) => {
    const span = spanOf(groups["word"] ?? groups["after"] ?? "");
    return span === null ? [] : [{ value: valueOf(groups["n"] ?? groups["m"] ?? ""), span }];
  });
}
