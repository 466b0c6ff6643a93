import { numbersIn, stemsIn, valueOf } from "../../text/text.ts";
import { plainNumber } from "../../ledger/sums.ts";
import { type Conflict, conflictOf, type Ground, type Said } from "./conflict.ts";
import { stretchWith } from "./stretch.ts";
import { sharedTopic } from "./topics.ts";
import { CLAIMS, NUMBERS, WORDS } from "./words.ts";

/** What a word claims, as a share from least to most. */
const CLAIMED = {
  nearly_all: [0.75, 1],
  three_quarters: [0.65, 0.85],
  two_thirds: [0.56, 0.77],
  most: [0.5, 1],
  half: [0.35, 0.65],
  third: [0.2, 0.45],
  quarter: [0.12, 0.38],
} as const;
const CLAIM_KINDS = Object.keys(CLAIMED) as (keyof typeof CLAIMED)[];
const COUNTED = new RegExp(
  `(?<!\\d)(?<part>\\d+) (?:out )?${NUMBERS.sourceOf("out_of")} (?:${
    NUMBERS.sourceOf("all_of_ours", "last")
  } )*(?<whole>\\d+)(?!\\d)`,
  "iu",
);
const NOT = new RegExp(`${WORDS.sourceOf("no")}|n['’]t\\b`, "iu");

/** What holds for another time or for a wish is no claim about the count. */
function isElsewhen(text: string): boolean {
  return CLAIMS.isIn(text, "another_time") || /\bby 20\d\d\b/iu.test(text);
}

const SHARED = 2;
const ROUNDED = 0.1;

/** "Most of our guests come by train", beside "4 of 20 guests came by train". */
export function shareAgainstCount(ground: Ground): Conflict[] {
  const counts = ground.said.filter(({ quote }) => COUNTED.test(quote) && !isElsewhen(quote));
  if (counts.length === 0) return [];
  return ground.said.flatMap((claim) => {
    const range = claimedIn(claim.quote);
    if (range === null || COUNTED.test(claim.quote) || isElsewhen(claim.quote)) return [];
    const count = counts.find((each) => isAbout(claim, each) && !isWithin(each.quote, range));
    if (count === undefined) return [];
    const { part = "", whole = "" } = COUNTED.exec(count.quote)?.groups ?? {};
    return conflictOf({
      id: `share:${claim.field}`,
      a: claim,
      b: count,
      weight: 3,
      sum: `${part} of ${whole} is ${plainNumber(Math.round((Number(part) / Number(whole)) * 100))}%.`,
      ask: "Which of the two holds?",
    });
  });
}

function claimedIn(sentence: string): readonly [number, number] | null {
  const percent = numbersIn(sentence).filter(({ unit }) => unit === "%");
  if (percent.length === 1) {
    const share = valueOf(percent[0]!.value) / 100;
    return [share - ROUNDED, share + ROUNDED];
  }
  if (percent.length > 0) return null;
  const kind = CLAIM_KINDS.find((each) => CLAIMS.isIn(sentence, each));
  return kind === undefined ? null : CLAIMED[kind];
}

/** Both speak of the same thing: two telling words in common, and both say yes or both say no. */
function isAbout(claim: Said, count: Said): boolean {
  const counted = stretchWith(count.quote, [COUNTED.exec(count.quote)?.[0] ?? ""]);
  return sharedTopic(claim.quote, counted) >= SHARED && NOT.test(claim.quote) === NOT.test(count.quote) &&
    stemsIn(claim.quote).size > SHARED;
}

function isWithin(sentence: string, [least, most]: readonly [number, number]): boolean {
  const { part = "", whole = "" } = COUNTED.exec(sentence)?.groups ?? {};
  const share = Number(part) / Number(whole);
  return !(share <= 1) || (share >= least && share <= most);
}
