import { numbersIn, stemsIn, valueOf } from "../../text/text.ts";
import { plainNumber } from "../../ledger/sums.ts";
import { type Conflict, conflictOf, type Ground, type Said } from "./conflict.ts";
import { stretchWith } from "./stretch.ts";
import { sharedTopic } from "./topics.ts";
import { WORDS } from "./words.ts";

/** What a word claims, as a share from least to most. */
const CLAIMS: [RegExp, [number, number]][] = [
  [
    /\b(?:nearly|almost|practically) (?:all|every\w*|everybody)\b|fast alle|presque tou|casi todos|quasi tutti|quase todos|bijna all/iu,
    [0.75, 1],
  ],
  [/\bthree quarters of\b/iu, [0.65, 0.85]],
  [/\btwo[- ]thirds of\b/iu, [0.56, 0.77]],
  [
    /\b(?:most|the majority|more than half|over half)(?: of)?\b|die meisten|la plupart|la mayoría|la maggior parte|a maioria|de meeste/iu,
    [0.5, 1],
  ],
  [/\b(?:about |roughly |around )?half of\b|die hälfte|la moitié|la mitad|la metà|metade|de helft/iu, [
    0.35,
    0.65,
  ]],
  [/\ba third of\b/iu, [0.2, 0.45]],
  [/\ba quarter of\b/iu, [0.12, 0.38]],
];
const COUNTED =
  /(?<!\d)(?<part>\d+) (?:out )?(?:of|von|sur|de|su|di|van) (?:the |our |my |all |last |unseren |nos |nuestros |nostri |nossos |onze )*(?<whole>\d+)(?!\d)/iu;
const NOT = new RegExp(`${WORDS.sourceOf("no")}|n['’]t\\b`, "iu");
/** What holds for another time or for a wish is no claim about the count. */
const ELSEWHEN =
  /\b(?:will|would|want|goal|target|until|before|used to|last year|then|next|by 20\d\d|if|rivals?|they say|people think|market)\b/iu;
const SHARED = 2;
const ROUNDED = 0.1;

/** "Most of our guests come by train", beside "4 of 20 guests came by train". */
export function shareAgainstCount(ground: Ground): Conflict[] {
  const counts = ground.said.filter(({ quote }) => COUNTED.test(quote) && !ELSEWHEN.test(quote));
  if (counts.length === 0) return [];
  return ground.said.flatMap((claim) => {
    const range = claimedIn(claim.quote);
    if (range === null || COUNTED.test(claim.quote) || ELSEWHEN.test(claim.quote)) return [];
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

function claimedIn(sentence: string): [number, number] | null {
  const percent = numbersIn(sentence).filter(({ unit }) => unit === "%");
  if (percent.length === 1) {
    const share = valueOf(percent[0]!.value) / 100;
    return [share - ROUNDED, share + ROUNDED];
  }
  return percent.length > 0 ? null : CLAIMS.find(([words]) => words.test(sentence))?.[1] ?? null;
}

/** Both speak of the same thing: two telling words in common, and both say yes or both say no. */
function isAbout(claim: Said, count: Said): boolean {
  const counted = stretchWith(count.quote, [COUNTED.exec(count.quote)?.[0] ?? ""]);
  return sharedTopic(claim.quote, counted) >= SHARED && NOT.test(claim.quote) === NOT.test(count.quote) &&
    stemsIn(claim.quote).size > SHARED;
}

function isWithin(sentence: string, [least, most]: [number, number]): boolean {
  const { part = "", whole = "" } = COUNTED.exec(sentence)?.groups ?? {};
  const share = Number(part) / Number(whole);
  return !(share <= 1) || (share >= least && share <= most);
}
